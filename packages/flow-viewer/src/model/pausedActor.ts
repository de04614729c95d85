import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { takenTransitionIds } from './transitions';

interface PendingEffect {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

/**
 * Starts an actor that does nothing by itself: every effect stays pending until `send` settles it, and the clock only
 * moves when `send` moves it. `send` delivers the shopper's events as they are, and causes XState's own events
 * (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<state>`).
 *
 * @param inspect receives every inspection event of the actor
 */
export function createPausedActor(
  machine: AnyStateMachine,
  input: unknown,
  inspect?: (event: InspectionEvent) => void,
) {
  const unsettled = new Map<string, PendingEffect>();
  const effectInputs = new Map<string, unknown>();
  const takenTransitions = new Set<string>();
  const emitted: EventObject[] = [];
  const clock = new SimulatedClock();
  const pausedEffect = fromPromise(
    ({ self, input: effectInput }) =>
      new Promise<unknown>((resolve, reject) => {
        unsettled.set(self.id, { resolve, reject });
        effectInputs.set(self.id, effectInput);
      }),
  );
  const effects = Object.keys(machine.implementations.actors).map((name) => [name, pausedEffect]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(effects) }), {
    input,
    clock,
    inspect: (event) => {
      inspect?.(event);
      if (event.type !== '@xstate.microstep') return;
      for (const id of takenTransitionIds(event._transitions)) takenTransitions.add(id);
    },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const takeEffect = (id: string): PendingEffect => {
    const effect = unsettled.get(id);
    if (!effect) throw new Error(`The effect "${id}" is not pending.`);
    unsettled.delete(id);
    return effect;
  };

  const send = async (event: AnyEventObject) => {
    const { type } = event;
    if (type.startsWith(DONE)) takeEffect(type.slice(DONE.length)).resolve(event.output);
    else if (type.startsWith(ERROR)) takeEffect(type.slice(ERROR.length)).reject(event.error);
    else if (type.startsWith(AFTER)) clock.increment(delayOf(machine, type));
    else actor.send(event);
    await flushMicrotasks();
  };

  return {
    actor,
    /** The latest input of each effect, by the effect's id. */
    effectInputs,
    /** The ids of the effects that are running. */
    pendingEffects: (): readonly string[] => {
      const running = actor.getSnapshot().children as Readonly<Record<string, unknown>>;
      return [...unsettled.keys()].filter((id) => running[id] !== undefined);
    },
    /** The ids of the transitions taken so far, in their order. */
    takenTransitions,
    emitted,
    send,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
  };
}

/** Lets a settled promise reach the machine. */
async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

/** The delay (ms) of `xstate.after.<delay>.<state>`, where `<delay>` is a named delay of the machine or a number. */
function delayOf(machine: AnyStateMachine, type: string): number {
  const name = type.slice(AFTER.length).split('.')[0] ?? '';
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) {
    throw new Error(`The delay "${name}" must be a number of milliseconds.`);
  }
  return delay;
}
