import { appendStep, countSteps } from '../flows/model/appendStep';
import type { Recording, Step } from '../flows/model/recording';

/** Maximum number of runs, so that a page that is open for a day does not run out of memory. */
const MAX_RUNS = 20;

/** The newest runs of this page. */
export interface Runs {
  /** @returns the keys of older runs that are dropped */
  begin(key: string, recording: Recording): readonly string[];
  /** @returns the step's index in its run, dropped steps included; null when the run has been dropped */
  step(key: string, step: Step): number | null;
  get(key: string): Recording | undefined;
  all(): readonly { readonly key: string; readonly recording: Recording }[];
}

/** Holds the newest 20 runs, and the newest 500 steps of each. */
export function createRuns(): Runs {
  const runs = new Map<string, Recording>();
  return {
    begin(key, recording) {
      runs.set(key, recording);
      const dropped = [...runs.keys()].slice(0, -MAX_RUNS);
      for (const old of dropped) runs.delete(old);
      return dropped;
    },
    step(key, step) {
      const before = runs.get(key);
      if (before === undefined) return null;
      runs.set(key, appendStep(before, step));
      return countSteps(before);
    },
    get: (key) => runs.get(key),
    all: () => [...runs].map(([key, recording]) => ({ key, recording })),
  };
}
