import { CheckIcon } from '@kedai/ui/icons';
import { Stack } from '@kedai/ui/layout/Layout';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { contrastThemeHighlight } from '@kedai/ui/theme/contrastTheme';
import { radius, s, space } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { progressText } from '../../text/order/checkout';

const MARK_PX = 28;

const List = styled(Stack)`
  /* The line from each mark up to the previous one. */
  li + li::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: ${MARK_PX / 2 - 1}px;
    width: 2px;
    height: ${space(3)};
    background: ${s('accent')};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${MARK_PX}px;
  height: ${MARK_PX}px;
  border: 2px solid ${s('accent')};
  border-radius: ${radius.round};
  background: ${s('ground')};
  color: ${s('onAccent')};
`;

const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${MARK_PX}px;

  &[data-stage='done'] ${Mark} {
    background: ${s('accent')};
  }
  &[data-stage='current'] {
    font-weight: 600;
  }
  &[data-stage='ahead'] {
    color: ${s('textSoft')};

    ${Mark} {
      border-color: ${s('line')};
    }
    &::before {
      background: ${s('line')};
    }
  }
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${radius.round};
  background: ${s('accent')};
  ${contrastThemeHighlight}
`;

const STEPS = [
  { name: progressText.placed, stage: 'done' },
  { name: progressText.submitted, stage: 'current' },
  { name: progressText.confirmed, stage: 'ahead' },
] as const;

/** The progress of an order whose receipt was submitted. */
export function OrderProgress() {
  return (
    <List as="ol" $gap={3} aria-label={progressText.label}>
      {STEPS.map(({ name, stage }) => (
        <Step key={name} data-stage={stage} aria-current={stage === 'current' ? 'step' : undefined}>
          <Mark>
            {stage === 'done' ? <CheckIcon size={16} /> : null}
            {stage === 'current' ? <Dot /> : null}
          </Mark>
          <span>
            <span>{name}</span> <VisuallyHidden>{`(${progressText[stage]})`}</VisuallyHidden>
          </span>
        </Step>
      ))}
    </List>
  );
}
