import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import { type Edge, graphsOf, type Path, shortestPath } from '../journeys/graph';
import type { Statechart } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/walkSession';

export interface FlowPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly AnyEventObject[];
}

/** The shortest path that takes a transition or reaches a state, from the nearest initial input; null when there is none. */
export async function shortestFlowPath(
  statechart: Statechart,
  flow: Flow,
  id: string,
): Promise<FlowPath | null> {
  const paths: FlowPath[] = [];
  for (const { input, first } of graphsOf(flow)) {
    const refuted = new Set<Edge | undefined>();
    const isWanted = (edge: Edge) => {
      const end = { value: edge.to.state.value, transitions: edge.expectedTransitions };
      return !refuted.has(edge) && visitedBy(statechart, [end]).has(id);
    };
    // The first path is the start of the flow, without an event.
    for (let edges: Path | undefined = []; edges; edges = shortestPath(first, isWanted)) {
      const path = { input, events: edges.map(({ event }) => event) };
      // An effect may prevent what the graph expects, so only a walk counts.
      const walk = startWalk(flow, input);
      for (const event of path.events) await walk.send(event);
      if (visitedBy(statechart, walk.recording().steps.slice(-1)).has(id)) {
        paths.push(path);
        break;
      }
      refuted.add(edges.at(-1));
    }
  }
  return paths.toSorted((a, b) => a.events.length - b.events.length)[0] ?? null;
}
