import type { ServiceType } from '@kedai/contract/rules/selection';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { useAppSelector } from '../../state/hooks';
import { selectSessionNotice, useCustomerKey } from '../../state/session/customerSession';
import { sessionNotices } from '../../text/account/sessionNotices';
import { servicePromptText as text } from '../../text/order/servicePrompt';
import { type ServiceSelectionContext, StepFrame } from './StepFrame';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotSkeleton, SlotStep } from './steps/SlotStep';
import { useServerTime } from './useServerTime';
import { useServiceSelection } from './useServiceSelection';

export interface ServiceSelectionStepsProps {
  readonly occasion: ServiceSelectionContext;
  /** The choice made in the first step, before the flow was loaded. */
  readonly firstService: ServiceType;
}

const FRAMES = {
  service: { position: 1, title: text.service.title },
  branch: { position: 2, title: text.branch },
  address: { position: 2, title: text.address },
  slot: { position: 3, title: text.slot },
} as const;

/** Starts anew when a customer's data was dropped, and says why: nothing that one typed is saved for another. */
export function ServiceSelectionSteps({ occasion, firstService }: ServiceSelectionStepsProps) {
  const customerKey = useCustomerKey();
  const notice = useAppSelector(selectSessionNotice);
  const hasLeft = customerKey > 0 && notice !== undefined;
  const reason = hasLeft ? sessionNotices[notice] : occasion.reason;
  return (
    <StepsOfCustomer
      key={customerKey}
      occasion={{ ...occasion, reason }}
      firstService={firstService}
    />
  );
}

function StepsOfCustomer({ occasion, firstService }: ServiceSelectionStepsProps) {
  const flow = useServiceSelection(occasion, firstService);
  const isTimePending = useServerTime();
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  return (
    <StepFrame occasion={occasion} heading={heading} chosen={flow} {...FRAMES[flow.step]}>
      {flow.step === 'service' ? <ServiceStep onChoose={flow.chooseService} /> : null}
      {flow.step === 'address' ? <AddressStep flow={flow} /> : null}
      {flow.step === 'branch' ? <BranchStep flow={flow} /> : null}
      {flow.step === 'slot' && isTimePending ? <SlotSkeleton /> : null}
      {flow.step === 'slot' && !isTimePending ? <SlotStep flow={flow} /> : null}
    </StepFrame>
  );
}
