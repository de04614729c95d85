import type { AnyStateMachine } from 'xstate';
import { shortHash } from '../contract/shortHash';

/** A short hash that changes when the machine's states, events, targets or effects change. */
export function fingerprint(machine: AnyStateMachine): string {
  const parts: string[] = [];
  const visit = (node: AnyStateMachine['root']) => {
    parts.push(node.id, node.type, ...node.invoke.map(({ id }) => id));
    for (const [event, transitions] of node.transitions) {
      parts.push(event, ...transitions.flatMap(({ target }) => target?.map(({ id }) => id) ?? []));
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return shortHash(parts.join('|'));
}
