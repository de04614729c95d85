import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** The position of a transition in its machine. */
export interface TransitionLocation {
  readonly source: string;
  /** The event type of XState, or `always` for an eventless transition. */
  readonly event: string;
  readonly index: number;
}

/** Splits the id of a transition (`transitionId`). */
export function parseTransitionId(id: string): TransitionLocation {
  const [source = '', event = '', index = ''] = id.split(' | ');
  return { source, event, index: Number(index) };
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

/** A readable name of an event type: `sendCode succeeds`, `suggestionDebounce is over`. */
export function eventLabel(event: string): string {
  if (event === 'always') return 'at once';
  if (event.startsWith(DONE)) return `${event.slice(DONE.length)} succeeds`;
  if (event.startsWith(ERROR)) return `${event.slice(ERROR.length)} fails`;
  if (event.startsWith(AFTER)) return `${event.slice(AFTER.length).split('.')[0]} is over`;
  return event;
}

/** A readable name of a transition: its event, and its guard where the event has several transitions. */
export function transitionLabel(machine: AnyStateMachine, id: string): string {
  const { source, event, index } = parseTransitionId(id);
  const node = machine.getStateNodeById(source);
  const siblings = (event === 'always' ? node.always : node.transitions.get(event)) ?? [];
  const label = eventLabel(event);
  return siblings.length < 2 ? label : `${label} [${guardName(siblings[index])}]`;
}

function guardName(transition: AnyTransitionDefinition | undefined): string {
  const guard: unknown = transition?.guard;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'else';
}
