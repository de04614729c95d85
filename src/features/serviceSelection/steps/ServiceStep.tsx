import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { ServiceType } from '../../../contract/selection';
import { serviceQuestionTexts as texts } from '../../../text/serviceQuestion';
import { s } from '../../../theme/accessor';
import { font, media, motion, radius, shadow, space, textSize } from '../../../theme/tokens';
import { ArrowRightIcon, StoreIcon, TruckIcon } from '../../../ui/icons';
import { BusyIndicator, busyIndicatorStyles } from '../../../ui/Spinner';
import * as look from '../serviceSelection.styles';

/** The two services, large enough to be chosen without looking twice. */
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

  ${busyIndicatorStyles}
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

const ChoiceWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const ChoiceName = styled.span`
  font-family: ${font.display};
  font-size: ${textSize.title};
  line-height: 1.3;
`;

const ChoiceHint = styled.span`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

export interface ServiceStepProps {
  readonly onChoose: (service: ServiceType) => void;
  /** A choice is about to be made: pointed at, touched or focused. */
  readonly onTouch?: () => void;
  /** The choice whose next step is on its way. */
  readonly waiting?: ServiceType | null;
}

/** Step 1: Pick Up or Delivery. */
export function ServiceStep({ onChoose, onTouch, waiting = null }: ServiceStepProps) {
  return (
    <>
      <look.Intro>{texts.service.intro}</look.Intro>
      <Choices>
        <Choice
          name={texts.service.pickup}
          hint={texts.service.pickupHint}
          icon={<StoreIcon />}
          isWaiting={waiting === 'pickup'}
          onTouch={onTouch}
          onChoose={() => onChoose('pickup')}
        />
        <Choice
          name={texts.service.delivery}
          hint={texts.service.deliveryHint}
          icon={<TruckIcon />}
          isWaiting={waiting === 'delivery'}
          onTouch={onTouch}
          onChoose={() => onChoose('delivery')}
        />
      </Choices>
    </>
  );
}

function Choice({
  name,
  hint,
  icon,
  isWaiting,
  onTouch,
  onChoose,
}: {
  readonly name: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isWaiting: boolean;
  readonly onTouch: (() => void) | undefined;
  readonly onChoose: () => void;
}) {
  const id = useId();
  return (
    <ChoiceButton
      onClick={onChoose}
      onPointerDown={onTouch}
      onPointerEnter={onTouch}
      onFocus={onTouch}
      aria-busy={isWaiting}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
    >
      <look.ChoiceIcon>{icon}</look.ChoiceIcon>
      <ChoiceWords>
        <ChoiceName id={`${id}-name`}>{name}</ChoiceName>
        <ChoiceHint id={`${id}-hint`}>{hint}</ChoiceHint>
      </ChoiceWords>
      {isWaiting ? <BusyIndicator /> : <ArrowRightIcon />}
    </ChoiceButton>
  );
}
