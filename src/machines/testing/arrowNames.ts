import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** Where an arrow is found in a chart, by its name (`arrowId`). */
export interface ArrowPlace {
  readonly source: string;
  /** As XState names it; `always` for one that needs no event. */
  readonly event: string;
  readonly index: number;
}

/** Takes an arrow's name apart. */
export function placeOf(arrow: string): ArrowPlace {
  const [source = '', event = '', index = ''] = arrow.split(' | ');
  return { source, event, index: Number(index) };
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

/** What sets an arrow off, in the words that a person would use: `sendCode fails`, `suggestionDebounce is over`. */
export function happeningName(event: string): string {
  if (event === 'always') return 'at once';
  if (event.startsWith(DONE)) return `${event.slice(DONE.length)} succeeds`;
  if (event.startsWith(ERROR)) return `${event.slice(ERROR.length)} fails`;
  if (event.startsWith(AFTER)) return `${event.slice(AFTER.length).split('.')[0]} is over`;
  return event;
}

/** An arrow for a person: what sets it off and, where there are several, which of them it is by its guard. */
export function arrowName(machine: AnyStateMachine, arrow: string): string {
  const { source, event, index } = placeOf(arrow);
  const node = machine.getStateNodeById(source);
  const siblings = (event === 'always' ? node.always : node.transitions.get(event)) ?? [];
  const what = happeningName(event);
  return siblings.length < 2 ? what : `${what} [${guardName(siblings[index])}]`;
}

function guardName(transition: AnyTransitionDefinition | undefined): string {
  const guard: unknown = transition?.guard;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'else';
}
