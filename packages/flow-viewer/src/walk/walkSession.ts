import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import { createPausedActor } from '../model/pausedActor';
import { createRecorder } from '../model/recorder';
import { type Recording, STOP_EVENT } from '../model/recording';

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
  // A machine that fails reports it by its status, so the error is handled.
  paused.actor.subscribe({ error: () => undefined });
  return {
    recording(): Recording {
      if (recording === null) throw new Error(`The flow "${flow.id}" could not be started.`);
      return recording;
    },
    snapshot: paused.snapshot,
    pending: paused.pendingEffects,
    /**
     * Sends an event, which may also be the end of an effect, a delay, or `xstate.stop`.
     * @param at epoch ms
     * @throws when the event ends an effect that is not running
     */
    async send(event: AnyEventObject, at = Date.now()): Promise<void> {
      now = at;
      if (event.type === STOP_EVENT) paused.actor.stop();
      else paused.send(event);
    },
  };
}

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
  for (const { event, at } of steps.slice(1, index + 1)) await walk.send(event, startedAt + at);
  return walk;
}
