import { type AnyStateMachine, createMachine } from 'xstate';
import { placeOf } from '../../src/machines/testing/arrowNames';

/** A part of a chart's definition as it was written. */
type Part = Record<string, unknown>;

/** The same chart, with its effects and guards, made anew from its definition. */
export function rebuilt(
  machine: AnyStateMachine,
  definition = copyOf(machine.config) as Part,
): AnyStateMachine {
  const anew: AnyStateMachine = createMachine(definition);
  return anew.provide(machine.implementations);
}

/** A chart made anew without one of its arrows. */
export function withoutArrow(machine: AnyStateMachine, arrow: string): AnyStateMachine {
  const { source, event, index } = placeOf(arrow);
  const definition = copyOf(machine.config) as Part;
  let state = definition;
  for (const key of machine.getStateNodeById(source).path) {
    state = partOf(partOf(state, 'states'), key);
  }
  const { holder, key } = locate(state, event, source);
  const arrows = [holder[key]].flat();
  if (!(key in holder) || index >= arrows.length) throw new Error(`There is no arrow "${arrow}".`);
  if (arrows.length === 1) delete holder[key];
  else holder[key] = arrows.toSpliced(index, 1);
  return rebuilt(machine, definition);
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const DONE_STATE = 'xstate.done.state.';

/** Where in a state's definition the arrows of an event are written. */
function locate(state: Part, event: string, source: string): { holder: Part; key: string } {
  if (event === 'always') return { holder: state, key: 'always' };
  if (event.startsWith(DONE)) {
    return { holder: effectOf(state, event.slice(DONE.length)), key: 'onDone' };
  }
  if (event.startsWith(ERROR)) {
    return { holder: effectOf(state, event.slice(ERROR.length)), key: 'onError' };
  }
  if (event.startsWith(AFTER)) {
    const key = event.slice(AFTER.length, -`.${source}`.length);
    return { holder: partOf(state, 'after'), key };
  }
  if (event.startsWith(DONE_STATE)) return { holder: state, key: 'onDone' };
  return { holder: partOf(state, 'on'), key: event };
}

function effectOf(state: Part, id: string): Part {
  const effects = [state.invoke].flat() as readonly (Part | undefined)[];
  const effect = effects.find((candidate) => candidate?.id === id);
  if (!effect) throw new Error(`No effect has the id "${id}".`);
  return effect;
}

function partOf(part: Part, key: string): Part {
  const found = part[key];
  if (!isPlain(found)) throw new Error(`The definition has no "${key}" here.`);
  return found;
}

const isPlain = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies what a definition is written with, and leaves functions as they are. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
