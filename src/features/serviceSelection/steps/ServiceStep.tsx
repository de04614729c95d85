import { type ReactNode, useId } from 'react';
import type { ServiceType } from '../../../contract/selection';
import { serviceQuestionTexts as texts } from '../../../text/serviceQuestion';
import { ArrowRightIcon, StoreIcon, TruckIcon } from '../../../ui/icons';
import { Spinner } from '../../../ui/Spinner';
import * as look from '../look';

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
      <look.Choices>
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
      </look.Choices>
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
    <look.Choice
      type="button"
      onClick={onChoose}
      onPointerDown={onTouch}
      onPointerEnter={onTouch}
      onFocus={onTouch}
      aria-busy={isWaiting}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
    >
      <look.ChoiceIcon>{icon}</look.ChoiceIcon>
      <look.ChoiceWords>
        <look.ChoiceName id={`${id}-name`}>{name}</look.ChoiceName>
        <look.ChoiceHint id={`${id}-hint`}>{hint}</look.ChoiceHint>
      </look.ChoiceWords>
      {isWaiting ? <Spinner /> : <ArrowRightIcon />}
    </look.Choice>
  );
}
