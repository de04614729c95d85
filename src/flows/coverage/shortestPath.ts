import type { AnyEventObject } from 'xstate';
import { buildGraph, type Edge, type Vertex } from '../../machines/testing/graph';
import { flowModels } from '../../machines/testing/models';
import type { FlowId } from '../model/flows';
import type { Statechart } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';

/** A path through a flow. */
export interface FlowPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly AnyEventObject[];
}

/** The shortest path that takes a transition or reaches a state, from the nearest initial input; null when there is none. */
export async function shortestPath(
  statechart: Statechart,
  flow: FlowId,
  id: string,
): Promise<FlowPath | null> {
  for (const { input, edges } of pathsOf(flow)) {
    const last = edges.at(-1);
    const end = last && { value: last.to.state.value, arrows: last.expectedTransitions };
    if (end && !visitedBy(statechart, [end]).has(id)) continue;
    // An effect may prevent what the graph expects, so only a walk counts.
    const walk = startWalk(flow, input);
    const events = edges.map(({ event }) => event);
    for (const event of events) await walk.send(event);
    if (visitedBy(statechart, walk.recording().steps.slice(-1)).has(id)) return { input, events };
  }
  return null;
}

interface GraphPath {
  readonly input: FlowPath['input'];
  readonly edges: readonly Edge[];
}

/** The paths to each vertex of a flow's graphs, and from there over each of its edges; the shortest first. */
function pathsOf(flow: FlowId): readonly GraphPath[] {
  const model = flowModels.find(({ name }) => name === flow);
  const { initialInputs = [] } = model ?? {};
  const [usual] = initialInputs;
  if (model === undefined || usual === undefined) return [];
  const paths = initialInputs.flatMap((initialInput): readonly GraphPath[] => {
    const { name, input, events } = initialInput;
    // An initial input without own events uses those of the usual one.
    const first = buildGraph(
      model.machine,
      events.length > 0 ? initialInput : { ...usual, name, input },
    );
    const toVertices = new Map<Vertex, readonly Edge[]>([[first, []]]);
    for (const [vertex, edges] of toVertices) {
      for (const edge of vertex.edges) {
        if (!toVertices.has(edge.to)) toVertices.set(edge.to, [...edges, edge]);
      }
    }
    const overEdges = [...toVertices].flatMap(([vertex, edges]) =>
      vertex.edges.map((edge) => ({ input, edges: [...edges, edge] })),
    );
    return [{ input, edges: [] }, ...overEdges];
  });
  return paths.toSorted((a, b) => a.edges.length - b.edges.length);
}
