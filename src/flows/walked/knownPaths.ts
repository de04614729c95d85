import type { FlowModel } from '../../machines/testing/flowModel';
import { flowModels } from '../../machines/testing/models';
import type { Chart } from '../model/chart';
import type { FlowId } from '../model/flows';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import known from './known.json';

/** A known path through a machine: its input and its events. */
export interface KnownPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string }[];
}

/**
 * A compact path: the index of its initial input in the flow's model, then its events, each by its index among the model's
 * events. A delay is in no model, so it is a type.
 */
export type PackedWay = readonly [initialInput: number, ...events: (number | string)[]];

/** The possible events of a flow, of all its initial inputs. */
export const eventsOf = ({ initialInputs }: FlowModel) =>
  initialInputs.flatMap(({ events }) => events);

/** Paths that together contain the shortest path to each state and over each transition of a flow. */
function waysOf(flow: FlowId): readonly KnownPath[] {
  const model = flowModels.find(({ name }) => name === flow);
  if (model === undefined) return [];
  const knownEvents = eventsOf(model);
  return (known as unknown as Readonly<Record<FlowId, readonly PackedWay[]>>)[flow].map(
    ([place, ...events]) => ({
      input: model.initialInputs[place]?.input ?? {},
      events: events.flatMap((event) =>
        typeof event === 'string' ? { type: event } : (knownEvents[event] ?? []),
      ),
    }),
  );
}

/** A path, and the ids of the states and transitions that each of its steps visits, from the start on. */
interface WalkedWay {
  readonly way: KnownPath;
  readonly touched: readonly ReadonlySet<string>[];
}

const walkedWays = new WeakMap<Chart, Promise<readonly WalkedWay[]>>();

async function walkThrough(chart: Chart, flow: FlowId, way: KnownPath): Promise<WalkedWay> {
  const walk = startWalk(flow, way.input, { now: () => 0 });
  for (const event of way.events) await walk.send(event);
  walk.stop();
  return { way, touched: walk.recording().steps.map((step) => visitedBy(chart, [step])) };
}

/** The shortest known path that takes a transition or reaches a state; null when there is none. */
export async function shortestPath(
  chart: Chart,
  flow: FlowId,
  id: string,
): Promise<KnownPath | null> {
  const walking =
    walkedWays.get(chart) ?? Promise.all(waysOf(flow).map((way) => walkThrough(chart, flow, way)));
  walkedWays.set(chart, walking);
  const parts = (await walking).flatMap(({ way, touched }): KnownPath[] => {
    const length = touched.findIndex((ids) => ids.has(id));
    return length < 0 ? [] : [{ ...way, events: way.events.slice(0, length) }];
  });
  return parts.toSorted((a, b) => a.events.length - b.events.length)[0] ?? null;
}
