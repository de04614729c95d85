import type { AnyTransitionDefinition } from 'xstate';

/** The names of what a machine has, in words where XState has none. */

interface Named {
  readonly type?: string;
  readonly name?: string;
  readonly params?: unknown;
}

/** The name of a guard, an action or an event, which XState accepts as a string, an object or a function. */
export function nameOf(named: unknown): string | null {
  if (typeof named === 'string') return named;
  const { type, name } = (named ?? {}) as Named;
  return type ?? name ?? null;
}

/** A guard or an action that is written where it is used has the name of its field, or none. */
const FIELDS: ReadonlySet<string | null> = new Set(['', 'guard', 'actions', 'entry', 'exit', null]);

/** With its parameters, where they are plain values. */
const nameWithParams = (named: unknown, otherwise: string): string => {
  const name = nameOf(named);
  if (typeof named === 'function' && FIELDS.has(name)) return otherwise;
  const { params } = named as Named;
  if (params === undefined || typeof params === 'function') return name ?? otherwise;
  const texts = typeof params === 'object' ? Object.values(params ?? {}) : [params];
  return `${name}(${texts.map(String).join(', ')})`;
};

interface ComposedGuard {
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
  readonly check: (
    snapshot: object,
    args: object,
    own: { readonly guards: readonly unknown[] },
  ) => boolean;
}

/** The text of a guard: its name, or `a and b`, `a or b`, `not a`, `in paying`; null when there is none. */
function guardText(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function' || !('check' in guard)) return nameWithParams(guard, 'condition');
  const { guards, stateValue, check } = guard as unknown as ComposedGuard;
  if (guards === undefined) return `in ${stateText(stateValue)}`;
  const texts = guards.map((one) => {
    const text = guardText(one) ?? '';
    const isComposed = typeof one === 'function' && 'guards' in one && one.guards !== undefined;
    return isComposed && guards.length > 1 ? `(${text})` : text;
  });
  // A bundler may rename the functions of XState, so what they do tells which one this is.
  const of = (...values: readonly boolean[]) =>
    check({}, {}, { guards: values.map((value) => () => value) });
  if (of(false, true) && !of(true, false)) return `not ${texts.join()}`;
  return texts.join(of(true, false) ? ' or ' : ' and ');
}

/** The text of the guard of a transition. That of a route is the user's, without XState's own. */
export const guardOf = ({ eventType, guard, target }: AnyTransitionDefinition): string | null =>
  guardText(eventType === 'xstate.route' ? target?.[0]?.config.route?.guard : guard);

const stateText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateText(inner)}`)
        .join(', ')
    : String(value);

type BuiltInAction = Readonly<Record<string, unknown>>;

const eventText = (event: unknown) =>
  typeof event === 'function' ? 'an event' : (nameOf(event) ?? 'an event');

const delayText = (delay: unknown) => {
  if (delay === undefined) return '';
  return ` after ${typeof delay === 'number' ? secondsText(delay) : textOr(delay, 'a delay')}`;
};

/** With a no-break space between the number and its unit. */
export const secondsText = (ms: number): string => `${ms / 1000}\u00a0s`;

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;

/** The name of an action of XState, whose type has another prefix in earlier versions: `sendTo`. */
export const builtInName = (type: unknown): string => String(type).replace(/^.*\./, '');

/** XState's own actions in words. */
const BUILT_IN: Readonly<Record<string, (action: BuiltInAction) => string>> = {
  assign: ({ assignment }) =>
    typeof assignment === 'function'
      ? 'assign'
      : `assign ${Object.keys(assignment ?? {}).join(', ')}`,
  raise: ({ event, delay }) => `raise ${eventText(event)}${delayText(delay)}`,
  sendTo: ({ event, to, delay }) => {
    const target = to === '#_parent' ? 'the parent' : textOr(to, 'an actor');
    return `send ${eventText(event)} to ${target}${delayText(delay)}`;
  },
  emit: ({ event }) => `emit ${eventText(event)}`,
  log: () => 'log',
  enqueueActions: () => 'actions by condition',
  spawnChild: ({ src, id }) => `start ${textOr(id, textOr(src, 'an actor'))}`,
  stopChild: ({ actorRef }) => `stop ${textOr(actorRef, 'an actor')}`,
  cancel: ({ sendId }) => `cancel ${textOr(sendId, 'an event')}`,
};

/** The text of an action: none for the timers that XState adds for `after`. */
export function actionText(action: unknown): readonly string[] {
  const { event, sendId } = action as BuiltInAction;
  const own = nameOf(event ?? sendId) ?? '';
  if (own.startsWith('xstate.after.')) return [];
  const isBuiltIn = typeof action === 'function' && 'resolve' in action;
  const words = isBuiltIn ? BUILT_IN[builtInName(nameOf(action))] : undefined;
  return [words?.(action as BuiltInAction) ?? nameWithParams(action, 'action')];
}

/** The name of an invoked actor: that of its source, else of the function or the machine in it, else its id. */
export function effectName(id: string, src: unknown): string {
  if (typeof src === 'string') return src;
  const { id: machine, config } = src as { readonly id?: string; readonly config?: unknown };
  return (
    (typeof config === 'function' ? config.name : machine) || actorText(id).replace(/ of .*/, '')
  );
}

/** The id that XState gives to an invocation without one: its place in the state, and the state. */
const INLINE = /^(\d+)\.(.+)$/;

export const isGeneratedId = (id: string): boolean => INLINE.test(id);

/** The id of an actor, in words where XState has made it. */
const actorText = (id = '') => {
  const [, place, state] = INLINE.exec(id) ?? [];
  if (state === undefined) return id === '*' ? 'any effect' : id;
  return `effect${place === '0' ? '' : ` ${Number(place) + 1}`} of ${state}`;
};

/** What triggers a transition: an event of the shopper, a delay, the end of an effect, or nothing. */
export type EventKind = 'event' | 'delay' | 'done' | 'error' | 'always';

/** XState's own events, with their labels. What happens by itself has the kind `always`. */
const OWN_EVENTS: readonly (readonly [
  RegExp,
  EventKind,
  (found: string, textOf: (id?: string) => string) => string,
])[] = [
  [/^$/, 'always', () => 'always'],
  [/^xstate\.init$/, 'event', () => 'start'],
  [/^xstate\.stop$/, 'event', () => 'left'],
  [/^xstate\.route$/, 'event', () => 'go to'],
  [/^xstate\.done\.state\.(.+)$/, 'always', (state) => `when ${state} is done`],
  [/^xstate\.done\.actor\.(.+)$/, 'done', (id, textOf) => `${textOf(id)} ✓`],
  [/^xstate\.error\.actor\.(.+)$/, 'error', (id, textOf) => `${textOf(id)} ✗`],
  [/^xstate\.snapshot\.(.+)$/, 'done', (id, textOf) => `${textOf(id)}: new value`],
  [/^xstate\.after\.(\d+)\..*$/, 'delay', (ms) => `after ${secondsText(Number(ms))}`],
  [/^xstate\.after\.([^.]+)\..*$/, 'delay', (name) => `after ${name}`],
  [/^\*$/, 'event', () => 'any other event'],
];

/**
 * The kind of an event's type, and its text for display: `email.submitted`, `sendCode ✓`, `after readingTimeout`.
 * @param textOf names an effect by its id
 */
export function describeEvent(
  type: string,
  textOf = actorText,
): { readonly kind: EventKind; readonly label: string } {
  for (const [pattern, kind, labelOf] of OWN_EVENTS) {
    const found = pattern.exec(type);
    if (found) return { kind, label: labelOf(found[1] ?? '', textOf) };
  }
  return { kind: 'event', label: type };
}

/** Whether the descriptor of a transition, which may end with a wildcard, matches the type of an event. */
export const matchesEvent = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (isWildcard(descriptor) && `${type}.`.startsWith(descriptor.slice(0, -1)));

export const isWildcard = (descriptor: string): boolean =>
  descriptor === '*' || descriptor.endsWith('.*');
