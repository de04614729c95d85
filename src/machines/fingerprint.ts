import type { AnyStateMachine } from 'xstate';

/** A short text that changes when the chart's states, events, targets or effects change. */
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
  return hash(parts.join('|'));
}

/** FNV-1a, 32 bits: enough to see that a chart is another one. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value.toString(36);
}
