import { type Statechart, statechartOf } from '../../src/flows/model/statechart';
import { type StepTrace, visitedBy } from '../../src/flows/model/stepView';
import type { FlowEvent, FlowModel, InitialInput } from '../../src/machines/testing/flowModel';
import { buildGraph, type Edge, type Vertex } from '../../src/machines/testing/graph';
import { runJourney } from '../../src/machines/testing/journey';

/** A path through a flow, from one of its initial inputs. */
export interface ShortPath {
  readonly input: InitialInput['input'];
  readonly events: readonly FlowEvent[];
}

/** A path that may be the shortest to a state or a transition. */
interface Candidate extends ShortPath {
  /** What its last step is expected to visit. */
  readonly end: StepTrace | null;
}

/**
 * The shortest paths through a flow: to each state and over each transition, from the nearest initial input. A path that is the
 * start of another is left out.
 *
 * @throws when no path reaches a state or a transition, with the list of their ids
 */
export async function shortestPaths(model: FlowModel): Promise<readonly ShortPath[]> {
  const statechart = statechartOf(model.machine);
  const missing = new Set(
    [...statechart.states.slice(1), ...statechart.transitions].map(({ id }) => id),
  );
  const isNew = (ids: ReadonlySet<string>) => [...ids].some((id) => missing.has(id));
  const found: ShortPath[] = [];
  for (const { input, events, end } of candidatesOf(model)) {
    if (end && !isNew(visitedBy(statechart, [end]))) continue;
    // An effect may prevent what the graph expects, so only a run of the journey counts.
    const visitedIds = await visitedLast(statechart, model, { input, events });
    if (!isNew(visitedIds)) continue;
    for (const id of visitedIds) missing.delete(id);
    found.push({ input, events });
  }
  if (missing.size > 0) throw new Error(`No path leads to:\n${[...missing].join('\n')}`);
  return found.filter((path) => !found.some((other) => other !== path && continues(other, path)));
}

/** The ids of the states and transitions that the last step of a path visits. */
async function visitedLast(
  statechart: Statechart,
  { machine }: FlowModel,
  { input, events }: ShortPath,
) {
  const { start, steps } = await runJourney(machine, input, events);
  const { state, transitions } = steps.at(-1) ?? start;
  return visitedBy(statechart, [{ value: state as StepTrace['value'], arrows: transitions }]);
}

const continues = (longer: ShortPath, path: ShortPath) =>
  longer.input === path.input &&
  JSON.stringify(longer.events.slice(0, path.events.length)) === JSON.stringify(path.events);

/** Candidates, the shortest first. Of equally long ones, those of the usual initial input come first. */
function candidatesOf({ machine, initialInputs }: FlowModel): readonly Candidate[] {
  const [usual] = initialInputs;
  const paths = initialInputs.flatMap((initialInput): readonly Candidate[] => {
    // An initial input without own events uses those of the usual one.
    const isBare = initialInput.events.length === 0 && usual !== undefined;
    const { name, input } = initialInput;
    const first = buildGraph(machine, isBare ? { ...usual, name, input } : initialInput);
    return [
      { input, events: [], end: null },
      ...pathsFrom(first).map((path) => ({ input, ...path })),
    ];
  });
  return paths.toSorted((a, b) => a.events.length - b.events.length);
}

/** The shortest path to each vertex of a graph, and from there over each of its edges. */
function pathsFrom(first: Vertex): readonly Omit<Candidate, 'input'>[] {
  const paths = new Map<Vertex, readonly Edge[]>([[first, []]]);
  for (const [vertex, path] of paths) {
    for (const edge of vertex.edges) if (!paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
  }
  return [...paths].flatMap(([vertex, path]) =>
    vertex.edges.map((edge) => ({
      events: [...path, edge].map(({ event }) => event),
      end: { value: edge.to.state.value, arrows: edge.expectedTransitions },
    })),
  );
}
