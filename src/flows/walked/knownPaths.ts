import type { FlowModel } from '../../machines/testing/flowModel';
import { flowModels } from '../../machines/testing/models';
import type { Chart } from '../model/chart';
import type { FlowId } from '../model/flows';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import known from './known.json';

/** A way through a chart that is known to work, event by event. */
export interface KnownPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string }[];
}

/**
 * A way in few bytes: the number of its initial input in the flow's model, then its events, each by its number among the model's
 * events; a delay, which stands in no model, by its type.
 */
export type PackedWay = readonly [initialInput: number, ...events: (number | string)[]];

/** The possible events of a flow, of all its initial inputs. */
export const eventsOf = ({ initialInputs }: FlowModel) =>
  initialInputs.flatMap(({ events }) => events);

/** Ways of which some beginning is the shortest to each state and over each arrow of a flow's chart. */
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

/** A way, and the ids of the states and arrows that each of its moments touches; the first is its beginning. */
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

/** The shortest way that takes an arrow or comes to a state; null when none is known. */
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
