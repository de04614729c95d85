import type { AnyStateMachine } from 'xstate';
import { arrowsOf } from '../arrows';
import { arrowName, placeOf } from './arrowNames';
import type { Entrance, FlowModel } from './flowModel';
import { type Edge, graphOf, type Vertex } from './graph';
import { type Journey, travel } from './journey';

/** After so many events a journey is long enough to be read. */
const LONGEST = 8;

type Nameless = Omit<Journey, 'name'> & { readonly entrance: string };

/**
 * Journeys that together take every arrow of a chart: each goes the shortest way to the next arrow that none has
 * taken yet, and on from there as long as one is at hand. The same chart gives the same journeys.
 * @throws when nothing that may happen takes an arrow, with the list of them
 */
export async function makeJourneys({ machine, entrances }: FlowModel): Promise<readonly Journey[]> {
  const left = new Set(arrowsOf(machine));
  const made: Nameless[] = [];
  for (const entrance of entrances) {
    made.push(...(await journeysFrom(machine, entrance, left)));
  }
  if (left.size > 0) throw new Error(`No happening takes these arrows:\n${[...left].join('\n')}`);
  return named(machine, withoutNeedless(made));
}

async function journeysFrom(
  machine: AnyStateMachine,
  entrance: Entrance,
  left: Set<string>,
): Promise<readonly Nameless[]> {
  const { input, name } = entrance;
  const first = graphOf(machine, entrance);
  const made: Nameless[] = [];
  const futile = new Set<Edge>();
  const isWanted = (edge: Edge) =>
    !futile.has(edge) && edge.promises.some((arrow) => left.has(arrow));

  /** Goes a way; the journey, when its last step keeps what the chart promised. */
  const tried = async (way: readonly Edge[]): Promise<Nameless | null> => {
    const { start, steps } = await travel(
      machine,
      input,
      way.map(({ event }) => event),
    );
    for (const [index, { to }] of way.entries()) agree(steps[index]?.in, to, way);
    if (steps.at(-1)?.arrows.some((arrow) => left.has(arrow))) {
      return { entrance: name, input, start, steps };
    }
    const last = way.at(-1);
    if (last) futile.add(last);
    return null;
  };

  const extended = async (from: readonly Edge[], journey: Nameless): Promise<Nameless> => {
    let way = from;
    let longest = journey;
    for (
      let next = nextOf(way, isWanted);
      next && way.length < LONGEST;
      next = nextOf(way, isWanted)
    ) {
      const longer = await tried([...way, next]);
      if (!longer) continue;
      way = [...way, next];
      longest = longer;
      strike(left, longest);
    }
    return longest;
  };

  const begun = await travel(machine, input, []);
  if (begun.start.arrows.some((arrow) => left.has(arrow))) {
    made.push({ entrance: name, input, ...begun });
    for (const arrow of begun.start.arrows) left.delete(arrow);
  }
  for (let way = shortest(first, isWanted); way; way = shortest(first, isWanted)) {
    const journey = await tried(way);
    if (!journey) continue;
    strike(left, journey);
    made.push(await extended(way, journey));
  }
  return made;
}

/** What the journey took needs to be taken no more. */
function strike(left: Set<string>, { steps }: Nameless): void {
  for (const { arrows } of steps) for (const arrow of arrows) left.delete(arrow);
}

/** The chart as it is searched and the actor that runs must be in the same states. */
function agree(now: unknown, { state }: Vertex, way: readonly Edge[]): void {
  if (JSON.stringify(now) === JSON.stringify(state.value)) return;
  const journey = way.map(({ event: { type } }) => type).join(' → ');
  throw new Error(
    `On "${journey}" the actor is in ${JSON.stringify(now)}, the chart in ${JSON.stringify(state.value)}.`,
  );
}

/** The next step of a journey that may go on: one that stays comes before one that leaves, the end is last. */
function nextOf(way: readonly Edge[], isWanted: (edge: Edge) => boolean): Edge | undefined {
  const here = way.at(-1)?.to;
  const rank = ({ to }: Edge) => {
    if (to.state.status !== 'active') return 2;
    return JSON.stringify(to.state.value) === JSON.stringify(here?.state.value) ? 0 : 1;
  };
  return here?.edges.filter(isWanted).toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The shortest way to, and over, an edge that is wanted. */
function shortest(first: Vertex, isWanted: (edge: Edge) => boolean): readonly Edge[] | undefined {
  const ways = new Map<Vertex, readonly Edge[]>([[first, []]]);
  for (const [vertex, way] of ways) {
    const wanted = vertex.edges.find(isWanted);
    if (wanted) return [...way, wanted];
    for (const edge of vertex.edges) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return undefined;
}

const arrowsTaken = ({ start, steps }: Pick<Journey, 'start' | 'steps'>): readonly string[] => [
  ...start.arrows,
  ...steps.flatMap(({ arrows }) => arrows),
];

/** Leaves out, the shortest first, what the rest takes as well. */
function withoutNeedless(journeys: readonly Nameless[]): readonly Nameless[] {
  const kept = new Set(journeys);
  for (const journey of journeys.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const others = new Set([...kept].filter((other) => other !== journey).flatMap(arrowsTaken));
    if (arrowsTaken(journey).every((arrow) => others.has(arrow))) kept.delete(journey);
  }
  return [...kept];
}

/** Each journey is named by the arrows that it is the first to take, state by state. */
function named(machine: AnyStateMachine, journeys: readonly Nameless[]): readonly Journey[] {
  const taken = new Set<string>();
  return journeys.map(({ entrance, ...journey }) => {
    const firsts = new Map<string, string[]>();
    for (const arrow of arrowsTaken(journey)) {
      if (taken.has(arrow)) continue;
      taken.add(arrow);
      const state = placeOf(arrow).source.replace(`${machine.id}.`, '');
      firsts.set(state, [...(firsts.get(state) ?? []), arrowName(machine, arrow)]);
    }
    const told = [...firsts].map(([state, arrows]) => `${state}: ${arrows.join(', ')}`).join('; ');
    return { name: entrance === '' ? told : `${entrance} | ${told}`, ...journey };
  });
}
