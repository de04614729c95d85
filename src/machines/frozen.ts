import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { takenArrows } from './arrows';

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

export interface FrozenOptions {
  /** Is told what XState tells an inspector. */
  readonly watch?: (seen: InspectionEvent) => void;
  /** Where it goes on from, in place of its beginning; `input` then counts for nothing. */
  readonly snapshot?: Snapshot<unknown>;
}

/**
 * A live actor in which nothing happens by itself: every effect waits until it is told how to end, and time
 * stands until it is moved. Events of the shopper are sent as they are; the events that XState itself raises
 * (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<state>`) are brought about.
 */
export function startFrozen(
  machine: AnyStateMachine,
  input: unknown,
  { watch, snapshot }: FrozenOptions = {},
) {
  const held = new Map<string, Held>();
  const asked = new Map<string, unknown>();
  const taken = new Set<string>();
  const emitted: EventObject[] = [];
  const clock = new SimulatedClock();
  const waiting = fromPromise(
    ({ self, input: question }) =>
      new Promise<unknown>((resolve, reject) => {
        held.set(self.id, { resolve, reject });
        asked.set(self.id, question);
      }),
  );
  const effects = Object.keys(machine.implementations.actors).map((name) => [name, waiting]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(effects) }), {
    input,
    clock,
    ...(snapshot === undefined ? {} : { snapshot }),
    inspect: (seen) => {
      watch?.(seen);
      if (seen.type !== '@xstate.microstep') return;
      for (const arrow of takenArrows(seen._transitions)) taken.add(arrow);
    },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const effect = (id: string): Held => {
    const found = held.get(id);
    if (!found) throw new Error(`No effect "${id}" is under way.`);
    held.delete(id);
    return found;
  };

  const send = async (event: AnyEventObject) => {
    if (event.type.startsWith(DONE)) effect(event.type.slice(DONE.length)).resolve(event.output);
    else if (event.type.startsWith(ERROR))
      effect(event.type.slice(ERROR.length)).reject(event.error);
    else if (event.type.startsWith(AFTER)) clock.increment(delayOf(machine, event.type));
    else actor.send(event);
    await settled();
  };

  return {
    actor,
    /** What each effect was last asked, by its id. */
    asked,
    /** The effects that wait to be told how they end, by id. */
    pending: (): readonly string[] => {
      const running = actor.getSnapshot().children as Readonly<Record<string, unknown>>;
      return [...held.keys()].filter((id) => running[id] !== undefined);
    },
    taken,
    emitted,
    send,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
  };
}

/** Lets the promises that were just resolved reach the chart. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

/** The milliseconds of `xstate.after.<delay>.<state>`, by a name of the chart's delays or a number. */
function delayOf(machine: AnyStateMachine, type: string): number {
  const name = type.slice(AFTER.length).split('.')[0] ?? '';
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) {
    throw new Error(`The delay "${name}" has to be a number of milliseconds to be walked.`);
  }
  return delay;
}
