import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getMicrosteps,
  initialTransition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { arrowsFrom, takenArrows } from '../arrows';
import type { Entrance, Happening } from './flowModel';

/** A moment of the pure chart: where it stands, with the data that makes a difference. */
export interface Vertex {
  readonly key: string;
  readonly state: AnyMachineSnapshot;
  readonly edges: readonly Edge[];
}

/** What may happen at a moment, and the moment that it leads to. */
export interface Edge {
  readonly event: Happening;
  readonly to: Vertex;
  /** The arrows of the event by the pure chart; of those that it sets off in turn, all that it may. */
  readonly promises: readonly string[];
}

/** The most moments that are looked at. */
const LIMIT = 20_000;

/** Every moment that a flow can come to by this entrance. @returns the first of them */
export function graphOf(machine: AnyStateMachine, entrance: Entrance): Vertex {
  const distinguish = entrance.distinguish ?? ((context: unknown) => context);
  const keyOf = (state: AnyMachineSnapshot) =>
    JSON.stringify([state.value, state.status, distinguish(state.context)]);
  const map = getAdjacencyMap(machine, {
    input: entrance.input,
    events: (state: AnyMachineSnapshot) => possible(state, entrance),
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
  const [initial] = initialTransition(machine, entrance.input);
  const first = vertexOf(initial);
  for (const { state, event, nextState } of adjacencyMapToArray(map)) {
    vertexOf(state).edges.push(edge(machine, state, event, vertexOf(nextState)));
  }
  return first;
}

function edge(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
  to: Vertex,
): Edge {
  let known: readonly string[] | undefined;
  return {
    event,
    to,
    get promises() {
      known ??= promisedArrows(machine, state, event);
      return known;
    },
  };
}

function promisedArrows(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): readonly string[] {
  const between = getMicrosteps(machine, state, event).slice(0, -1);
  return [
    ...takenArrows(machine.getTransitionData(state, event)),
    ...between.flatMap(([{ _nodes }]) => arrowsFrom(_nodes)),
  ];
}

/** What can happen in a state: the given happenings that it listens to, and its delays. */
function possible(
  state: AnyMachineSnapshot,
  { happenings, isPossible = () => true }: Entrance,
): readonly Happening[] {
  if (state.status !== 'active') return [];
  const listened = new Set(state._nodes.flatMap((node) => node.ownEvents as string[]));
  const delays = [...listened].filter((type) => type.startsWith('xstate.after.'));
  return [
    ...happenings.filter(
      (happening) => listened.has(happening.type) && isPossible(happening, state.context),
    ),
    ...delays.map((type) => ({ type })),
  ];
}
