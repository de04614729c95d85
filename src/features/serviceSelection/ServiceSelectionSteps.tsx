import { Activity, useEffect } from 'react';
import type { ServiceType } from '../../contract/selection';
import { serviceQuestionTexts as texts } from '../../text/serviceQuestion';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { Frame, type ServiceSelectionOccasion } from './Frame';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotStep, SlotWaiting } from './steps/SlotStep';
import { useServerTime } from './useServerTime';
import { type ServiceSelectionFlow, useServiceSelection } from './useServiceSelection';

export interface ServiceSelectionStepsProps {
  readonly occasion: ServiceSelectionOccasion;
  /** The answer to the first question, given before the flow was there. */
  readonly firstService: ServiceType;
}

const POSITION = { service: 1, branch: 2, address: 2, slot: 3 } as const;

const TITLES = {
  service: texts.service.title,
  branch: texts.branch,
  address: texts.address,
  slot: texts.slot,
} as const;

/** The steps of the service selection as its chart moves through them. */
export function ServiceSelectionSteps({ occasion, firstService }: ServiceSelectionStepsProps) {
  const flow = useServiceSelection(occasion);
  const isTimeAwaited = useServerTime();
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  const { chooseFirst } = flow;
  useEffect(() => chooseFirst(firstService), [chooseFirst, firstService]);

  return (
    <Frame
      occasion={occasion}
      position={POSITION[flow.step]}
      title={TITLES[flow.step]}
      heading={heading}
      chosen={flow}
    >
      <Steps flow={flow} isTimeAwaited={isTimeAwaited} />
    </Frame>
  );
}

/**
 * The step that is shown. Those that a shopper most likely comes to next are built behind it when there is time, so that
 * the tap only has to show them; and a step that is left this way is hidden, not taken apart.
 */
function Steps({
  flow,
  isTimeAwaited,
}: {
  readonly flow: ServiceSelectionFlow;
  readonly isTimeAwaited: boolean;
}) {
  const shown = (step: ServiceSelectionFlow['step']) => (flow.step === step ? 'visible' : 'hidden');
  return (
    <>
      {flow.step === 'service' ? <ServiceStep onChoose={flow.chooseService} /> : null}
      {flow.step === 'address' ? <AddressStep flow={flow} /> : null}
      {flow.serviceType === 'pickup' ? (
        <Activity mode={shown('branch')}>
          <BranchStep flow={flow} />
        </Activity>
      ) : null}
      <Activity mode={shown('slot')}>
        {isTimeAwaited ? <SlotWaiting /> : <SlotStep flow={flow} />}
      </Activity>
    </>
  );
}
