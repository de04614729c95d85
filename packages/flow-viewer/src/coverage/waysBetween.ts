import type { Flow } from '../flow';
import { graphsOf, type Path, pathsFrom, shortestPath } from '../journeys/graph';
import type { Statechart } from '../model/statechart';
import { activeStates } from '../model/stepView';
import type { FlowPath } from './shortestFlowPath';

/** A way from one state to another. */
export interface Way {
  /** The events of the way. */
  readonly types: readonly string[];
  /** From the start of the flow, over the first state. */
  readonly path: FlowPath;
}

/** How many ways are shown. */
const MOST = 3;

/** The shortest ways from one state to another, which the guards allow with the example payloads of the flow. */
export function waysBetween(
  statechart: Statechart,
  flow: Flow,
  from: string,
  to: string,
): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const { input, first } of graphsOf(flow)) {
    const paths = new Map(pathsFrom(first));
    const within = (id: string) =>
      new Set(
        [...paths.keys()].filter(({ state }) => activeStates(statechart, state.value).includes(id)),
      );
    const [starts, ends] = [within(from), within(to)];
    for (const [start, before] of paths) {
      if (!starts.has(start) || ends.has(start)) continue;
      const way = shortestPath(start, (edge) => ends.has(edge.to));
      if (way === undefined) continue;
      const eventsOf = (path: Path) => path.map(({ event }) => event);
      const types = eventsOf(way).map(({ type }) => type);
      const path = { input, events: [...eventsOf(before), ...eventsOf(way)] };
      if (!ways.has(types.join())) ways.set(types.join(), { types, path });
    }
  }
  return [...ways.values()].toSorted((a, b) => a.types.length - b.types.length).slice(0, MOST);
}
