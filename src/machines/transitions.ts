import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** The id of a transition, the same for every `provide()`d copy of a machine: `source | event | index`. */
export function transitionId(
  { source, eventType }: AnyTransitionDefinition,
  index: number,
): string {
  return `${source.id} | ${eventType === '' ? 'always' : eventType} | ${index}`;
}

/** The ids of all transitions of a machine, except XState's own (`xstate.init`). */
export function transitionIds(machine: AnyStateMachine): readonly string[] {
  const ids: string[] = [];
  const visit = (node: StateNode) => {
    ids.push(...transitionIdsFrom([node]));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return ids;
}

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

function idsByTransition(node: StateNode): ReadonlyMap<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  const lists = [...node.transitions.values(), node.always ?? []];
  for (const list of lists) {
    for (const [index, transition] of list.entries()) {
      ids.set(transition, transitionId(transition, index));
    }
  }
  return ids;
}
