import { isDeepStrictEqual } from 'node:util';
import type { FlowModel } from '@kedai/flow-viewer/model';
import { type Journey, runJourney, transitionIds } from '@kedai/flow-viewer/model';
import { rebuild, withoutTransition } from './withoutTransition';

/** The result of removing one transition of a machine. */
export interface Removal {
  readonly transition: string;
  /** How many journeys take the transition in the complete machine. */
  readonly takenByCount: number;
  /** Whether a journey fails without it. */
  readonly isDetected: boolean;
}

/**
 * Removes each transition of a machine in turn and runs the journeys until one fails.
 * @throws when a journey fails on the complete machine, rebuilt the same way: a failure would then prove nothing
 */
export async function removeEachTransition(
  { machine }: Pick<FlowModel, 'machine'>,
  journeys: readonly Journey[],
): Promise<readonly Removal[]> {
  const complete = rebuild(machine);
  for (const journey of journeys) {
    if (await passes(complete, journey)) continue;
    throw new Error(`The journey "${journey.name}" is outdated. Record the journeys again.`);
  }
  const removals: Removal[] = [];
  for (const transition of transitionIds(machine)) {
    const incomplete = withoutTransition(machine, transition);
    let isDetected = false;
    for (const journey of journeys) isDetected ||= !(await passes(incomplete, journey));
    removals.push({
      transition,
      takenByCount: journeys.filter((journey) => takes(journey, transition)).length,
      isDetected,
    });
  }
  return removals;
}

const takes = ({ start, steps }: Journey, transition: string) =>
  [start, ...steps].some(({ transitions }) => transitions.includes(transition));

/** Whether the machine produces the recorded results of a journey. */
async function passes(
  machine: FlowModel['machine'],
  { input, start, steps }: Journey,
): Promise<boolean> {
  try {
    const results = await runJourney(
      machine,
      input,
      steps.map(({ event }) => event),
    );
    return isDeepStrictEqual(results, { start, steps });
  } catch {
    // The journey ends an effect that this machine never started.
    return false;
  }
}
