import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** One arrow's name, the same for every `provide()`d copy of a chart: `source | event | index`. */
export function arrowId({ source, eventType }: AnyTransitionDefinition, index: number): string {
  return `${source.id} | ${eventType === '' ? 'always' : eventType} | ${index}`;
}

/** A chart's arrows by name, those of every state; the compiler's own (`xstate.init`) are none. */
export function arrowsOf(machine: AnyStateMachine): readonly string[] {
  const arrows: string[] = [];
  const visit = (node: StateNode) => {
    arrows.push(...arrowsFrom([node]));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return arrows;
}

/** The names of the arrows that were taken, of those that a microstep reports. */
export function takenArrows(transitions: readonly AnyTransitionDefinition[]): readonly string[] {
  return transitions.flatMap((transition) => namesOf(transition.source).get(transition) ?? []);
}

/** The names of the arrows that leave one of these states. */
export function arrowsFrom(nodes: readonly StateNode[]): readonly string[] {
  return nodes.flatMap((node) => [...namesOf(node).values()]);
}

function namesOf(node: StateNode): ReadonlyMap<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  const lists = [...node.transitions.values(), node.always ?? []];
  for (const list of lists) {
    for (const [index, transition] of list.entries()) {
      named.set(transition, arrowId(transition, index));
    }
  }
  return named;
}
