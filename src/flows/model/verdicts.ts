import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/transitions';
import type { Verdict } from './recording';

type Node = AnyStateMachine['root'];

/**
 * Which guards were asked, and what each said: from every active innermost state outward, the arrows of an event are
 * tried in their order, until one may be taken.
 *
 * @param before the states in which the chart stood
 * @param event what happened there
 * @param taken the arrows that were taken
 */
export function verdictsOf(
  before: readonly Node[],
  event: AnyEventObject,
  taken: readonly AnyTransitionDefinition[],
): readonly Verdict[] {
  const isAlways = taken.length > 0 && taken.every(({ eventType }) => eventType === '');
  const asked = before.filter(isInnermost).flatMap((leaf) => {
    const lists = outward(leaf).map(
      (node) => (isAlways ? node.always : node.transitions.get(event.type)) ?? [],
    );
    const last = lists.findIndex((tried) => tried.some((arrow) => taken.includes(arrow)));
    return (last < 0 ? lists : lists.slice(0, last + 1)).flatMap((tried) => askedOf(tried, taken));
  });
  // Regions of a parallel state share what is around them: it was asked once.
  return [...new Map(asked.map((verdict) => [verdict.arrow, verdict])).values()];
}

/** The guards of one state's arrows, up to the arrow that was taken. */
function askedOf(
  tried: readonly AnyTransitionDefinition[],
  taken: readonly AnyTransitionDefinition[],
): readonly Verdict[] {
  const way = tried.findIndex((arrow) => taken.includes(arrow));
  return (way < 0 ? tried : tried.slice(0, way + 1)).flatMap((arrow, index) => {
    const guard = guardName(arrow);
    return guard === null
      ? []
      : [{ arrow: transitionId(arrow, index), guard, holds: index === way }];
  });
}

const isInnermost = ({ type }: Node) => type === 'atomic' || type === 'final';

function outward(node: Node): readonly Node[] {
  return node.parent ? [node, ...outward(node.parent)] : [node];
}

/** The name of an arrow's guard; null of an arrow that is always open. */
export function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const { type, name } = guard as { readonly type?: string; readonly name?: string };
  return type ?? name ?? 'a condition';
}
