import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  initialTransition,
} from 'xstate';
import { plain } from '../model/mask';
import { matchesEvent } from '../model/names';
import { takenTransitionIds, transitionIdsFrom } from '../model/transitions';
import type { FlowEvent, FlowModel, InitialInput } from './flowModel';

/** A snapshot of the machine, with the edges that leave it. */
export interface Vertex {
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

/** The most vertices that a search visits. */
const LIMIT = 5_000;

/**
 * The graph of all snapshots that a machine can reach from an initial input. The edges of a vertex are found when they are
 * read, so that a search visits no more than it needs.
 * @returns the first vertex
 */
export function graphOf(machine: AnyStateMachine, initialInput: InitialInput): Vertex {
  const contextKey = initialInput.contextKey ?? plain;
  const vertices = new Map<string, Vertex>();
  const vertexOf = (state: AnyMachineSnapshot): Vertex => {
    const key = JSON.stringify([state.value, state.status, contextKey(state.context)]);
    const known = vertices.get(key);
    if (known) return known;
    const edges = lazy(() =>
      possibleEvents(state, initialInput).map((event): Edge => {
        const transitions = lazy(() => expectedTransitions(machine, state, event));
        return {
          event,
          to: vertexOf(machine.transition(state, event, inertScope)),
          get expectedTransitions() {
            return transitions();
          },
        };
      }),
    );
    const vertex: Vertex = {
      state,
      get edges() {
        return edges();
      },
    };
    vertices.set(key, vertex);
    return vertex;
  };
  return vertexOf(initialTransition(machine, initialInput.input)[0]);
}

/** The shortest path that ends with a wanted edge: a breadth-first search. */
export function shortestPath(first: Vertex, isWanted: (edge: Edge) => boolean): Path | undefined {
  const paths = new Map<Vertex, Path>([[first, []]]);
  for (const [vertex, path] of paths) {
    const wanted = vertex.edges.find(isWanted);
    if (wanted) return [...path, wanted];
    if (paths.size > LIMIT) return undefined;
    for (const edge of vertex.edges) if (!paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
  }
  return undefined;
}

/** A path from one of the initial inputs of a flow. */
export interface FoundPath {
  readonly input: InitialInput['input'];
  readonly path: Path;
  readonly end: Vertex;
  /** After how many of its events the section begins that `isSection` marks; null outside of it. */
  readonly begin: number | null;
}

/** The page reacts to the user after this time of searching, ms. */
const TURN = 40;

/**
 * The paths through a flow, the shortest first: a breadth-first search from all initial inputs, with one path for each edge of
 * each vertex. It visits a vertex twice when a path may pass it within a section and outside of one.
 *
 * @param isSection whether a section of a path begins at a vertex (true) or ends there (false)
 */
export async function* pathsOf(
  { machine, initialInputs }: Omit<FlowModel, 'name'>,
  isSection: (vertex: Vertex) => boolean | undefined = () => undefined,
): AsyncGenerator<FoundPath> {
  const visited = { within: new Set<Vertex>(), outside: new Set<Vertex>() };
  const queue = initialInputs.map((one): FoundPath => {
    // An input without events of its own has those of the usual one.
    const { name, input, events } = one;
    const known = events.length > 0 ? one : { ...(initialInputs[0] ?? one), name, input };
    return { input, path: [], end: graphOf(machine, known), begin: null };
  });
  let turn = performance.now();
  for (const found of queue) {
    yield found;
    const { input, path, end } = found;
    const marked = isSection(end);
    const begin = marked === undefined ? found.begin : marked ? path.length : null;
    const seen = begin === null ? visited.outside : visited.within;
    if (seen.has(end) || seen.size > LIMIT) continue;
    seen.add(end);
    for (const edge of end.edges) queue.push({ input, path: [...path, edge], end: edge.to, begin });
    if (performance.now() < turn + TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}

/** Transitions of the graph run no action and start no actor. */
const inertActor = createEmptyActor();
const nothing = () => undefined;
const inertScope: AnyActorScope = {
  ...{ self: inertActor, system: inertActor.system, id: '', sessionId: '' },
  ...{
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  },
};

/** Computes a value when it is first read. */
function lazy<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

function expectedTransitions(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): readonly string[] {
  const between = machine.microstep(state, event, inertScope).slice(0, -1);
  return [
    ...takenTransitionIds(machine.getTransitionData(state, event)),
    ...between.flatMap(({ _nodes }) => transitionIdsFrom(_nodes)),
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
