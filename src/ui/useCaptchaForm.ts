import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The state of a human check, as it reports it to its form. */
export interface CaptchaReport {
  readonly isWorking: boolean;
  readonly payload: string | undefined;
}

/** A component for the human check, which a form gets as a prop. */
export type CaptchaSlot = ComponentType<{ readonly onReport: (report: CaptchaReport) => void }>;

/**
 * Sends a form with the payload of a human check. A submit while the check is running waits for it. A payload is valid for
 * one request. Render the check only while no request is running, so that the next request gets a new payload.
 */
export function useCaptchaForm(send: (payload: string | undefined) => void) {
  const [report, setReport] = useState<CaptchaReport>({ isWorking: false, payload: undefined });
  const [isWaiting, setWaiting] = useState(false);

  const sendNow = useEffectEvent(() => {
    setWaiting(false);
    send(report.payload);
  });
  // A layout effect runs before the shopper can type anything else.
  useLayoutEffect(() => {
    if (isWaiting && !report.isWorking) sendNow();
  }, [isWaiting, report]);

  return {
    isWaiting,
    /** Cancels a submit that is waiting for the check, because the input has changed. */
    cancelSubmit: () => setWaiting(false),
    /** Sends when the check is done. If it is not running, sends synchronously. */
    submit: () => (report.isWorking ? setWaiting(true) : send(report.payload)),
    onReport: setReport,
  };
}
