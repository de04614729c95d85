import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react';

/** What a human check tells the form that it stands in. */
export interface CaptchaReport {
  readonly isWorking: boolean;
  readonly payload: string | undefined;
}

/** A human check that a form can be given. */
export type CaptchaSlot = ComponentType<{ readonly onReport: (report: CaptchaReport) => void }>;

/**
 * Sends a form with the payload of a human check: a press while the check is at work waits for it. A payload is good for
 * one request: render the check only while nothing is being sent, so that the next request gets one of its own.
 */
export function useCaptchaForm(send: (payload: string | undefined) => void) {
  const [report, setReport] = useState<CaptchaReport>({ isWorking: false, payload: undefined });
  const [isWaiting, setWaiting] = useState(false);

  const sendNow = useEffectEvent(() => {
    setWaiting(false);
    send(report.payload);
  });
  // Before anything else can be typed.
  useLayoutEffect(() => {
    if (isWaiting && !report.isWorking) sendNow();
  }, [isWaiting, report]);

  return {
    isWaiting,
    /** Takes a press back that still waits: what it was meant for has changed. */
    cancelSubmit: () => setWaiting(false),
    /** Sends as soon as the check allows: at once, in the render of the press's answer, where it is not at work. */
    submit: () => (report.isWorking ? setWaiting(true) : send(report.payload)),
    onReport: setReport,
  };
}
