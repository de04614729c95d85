import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/transitions';

/** A state node as plain data. */
export interface StateNode {
  /** Such as `checkout.ordering.shipping`. */
  readonly id: string;
  readonly key: string;
  /** Null for the root. */
  readonly parent: string | null;
  readonly kind: Node['type'];
  readonly description: string;
  readonly tags: readonly string[];
  /** The initial child of a compound state; null for other kinds. */
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

/** A transition as plain data. */
export interface Transition {
  /** `source | event | index`: stable across instances of the machine. */
  readonly id: string;
  readonly source: string;
  /** Empty when only actions run. */
  readonly targets: readonly string[];
  /** What triggers it: an event of the shopper, a delay, the end of an effect, or nothing (`always`). */
  readonly kind: 'event' | 'delay' | 'done' | 'error' | 'always';
  /** The event type in the machine; '' for an eventless transition. */
  readonly event: string;
  /** The event for display: `email.submitted`, `after readingTimeout (60 s)`, `sendCode ✓`, `sendCode ✗`. */
  readonly label: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** A machine as plain data. */
export interface Statechart {
  readonly id: string;
  readonly description: string;
  /** In document order, the root first. */
  readonly states: readonly StateNode[];
  readonly transitions: readonly Transition[];
}

type Node = AnyStateMachine['root'];

/** Reads the states and transitions of a machine from its definition. */
export function statechartOf(machine: AnyStateMachine): Statechart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(stateOf),
    transitions: nodes
      .flatMap((node) => [...node.transitions.values(), node.always ?? []])
      .flatMap((list) => list.map((one, index) => transitionOf(one, index, machine))),
  };
}

const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

function stateOf(node: Node): StateNode {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    description: node.description ?? '',
    tags: node.tags,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    entry: node.entry.flatMap(actionName),
    exit: node.exit.flatMap(actionName),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  };
}

function transitionOf(
  transition: AnyTransitionDefinition,
  index: number,
  machine: AnyStateMachine,
): Transition {
  return {
    id: transitionId(transition, index),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event: transition.eventType,
    ...describeEvent(transition.eventType, machine),
    guard: nameOf(transition.guard),
    actions: transition.actions.flatMap(actionName),
  };
}

/** XState's own events: `xstate.done.actor.sendCode`, `xstate.after.readingTimeout.checkout.paying…`. */
const OWN_EVENT = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/;

function describeEvent(type: string, machine: AnyStateMachine): Pick<Transition, 'kind' | 'label'> {
  if (type === '') return { kind: 'always', label: 'always' };
  const [, own, rest = ''] = OWN_EVENT.exec(type) ?? [];
  switch (own) {
    case 'done.actor':
      return { kind: 'done', label: `${rest} ✓` };
    case 'error.actor':
      return { kind: 'error', label: `${rest} ✗` };
    case 'done.state':
      return { kind: 'done', label: 'done' };
    case 'after':
      return { kind: 'delay', label: `after ${delayText(rest.split('.')[0] ?? '', machine)}` };
    default:
      return { kind: 'event', label: type };
  }
}

/** The name of a delay with its duration: `readingTimeout (60 s)`. The machine may compute it at run time. */
function delayText(name: string, machine: AnyStateMachine): string {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) return name;
  // With a no-break space between the number and its unit.
  const duration = `${delay / 1000}\u00a0s`;
  return /^\d+$/.test(name) ? duration : `${name} (${duration})`;
}

/** The names to show for an action: none for the timers of `after`; `raise` with the type of the raised event. */
function actionName(action: unknown): readonly string[] {
  const name = nameOf(action);
  if (name === null || name === 'xstate.cancel') return [];
  if (name !== 'xstate.raise') return [name];
  const { event, delay } = action as { readonly event?: unknown; readonly delay?: unknown };
  return delay === undefined ? [`raise ${nameOf(event) ?? 'an event'}`] : [];
}

/** The name of a guard, an action or an event, which XState accepts as a string, an object or a function. */
export function nameOf(named: unknown): string | null {
  if (typeof named === 'string') return named;
  const { type, name } = (named ?? {}) as { readonly type?: string; readonly name?: string };
  return type ?? name ?? null;
}
