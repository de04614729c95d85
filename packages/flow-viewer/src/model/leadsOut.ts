import { pathTo } from '../layout/fold';
import type { Statechart, StateNode, Transition } from './statechart';

/** The transitions that lead out of a state: its own, then those of its outer states. */
export function leadsOut(statechart: Statechart, state: string): readonly Transition[] {
  const path = pathTo(statechart, state).toReversed();
  return path.flatMap((id, index) =>
    statechart.transitions.filter(({ source, event }) => {
      const inner = path.slice(0, index);
      // An inner transition without a guard takes the event before an outer one.
      const isTaken = statechart.transitions.some(
        (one) => inner.includes(one.source) && one.event === event && one.guard === null,
      );
      return source === id && !isTaken;
    }),
  );
}

/** The name of a state, without its outer states. */
export const keyOf = ({ states }: Statechart, id: string): string =>
  states.find((state) => state.id === id)?.key ?? id;

/** Where a transition comes from, when that is an outer state of the one it leads out of: `, from shipping`. */
export const inheritedFrom = (statechart: Statechart, { source }: Transition, state: string) =>
  pathTo(statechart, source).includes(state) ? '' : `, from ${keyOf(statechart, source)}`;

/** The transitions out of one state, or out of a state inside it, that lead to another one. */
export function leadsTo(
  statechart: Statechart,
  from: StateNode,
  to: StateNode,
): readonly Transition[] {
  const { states } = statechart;
  const isInside = (id: string, outer: StateNode) => pathTo(statechart, id).includes(outer.id);
  /** Whether a transition to a state also enters `to`, as its outer state or as an initial state inside it. */
  const enters = (id: string): boolean => {
    const { kind, initial } = states.find((state) => state.id === id) ?? {};
    const entered = states.filter(
      (state) => state.parent === id && (kind === 'parallel' || state.id === initial),
    );
    return (
      id === to.id ||
      (isInside(id, to) && !isInside(from.id, to)) ||
      entered.some((state) => enters(state.id))
    );
  };
  const out = states
    .filter(({ id }) => isInside(id, from))
    .flatMap(({ id }) => leadsOut(statechart, id));
  return [...new Set(out)].filter(({ targets }) => targets.some(enters));
}
