import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { createPausedActor } from '../../machines/pausedActor';
import { type FlowId, machines } from '../model/flows';
import { knownSentences } from '../model/knownSentences';
import { createRecorder } from '../model/recorder';
import { type Recording, STOP_EVENT } from '../model/recording';

/** A walk through a flow in which effects and delays end only by an event, with its recording. */
export interface WalkSession {
  readonly recording: () => Recording;
  readonly snapshot: () => AnyMachineSnapshot;
  /** Ids of the running effects. */
  readonly pending: () => readonly string[];
  /**
   * Sends an event, which may also be the end of an effect, a delay, or `xstate.stop`.
   * @throws when the event ends an effect that is not running
   */
  readonly send: (event: AnyEventObject) => Promise<void>;
  /** Stops the actor without adding to the recording. */
  readonly stop: () => void;
}

/** @throws Error with a message for the user when the machine cannot be restored from the snapshot */
function startOrExplain<Walk>(flow: FlowId, start: () => Walk): Walk {
  try {
    return start();
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : '';
    throw new Error(
      `This recording continues from a state that the statechart "${flow}" no longer has.${reason}`,
    );
  }
}

/** Starts a walk. Its recording is masked, as a live one is. */
export function startWalk(
  flow: FlowId,
  input: Readonly<Record<string, unknown>>,
  { now, from }: { readonly now: () => number; readonly from?: Recording['from'] | undefined },
): WalkSession {
  let recording: Recording | null = null;
  let isOver = false;
  const recorder = createRecorder({
    now,
    known: knownSentences,
    onStart: (_key, started) => {
      recording = started;
    },
    onStep: (_key, step) => {
      if (recording && !isOver) recording = { ...recording, steps: [...recording.steps, step] };
    },
  });
  const paused = startOrExplain(flow, () =>
    createPausedActor(machines[flow], input, {
      inspect: recorder.inspect,
      ...(from === undefined ? {} : { snapshot: from as never }),
    }),
  );
  // A machine that fails reports it by its status, so the error is handled.
  paused.actor.subscribe({ error: () => undefined });
  return {
    recording: () => {
      if (recording === null) throw new Error(`The flow "${flow}" could not be started.`);
      return recording;
    },
    snapshot: paused.snapshot,
    pending: paused.pendingEffects,
    send: async (event) => {
      if (event.type === STOP_EVENT) paused.actor.stop();
      else await paused.send(event);
    },
    stop: () => {
      isOver = true;
      paused.actor.stop();
    },
  };
}

/**
 * Replays a recording up to a step, so that the walk can continue differently from there.
 *
 * @param index of the step, from 0
 * @throws when the machine no longer accepts one of the events
 */
export async function replayUntil(recording: Recording, index: number): Promise<WalkSession> {
  const { flow, input, from, startedAt, steps } = recording;
  let at: number | null = 0;
  const walk = startWalk(flow, (input ?? {}) as Record<string, unknown>, {
    now: () => (at === null ? Date.now() : startedAt + at),
    from,
  });
  try {
    for (const step of steps.slice(1, index + 1)) {
      at = step.at;
      await walk.send(step.event);
    }
  } catch (error) {
    walk.stop();
    throw error;
  }
  at = null;
  return walk;
}
