import { parseTransitionId } from '@kedai/flow-viewer/model';
import { type AnyStateMachine, createMachine } from 'xstate';

/** A part of a machine's config. */
type Config = Record<string, unknown>;

/** Creates the machine again from its config, with the same effects and guards. */
export function rebuild(
  machine: AnyStateMachine,
  config = copyOf(machine.config) as Config,
): AnyStateMachine {
  const rebuilt: AnyStateMachine = createMachine(config);
  return rebuilt.provide(machine.implementations);
}

/** Rebuilds a machine without one of its transitions. */
export function withoutTransition(machine: AnyStateMachine, id: string): AnyStateMachine {
  const { source, event, index } = parseTransitionId(id);
  const config = copyOf(machine.config) as Config;
  let state = config;
  for (const key of machine.getStateNodeById(source).path) {
    state = partOf(partOf(state, 'states'), key);
  }
  const { holder, key } = locate(state, event, source);
  const transitions = [holder[key]].flat();
  if (!(key in holder) || index >= transitions.length) {
    throw new Error(`The machine has no transition "${id}".`);
  }
  if (transitions.length === 1) delete holder[key];
  else holder[key] = transitions.toSpliced(index, 1);
  return rebuild(machine, config);
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const DONE_STATE = 'xstate.done.state.';

/** Finds the part of a state's config that holds the transitions of an event. */
function locate(state: Config, event: string, source: string): { holder: Config; key: string } {
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

function effectOf(state: Config, id: string): Config {
  const effects = [state.invoke].flat() as readonly (Config | undefined)[];
  const effect = effects.find((candidate) => candidate?.id === id);
  if (!effect) throw new Error(`No effect has the id "${id}".`);
  return effect;
}

function partOf(config: Config, key: string): Config {
  const part = config[key];
  if (!isPlain(part)) throw new Error(`The config has no "${key}" here.`);
  return part;
}

const isPlain = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies objects and arrays of a config. Functions are shared. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
