import type { Flow } from './flow';
import { type Statechart, type StateNode, statechartOf, type Transition } from './model/statechart';

/** What the viewer draws at once: one flow, or several in a row. */
export interface Chart {
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Its flows, in the order in which they run. */
  readonly flows: readonly Flow[];
  /** Where one flow leads to the next: from a final state to a flow, by their ids. */
  readonly joins?: readonly Join[];
}

interface Join {
  readonly from: string;
  readonly to: string;
}

/** The chart that contains a flow. @throws when no chart does */
export function chartOf<Known extends Chart>(charts: readonly Known[], flow: string): Known {
  const chart = charts.find(({ flows }) => flows.some(({ id }) => id === flow));
  if (chart === undefined)
    throw new Error(`There is no flow "${flow}" here. It may be of another version.`);
  return chart;
}

/** The statechart of a chart: that of its flow. Of several flows, each is a state of it, and joins are transitions. */
export function statechartOfChart({ id, name, flows, joins = [] }: Chart): Statechart {
  const parts = flows.map(({ machine, descriptions }) => statechartOf(machine, descriptions));
  const [first] = parts;
  if (first === undefined) throw new Error(`The chart "${id}" has no flow.`);
  if (parts.length === 1) return first;
  const root: StateNode = {
    id,
    key: id,
    parent: null,
    kind: 'compound',
    description: name,
    tags: [],
    initial: first.id,
    entry: [],
    exit: [],
    invokes: [],
  };
  const inner = parts.flatMap(({ states }) =>
    states.map((state) => (state.parent === null ? { ...state, parent: id } : state)),
  );
  return {
    id,
    description: parts.map(({ description }) => description).join(' '),
    states: [root, ...inner],
    transitions: [...parts.flatMap(({ transitions }) => transitions), ...joins.map(joinOf)],
  };
}

const joinOf = ({ from, to }: Join): Transition => ({
  id: `${from} | then | 0`,
  source: from,
  targets: [to],
  kind: 'done',
  event: '',
  label: 'then',
  guard: null,
  actions: [],
  description: 'The next flow begins.',
  guardDescription: '',
});

/** The flow that follows when a flow is in these states; null when none does. */
export function nextFlow({ flows, joins = [] }: Chart, active: ReadonlySet<string>): Flow | null {
  const join = joins.find(({ from }) => active.has(from));
  return flows.find(({ id }) => id === join?.to) ?? null;
}
