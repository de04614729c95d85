import type { Recording, Step } from './recording';

/** How much is kept of a run: a page that stays open for a day stays light. */
export const STEPS_KEPT = 500;

/** A recording with one more step; of a long run the newest 500 are kept, and how many went is counted. */
export function withStep(recording: Recording, step: Step): Recording {
  const { dropped = 0, steps } = recording;
  const isFull = steps.length >= STEPS_KEPT;
  return {
    ...recording,
    ...(isFull ? { dropped: dropped + 1 } : {}),
    steps: [...(isFull ? steps.slice(1) : steps), step],
  };
}

/** How many steps a run has had, those counted that are no longer kept. */
export const stepsOf = ({ dropped = 0, steps }: Recording): number => dropped + steps.length;
