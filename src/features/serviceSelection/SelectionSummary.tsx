import type { ServiceType } from '@kedai/contract/rules/selection';
import { CheckIcon } from '@kedai/ui/icons';
import { contrastThemeHighlight, contrastThemeOutline } from '@kedai/ui/theme/contrastTheme';
import { media, radius, s, shadow, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { pickupBranch } from '../../shop/pickupBranch';
import { servicePromptText as text } from '../../text/order/servicePrompt';
import { TextColumn } from './serviceSelection.styles';

/** A card over the picture. */
const Steps = styled.ol`
  display: none;

  ${media.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    padding: ${space(3)};
    border-radius: ${radius.large};
    background: ${s('surface')};
    box-shadow: ${shadow.high};
    ${contrastThemeOutline}
  }
`;

const StepLine = styled.li`
  display: flex;
  gap: ${space(2)};
  color: ${s('textSoft')};

  &[aria-current] {
    color: ${s('text')};
    font-weight: 600;
  }
`;

const StepMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${s('controlLine')};
  border-radius: ${radius.round};
  font-size: ${textSize.small};

  ${StepLine}[aria-current] > & {
    border-color: ${s('accent')};
    ${contrastThemeHighlight}
  }
  ${StepLine}[data-done='true'] > & {
    border-color: ${s('accent')};
    background: ${s('accent')};
    color: ${s('onAccent')};
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;

const Chosen = styled.span`
  color: ${s('text')};
  font-size: ${textSize.small};
  font-weight: 500;
`;

export interface PartialSelection {
  readonly serviceType: ServiceType | null;
  readonly address: string;
}

/** The choices so far, step by step. Only shown on wide screens. */
export function SelectionSummary({
  chosen,
  position,
}: {
  readonly chosen: PartialSelection;
  /** The current step, 1 to 3. */
  readonly position: number;
}) {
  const isPickup = chosen.serviceType === 'pickup';
  const choices = [
    isPickup ? text.service.pickup : text.service.delivery,
    <bdi key="place">{isPickup ? pickupBranch.name : chosen.address}</bdi>,
  ];
  return (
    <Steps>
      {text.steps.map((title, index) => {
        const step = index + 1;
        const isDone = position > step;
        return (
          <StepLine
            key={title}
            aria-current={position === step ? 'step' : undefined}
            data-done={isDone}
          >
            <StepMark>{isDone ? <CheckIcon /> : step}</StepMark>
            <TextColumn>
              <span>{title}</span>
              {isDone ? <Chosen>{choices[index]}</Chosen> : null}
            </TextColumn>
          </StepLine>
        );
      })}
    </Steps>
  );
}
