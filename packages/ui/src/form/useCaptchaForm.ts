import { type ComponentType, useRef, useState } from 'react';

/** The state of a human check, as it reports it to its form. */
export interface CaptchaReport {
  readonly isWorking: boolean;
  readonly payload: string | undefined;
}

/** A component for the human check, which a form gets as a prop. It calls the `onReport` of its latest render. */
export type CaptchaSlot = ComponentType<{ readonly onReport: (report: CaptchaReport) => void }>;

/**
 * Sends a form with the payload of a human check. A submit while the check is running waits for it. A payload is valid for
 * one request. Render the check only while no request is running, so that the next request gets a new payload.
 */
export function useCaptchaForm(send: (payload: string | undefined) => void) {
  // A ref, because the check may report between two renders, just before the shopper submits.
  const report = useRef<CaptchaReport>({ isWorking: false, payload: undefined });
  const [isWaiting, setWaiting] = useState(false);

  return {
    isWaiting,
    /** Cancels a submit that is waiting for the check, because the input has changed. */
    cancelSubmit: () => setWaiting(false),
    /** Sends when the check is done. If it is not running, sends synchronously. */
    submit: () => (report.current.isWorking ? setWaiting(true) : send(report.current.payload)),
    onReport: (next: CaptchaReport) => {
      report.current = next;
      if (!isWaiting || next.isWorking) return;
      setWaiting(false);
      send(next.payload);
    },
  };
}
