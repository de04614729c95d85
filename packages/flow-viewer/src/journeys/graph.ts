import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getMicrosteps,
  initialTransition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { plain } from '../model/mask';
import { matchesEvent } from '../model/names';
import { takenTransitionIds, transitionIdsFrom } from '../model/transitions';
import type { FlowEvent, FlowModel, InitialInput } from './flowModel';

/** A snapshot of the machine, with the edges that leave it. */
export interface Vertex {
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly edges: readonly Edge[];
}

/** An event that is possible at a vertex, and the vertex that it leads to. */
export interface Edge {
  readonly event: FlowEvent;
  readonly to: Vertex;
  /** The event's own transitions, and every transition that may follow it in the same macrostep. */
  readonly expectedTransitions: readonly string[];
}

export type Path = readonly Edge[];

/** The most snapshots that are visited. */
const LIMIT = 20_000;

/**
 * Builds the graph of all snapshots that a machine can reach from an initial input.
 * @returns the first vertex
 */
export function buildGraph(machine: AnyStateMachine, initialInput: InitialInput): Vertex {
  const contextKey = initialInput.contextKey ?? plain;
  const keyOf = (state: AnyMachineSnapshot) =>
    JSON.stringify([state.value, state.status, contextKey(state.context)]);
  const map = getAdjacencyMap(machine, {
    input: initialInput.input,
    events: (state: AnyMachineSnapshot) => possibleEvents(state, initialInput),
    serializeState: keyOf,
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    limit: LIMIT,
  });
  const vertices = new Map<string, Vertex & { edges: Edge[] }>();
  const vertexOf = (state: AnyMachineSnapshot) => {
    const key = keyOf(state);
    const vertex = vertices.get(key) ?? { key, state, edges: [] };
    vertices.set(key, vertex);
    return vertex;
  };
  const [initial] = initialTransition(machine, initialInput.input);
  const first = vertexOf(initial);
  for (const { state, event, nextState } of adjacencyMapToArray(map)) {
    vertexOf(state).edges.push(createEdge(machine, state, event, vertexOf(nextState)));
  }
  return first;
}

/** The graph from each initial input of a flow. An input without events of its own has those of the usual one. */
export const graphsOf = ({ machine, initialInputs }: Omit<FlowModel, 'name'>) =>
  initialInputs.map((one) => {
    const { name, input, events } = one;
    const known = events.length > 0 ? one : { ...(initialInputs[0] ?? one), name, input };
    return { input, first: buildGraph(machine, known) };
  });

/** The shortest path to each vertex, the nearest vertex first. */
export function* pathsFrom(first: Vertex): Generator<readonly [Vertex, Path]> {
  const paths = new Map<Vertex, Path>([[first, []]]);
  for (const [vertex, path] of paths) {
    yield [vertex, path];
    for (const edge of vertex.edges) if (!paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
  }
}

/** The shortest path that ends with a wanted edge. */
export function shortestPath(first: Vertex, isWanted: (edge: Edge) => boolean): Path | undefined {
  for (const [vertex, path] of pathsFrom(first)) {
    const wanted = vertex.edges.find(isWanted);
    if (wanted) return [...path, wanted];
  }
  return undefined;
}

function createEdge(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
  to: Vertex,
): Edge {
  let cached: readonly string[] | undefined;
  return {
    event,
    to,
    get expectedTransitions() {
      cached ??= expectedTransitions(machine, state, event);
      return cached;
    },
  };
}

function expectedTransitions(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): readonly string[] {
  const between = getMicrosteps(machine, state, event).slice(0, -1);
  return [
    ...takenTransitionIds(machine.getTransitionData(state, event)),
    ...between.flatMap(([{ _nodes }]) => transitionIdsFrom(_nodes)),
  ];
}

/** The events that a state handles: those of the model, and its own delays. */
function possibleEvents(
  state: AnyMachineSnapshot,
  { events, isPossible = () => true }: InitialInput,
): readonly FlowEvent[] {
  if (state.status !== 'active') return [];
  const handled = new Set(state._nodes.flatMap((node) => node.ownEvents as string[]));
  const delays = [...handled].filter((type) => type.startsWith('xstate.after.'));
  return [
    ...events.filter(
      ({ type, ...event }) =>
        [...handled].some((descriptor) => matchesEvent(descriptor, type)) &&
        isPossible({ ...event, type }, state.context),
    ),
    ...delays.map((type) => ({ type })),
  ];
}
