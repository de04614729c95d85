import { type ReactNode, useId } from 'react';
import { serviceSelectionTexts as texts } from '../../../text/serviceSelection';
import { ArrowRightIcon, StoreIcon, TruckIcon } from '../../../ui/icons';
import * as look from '../look';
import type { ServiceSelectionFlow } from '../useServiceSelection';

/** Step 1: Pick Up or Delivery. */
export function ServiceStep({ flow }: { readonly flow: ServiceSelectionFlow }) {
  return (
    <>
      <look.Intro>{texts.service.intro}</look.Intro>
      <look.Choices>
        <Choice
          name={texts.service.pickup}
          hint={texts.service.pickupHint}
          icon={<StoreIcon />}
          onChoose={() => flow.chooseService('pickup')}
        />
        <Choice
          name={texts.service.delivery}
          hint={texts.service.deliveryHint}
          icon={<TruckIcon />}
          onChoose={() => flow.chooseService('delivery')}
        />
      </look.Choices>
    </>
  );
}

function Choice({
  name,
  hint,
  icon,
  onChoose,
}: {
  readonly name: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
}) {
  const id = useId();
  return (
    <look.Choice
      type="button"
      onClick={onChoose}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
    >
      <look.ChoiceIcon>{icon}</look.ChoiceIcon>
      <look.ChoiceWords>
        <look.ChoiceName id={`${id}-name`}>{name}</look.ChoiceName>
        <look.ChoiceHint id={`${id}-hint`}>{hint}</look.ChoiceHint>
      </look.ChoiceWords>
      <ArrowRightIcon />
    </look.Choice>
  );
}
