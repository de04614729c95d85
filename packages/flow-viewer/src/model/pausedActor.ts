import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { takenTransitionIds } from './transitions';

type EffectSnapshot = Snapshot<unknown> & { readonly input: unknown };

/** The end of a paused effect; XState sends `xstate.stop`. */
type EffectEnd =
  | { readonly type: 'succeeded'; readonly output: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'xstate.stop' };

/** An effect that ends when it is told to. It ends synchronously, which no promise can. */
const createPausedEffect = (
  onStart: (id: string, input: unknown) => void,
): ActorLogic<EffectSnapshot, EffectEnd, unknown> => ({
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  start: ({ input }, { self }) => onStart(self.id, input),
  transition: (snapshot, event) => {
    if (event.type === 'succeeded') {
      return { ...snapshot, status: 'done', output: event.output, error: undefined };
    }
    if (event.type === 'failed') {
      return { ...snapshot, status: 'error', output: undefined, error: event.error };
    }
    return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

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
  const effectInputs = new Map<string, unknown>();
  const takenTransitions = new Set<string>();
  const emitted: EventObject[] = [];
  const clock = new SimulatedClock();
  const pausedEffect = createPausedEffect((id, effectInput) => effectInputs.set(id, effectInput));
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

  const running = (): Readonly<Record<string, AnyActorRef | undefined>> =>
    actor.getSnapshot().children;
  const endEffect = (id: string, end: EffectEnd) => {
    const effect = running()[id];
    if (!effect) throw new Error(`The effect "${id}" is not pending.`);
    effect.send(end);
  };

  const send = (event: AnyEventObject): void => {
    const { type, output, error } = event;
    if (type.startsWith(DONE)) endEffect(type.slice(DONE.length), { type: 'succeeded', output });
    else if (type.startsWith(ERROR)) endEffect(type.slice(ERROR.length), { type: 'failed', error });
    else if (type.startsWith(AFTER)) clock.increment(delayOf(machine, type));
    else actor.send(event);
  };

  return {
    actor,
    /** The latest input of each effect, by the effect's id. */
    effectInputs,
    /** The ids of the effects that are running. */
    pendingEffects: (): readonly string[] => Object.keys(running()),
    /** The ids of the transitions taken so far, in their order. */
    takenTransitions,
    emitted,
    send,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
  };
}

/** The delay (ms) of `xstate.after.<delay>.<state>`, where `<delay>` is a named delay of the machine or a number. */
export function delayOf(machine: AnyStateMachine, type: string): number {
  const name = type.slice(AFTER.length).split('.')[0] ?? '';
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) {
    throw new Error(`The delay "${name}" must be a number of milliseconds.`);
  }
  return delay;
}
