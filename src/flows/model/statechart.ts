import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/transitions';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state node as plain data. */
export interface StateNode {
  /** Such as `checkout.ordering.shipping`. */
  readonly id: string;
  readonly key: string;
  /** Null for the root. */
  readonly parent: string | null;
  readonly kind: StateKind;
  /** Whether it is a deep history state. */
  readonly isDeep: boolean;
  readonly description: string;
  readonly tags: readonly string[];
  /** The initial child of a compound state. */
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

/** What triggers a transition: an event of the shopper, a delay, the end of an effect, or nothing (`always`). */
export type TransitionKind = 'event' | 'delay' | 'done' | 'error' | 'always';

/** A transition as plain data. */
export interface Transition {
  /** `source | event | index`: stable across instances of the machine. */
  readonly id: string;
  readonly source: string;
  /** Empty when only actions run. */
  readonly targets: readonly string[];
  readonly kind: TransitionKind;
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
  readonly states: readonly StateNode[];
  readonly transitions: readonly Transition[];
}

type Node = AnyStateMachine['root'];

/** Reads the states and transitions of a machine from its definition, in document order. */
export function statechartOf(machine: AnyStateMachine): Statechart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsFrom(node, machine)),
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
    isDeep: node.history === 'deep',
    description: node.description ?? '',
    tags: node.tags,
    initial: initialOf(node),
    entry: node.entry.flatMap(actionName),
    exit: node.exit.flatMap(actionName),
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' ? src : id,
    })),
  };
}

/** The initial child of a compound state; null for other kinds. */
function initialOf(node: Node): string | null {
  if (node.type !== 'compound') return null;
  return node.initial.target?.[0]?.id ?? null;
}

function transitionsFrom(node: Node, machine: AnyStateMachine): readonly Transition[] {
  const lists = [...node.transitions.values(), node.always ?? []];
  return lists.flatMap((list) =>
    list.map((transition, index) => transitionOf(transition, index, machine)),
  );
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

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const DONE_STATE = 'xstate.done.state.';

function describeEvent(type: string, machine: AnyStateMachine): Pick<Transition, 'kind' | 'label'> {
  if (type === '') return { kind: 'always', label: 'always' };
  if (type.startsWith(DONE)) return { kind: 'done', label: `${type.slice(DONE.length)} ✓` };
  if (type.startsWith(ERROR)) return { kind: 'error', label: `${type.slice(ERROR.length)} ✗` };
  if (type.startsWith(DONE_STATE)) return { kind: 'done', label: 'done' };
  if (!type.startsWith(AFTER)) return { kind: 'event', label: type };
  const name = delayName(type);
  const ms = delayMs(machine, type);
  const takes = ms === null ? '' : seconds(ms);
  return {
    kind: 'delay',
    label: /^\d+$/.test(name) ? `after ${takes}` : `after ${name}${takes && ` (${takes})`}`,
  };
}

/** `readingTimeout` of `xstate.after.readingTimeout.checkout.paying…`; milliseconds where the machine names none. */
export const delayName = (type: string): string => type.slice(AFTER.length).split('.')[0] ?? '';

/** The delay of this event, ms; null when the machine computes it at run time. */
export function delayMs(machine: AnyStateMachine, type: string): number | null {
  const name = delayName(type);
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : null;
}

/** With a no-break space between the number and its unit. */
const seconds = (ms: number) => `${ms / 1000}\u00a0s`;

/** Actions that XState generates for `after`. The statechart shows the delay itself. */
const HIDDEN_ACTIONS: ReadonlySet<string> = new Set(['xstate.cancel']);

/** The names to show for an action: none for timers; `raise` with the type of the raised event. */
function actionName(action: unknown): readonly string[] {
  const name = nameOf(action);
  if (name === null || HIDDEN_ACTIONS.has(name)) return [];
  if (name !== 'xstate.raise') return [name];
  const { event, delay } = action as { readonly event?: unknown; readonly delay?: unknown };
  return delay === undefined ? [`raise ${nameOf(event) ?? 'an event'}`] : [];
}

/** The name of a guard or an action, which XState accepts as a string or an object. */
function nameOf(named: unknown): string | null {
  if (typeof named === 'string') return named;
  if (named === undefined || named === null) return null;
  const { type } = named as { readonly type?: unknown };
  if (typeof type === 'string') return type;
  return typeof named === 'function' ? named.name : null;
}
