import type { Recording, Step } from './recording';

/** Maximum number of steps of a run, so that a page that is open for a day does not run out of memory. */
export const MAX_STEPS = 500;

/** Appends a step. A full recording drops its oldest step and counts it in `dropped`. */
export function appendStep(recording: Recording, step: Step): Recording {
  const { dropped = 0, steps } = recording;
  const isFull = steps.length >= MAX_STEPS;
  return {
    ...recording,
    ...(isFull ? { dropped: dropped + 1 } : {}),
    steps: [...(isFull ? steps.slice(1) : steps), step],
  };
}

/** The number of steps of a run, dropped ones included. */
export const countSteps = ({ dropped = 0, steps }: Recording): number => dropped + steps.length;
