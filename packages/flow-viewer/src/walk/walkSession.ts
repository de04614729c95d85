import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow';
import { messageOf } from '../model/messageOf';
import { createPausedActor } from '../model/pausedActor';
import { createRecorder } from '../model/recorder';
import { type Recording, STOP_EVENT, type Step } from '../model/recording';

export type WalkSession = ReturnType<typeof startWalk>;

/** Starts a walk through a flow in which effects and delays end only by an event. Its recording is masked, as a live one is. */
export function startWalk(flow: Flow, input: unknown, startedAt = Date.now()) {
  let now = startedAt;
  let recording: Recording | null = null;
  const { inspect } = createRecorder({
    flows: [flow.id],
    mask: flow.mask,
    uncountedEvents: flow.uncountedEvents,
    now: () => now,
    onStep: (_key, next) => {
      recording = next;
    },
  });
  const paused = createPausedActor(flow.machine, input ?? {}, inspect);
  return {
    recording(): Recording {
      if (recording === null) throw new Error(failureOf(paused.snapshot(), 'be started'));
      return recording;
    },
    snapshot: paused.snapshot,
    pending: paused.pendingEffects,
    scheduled: paused.scheduled,
    /**
     * Sends an event, which may also be the end of an effect, a delay, or `xstate.stop`.
     * @param at epoch ms
     * @throws when the event ends an effect that is not running, or the machine fails without a state for it
     */
    async send(event: AnyEventObject, at = Date.now()): Promise<void> {
      now = at;
      if (event.type === STOP_EVENT) paused.actor.stop();
      else paused.send(event);
      const snapshot = paused.snapshot();
      if (snapshot.status === 'error' && recording?.steps.at(-1)?.status === 'active')
        throw new Error(failureOf(snapshot, 'continue'));
    },
  };
}

const failureOf = ({ error }: AnyMachineSnapshot, what: string) =>
  `The machine could not ${what}: ${messageOf(error, String(error))}`;

/**
 * Replays a recording up to a step, so that the walk can continue differently from there.
 *
 * @throws when the machine no longer accepts one of the events
 */
export async function replayUntil(
  flow: Flow,
  recording: Recording,
  index: number,
): Promise<WalkSession> {
  const { input, startedAt, steps } = recording;
  const walk = startWalk(flow, input, startedAt);
  for (const [at, step] of steps.slice(0, index + 1).entries()) await sendAgain(walk, step, at);
  return walk;
}

/** Sends the event of a recorded step, unless the machine has already sent it to itself. */
export async function sendAgain(walk: WalkSession, { event, at }: Step, index: number) {
  const { startedAt, steps } = walk.recording();
  if (steps[index] === undefined) await walk.send(event, startedAt + at);
}
