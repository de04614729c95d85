import type { FlowModel } from '../../machines/testing/flowModel';
import { flowModels } from '../../machines/testing/models';
import type { FlowId } from '../model/flows';
import type { Statechart } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import known from './knownPaths.json';

/** A known path through a machine: its input and its events. */
export interface KnownPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string }[];
}

/**
 * A compact path: the index of its initial input in the flow's model, then its events, each by its index among the model's
 * events. A delay is in no model, so it is a type.
 */
export type PackedPath = readonly [initialInput: number, ...events: (number | string)[]];

/** The possible events of a flow, of all its initial inputs. */
export const eventsOf = ({ initialInputs }: FlowModel) =>
  initialInputs.flatMap(({ events }) => events);

/** Paths that together contain the shortest path to each state and over each transition of a flow. */
function pathsOf(flow: FlowId): readonly KnownPath[] {
  const model = flowModels.find(({ name }) => name === flow);
  if (model === undefined) return [];
  const knownEvents = eventsOf(model);
  return (known as unknown as Readonly<Record<FlowId, readonly PackedPath[]>>)[flow].map(
    ([inputIndex, ...events]) => ({
      input: model.initialInputs[inputIndex]?.input ?? {},
      events: events.flatMap((event) =>
        typeof event === 'string' ? { type: event } : (knownEvents[event] ?? []),
      ),
    }),
  );
}

/** A path, and the ids of the states and transitions that each of its steps visits, from the start on. */
interface VisitedPath {
  readonly path: KnownPath;
  readonly visited: readonly ReadonlySet<string>[];
}

const visitedPaths = new WeakMap<Statechart, Promise<readonly VisitedPath[]>>();

async function walkPath(
  statechart: Statechart,
  flow: FlowId,
  path: KnownPath,
): Promise<VisitedPath> {
  const walk = startWalk(flow, path.input, { now: () => 0 });
  for (const event of path.events) await walk.send(event);
  walk.stop();
  return { path, visited: walk.recording().steps.map((step) => visitedBy(statechart, [step])) };
}

/** The shortest known path that takes a transition or reaches a state; null when there is none. */
export async function shortestPath(
  statechart: Statechart,
  flow: FlowId,
  id: string,
): Promise<KnownPath | null> {
  const walks =
    visitedPaths.get(statechart) ??
    Promise.all(pathsOf(flow).map((path) => walkPath(statechart, flow, path)));
  visitedPaths.set(statechart, walks);
  const paths = (await walks).flatMap(({ path, visited }): KnownPath[] => {
    const length = visited.findIndex((ids) => ids.has(id));
    return length < 0 ? [] : [{ ...path, events: path.events.slice(0, length) }];
  });
  return paths.toSorted((a, b) => a.events.length - b.events.length)[0] ?? null;
}
