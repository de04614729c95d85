import { pathTo } from '../layout/fold';
import type { Statechart, Transition } from '../model/statechart';
import type { StepView } from '../model/stepView';

/** The innermost active states. */
export function activeLeaves(statechart: Statechart, { active }: StepView): readonly string[] {
  const parents = new Set(
    statechart.states.flatMap(({ id, parent }) => (active.has(id) && parent ? parent : [])),
  );
  return [...active].filter((id) => !parents.has(id));
}

/**
 * What the screen shows at a step: the taken transitions with their sources and targets, and the states that they entered.
 * Only these are open. Without a transition, the active states.
 */
export function framingOf(statechart: Statechart, step: StepView) {
  const leaves = activeLeaves(statechart, step);
  const taken = statechart.transitions.filter(({ id }) => step.last.has(id));
  const endsOf = (transitions: readonly Transition[]) =>
    transitions.flatMap(({ source, targets }) => [source, ...targets]);
  const idsOf = (transitions: readonly Transition[]) => transitions.map(({ id }) => id);
  const moved = new Set(endsOf(taken));
  const entered = leaves.filter((id) => pathTo(statechart, id).some((outer) => moved.has(outer)));
  const ids = taken.length === 0 ? leaves : [...idsOf(taken), ...moved];
  const also = taken.length === 0 ? [] : entered;
  // Transient states may be left out.
  const event = taken.filter(({ kind }) => kind !== 'always');
  const targets = taken.flatMap((transition) => transition.targets);
  const core = [...idsOf(event), ...endsOf(event), ...targets];
  // What may happen next in the entered states.
  const around = new Set([...moved, ...entered]);
  const following = statechart.transitions.filter(
    ({ id, source }) => step.possible.has(id) && around.has(source),
  );
  // Where there is no room for all of it: how the running effects may end.
  const ends = following.filter(({ kind }) => kind === 'done' || kind === 'error');
  const next = [following, ends].map((some) => [...idsOf(some), ...endsOf(some)]);
  const elsewhere = leaves.filter((id) => !ids.includes(id) && !also.includes(id));
  return { ids, also, core: event.length > 0 ? core : ids, next, elsewhere, moved };
}
