import { type Recording, STOP_EVENT, type Step } from '../flows/model/recording';

/** Receives runs and their steps. */
export interface RunListener {
  runStarted(key: string, recording: Recording): void;
  stepTaken(key: string, step: Step): void;
}

interface DeferredRun {
  readonly recording: Recording;
  readonly steps: Step[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Reports a run with its first event, or after `deferMs`. A prerendered page starts its flow in the prerendered state, and at
 * once replaces it by the flow restored after a reload. The first of the two is not a run, so it is not reported.
 *
 * @param deferMs 0 reports everything at once
 */
export function deferEmptyRuns(
  listener: RunListener,
  deferMs: number,
): RunListener & { close(): void } {
  const pending = new Map<string, DeferredRun>();
  const release = (key: string) => {
    const deferred = pending.get(key);
    if (deferred === undefined) return;
    clearTimeout(deferred.timer);
    pending.delete(key);
    listener.runStarted(key, deferred.recording);
    for (const step of deferred.steps) listener.stepTaken(key, step);
  };
  const drop = (key: string, { timer }: DeferredRun) => {
    clearTimeout(timer);
    pending.delete(key);
  };
  return {
    runStarted(key, recording) {
      if (deferMs === 0) return listener.runStarted(key, recording);
      const timer = setTimeout(() => release(key), deferMs);
      pending.set(key, { recording, steps: [], timer });
    },
    stepTaken(key, step) {
      const deferred = pending.get(key);
      if (deferred === undefined) return listener.stepTaken(key, step);
      if (step.event.type === STOP_EVENT) return drop(key, deferred);
      deferred.steps.push(step);
      if (deferred.steps.length > 1) release(key);
    },
    close() {
      for (const [key, deferred] of pending) drop(key, deferred);
    },
  };
}
