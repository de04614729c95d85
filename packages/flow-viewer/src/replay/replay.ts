import type { Flow } from '../flow';
import { messageOf } from '../model/messageOf';
import { foldSteps, type Recording, type Step } from '../model/recording';
import { sendAgain, startWalk } from '../walk/walkSession';

export interface Divergence {
  /** Index of the step in the recording, from 0. */
  readonly index: number;
  readonly reason: string;
  /** The values that differ, such as `value` or `context.problem`. Empty when the step did not happen. */
  readonly differences: readonly {
    readonly what: string;
    readonly recorded: unknown;
    readonly replayed: unknown;
  }[];
}

/** The display names of the compared values of a step, and the message when one is the first that differs. */
export const COMPARED: Readonly<
  Record<string, { readonly name: string; readonly reason: string }>
> = {
  event: { name: 'Event', reason: 'Another event came.' },
  transitions: { name: 'Transitions', reason: 'The statechart took another transition.' },
  value: { name: 'States', reason: 'The statechart is in another state.' },
  status: { name: 'Status', reason: 'The flow ended differently, or did not end.' },
  verdicts: {
    name: 'Guards',
    reason: 'Other guards were evaluated, or a guard had another result.',
  },
};

/** The compared values of a step, the most important first. A lean recording has no guard results and no contexts. */
function valuesOf(step: Step, isLean: boolean): Readonly<Record<string, unknown>> {
  const { transitions, value, status, verdicts, context } = step;
  if (isLean) return { transitions, value, status };
  const fields = Object.entries(context).map(([name, field]) => [`context.${name}`, field]);
  return { transitions, value, status, verdicts, ...Object.fromEntries(fields) };
}

/** The differences of two steps, and the reason for the first; null when they are the same. */
export function compare(
  before: Step,
  after: Step,
  isLean: boolean,
): Omit<Divergence, 'index'> | null {
  const [recorded, replayed] = [valuesOf(before, isLean), valuesOf(after, isLean)];
  const differences = Object.keys({ ...recorded, ...replayed })
    .filter((what) => JSON.stringify(recorded[what]) !== JSON.stringify(replayed[what]))
    .map((what) => ({ what, recorded: recorded[what], replayed: replayed[what] }));
  const [first] = differences;
  if (first === undefined) return null;
  return { reason: COMPARED[first.what]?.reason ?? 'The context is different.', differences };
}

/**
 * Replays a recording on the current machine: sends the same events, ends of effects and delays. No request is made. It stops
 * at the first step with other transitions, states, guard results or context.
 *
 * @returns the whole recording, or up to its divergence, with the contexts that the machine computes
 */
export async function replay(
  flow: Flow,
  original: Recording,
): Promise<{ readonly recording: Recording; readonly divergence: Divergence | null }> {
  // Recordings of earlier versions are not folded.
  const { input, startedAt, steps, isLean = false } = foldSteps(original, flow.uncountedEvents);
  const walk = startWalk(flow, input, startedAt);
  for (const [index, step] of steps.entries()) {
    const problem = await sendAgain(walk, step, index).catch((error) =>
      messageOf(error, 'The event failed.'),
    );
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
