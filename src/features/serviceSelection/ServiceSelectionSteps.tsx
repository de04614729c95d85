import { isServerTimeKnown } from '@kedai/contract/protocol/serverClock';
import type { ServiceType } from '@kedai/contract/rules/selection';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { useEffect, useState } from 'react';
import { userApi } from '../../api/userApi';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSessionNotice, useCustomerKey } from '../../state/session/session';
import { servicePromptText as text } from '../../text/servicePromptText';
import { sessionNotices } from '../../text/sessionNotices';
import { type ServiceSelectionContext, StepFrame } from './StepFrame';
import { AddressStep } from './steps/AddressStep';
import { BranchStep } from './steps/BranchStep';
import { ServiceStep } from './steps/ServiceStep';
import { SlotSkeleton, SlotStep } from './steps/SlotStep';
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

/** After this wait the dates are based on an estimate of the server's time. */
const MAX_WAIT_MS = 3000;

/** How often the server's time is requested again while it is unknown. */
const RETRY_MS = 30_000;

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

/**
 * Requests the server's time while it is unknown. The device's clock may be days wrong, a first visitor can choose a date
 * before any other API call, and a dialog may stay open while the device sleeps.
 * @returns whether the time is still pending; also false after a failure
 */
export function useServerTime(): boolean {
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(() => !isServerTimeKnown());
  useEffect(() => {
    const stopWaiting = () => setPending(false);
    const { readServerTime } = userApi.endpoints;
    const requestIfUnknown = () => {
      if (isServerTimeKnown()) return;
      const call = readServerTime.initiate(undefined, { subscribe: false, forceRefetch: true });
      void dispatch(call).then(stopWaiting);
    };
    requestIfUnknown();
    const timeout = setTimeout(stopWaiting, MAX_WAIT_MS);
    const timer = setInterval(requestIfUnknown, RETRY_MS);
    document.addEventListener('visibilitychange', requestIfUnknown);
    return () => {
      clearTimeout(timeout);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', requestIfUnknown);
    };
  }, [dispatch]);
  return isPending;
}
