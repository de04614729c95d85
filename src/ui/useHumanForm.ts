import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

/** What a human check tells the form that it stands in. */
export interface CheckReport {
  readonly isWorking: boolean;
  readonly payload: string | undefined;
}

/** A human check that a form can be given. */
export type CheckSlot = ComponentType<{ readonly onReport: (report: CheckReport) => void }>;

/**
 * Sends a form with the payload of a human check: a press while the check is at work waits for it. Every payload is used
 * once; render the check with `key={attempt}`, so that each request gets its own.
 */
export function useHumanForm(send: (payload: string | undefined) => void) {
  const [report, setReport] = useState<CheckReport>({ isWorking: false, payload: undefined });
  const [isWaiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  useEffect(() => {
    if (!isWaiting || report.isWorking) return;
    setWaiting(false);
    setReport({ isWorking: false, payload: undefined });
    setAttempt((last) => last + 1);
    latest.current(report.payload);
  }, [isWaiting, report]);

  return {
    attempt,
    isWaiting,
    /** Sends as soon as the check allows. */
    submit: useCallback(() => setWaiting(true), []),
    onReport: setReport,
  };
}
