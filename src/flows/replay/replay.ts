import type { Recording, Step } from '../model/recording';
import { startWalk } from '../walk/session';

/** A value of a step that differs in the replay. */
export interface Difference {
  /** Such as `value` or `context.problem`. */
  readonly what: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** The first difference between a replay and its recording. */
export interface Divergence {
  /** Index of the step in the recording, from 0. */
  readonly index: number;
  readonly reason: string;
  /** Empty when the step did not happen. */
  readonly differences: readonly Difference[];
}

/** The result of a replay: the whole recording, or up to its divergence. */
export interface Replayed {
  /** As replayed, with the contexts that the machine computes. */
  readonly recording: Recording;
  readonly divergence: Divergence | null;
}

/** The compared properties of a step, the most important first, and their messages. */
const ASPECTS = [
  ['arrows', 'The statechart took another transition.'],
  ['value', 'The statechart is in another state.'],
  ['status', 'The flow ended differently, or did not end.'],
  ['verdicts', 'Other guards were evaluated, or a guard had another result.'],
] as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Compares a step with the recorded one. A lean recording has no contexts and no guard results to compare. */
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
    reason: found[0]?.[1] ?? 'The context is different.',
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
 * Replays a recording on the current machine: sends the same events, ends of effects and delays. No request is made. It stops
 * at the first step with other transitions, states, guard results or context.
 *
 * @throws Error with a message for the user when the recording cannot be replayed
 */
export async function replay(recording: Recording): Promise<Replayed> {
  const { flow, input, from, startedAt, steps, dropped = 0, isLean = false } = recording;
  if (steps.length === 0)
    throw new Error('This recording has no steps, so there is nothing to replay.');
  if (dropped > 0) {
    throw new Error(
      `This recording has lost its first ${dropped} steps, because a page keeps only the newest steps of a long run. Without its start it cannot be replayed.`,
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
    const reason = index === 0 ? null : await trySend(walk, step);
    if (reason !== null) return result({ index, reason, differences: [] });
    const now = walk.recording().steps[index];
    if (now === undefined) {
      return result({ index, reason: 'The statechart ignored the event.', differences: [] });
    }
    const difference = compare(step, now, isLean);
    if (difference !== null) return result({ index, ...difference });
  }
  return result(null);
}

/** Sends the event of one step. @returns the error message; null when it succeeded */
async function trySend(
  walk: ReturnType<typeof startWalk>,
  { event }: Step,
): Promise<string | null> {
  try {
    await walk.send(event);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
