import { Activity, useEffect } from 'react';
import type { ServiceType } from '../../contract/selection';
import { serviceQuestionText as text } from '../../text/serviceQuestion';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { type ServiceSelectionContext, StepFrame } from './StepFrame';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotSkeleton, SlotStep } from './steps/SlotStep';
import { useServerTime } from './useServerTime';
import { type ServiceSelectionFlow, useServiceSelection } from './useServiceSelection';

export interface ServiceSelectionStepsProps {
  readonly occasion: ServiceSelectionContext;
  /** The choice made in the first step, before the flow was loaded. */
  readonly firstService: ServiceType;
}

const POSITION = { service: 1, branch: 2, address: 2, slot: 3 } as const;

const TITLES = {
  service: text.service.title,
  branch: text.branch,
  address: text.address,
  slot: text.slot,
} as const;

/** The steps of the service selection, driven by its machine. */
export function ServiceSelectionSteps({ occasion, firstService }: ServiceSelectionStepsProps) {
  const flow = useServiceSelection(occasion);
  const isTimePending = useServerTime();
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  const { chooseFirst } = flow;
  useEffect(() => chooseFirst(firstService), [chooseFirst, firstService]);

  return (
    <StepFrame
      occasion={occasion}
      position={POSITION[flow.step]}
      title={TITLES[flow.step]}
      heading={heading}
      chosen={flow}
    >
      <Steps flow={flow} isTimePending={isTimePending} />
    </StepFrame>
  );
}

/**
 * The current step. The likely next steps are prerendered in a hidden `Activity`, so a tap only has to reveal them. A step
 * that was left this way is hidden, not unmounted.
 */
function Steps({
  flow,
  isTimePending,
}: {
  readonly flow: ServiceSelectionFlow;
  readonly isTimePending: boolean;
}) {
  const activityMode = (step: ServiceSelectionFlow['step']) =>
    flow.step === step ? 'visible' : 'hidden';
  return (
    <>
      {flow.step === 'service' ? <ServiceStep onChoose={flow.chooseService} /> : null}
      {flow.step === 'address' ? <AddressStep flow={flow} /> : null}
      {flow.serviceType === 'pickup' ? (
        <Activity mode={activityMode('branch')}>
          <BranchStep flow={flow} />
        </Activity>
      ) : null}
      <Activity mode={activityMode('slot')}>
        {isTimePending ? <SlotSkeleton /> : <SlotStep flow={flow} />}
      </Activity>
    </>
  );
}
