import { isDeepStrictEqual } from 'node:util';
import { arrowsOf } from '../../src/machines/arrows';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import { type Journey, travel } from '../../src/machines/testing/journey';
import { rebuilt, withoutArrow } from './withoutArrow';

/** What became of a chart when one of its arrows was taken out. */
export interface Removal {
  readonly arrow: string;
  /** The journeys that go over it while it is there. */
  readonly walkedBy: number;
  /** The name of the first journey that failed without it; null when none did. */
  readonly noticedBy: string | null;
}

/**
 * Takes each arrow of a chart out in turn and goes the journeys until one fails.
 * @throws when one fails on the whole chart, made anew in the same way: then none of them proves anything
 */
export async function removeEach(
  { machine }: Pick<FlowModel, 'machine'>,
  journeys: readonly Journey[],
): Promise<readonly Removal[]> {
  const whole = rebuilt(machine);
  for (const journey of journeys) {
    if (await succeeds(whole, journey)) continue;
    throw new Error(`"${journey.name}" is not what the chart does. Write the journeys anew.`);
  }
  const removals: Removal[] = [];
  for (const arrow of arrowsOf(machine)) {
    const without = withoutArrow(machine, arrow);
    let noticedBy: string | null = null;
    for (const journey of journeys) {
      if (await succeeds(without, journey)) continue;
      noticedBy = journey.name;
      break;
    }
    removals.push({
      arrow,
      walkedBy: journeys.filter((way) => takes(way, arrow)).length,
      noticedBy,
    });
  }
  return removals;
}

const takes = ({ start, steps }: Journey, arrow: string) =>
  [start, ...steps].some(({ arrows }) => arrows.includes(arrow));

/** Whether a journey goes on this chart as it is written down. */
async function succeeds(
  machine: FlowModel['machine'],
  { input, start, steps }: Journey,
): Promise<boolean> {
  try {
    const seen = await travel(
      machine,
      input,
      steps.map(({ event }) => event),
    );
    return isDeepStrictEqual(seen, { start, steps });
  } catch {
    // An effect that the journey ends was never begun.
    return false;
  }
}
