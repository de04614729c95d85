import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import {
  actionText,
  describeEvent,
  type EventKind,
  effectName,
  guardOf,
  isGeneratedId,
  nameOf,
  secondsText,
} from './names';
import { transitionId } from './transitions';

export { describeEvent } from './names';

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
  /** What a history state remembers. */
  readonly history?: keyof typeof HISTORY;
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
  readonly kind: EventKind;
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

const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const HISTORY = {
  shallow: 'The inner state that was active last.',
  deep: 'All inner states that were active last.',
} as const;

/** What the configuration invokes: a name, or the logic of the actor. */
const sourceOf = ({ config }: Node, index: number): unknown =>
  [config.invoke ?? []].flat()[index]?.src;

function stateOf(node: Node, { effects }: Descriptions): StateNode {
  // XState takes a history state without a kind as a shallow one.
  const history = node.type === 'history' && (node.history || 'shallow');
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    description: node.description ?? (history ? HISTORY[history] : ''),
    ...(history && { history }),
    tags: node.tags,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    entry: node.entry.flatMap(actionText),
    exit: node.exit.flatMap(actionText),
    invokes: node.invoke.map(({ id }, index) => {
      const name = effectName(id, sourceOf(node, index));
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
  const guard = guardOf(transition);
  const effectOf = (id = '') => {
    const place = source.invoke.findIndex((one) => one.id === id);
    return place < 0 ? null : effectName(id, sourceOf(source, place));
  };
  const effect = effectOf(/\.actor\.(.+)$/.exec(event)?.[1]);
  return {
    id: transitionId(transition, index),
    source: source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event,
    ...described(transition, machine, effectOf),
    guard,
    actions: transition.actions.flatMap(actionText),
    description: effects[effect ?? ''] ?? events[event] ?? transition.description ?? '',
    guardDescription: guards[nameOf(transition.guard) ?? ''] ?? '',
  };
}

/** The kind and the label of a transition, with the time of a delay. */
function described(
  { eventType, source, target, delay }: AnyTransitionDefinition & { readonly delay?: unknown },
  { implementations }: AnyStateMachine,
  effectOf: (id?: string) => string | null,
): Pick<Transition, 'kind' | 'label'> {
  // The id of an invocation is shown, except one that XState has made.
  const { kind, label } = describeEvent(eventType, (id = '') =>
    isGeneratedId(id) ? (effectOf(id) ?? id) : id.replace(/^\*$/, 'any effect'),
  );
  if (eventType === 'xstate.route') return { kind, label: `go to ${target?.[0]?.key}` };
  if (eventType.startsWith('xstate.done.state.'))
    return { kind, label: `when ${source.key} is done` };
  if (typeof delay !== 'string') return { kind, label };
  const ms: unknown = implementations.delays[delay];
  return { kind, label: `after ${delay}${typeof ms === 'number' ? ` (${secondsText(ms)})` : ''}` };
}

export const guardedLabel = ({ label, guard }: Transition): string =>
  guard === null ? label : `${label} [${guard}]`;
