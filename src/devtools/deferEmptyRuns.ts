import { LEFT, type Recording, type Step } from '../flows/model/recording';

/** Receives runs and their steps. */
export interface RunListener {
  began(key: string, recording: Recording): void;
  stepped(key: string, step: Step): void;
}

interface DeferredRun {
  readonly recording: Recording;
  readonly steps: Step[];
  readonly late: ReturnType<typeof setTimeout>;
}

/**
 * Reports a run with its first event, or after `deferMs`. A prerendered page starts its flow in the prerendered state, and at
 * once replaces it by the flow restored after a reload. The first of the two is not a run, so it is not reported.
 *
 * @param deferMs 0 reports everything at once
 */
export function deferEmptyRuns(
  told: RunListener,
  deferMs: number,
): RunListener & { close(): void } {
  const waiting = new Map<string, DeferredRun>();
  const release = (key: string) => {
    const held = waiting.get(key);
    if (held === undefined) return;
    clearTimeout(held.late);
    waiting.delete(key);
    told.began(key, held.recording);
    for (const step of held.steps) told.stepped(key, step);
  };
  const drop = (key: string, { late }: DeferredRun) => {
    clearTimeout(late);
    waiting.delete(key);
  };
  return {
    began(key, recording) {
      if (deferMs === 0) return told.began(key, recording);
      const late = setTimeout(() => release(key), deferMs);
      waiting.set(key, { recording, steps: [], late });
    },
    stepped(key, step) {
      const held = waiting.get(key);
      if (held === undefined) return told.stepped(key, step);
      if (step.event.type === LEFT) return drop(key, held);
      held.steps.push(step);
      if (held.steps.length > 1) release(key);
    },
    close() {
      for (const [key, held] of waiting) drop(key, held);
    },
  };
}
