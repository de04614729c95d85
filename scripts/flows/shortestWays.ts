import { type Chart, chartOf } from '../../src/flows/model/chart';
import { type StepTrace, visitedBy } from '../../src/flows/model/stepView';
import type { FlowEvent, FlowModel, InitialInput } from '../../src/machines/testing/flowModel';
import { buildGraph, type Edge, type Vertex } from '../../src/machines/testing/graph';
import { runJourney } from '../../src/machines/testing/journey';

/** A way through a flow, from one of its initial inputs. */
export interface ShortWay {
  readonly input: InitialInput['input'];
  readonly events: readonly FlowEvent[];
}

/** A way that may be the shortest to something. */
interface Candidate extends ShortWay {
  /** What it promises to touch at its end. */
  readonly end: StepTrace | null;
}

/**
 * The shortest ways through a flow: to each state and over each arrow, from whichever initial input it is nearest. One that is
 * the beginning of another stands in that one.
 * @throws when something is reached by no way, with the list of it
 */
export async function shortestWays(model: FlowModel): Promise<readonly ShortWay[]> {
  const chart = chartOf(model.machine);
  const missing = new Set([...chart.states.slice(1), ...chart.arrows].map(({ id }) => id));
  const isNew = (ids: ReadonlySet<string>) => [...ids].some((id) => missing.has(id));
  const found: ShortWay[] = [];
  for (const { input, events, end } of candidatesOf(model)) {
    if (end && !isNew(visitedBy(chart, [end]))) continue;
    // What the chart promises, an effect may not keep: only what was gone counts.
    const touched = await lastTouched(chart, model, { input, events });
    if (!isNew(touched)) continue;
    for (const id of touched) missing.delete(id);
    found.push({ input, events });
  }
  if (missing.size > 0) throw new Error(`No way leads there:\n${[...missing].join('\n')}`);
  return found.filter((way) => !found.some((other) => other !== way && goesOn(other, way)));
}

/** The ids of the states and arrows that the last moment of a way touches. */
async function lastTouched(chart: Chart, { machine }: FlowModel, { input, events }: ShortWay) {
  const { start, steps } = await runJourney(machine, input, events);
  const { state, transitions } = steps.at(-1) ?? start;
  return visitedBy(chart, [{ value: state as StepTrace['value'], arrows: transitions }]);
}

const goesOn = (longer: ShortWay, way: ShortWay) =>
  longer.input === way.input &&
  JSON.stringify(longer.events.slice(0, way.events.length)) === JSON.stringify(way.events);

/** The shortest first; of those that are as long, the usual initial input first. */
function candidatesOf({ machine, initialInputs }: FlowModel): readonly Candidate[] {
  const [usual] = initialInputs;
  const ways = initialInputs.flatMap((initialInput): readonly Candidate[] => {
    // An initial input without events of its own takes those of the usual one.
    const isBare = initialInput.events.length === 0 && usual !== undefined;
    const { name, input } = initialInput;
    const first = buildGraph(machine, isBare ? { ...usual, name, input } : initialInput);
    return [{ input, events: [], end: null }, ...waysFrom(first).map((way) => ({ input, ...way }))];
  });
  return ways.toSorted((a, b) => a.events.length - b.events.length);
}

/** The shortest way to each moment of a graph, and from there over each of its edges. */
function waysFrom(first: Vertex): readonly Omit<Candidate, 'input'>[] {
  const ways = new Map<Vertex, readonly Edge[]>([[first, []]]);
  for (const [vertex, way] of ways) {
    for (const edge of vertex.edges) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return [...ways].flatMap(([vertex, way]) =>
    vertex.edges.map((edge) => ({
      events: [...way, edge].map(({ event }) => event),
      end: { value: edge.to.state.value, arrows: edge.expectedTransitions },
    })),
  );
}
