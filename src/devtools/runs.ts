import { stepsOf, withStep } from '../flows/model/growing';
import type { Recording, Step } from '../flows/model/recording';

/** The newest runs of a page: one that stays open for a day stays light. */
const RUNS_KEPT = 20;

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
      kept.set(key, withStep(before, step));
      return stepsOf(before);
    },
    get: (key) => kept.get(key),
    all: () => [...kept].map(([key, recording]) => ({ key, recording })),
  };
}
