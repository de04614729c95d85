import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { isFailure } from '../../contract/failure';
import { flowModels } from '../../machines/testing/models';
import { takenTransitionIds } from '../../machines/transitions';
import type { FlowId } from '../model/flows';
import type { Statechart } from '../model/statechart';
import { activeStates } from '../model/stepView';
import { failureName, failures } from './failures';

/** A possible next event: of the shopper, the end of an effect, or a delay. */
export interface PossibleEvent {
  readonly kind: 'event' | 'done' | 'error' | 'delay';
  /** The event type in the machine. */
  readonly type: string;
  /** For display. */
  readonly label: string;
  /** Example payloads, the usual one first. */
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly name: string;
  /** Heading of a group of samples. */
  readonly group?: string;
  readonly event: AnyEventObject;
}

/** An input with which a flow may start. */
export interface InitialInput {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const modelOf = (flow: FlowId) => flowModels.find(({ name }) => name === flow);

/** The inputs with which a flow may start, the usual one first. */
export function initialInputsOf(flow: FlowId): readonly InitialInput[] {
  const initialInputs = modelOf(flow)?.initialInputs ?? [];
  return initialInputs.map(({ name, input }) => ({ name: name || 'as usual', input }));
}

/**
 * The possible next events of a flow, with example payloads.
 * @param pending ids of the running effects
 */
export function possibleEvents(
  flow: FlowId,
  statechart: Statechart,
  snapshot: AnyMachineSnapshot,
  pending: readonly string[],
): readonly PossibleEvent[] {
  if (snapshot.status !== 'active') return [];
  const active = activeStates(statechart, snapshot.value);
  const known = modelOf(flow)?.initialInputs.flatMap(({ events }) => events) ?? [];
  const root = statechart.states[0]?.id;
  const events = new Map<string, PossibleEvent>();
  for (const { source, kind, event, label } of statechart.transitions) {
    if (!(active.has(source) || source === root) || events.has(event)) continue;
    if (kind === 'always') continue;
    if ((kind === 'done' || kind === 'error') && !pending.some((id) => event.endsWith(`.${id}`))) {
      continue;
    }
    const examples = known.filter(({ type }) => type === event);
    events.set(event, { kind, type: event, label, samples: samplesOf(kind, event, examples) });
  }
  return [...events.values()];
}

function samplesOf(
  kind: PossibleEvent['kind'],
  type: string,
  examples: readonly AnyEventObject[],
): readonly Sample[] {
  const shown = [...new Map(examples.map((event) => [JSON.stringify(event), event])).values()];
  const named = shown.map((event) => ({ name: nameOf(event), event }));
  if (kind === 'error') {
    const others = failures.map((error) => ({
      name: failureName(error),
      group: error.kind === 'refused' ? 'Refused for a reason' : 'No good answer',
      event: { type, error },
    }));
    const isNew = ({ name }: Sample) => named.every((known) => known.name !== name);
    return [...named.map((one) => ({ ...one, group: 'Likely here' })), ...others.filter(isNew)];
  }
  return named.length > 0 ? named : [{ name: 'no payload', event: { type } }];
}

/** A short text for a payload. */
function nameOf({ type: _type, ...payload }: AnyEventObject): string {
  if (Object.keys(payload).length === 0) return 'no payload';
  if (isFailure(payload.error)) return failureName(payload.error);
  const text = JSON.stringify(payload)
    .replace(/["{}]/g, '')
    .replace(/([:,])/g, '$1 ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The result of an event, computed without running any action or effect. */
export interface Outcome {
  readonly transitions: readonly string[];
  readonly value: AnyMachineSnapshot['value'];
}

/** Computes the result of `event`; null when the machine would ignore it. */
export function previewOutcome(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome | null {
  try {
    const transitions = takenTransitionIds(snapshot.machine.getTransitionData(snapshot, event));
    if (transitions.length === 0) return null;
    const [next] = transition(snapshot.machine, snapshot, event);
    return { transitions, value: next.value };
  } catch {
    // A guard may throw on a payload that is still being edited.
    return null;
  }
}
