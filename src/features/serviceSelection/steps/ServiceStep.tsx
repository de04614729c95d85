import type { ServiceType } from '@kedai/contract/rules/selection';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { ArrowRightIcon, StoreIcon, TruckIcon } from '@kedai/ui/icons';
import { Note } from '@kedai/ui/layout/Text';
import { media, motion, radius, s, shadow, space } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { servicePromptText as text } from '../../../text/order/servicePrompt';
import * as styles from '../serviceSelection.styles';

const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const ChoiceButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${s('line')};
  border-radius: ${radius.large};
  background: ${s('surface')};
  box-shadow: ${shadow.low};
  text-align: left;

  ${media.hover} {
    transition:
      border-color ${motion.quick},
      transform ${motion.quick};

    &:hover {
      border-color: ${s('accent')};
      transform: translateY(-2px);
    }
  }
`;

const { pickup, pickupHint, delivery, deliveryHint } = text.service;
const CHOICES = [
  { service: 'pickup', name: pickup, hint: pickupHint, icon: <StoreIcon /> },
  { service: 'delivery', name: delivery, hint: deliveryHint, icon: <TruckIcon /> },
] as const;

/** Step 1: Pick Up or Delivery. */
export function ServiceStep({
  onChoose,
  onPoint,
  loading,
}: {
  readonly onChoose: (service: ServiceType) => void;
  /** Called when a choice is hovered or touched. */
  readonly onPoint?: () => void;
  readonly loading?: ServiceType | null;
}) {
  const id = useId();
  return (
    <>
      <styles.Intro>{text.service.intro}</styles.Intro>
      <Choices>
        {CHOICES.map(({ service, name, hint, icon }) => (
          <ChoiceButton
            key={service}
            onClick={() => onChoose(service)}
            onPointerEnter={onPoint}
            aria-busy={loading === service}
            aria-labelledby={`${id}-${service}`}
            aria-describedby={`${id}-${service}-hint`}
          >
            <styles.ChoiceIcon>{icon}</styles.ChoiceIcon>
            <styles.TextColumn>
              <styles.ChoiceName id={`${id}-${service}`}>{name}</styles.ChoiceName>
              <Note as="span" id={`${id}-${service}-hint`}>
                {hint}
              </Note>
            </styles.TextColumn>
            {loading === service ? <Spinner /> : <ArrowRightIcon />}
          </ChoiceButton>
        ))}
      </Choices>
    </>
  );
}
