import type { Recording, Step } from '../model/recording';
import { startWalk } from '../walk/session';

/** Something of a step that a replay came to otherwise. */
export interface Difference {
  /** Such as `states` or `context.problem`. */
  readonly what: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** Where a replay went another way than the recording. */
export interface Divergence {
  /** Of the step in the recording, from 0. */
  readonly index: number;
  readonly reason: string;
  /** Empty where the step did not happen at all. */
  readonly differences: readonly Difference[];
}

/** What a replay came to: all of the recording, or up to where it went another way. */
export interface Replayed {
  /** As it was replayed: with the contexts that the chart comes to. */
  readonly recording: Recording;
  readonly divergence: Divergence | null;
}

/** What a step can differ in, the weightiest first, and how that is told. */
const ASPECTS = [
  ['arrows', 'The chart took another arrow.'],
  ['value', 'The chart is in another state.'],
  ['status', 'The flow has ended otherwise, or has not ended.'],
  ['verdicts', 'A guard was asked that was not, or said something else.'],
] as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Where a step differs from the recorded one. Of a lean recording, only what it has is compared. */
function compare(
  recorded: Step,
  replayed: Step,
  isLean: boolean,
): Omit<Divergence, 'index'> | null {
  const found = ASPECTS.filter(
    ([what]) => !(isLean && what === 'verdicts') && !same(recorded[what], replayed[what]),
  );
  const names = new Set([...Object.keys(recorded.context), ...Object.keys(replayed.context)]);
  const fields = isLean
    ? []
    : [...names].filter((name) => !same(recorded.context[name], replayed.context[name]));
  if (found.length === 0 && fields.length === 0) return null;
  return {
    reason: found[0]?.[1] ?? 'The context is another.',
    differences: [
      ...found.map(([what]) => ({ what, recorded: recorded[what], replayed: replayed[what] })),
      ...fields.map((name) => ({
        what: `context.${name}`,
        recorded: recorded.context[name],
        replayed: replayed.context[name],
      })),
    ],
  };
}

/**
 * Walks a recording again on the chart as it is now: events are sent, effects end and delays pass as they did. Nothing
 * is asked of any server. It stops where the chart goes another way: by its arrows, its states, what its guards say or
 * what it then knows.
 *
 * @throws with a sentence for people when there is nothing that could be walked again
 */
export async function replay(recording: Recording): Promise<Replayed> {
  const { flow, input, from, startedAt, steps, dropped = 0, isLean = false } = recording;
  if (steps.length === 0)
    throw new Error('This recording has no steps: there is nothing to replay.');
  if (dropped > 0) {
    throw new Error(
      `This recording has lost its first ${dropped} steps, as a page keeps the newest of a long run alone. Without its beginning it cannot be replayed.`,
    );
  }
  let at = 0;
  const walk = startWalk(flow, input as Record<string, unknown>, {
    now: () => startedAt + at,
    from,
  });
  const result = (divergence: Divergence | null): Replayed => {
    const replayed = walk.recording();
    walk.stop();
    return { recording: { ...replayed, startedAt, input }, divergence };
  };
  for (const [index, step] of steps.entries()) {
    at = step.at;
    const reason = index === 0 ? null : await sent(walk, step);
    if (reason !== null) return result({ index, reason, differences: [] });
    const now = walk.recording().steps[index];
    if (now === undefined) {
      return result({ index, reason: 'The chart did nothing.', differences: [] });
    }
    const difference = compare(step, now, isLean);
    if (difference !== null) return result({ index, ...difference });
  }
  return result(null);
}

/** Has one step happen again. @returns why it could not. */
async function sent(walk: ReturnType<typeof startWalk>, { event }: Step): Promise<string | null> {
  try {
    await walk.send(event);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
