import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/transitions';
import type { Step } from './recording';
import { nameOf } from './statechart';

type Node = AnyStateMachine['root'];

/**
 * Reconstructs which guards were evaluated, and their results. From every active innermost state outward, XState tries the
 * transitions of an event in order until one is enabled.
 *
 * @param before the active state nodes before the event
 * @param taken the taken transitions
 */
export function verdictsOf(
  before: readonly Node[],
  event: AnyEventObject,
  taken: readonly AnyTransitionDefinition[],
): Step['verdicts'] {
  const isAlways = taken.length > 0 && taken.every(({ eventType }) => eventType === '');
  const evaluated = before.filter(isInnermost).flatMap((leaf) => {
    const lists = outward(leaf).map(
      (node) => (isAlways ? node.always : node.transitions.get(event.type)) ?? [],
    );
    const last = lists.findIndex((candidates) =>
      candidates.some((transition) => taken.includes(transition)),
    );
    return (last < 0 ? lists : lists.slice(0, last + 1)).flatMap((candidates) =>
      evaluatedIn(candidates, taken),
    );
  });
  // Regions of a parallel state share their parents, whose guards are evaluated once.
  return [...new Map(evaluated.map((verdict) => [verdict.arrow, verdict])).values()];
}

/** The guards of one state's transitions, up to the taken one. */
function evaluatedIn(
  candidates: readonly AnyTransitionDefinition[],
  taken: readonly AnyTransitionDefinition[],
): Step['verdicts'] {
  const takenIndex = candidates.findIndex((transition) => taken.includes(transition));
  return (takenIndex < 0 ? candidates : candidates.slice(0, takenIndex + 1)).flatMap(
    (transition, index) => {
      const guard = nameOf(transition.guard);
      return guard === null
        ? []
        : [{ arrow: transitionId(transition, index), guard, holds: index === takenIndex }];
    },
  );
}

const isInnermost = ({ type }: Node) => type === 'atomic' || type === 'final';

function outward(node: Node): readonly Node[] {
  return node.parent ? [node, ...outward(node.parent)] : [node];
}
