import type { Statechart, StateNode, Transition } from '../model/statechart';

export interface ShownState extends StateNode {
  /** The number of innermost states that a closed state hides. */
  readonly hidden: number;
}

/** A statechart without the inside of its closed states. The transitions of hidden states start and end at a closed one. */
export interface ShownStatechart extends Statechart {
  readonly states: readonly ShownState[];
  readonly transitions: readonly ShownTransition[];
}

export interface ShownTransition extends Transition {
  /** Of several failures that are drawn as one: how many. */
  readonly failures?: number;
}

/** The states from the root to a state, which is the last. */
export function pathTo({ states }: Statechart, id: string): readonly string[] {
  const parents = new Map(states.map((state) => [state.id, state.parent]));
  const path = [id];
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null)
    path.unshift(at);
  return path;
}

export const childrenOf = ({ states }: Statechart, id: string): readonly StateNode[] =>
  states.filter(({ parent }) => parent === id);

const isParent = (statechart: Statechart, id: string) => childrenOf(statechart, id).length > 0;

/** The ids of all states with inner states. */
export const parentsOf = (statechart: Statechart): ReadonlySet<string> =>
  new Set(statechart.states.flatMap(({ parent }) => parent ?? []));

/**
 * Hides what is inside states that are not open, and draws failures between the same states as one.
 *
 * @param highlighted states and transitions with complete failures; by default all
 * @param only the only states and transitions to show; by default all
 */
export function fold(
  statechart: Statechart,
  open: ReadonlySet<string>,
  highlighted?: ReadonlySet<string>,
  only?: ReadonlySet<string>,
): ShownStatechart {
  const shownAs = new Map(
    statechart.states.map(({ id }) => {
      const path = pathTo(statechart, id);
      const last = path.findIndex((one, index) => !open.has(one) || isLeftOut(path[index + 1]));
      return [id, path[last] ?? id];
    }),
  );
  function isLeftOut(id: string | undefined): boolean {
    return id !== undefined && only?.has(id) === false;
  }
  const states = statechart.states
    .filter(({ id }) => shownAs.get(id) === id)
    .map((state) => {
      const inside = statechart.states.filter(
        ({ id, parent }) => shownAs.get(id) === state.id && id !== state.id && parent !== null,
      );
      const isInnermost = ({ id }: StateNode) => !isParent(statechart, id);
      return { ...state, hidden: inside.filter(isInnermost).length };
    });
  const transitions = statechart.transitions.flatMap((transition): Transition[] => {
    const { source, targets } = transition;
    const from = shownAs.get(source) ?? source;
    const to = [...new Set(targets.map((target) => shownAs.get(target) ?? target))];
    const isComplete = from === source && to.every((target) => targets.includes(target));
    const leads = to.some((target) => target !== from);
    const isShown = (isComplete || leads) && only?.has(transition.id) !== false;
    return isShown ? [{ ...transition, source: from, targets: to }] : [];
  });
  const complete = highlighted && new Set([...highlighted].map((id) => shownAs.get(id) ?? id));
  return {
    ...statechart,
    states,
    transitions: complete ? foldFailures(transitions, complete) : transitions,
  };
}

/** The states that a transition connects. */
export const endsOf = ({ source, targets }: Transition): string => [source, ...targets].join();

function foldFailures(
  transitions: readonly Transition[],
  complete: ReadonlySet<string>,
): readonly ShownTransition[] {
  const isFailure = ({ kind, targets }: Transition) => kind === 'error' && targets.length > 0;
  return transitions.flatMap((transition): ShownTransition[] => {
    const { source, targets } = transition;
    const alike = transitions.filter((one) => isFailure(one) && endsOf(one) === endsOf(transition));
    const ids = [source, ...targets, ...alike.map(({ id }) => id)];
    const failures = alike.length;
    if (!isFailure(transition) || failures === 1 || ids.some((id) => complete.has(id)))
      return [transition];
    if (transition !== alike[0]) return [];
    return [{ ...transition, label: `${failures} failures`, guard: null, actions: [], failures }];
  });
}

/**
 * The states to open for an overview of a flow, from its fullest to its smallest: its first level, and while a level has
 * one state with inner states, also that state. Parallel regions are open together.
 *
 * @param part the root of the flow in the statechart
 */
export function overviewsOf(statechart: Statechart, part: string): readonly ReadonlySet<string>[] {
  const overviews: ReadonlySet<string>[] = [new Set(pathTo(statechart, part))];
  const next = (parents: readonly string[]) =>
    parents.flatMap((id) => {
      const inner = childrenOf(statechart, id).filter((child) => isParent(statechart, child.id));
      const isParallel = statechart.states.find((state) => state.id === id)?.kind === 'parallel';
      return isParallel || inner.length === 1 ? inner.map((child) => child.id) : [];
    });
  for (let level = next([part]); level.length > 0; level = next(level))
    overviews.unshift(new Set([...(overviews[0] ?? []), ...level]));
  return overviews;
}
