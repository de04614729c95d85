import { appendStep, countSteps } from '../flows/model/appendStep';
import type { Recording, Step } from '../flows/model/recording';

/** Maximum number of runs, so that a page that is open for a day does not run out of memory. */
const RUNS_KEPT = 20;

/** The newest runs of this page. */
export interface Runs {
  /** @returns the keys of the runs that were dropped for it */
  begin(key: string, recording: Recording): readonly string[];
  /** @returns the step's index in its run, dropped steps included; null when the run has been dropped */
  step(key: string, step: Step): number | null;
  get(key: string): Recording | undefined;
  all(): readonly { readonly key: string; readonly recording: Recording }[];
}

/** Holds the newest 20 runs, and the newest 500 steps of each. */
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
      kept.set(key, appendStep(before, step));
      return countSteps(before);
    },
    get: (key) => kept.get(key),
    all: () => [...kept].map(([key, recording]) => ({ key, recording })),
  };
}
