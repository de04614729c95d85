import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { isFailure } from '../../contract/failure';
import { flowModels } from '../../machines/testing/models';
import { takenTransitionIds } from '../../machines/transitions';
import type { Chart } from '../model/chart';
import type { FlowId } from '../model/flows';
import { activeStates } from '../model/stepView';
import { failureName, failures } from './failures';

/** Something that may happen next: an event of the shopper, the end of an effect, or a delay that passes. */
export interface PossibleEvent {
  readonly kind: 'event' | 'done' | 'error' | 'delay';
  /** As the chart has it. */
  readonly type: string;
  /** For people. */
  readonly label: string;
  /** Payloads worth trying, the first is the usual one. */
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly name: string;
  /** Of many: what it has in common with others. */
  readonly group?: string;
  readonly event: AnyEventObject;
}

/** How a flow may begin: what it is told. */
export interface InitialInput {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const modelOf = (flow: FlowId) => flowModels.find(({ name }) => name === flow);

/** The ways into a flow, the usual one first. */
export function initialInputsOf(flow: FlowId): readonly InitialInput[] {
  const initialInputs = modelOf(flow)?.initialInputs ?? [];
  return initialInputs.map(({ name, input }) => ({ name: name || 'as usual', input }));
}

/**
 * What may happen in a moment of a flow, with payloads to try.
 * @param pending the effects that are under way, by id
 */
export function possibleEvents(
  flow: FlowId,
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  pending: readonly string[],
): readonly PossibleEvent[] {
  if (snapshot.status !== 'active') return [];
  const active = activeStates(chart, snapshot.value);
  const known = modelOf(flow)?.initialInputs.flatMap(({ events }) => events) ?? [];
  const root = chart.states[0]?.id;
  const ways = new Map<string, PossibleEvent>();
  for (const { source, kind, event, label } of chart.arrows) {
    if (!(active.has(source) || source === root) || ways.has(event)) continue;
    if (kind === 'always') continue;
    if ((kind === 'done' || kind === 'error') && !pending.some((id) => event.endsWith(`.${id}`))) {
      continue;
    }
    const likely = known.filter(({ type }) => type === event);
    ways.set(event, { kind, type: event, label, samples: samplesOf(kind, event, likely) });
  }
  return [...ways.values()];
}

function samplesOf(
  kind: PossibleEvent['kind'],
  type: string,
  likely: readonly AnyEventObject[],
): readonly Sample[] {
  const shown = [...new Map(likely.map((event) => [JSON.stringify(event), event])).values()];
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

/** A payload in few words. */
function nameOf({ type: _type, ...payload }: AnyEventObject): string {
  if (Object.keys(payload).length === 0) return 'no payload';
  if (isFailure(payload.error)) return failureName(payload.error);
  const text = JSON.stringify(payload)
    .replace(/["{}]/g, '')
    .replace(/([:,])/g, '$1 ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Where an event would lead, tried without anything happening. */
export interface Outcome {
  readonly arrows: readonly string[];
  readonly value: AnyMachineSnapshot['value'];
}

/** Where `event` would lead from here; null when the chart would not listen to it. */
export function previewOutcome(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome | null {
  try {
    const arrows = takenTransitionIds(snapshot.machine.getTransitionData(snapshot, event));
    if (arrows.length === 0) return null;
    const [next] = transition(snapshot.machine, snapshot, event);
    return { arrows, value: next.value };
  } catch {
    // A payload in the making may be one that a guard cannot read.
    return null;
  }
}
