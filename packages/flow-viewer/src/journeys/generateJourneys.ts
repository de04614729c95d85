import type { AnyStateMachine } from 'xstate';
import { guardedLabel, statechartOf } from '../model/statechart';
import { transitionIds } from '../model/transitions';
import type { FlowModel, InitialInput } from './flowModel';
import { type Edge, graphOf, type Path, shortestPath, type Vertex } from './graph';
import { type Journey, runJourney } from './journey';

/** The most events of a journey, so that people can read it. */
const MAX_STEPS = 8;

type UnnamedJourney = Omit<Journey, 'name'> & { readonly inputName: string };

/**
 * Generates journeys that together take every transition of a machine. Each follows the shortest path to a transition
 * that no earlier journey takes, and continues while another one follows. The result is deterministic.
 * @throws when no possible event takes a transition; the message lists all such transitions
 */
export function generateJourneys({ machine, initialInputs }: FlowModel): readonly Journey[] {
  const untaken = new Set(transitionIds(machine));
  const journeys: UnnamedJourney[] = [];
  for (const initialInput of initialInputs) {
    journeys.push(...journeysFrom(machine, initialInput, untaken));
  }
  if (untaken.size > 0) {
    throw new Error(`No event takes these transitions:\n${[...untaken].join('\n')}`);
  }
  return nameJourneys(machine, withoutRedundant(journeys));
}

function journeysFrom(
  machine: AnyStateMachine,
  initialInput: InitialInput,
  untaken: Set<string>,
): readonly UnnamedJourney[] {
  const { input, name: inputName } = initialInput;
  const first = graphOf(machine, initialInput);
  const journeys: UnnamedJourney[] = [];
  const futile = new Set<Edge>();
  const isWanted = (edge: Edge) =>
    !futile.has(edge) && edge.expectedTransitions.some((id) => untaken.has(id));

  /** Runs a path. Null when its last step takes no new transition. */
  const tryPath = (path: Path): UnnamedJourney | null => {
    const { start, steps } = runJourney(
      machine,
      input,
      path.map(({ event }) => event),
    );
    for (const [index, { to }] of path.entries()) assertSameState(steps[index]?.state, to, path);
    if (steps.at(-1)?.transitions.some((id) => untaken.has(id))) {
      return { inputName, input, start, steps };
    }
    const last = path.at(-1);
    if (last) futile.add(last);
    return null;
  };

  const extend = (from: Path, journey: UnnamedJourney): UnnamedJourney => {
    let path = from;
    let longest = journey;
    for (
      let next = nextEdge(path, isWanted);
      next && path.length < MAX_STEPS;
      next = nextEdge(path, isWanted)
    ) {
      const longer = tryPath([...path, next]);
      if (!longer) continue;
      path = [...path, next];
      longest = longer;
      markTaken(untaken, longest);
    }
    return longest;
  };

  const startOnly = { inputName, input, ...runJourney(machine, input, []) };
  if (takenBy(startOnly).some((id) => untaken.has(id))) {
    journeys.push(startOnly);
    markTaken(untaken, startOnly);
  }
  for (let path = shortestPath(first, isWanted); path; path = shortestPath(first, isWanted)) {
    const journey = tryPath(path);
    if (!journey) continue;
    markTaken(untaken, journey);
    journeys.push(extend(path, journey));
  }
  return journeys;
}

function markTaken(untaken: Set<string>, journey: UnnamedJourney): void {
  for (const id of takenBy(journey)) untaken.delete(id);
}

/** Asserts that the running actor and the vertex of the graph are in the same state. */
function assertSameState(actual: unknown, { state }: Vertex, path: Path): void {
  if (JSON.stringify(actual) === JSON.stringify(state.value)) return;
  const journey = path.map(({ event: { type } }) => type).join(' → ');
  throw new Error(
    `After "${journey}" the actor is in ${JSON.stringify(actual)}, but the graph in ${JSON.stringify(state.value)}.`,
  );
}

/** The next wanted edge of a path: first one that stays in the state, then one that leaves it, then one that ends the flow. */
function nextEdge(path: Path, isWanted: (edge: Edge) => boolean): Edge | undefined {
  const here = path.at(-1)?.to;
  const rank = ({ to }: Edge) => {
    if (to.state.status !== 'active') return 2;
    return JSON.stringify(to.state.value) === JSON.stringify(here?.state.value) ? 0 : 1;
  };
  return here?.edges.filter(isWanted).toSorted((one, other) => rank(one) - rank(other))[0];
}

const takenBy = ({ start, steps }: Pick<Journey, 'start' | 'steps'>): readonly string[] => [
  ...start.transitions,
  ...steps.flatMap(({ transitions }) => transitions),
];

/** Removes the journeys whose transitions the others take as well, the shortest first. */
function withoutRedundant(journeys: readonly UnnamedJourney[]): readonly UnnamedJourney[] {
  const needed = new Set(journeys);
  for (const journey of journeys.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const others = new Set([...needed].filter((other) => other !== journey).flatMap(takenBy));
    if (takenBy(journey).every((id) => others.has(id))) needed.delete(journey);
  }
  return [...needed];
}

/** Names each journey by the transitions that it is the first to take, grouped by state. */
function nameJourneys(
  machine: AnyStateMachine,
  journeys: readonly UnnamedJourney[],
): readonly Journey[] {
  const taken = new Set<string>();
  const transitions = new Map(statechartOf(machine).transitions.map((one) => [one.id, one]));
  return journeys.map(({ inputName, ...journey }) => {
    const labels = new Map<string, string[]>();
    for (const id of takenBy(journey)) {
      const transition = transitions.get(id);
      if (transition === undefined || taken.has(id)) continue;
      taken.add(id);
      const state = transition.source.replace(`${machine.id}.`, '');
      labels.set(state, [...(labels.get(state) ?? []), guardedLabel(transition)]);
    }
    const name = [...labels].map(([state, list]) => `${state}: ${list.join(', ')}`).join('; ');
    return { name: inputName === '' ? name : `${inputName} | ${name}`, ...journey };
  });
}
