import { useRef } from 'react';
import type { Selection } from '../../contract/selection';
import { shop } from '../../shop';
import { serviceSelectionTexts as texts } from '../../text/serviceSelection';
import { Alert } from '../../ui/Alert';
import { IconButton } from '../../ui/IconButton';
import { CloseIcon } from '../../ui/icons';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { useModal } from '../../ui/useModal';
import * as look from './look';
import { Motif } from './Motif';
import { Summary } from './Summary';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotStep } from './steps/SlotStep';
import { type ServiceSelectionFlow, useServiceSelection } from './useServiceSelection';

export interface ServiceSelectionModalProps {
  /** What was chosen before, its slot may have passed. */
  readonly selection: Selection | null;
  readonly hasSlotPassed: boolean;
  /** Closes without a change; without it the modal cannot be left. */
  readonly onClose: (() => void) | undefined;
  readonly clock: () => number;
  readonly reloadPage: () => void;
}

const POSITION = { service: 1, branch: 2, address: 2, slot: 3 } as const;

const TITLES = {
  service: texts.service.title,
  branch: texts.branch.title,
  address: texts.address.title,
  slot: texts.slot.title,
} as const;

/** The overlay that asks for service, place and time (spec §2); the page below it is still and cannot be reached. */
export function ServiceSelectionModal({
  selection,
  hasSlotPassed,
  onClose,
  clock,
  reloadPage,
}: ServiceSelectionModalProps) {
  const flow = useServiceSelection({ selection, clock, reloadPage });
  const overlay = useRef<HTMLDivElement>(null);
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  useModal(overlay, { onClose: onClose });

  return (
    <look.Overlay
      ref={overlay}
      role="dialog"
      aria-modal="true"
      aria-label={texts.dialog}
      tabIndex={-1}
    >
      <look.Side>
        <look.Brand>{shop.name}</look.Brand>
        <Summary flow={flow} position={POSITION[flow.step]} />
        <look.WideOnly>
          <Motif />
        </look.WideOnly>
      </look.Side>
      <look.Main>
        <look.Column>
          <look.Progress>{texts.progress(POSITION[flow.step])}</look.Progress>
          <look.Title ref={heading} tabIndex={-1} data-autofocus>
            {TITLES[flow.step]}
          </look.Title>
          {hasSlotPassed && selection && flow.step !== 'slot' ? (
            <look.Reason>
              <Alert kind="info">{texts.slotPassedBefore(selection.deliveryTime)}</Alert>
            </look.Reason>
          ) : null}
          <Step flow={flow} />
          {flow.step === 'service' ? (
            <look.NarrowOnly>
              <Motif />
            </look.NarrowOnly>
          ) : null}
        </look.Column>
        {onClose ? (
          <look.Close>
            <IconButton aria-label={texts.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </look.Close>
        ) : null}
      </look.Main>
    </look.Overlay>
  );
}

function Step({ flow }: { readonly flow: ServiceSelectionFlow }) {
  switch (flow.step) {
    case 'service':
      return <ServiceStep flow={flow} />;
    case 'branch':
      return <BranchStep flow={flow} />;
    case 'address':
      return <AddressStep flow={flow} />;
    case 'slot':
      return <SlotStep flow={flow} />;
  }
}
