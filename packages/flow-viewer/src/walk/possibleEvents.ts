import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import type { EffectFailure, Flow } from '../flow';
import type { InitialInput } from '../journeys/flowModel';
import { describeEvent, matchesEvent } from '../model/names';
import type { Statechart, Transition } from '../model/statechart';
import { activeStates, possibleFrom } from '../model/stepView';
import { takenTransitionIds } from '../model/transitions';
import type { WalkSession } from './walkSession';

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

/** The possible next events of a walk, with example payloads. */
export function possibleEvents(
  flow: Flow,
  statechart: Statechart,
  walk: WalkSession,
): readonly PossibleEvent[] {
  const snapshot = walk.snapshot();
  if (snapshot.status !== 'active') return [];
  const known = initialInputsOf(flow).flatMap(({ events }) => events);
  const active = new Set(activeStates(statechart, snapshot.value));
  const effects = ['xstate.done.actor.', 'xstate.error.actor.', 'xstate.snapshot.'];
  const ofEffects = walk.pending().flatMap((id) => effects.map((prefix) => prefix + id));
  const possible = possibleFrom(statechart, active).flatMap((transition): Possible[] => {
    const { kind, event, label } = transition;
    if (kind !== 'done' && kind !== 'error') {
      const later = walk.scheduled().find(({ type }) => type === event);
      if (later === undefined) return kind === 'delay' ? [] : [{ ...transition, type: event }];
      const timed = kind === 'delay' ? label : `${label}, later`;
      return [{ ...transition, type: event, kind: 'delay', label: timed, later }];
    }
    return ofEffects
      .filter((type) => matchesEvent(event, type))
      .map((type) => ({ ...transition, type, ...(type !== event && describeEvent(type)) }));
  });
  // Several transitions may have the same event.
  const byEvent = new Map(possible.toReversed().map((one) => [one.type, one]));
  return possible
    .filter((one) => byEvent.get(one.type) === one)
    .map(({ kind, type, label, description, later }) => {
      const examples = known.filter((event) => matchesEvent(type, event.type));
      const invoked = statechart.states
        .flatMap(({ invokes }) => invokes)
        .find(({ id }) => type === `xstate.error.actor.${id}`);
      const failures = invoked ? flow.failuresOf(invoked.src) : [];
      const routes = possible.filter((one) => type === 'xstate.route' && one.type === type);
      const events = later
        ? [later]
        : [
            ...examples,
            ...routes.flatMap(({ targets }) => targets.map((to) => ({ type, to: `#${to}` }))),
          ];
      const samples = samplesOf(flow, failures, kind, type, events, known.length > 0);
      return { kind, type, label, description, samples };
    });
}

type Possible = Transition & { readonly type: string; readonly later?: AnyEventObject };

function samplesOf(
  { failureName = () => null }: Flow,
  failures: readonly EffectFailure[],
  kind: Transition['kind'],
  type: string,
  examples: readonly AnyEventObject[],
  hasExamples: boolean,
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
  // Without examples the payloads are unknown, so every event is offered without one.
  return named.length > 0 || !hasExamples ? named : [{ name: 'no payload', event: { type } }];
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
