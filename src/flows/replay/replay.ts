import type { Recording, Step } from '../model/recording';
import { startWalk } from '../walk/session';

/** A value of a step that differs in the replay, such as `value` or `context.problem`. */
export interface Difference {
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

/** The result of a replay: the whole recording, or up to its divergence, with the contexts that the machine computes. */
export interface Replayed {
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
  const names = isLean ? [] : Object.keys({ ...recorded.context, ...replayed.context });
  const fields = names.filter((name) => !same(recorded.context[name], replayed.context[name]));
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

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Replays a recording on the current machine: sends the same events, ends of effects and delays. No request is made. It stops
 * at the first step with other transitions, states, guard results or context.
 */
export async function replay(original: Recording): Promise<Replayed> {
  const { flow, input, startedAt, steps, isLean = false } = original;
  const walk = startWalk(flow, input, startedAt);
  for (const [index, step] of steps.entries()) {
    const problem =
      index === 0 ? null : await walk.send(step.event, startedAt + step.at).catch(messageOf);
    const recording = walk.recording();
    const now = recording.steps[index];
    if (now === undefined) {
      const reason = problem ?? 'The statechart ignored the event.';
      return { recording, divergence: { index, reason, differences: [] } };
    }
    const difference = compare(step, now, isLean);
    if (difference !== null) return { recording, divergence: { index, ...difference } };
  }
  return { recording: walk.recording(), divergence: null };
}
