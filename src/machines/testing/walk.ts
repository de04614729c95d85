import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getMicrosteps,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { arrowsFrom, arrowsOf, takenArrows } from './arrows';
import { startFrozen } from './frozen';

/** One way the outside may behave; also the ends of effects, with `output` or `error`. */
export type Happening = AnyEventObject;

export interface WalkOptions {
  readonly input?: unknown;
  /**
   * What may happen, payload for payload: every event with the data that makes a difference, and how effects
   * end (`{type: 'xstate.done.actor.<id>', output}`, `{type: 'xstate.error.actor.<id>', error}`). Delays are
   * found in the chart.
   */
  readonly happenings: readonly Happening[];
  /** What of the context makes two moments different; everything, unless said. Bound counters here. */
  readonly distinguish?: (context: Record<string, unknown>) => unknown;
  /** Arrows that cannot be walked, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** The most moments that are looked at. */
  readonly limit?: number;
}

export interface Walk {
  readonly arrows: readonly string[];
  readonly missing: readonly string[];
  /** The journeys that were needed, each a list of event types. */
  readonly journeys: readonly (readonly string[])[];
}

/**
 * Walks every arrow of a chart on a live actor: shortest paths through the pure chart, each made one event
 * longer, are run with frozen effects and a simulated clock, those that by the pure chart lead over an arrow not
 * taken yet. At each step the actor must be where the pure chart says.
 * @throws when an arrow was not taken, with the list of them, or when actor and chart disagree.
 */
export async function walkEveryArrow(
  machine: AnyStateMachine,
  options: WalkOptions,
): Promise<Walk> {
  const arrows = arrowsOf(machine).filter((arrow) => !(arrow in (options.unreachable ?? {})));
  const left = new Set(arrows);
  const journeys: string[][] = [];
  const live = async (path: readonly Step[]) => {
    const taken = await run(machine, options.input, path);
    const fresh = [...taken].filter((arrow) => left.delete(arrow));
    if (fresh.length > 0) journeys.push(path.map(({ event }) => event.type));
  };
  await live([]);
  for (const { path, promises } of paths(machine, options)) {
    if (left.size === 0) break;
    if (promises().some((arrow) => left.has(arrow))) await live(path);
  }
  const missing = [...left];
  if (missing.length > 0) {
    throw new Error(`No happening takes these arrows:\n${missing.join('\n')}`);
  }
  return { arrows, missing, journeys };
}

interface Step {
  readonly event: Happening;
  readonly value: string;
}

interface Path {
  readonly path: readonly Step[];
  /** The arrows of its last event by the pure chart; of those that it sets off in turn, all that it may. */
  readonly promises: () => readonly string[];
}

/** Every shortest path with one more event, the shortest first. */
function paths(machine: AnyStateMachine, options: WalkOptions): readonly Path[] {
  const distinguish = options.distinguish ?? ((context: unknown) => context);
  const keyOf = (state: AnyMachineSnapshot) =>
    JSON.stringify([state.value, state.status, distinguish(state.context)]);
  // Breadth first: a state stands in the map after the state it was first reached from.
  const edges = adjacencyMapToArray(
    getAdjacencyMap(machine, {
      ...(options.input === undefined ? {} : { input: options.input }),
      events: (state: AnyMachineSnapshot) => possible(state, options.happenings),
      serializeState: keyOf,
      serializeEvent: (event: EventObject) => JSON.stringify(event),
      limit: options.limit ?? 5000,
    }),
  );
  const shortest = new Map<string, readonly Step[]>();
  return edges.map(({ state, event, nextState }, index) => {
    if (index === 0) shortest.set(keyOf(state), []);
    const before = shortest.get(keyOf(state)) ?? [];
    const path = [...before, { event, value: JSON.stringify(nextState.value) }];
    const next = keyOf(nextState);
    if (!shortest.has(next)) shortest.set(next, path);
    return { path, promises: () => promisedArrows(machine, state, event) };
  });
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
  happenings: readonly Happening[],
): readonly Happening[] {
  if (state.status !== 'active') return [];
  const listened = new Set(state._nodes.flatMap((node) => node.ownEvents as string[]));
  const delays = [...listened].filter((type) => type.startsWith('xstate.after.'));
  return [
    ...happenings.filter(({ type }) => listened.has(type)),
    ...delays.map((type) => ({ type })),
  ];
}

async function run(machine: AnyStateMachine, input: unknown, path: readonly Step[]) {
  const frozen = startFrozen(machine, input);
  for (const { event, value } of path) {
    await frozen.send(event);
    const now = JSON.stringify(frozen.snapshot().value);
    if (now !== value) {
      const journey = path.map(({ event: { type } }) => type).join(' → ');
      throw new Error(`On "${journey}", after ${event.type}: in ${now}, expected ${value}.`);
    }
  }
  frozen.actor.stop();
  return frozen.taken;
}
