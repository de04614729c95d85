import type { Recording, Step } from '../model/recording';
import { startWalk } from '../walk/session';

/** Where a replay went another way than the recording. */
export interface Divergence {
  /** Of the step in the recording, from 0. */
  readonly index: number;
  readonly reason: string;
  readonly recorded: Pick<Step, 'value' | 'arrows'>;
  readonly replayed: Pick<Step, 'value' | 'arrows'> | null;
}

/** What a replay came to: all of the recording, or up to where it went another way. */
export interface Replayed {
  /** As it was replayed: with the contexts that the chart comes to. */
  readonly recording: Recording;
  readonly divergence: Divergence | null;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Walks a recording again on the chart as it is now: events are sent, effects end and delays pass as they did. Nothing
 * is asked of any server. It stops where the chart goes another way.
 */
export async function replay(recording: Recording): Promise<Replayed> {
  const { flow, input, from, startedAt, steps } = recording;
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
    const now = walk.recording().steps[index] ?? null;
    const diverged = (why: string) => result({ index, reason: why, recorded: step, replayed: now });
    if (reason !== null) return diverged(reason);
    if (now === null) return diverged('The chart did nothing.');
    if (!same(now.arrows, step.arrows)) return diverged('The chart took another arrow.');
    if (!same(now.value, step.value)) return diverged('The chart is in another state.');
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
