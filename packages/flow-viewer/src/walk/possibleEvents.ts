import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import type { EffectFailure, Flow } from '../flow';
import type { InitialInput } from '../journeys/flowModel';
import type { Statechart, Transition } from '../model/statechart';
import { activeStates, possibleFrom } from '../model/stepView';
import { takenTransitionIds } from '../model/transitions';

/** A possible next event: of the shopper, the end of an effect, or a delay. */
export interface PossibleEvent extends Pick<Transition, 'kind' | 'label' | 'description'> {
  readonly type: string;
  /** Example payloads, the usual one first. */
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly name: string;
  readonly group?: string;
  readonly event: AnyEventObject;
}

/** The inputs with which a flow may start, the usual one first. */
export const initialInputsOf = ({ initialInputs }: Flow): readonly InitialInput[] =>
  initialInputs.map((one) => ({ ...one, name: one.name || 'as usual' }));

/**
 * The possible next events of a flow, with example payloads.
 * @param pending ids of the running effects
 */
export function possibleEvents(
  flow: Flow,
  statechart: Statechart,
  snapshot: AnyMachineSnapshot,
  pending: readonly string[],
): readonly PossibleEvent[] {
  if (snapshot.status !== 'active') return [];
  const known = initialInputsOf(flow).flatMap(({ events }) => events);
  const active = new Set(activeStates(statechart.id, snapshot.value));
  const transitions = possibleFrom(statechart, active).filter(
    ({ kind, event }) =>
      (kind !== 'done' && kind !== 'error') || pending.some((id) => event.endsWith(`.${id}`)),
  );
  // Several transitions may have the same event.
  const byEvent = new Map(transitions.toReversed().map((one) => [one.event, one]));
  return transitions
    .filter((one) => byEvent.get(one.event) === one)
    .map(({ kind, event: type, label, description }) => {
      const examples = known.filter((event) => event.type === type);
      const invoked = statechart.states
        .flatMap(({ invokes }) => invokes)
        .find(({ id }) => type === `xstate.error.actor.${id}`);
      const failures = invoked ? flow.failuresOf(invoked.src) : [];
      const samples = samplesOf(flow, failures, kind, type, examples);
      return { kind, type, label, description, samples };
    });
}

function samplesOf(
  { failureName = () => null }: Flow,
  failures: readonly EffectFailure[],
  kind: Transition['kind'],
  type: string,
  examples: readonly AnyEventObject[],
): readonly Sample[] {
  const distinct = new Map(examples.map((event) => [JSON.stringify(event), event]));
  const named = [...distinct.values()].map((event) => ({
    name: nameOf(event, failureName),
    event,
  }));
  if (kind === 'error') {
    const names = new Set(named.map(({ name }) => name));
    const others = failures.map(({ error, ...one }) => ({ ...one, event: { type, error } }));
    return [
      ...named.map((one) => ({ ...one, group: 'Likely here' })),
      ...others.filter(({ name }) => !names.has(name)),
    ];
  }
  return named.length > 0 ? named : [{ name: 'no payload', event: { type } }];
}

function nameOf(
  { type: _type, ...payload }: AnyEventObject,
  failureName: (error: unknown) => string | null,
): string {
  if (Object.keys(payload).length === 0) return 'no payload';
  const failure = failureName(payload.error);
  if (failure !== null) return failure;
  const text = JSON.stringify(payload)
    .replace(/["{}]/g, '')
    .replace(/([:,])/g, '$1 ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/**
 * Computes the result of `event` without running any action or effect: the taken transitions and the next state value. Null
 * when the machine would ignore the event.
 */
export function previewOutcome(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  try {
    const transitions = takenTransitionIds(snapshot.machine.getTransitionData(snapshot, event));
    if (transitions.length === 0) return null;
    const [next] = transition(snapshot.machine, snapshot, event);
    const value: AnyMachineSnapshot['value'] = next.value;
    return { transitions, value };
  } catch {
    // A guard may throw on a payload that is still being edited.
    return null;
  }
}
