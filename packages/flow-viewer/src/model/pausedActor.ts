import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { holdBack } from './holdBack';
import { takenTransitionIds } from './transitions';

type EffectSnapshot = Snapshot<unknown> & { readonly input: unknown };

/** What happens to a paused effect. The machine may send it other events, which it ignores. */
type EffectEvent =
  | { readonly type: 'viewer:done'; readonly output: unknown }
  | { readonly type: 'viewer:error'; readonly error: unknown }
  | { readonly type: 'viewer:snapshot'; readonly snapshot: object }
  | { readonly type: 'xstate.stop' };

/** An effect that ends when it is told to. It ends synchronously, which no promise can. */
const createPausedEffect = (
  onStart: (id: string, input: unknown) => void,
): ActorLogic<EffectSnapshot, EffectEvent, unknown> => ({
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  start: ({ input }, { self }) => onStart(self.id, input),
  transition: (snapshot, event) => {
    switch (event.type) {
      case 'viewer:done':
        return { ...snapshot, status: 'done', output: event.output, error: undefined };
      case 'viewer:error':
        return { ...snapshot, status: 'error', output: undefined, error: event.error };
      case 'viewer:snapshot':
        return { ...snapshot, ...event.snapshot };
      case 'xstate.stop':
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** XState's events of an effect, by their prefix, and how a paused effect causes them. */
const EFFECT_EVENTS: Readonly<Record<string, (event: AnyEventObject) => EffectEvent>> = {
  'xstate.done.actor.': ({ output }) => ({ type: 'viewer:done', output }),
  'xstate.error.actor.': ({ error }) => ({ type: 'viewer:error', error }),
  'xstate.snapshot.': ({ snapshot }) => ({ type: 'viewer:snapshot', snapshot: snapshot ?? {} }),
};

const AFTER = 'xstate.after.';

/**
 * A simulated clock: time passes only on request. XState's `SimulatedClock` passes a number of milliseconds, but a walk runs the
 * timers up to an event, whose due time that clock does not tell.
 */
function createPausedClock() {
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let [now, lastId] = [0, 0];
  return {
    setTimeout(run: () => void, delay: number) {
      lastId += 1;
      timers.set(lastId, { due: now + delay, run });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Runs timers in their order, while `isDue` holds for the time of the next one. */
    run(isDue: (time: number) => boolean): void {
      const next = () => [...timers].toSorted(([, one], [, other]) => one.due - other.due)[0];
      for (let timer = next(); timer && isDue(timer[1].due); timer = next()) {
        timers.delete(timer[0]);
        now = timer[1].due;
        timer[1].run();
      }
    },
    /** Lets a time pass, ms. */
    pass(ms: number): void {
      const end = now + ms;
      this.run((time) => time <= end);
      now = end;
    },
  };
}

/**
 * Starts an actor that does nothing by itself: every effect stays pending until `send` settles it, no action runs, and time
 * only passes when `send` delivers an event that the machine waits for. `send` delivers the shopper's events as they are, and
 * causes XState's own events (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<state>`).
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
  const clock = createPausedClock();
  const pausedEffect = createPausedEffect((id, effectInput) => effectInputs.set(id, effectInput));
  const actor = createActor(holdBack(machine, pausedEffect), {
    input,
    clock,
    logger: () => undefined,
    inspect: (event) => {
      inspect?.(event);
      if (event.type !== '@xstate.microstep') return;
      for (const id of takenTransitionIds(event._transitions)) takenTransitions.add(id);
    },
  });
  actor.on('*', (event) => emitted.push(event));
  // A machine that fails tells it by its status, which is a result like any other.
  actor.subscribe({ error: () => undefined });
  actor.start();

  const running = (): Readonly<Record<string, AnyActorRef | undefined>> =>
    actor.getSnapshot().children ?? {};
  /** The events that the machine sends later, delays included. */
  const scheduled = (): readonly AnyEventObject[] =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event }) => event);
  /** The event that is sent later. Of a delay, the name counts where no state has it by this id. */
  const findScheduled = (type: string) => {
    const [delay] = /^xstate\.after\.[^.]+\./.exec(type) ?? [];
    const isSame = (one: AnyEventObject) => delay !== undefined && one.type.startsWith(delay);
    return scheduled().find((one) => one.type === type) ?? scheduled().find(isSame);
  };

  const send = (event: AnyEventObject): void => {
    const [prefix, eventOf] =
      Object.entries(EFFECT_EVENTS).find(([start]) => event.type.startsWith(start)) ?? [];
    if (prefix !== undefined && eventOf !== undefined) {
      const id = event.type.slice(prefix.length);
      const effect = running()[id];
      if (!effect) throw new Error(`The effect "${id}" is not pending.`);
      effect.send(eventOf(event));
      return;
    }
    const later = findScheduled(event.type);
    // The earlier ones come first, as they would.
    if (later) clock.run(() => scheduled().includes(later));
    else if (event.type.startsWith(AFTER)) clock.pass(delayOf(machine, event.type));
    else actor.send(event);
  };

  return {
    actor,
    /** The latest input of each effect, by the effect's id. */
    effectInputs,
    /** The ids of the effects that are running. */
    pendingEffects: (): readonly string[] => Object.keys(running()),
    scheduled,
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
