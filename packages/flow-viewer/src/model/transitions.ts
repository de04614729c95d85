import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { matchesEvent } from './names';

type StateNode = AnyStateMachine['root'];

/** The id of a transition, the same for every `provide()`d copy of a machine: `source | event | index`. */
export function transitionId(
  { source, eventType }: AnyTransitionDefinition,
  index: number,
): string {
  return `${source.id} | ${eventType === '' ? 'always' : eventType} | ${index}`;
}

/** The ids of all transitions of a machine, except XState's own (`xstate.init`). */
export const transitionIds = (machine: AnyStateMachine): readonly string[] =>
  transitionIdsBelow(machine.root);

const transitionIdsBelow = (node: StateNode): readonly string[] => [
  ...transitionIdsFrom([node]),
  ...Object.values(node.states).flatMap(transitionIdsBelow),
];

/** The ids of the transitions that a microstep reports as taken. */
export function takenTransitionIds(
  transitions: readonly AnyTransitionDefinition[],
): readonly string[] {
  return transitions.flatMap(
    (transition) => idsByTransition(transition.source).get(transition) ?? [],
  );
}

/** The ids of the transitions that leave one of these state nodes. */
export function transitionIdsFrom(nodes: readonly StateNode[]): readonly string[] {
  return nodes.flatMap((node) => [...idsByTransition(node).values()]);
}

/** The transitions of a state for an event in XState's order: those of its type, then those of longer wildcards. */
export const candidatesOf = (
  { transitions }: StateNode,
  type: string,
): readonly AnyTransitionDefinition[] =>
  [...transitions]
    .filter(([descriptor]) => matchesEvent(descriptor, type))
    .toSorted(([a], [b]) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap(([, list]) => list);

function idsByTransition(node: StateNode): ReadonlyMap<AnyTransitionDefinition, string> {
  const lists = [...node.transitions.values(), node.always ?? []];
  return new Map(
    lists.flatMap((list) =>
      list.map((transition, index) => [transition, transitionId(transition, index)] as const),
    ),
  );
}
