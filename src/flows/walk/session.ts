import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { createPausedActor } from '../../machines/pausedActor';
import { type FlowId, machines } from '../model/flows';
import { knownSentences } from '../model/knownSentences';
import { createRecorder } from '../model/recorder';
import { LEFT, type Recording } from '../model/recording';

/** A walk through a flow in which nothing happens by itself, and its recording so far. */
export interface WalkSession {
  readonly recording: () => Recording;
  readonly snapshot: () => AnyMachineSnapshot;
  /** The effects that are under way, by id. */
  readonly pending: () => readonly string[];
  /**
   * Has something happen: an event, the end of an effect, a delay.
   * That the flow is left (`xstate.stop`) can happen as well.
   * @throws when an effect is to end that is not under way
   */
  readonly send: (event: AnyEventObject) => Promise<void>;
  /** Lets go of it; the recording stays as it is. */
  readonly stop: () => void;
}

/** @throws with a sentence for people when the chart cannot begin there */
function started<Walk>(flow: FlowId, start: () => Walk): Walk {
  try {
    return start();
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : '';
    throw new Error(
      `This recording goes on from a state that the chart "${flow}" does not have any more.${reason}`,
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
    onStart: (_key, begun) => {
      recording = begun;
    },
    onStep: (_key, step) => {
      if (recording && !isOver) recording = { ...recording, steps: [...recording.steps, step] };
    },
  });
  const paused = started(flow, () =>
    createPausedActor(machines[flow], input, {
      inspect: recorder.inspect,
      ...(from === undefined ? {} : { snapshot: from as never }),
    }),
  );
  // A chart that ends in an error says so by its status.
  paused.actor.subscribe({ error: () => undefined });
  return {
    recording: () => {
      if (recording === null) throw new Error(`The flow "${flow}" could not be started.`);
      return recording;
    },
    snapshot: paused.snapshot,
    pending: paused.pendingEffects,
    send: async (event) => {
      if (event.type === LEFT) paused.actor.stop();
      else await paused.send(event);
    },
    stop: () => {
      isOver = true;
      paused.actor.stop();
    },
  };
}

/**
 * A walk that stands where another stood at one of its steps, with the steps up to it: it can go on from there another way.
 *
 * @param index of the step, from 0
 * @throws when the chart does not go that way any more
 */
export async function retrace(recording: Recording, index: number): Promise<WalkSession> {
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
