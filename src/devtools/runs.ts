import type { Recording, Step } from '../flows/model/recording';

/** The newest runs of a page, and how much of each: a page that stays open for a day stays light. */
const RUNS_KEPT = 20;
const STEPS_KEPT = 500;

/** The runs of this page as far as they are kept. */
export interface Runs {
  /** @returns the runs that had to go for it, by key. */
  begin(key: string, recording: Recording): readonly string[];
  /** @returns the step's place in its run, those dropped counted; null when the run is no longer kept. */
  step(key: string, step: Step): number | null;
  get(key: string): Recording | undefined;
  all(): readonly { readonly key: string; readonly recording: Recording }[];
}

/** Keeps runs, the newest 20, and of each the newest 500 steps. */
export function createRuns(): Runs {
  const kept = new Map<string, Recording>();
  return {
    begin(key, recording) {
      kept.set(key, recording);
      const gone = [...kept.keys()].slice(0, -RUNS_KEPT);
      for (const old of gone) kept.delete(old);
      return gone;
    },
    step(key, step) {
      const before = kept.get(key);
      if (before === undefined) return null;
      const { dropped = 0, steps } = before;
      const isFull = steps.length >= STEPS_KEPT;
      kept.set(key, {
        ...before,
        ...(isFull ? { dropped: dropped + 1 } : {}),
        steps: [...(isFull ? steps.slice(1) : steps), step],
      });
      return dropped + steps.length;
    },
    get: (key) => kept.get(key),
    all: () => [...kept].map(([key, recording]) => ({ key, recording })),
  };
}
