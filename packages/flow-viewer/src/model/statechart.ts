import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionId } from './transitions';

/** Plain words for the events, guards and effects of a machine, by name. */
export interface Descriptions {
  readonly events: Readonly<Record<string, string>>;
  readonly guards: Readonly<Record<string, string>>;
  /** By the name of the actor, not by the id of its invocation. */
  readonly effects: Readonly<Record<string, string>>;
}

const NO_DESCRIPTIONS: Descriptions = { events: {}, guards: {}, effects: {} };

export interface StateNode {
  /** Such as `placeOrder.ordering.shipping`. */
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
  readonly invokes: readonly {
    readonly id: string;
    readonly src: string;
    readonly description: string;
  }[];
}

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
  /** Plain words for the event or the effect; '' when there are none. */
  readonly description: string;
  /** Plain words for the guard; '' when there are none. */
  readonly guardDescription: string;
}

export interface Statechart {
  readonly id: string;
  readonly description: string;
  /** In document order, the root first. */
  readonly states: readonly StateNode[];
  readonly transitions: readonly Transition[];
}

type Node = AnyStateMachine['root'];

export function statechartOf(
  machine: AnyStateMachine,
  descriptions: Descriptions = NO_DESCRIPTIONS,
): Statechart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map((node) => stateOf(node, descriptions)),
    transitions: nodes
      .flatMap((node) => [...node.transitions.values(), node.always ?? []])
      .flatMap((list) => list.map((one, index) => transitionOf(one, index, machine, descriptions))),
  };
}

/** The id of the innermost initial state. In a parallel state, it is that of the first region. */
export function initialStateOf({ states }: Statechart): string {
  const within = (id: string): string => {
    const initial = states.find((state) => state.id === id)?.initial;
    const inner = initial ?? states.find(({ parent }) => parent === id)?.id;
    return inner === undefined ? id : within(inner);
  };
  return within(states[0]?.id ?? '');
}

const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

function stateOf(node: Node, { effects }: Descriptions): StateNode {
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
    invokes: node.invoke.map(({ id, src }) => {
      const name = typeof src === 'string' ? src : id;
      return { id, src: name, description: effects[name] ?? '' };
    }),
  };
}

function transitionOf(
  transition: AnyTransitionDefinition,
  index: number,
  machine: AnyStateMachine,
  { events, guards, effects }: Descriptions,
): Transition {
  const { eventType: event, source } = transition;
  const { kind, label } = describeEvent(event);
  const delay: unknown = machine.implementations.delays[label.replace('after ', '')];
  const guard = nameOf(transition.guard);
  const effect = source.invoke.find(({ id }) => event.endsWith(`.actor.${id}`))?.src;
  return {
    id: transitionId(transition, index),
    source: source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    kind,
    event,
    // With a no-break space between the number and its unit.
    label: typeof delay === 'number' ? `${label} (${delay / 1000}\u00a0s)` : label,
    guard,
    actions: transition.actions.flatMap(actionName),
    description: (typeof effect === 'string' ? effects[effect] : events[event]) ?? '',
    guardDescription: guards[guard ?? ''] ?? '',
  };
}

export const guardedLabel = ({ label, guard }: Transition): string =>
  guard === null ? label : `${label} [${guard}]`;

/** XState's own events, with their labels. */
const OWN_EVENTS: readonly (readonly [RegExp, string, Transition['kind']])[] = [
  [/^$/, 'always', 'always'],
  [/^xstate\.init$/, 'start', 'event'],
  [/^xstate\.stop$/, 'left', 'event'],
  [/^xstate\.done\.actor\.(.+)$/, '$1 ✓', 'done'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 ✗', 'error'],
  [/^xstate\.after\.([^.]+)\..*$/, 'after $1', 'delay'],
];

/** The kind of an event's type, and its text for display: `email.submitted`, `sendCode ✓`, `after readingTimeout`. */
export function describeEvent(type: string): Pick<Transition, 'kind' | 'label'> {
  const own = OWN_EVENTS.find(([pattern]) => pattern.test(type));
  if (own === undefined) return { kind: 'event', label: type };
  const [pattern, label, kind] = own;
  return { kind, label: type.replace(pattern, label) };
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
