import { type AnyActorLogic, type AnyStateMachine, createMachine } from 'xstate';
import { builtInName } from './names';

type Fields = Readonly<Record<string, unknown>>;
type Held = (value: unknown, waiting: AnyActorLogic) => unknown;
type Spawn = (src: unknown, options?: Fields) => unknown;
type Assigner = (args: Fields & { readonly spawn: Spawn }, params: unknown) => unknown;

/** An action of XState, such as `assign` or `sendTo`: a function with what XState reads from it. */
interface BuiltIn {
  readonly type: string;
  readonly resolve: Resolve;
  readonly execute?: (scope: Scope, params: { readonly to?: Scope }) => void;
  readonly [field: string]: unknown;
}
type Resolve = (
  ...args: Parameters
) => readonly [unknown, unknown?, (readonly unknown[] | undefined)?];
type Parameters = [
  scope: Scope,
  snapshot: { readonly children: Fields },
  args: unknown,
  params: unknown,
  action: Fields,
  extra: unknown,
];
interface Scope {
  readonly system: unknown;
}

/**
 * A copy of a machine that reaches nothing outside. Its actors are replaced by `waiting`, those that it spawns too, and its
 * own actions do nothing. Guards, assignments, delays and inputs still run, because they decide where it goes.
 */
export function holdBack(machine: AnyStateMachine, waiting: AnyActorLogic): AnyStateMachine {
  const { actors, actions, guards, delays } = machine.implementations;
  return createMachine(holdFields(machine.config, waiting) as typeof machine.config).provide({
    guards,
    delays,
    actors: mapFields(actors, () => waiting),
    actions: mapFields(actions, (action) => holdAction(action, waiting)) as typeof actions,
  });
}

const mapFields = <Value>(fields: Fields, map: (value: unknown, name: string) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));

const holdFields: Held = (config, waiting) =>
  mapFields(config as Fields, (value, name) => HELD[name]?.(value, waiting) ?? value);

/** A transition, an invocation, or a list of them. A name stays. */
const holdEach: Held = (value, waiting) => {
  if (Array.isArray(value)) return value.map((one) => holdEach(one, waiting));
  return typeof value === 'object' && value !== null ? holdFields(value, waiting) : value;
};

const holdAll: Held = (value, waiting) =>
  mapFields(value as Fields, (one) => holdEach(one, waiting));

const holdActions: Held = (value, waiting) =>
  Array.isArray(value)
    ? value.map((action) => holdAction(action, waiting))
    : holdAction(value, waiting);

/** A name leads to the machine's implementations, which hold the logic back themselves. */
const holdLogic: Held = (src, waiting) => (typeof src === 'string' ? src : waiting);

/** The fields of a configuration in which something may run. */
const HELD: Readonly<Record<string, Held>> = {
  ...{ entry: holdActions, exit: holdActions, actions: holdActions },
  ...{ on: holdAll, after: holdAll, states: holdAll },
  ...{ always: holdEach, onDone: holdEach, onError: holdEach, onSnapshot: holdEach },
  ...{ initial: holdEach, route: holdEach, invoke: holdEach },
  src: holdLogic,
  context: (value, waiting) =>
    typeof value === 'function' ? holdSpawn(value as Assigner, {}, waiting) : value,
};

const holdAction: Held = (action, waiting) => {
  if (typeof action !== 'function') return action;
  const nothing = () => undefined;
  if (!('resolve' in action)) return Object.defineProperty(nothing, 'name', { value: action.name });
  const builtIn = action as unknown as BuiltIn;
  const change = CHANGED[builtInName(builtIn.type)]?.(builtIn, waiting);
  return change ? Object.assign(nothing, builtIn, change) : action;
};

/** How XState's own actions are held back, by their type. The others reach nothing outside. */
const CHANGED: Readonly<
  Record<string, (action: BuiltIn, waiting: AnyActorLogic) => Partial<BuiltIn>>
> = {
  assign: ({ resolve, assignment }, waiting) => ({
    resolve: (scope, { ...snapshot }, args, params, _, extra) => {
      const held = (one: unknown) =>
        typeof one === 'function' ? holdSpawn(one as Assigner, snapshot.children, waiting) : one;
      const changed = {
        assignment:
          typeof assignment === 'function'
            ? held(assignment)
            : mapFields(assignment as Fields, held),
      };
      return resolve(scope, snapshot, args, params, changed, extra);
    },
  }),
  spawnChild: ({ resolve, ...action }, waiting) => ({
    resolve: (scope, snapshot, args, params, _, extra) => {
      const { src, id = freeId(snapshot.children, src) } = action;
      const changed = { ...action, src: holdLogic(src, waiting), id };
      return resolve(scope, snapshot, args, params, changed, extra);
    },
  }),
  enqueueActions: ({ resolve }, waiting) => ({
    resolve: (...args) => {
      const [snapshot, params, actions] = resolve(...args);
      return [snapshot, params, actions?.map((action) => holdAction(action, waiting))];
    },
  }),
  // An event for the parent, or for an actor of somebody else, goes nowhere.
  sendTo: ({ resolve, execute, to }) => ({
    resolve: (...args) => (to === '#_parent' ? [args[1], {}] : resolve(...args)),
    execute: (scope, params) => {
      if (params.to?.system === scope.system) execute?.(scope, params);
    },
  }),
};

/** A function that may spawn actors, whose actors wait. Those without an id get one that is the same in every walk. */
function holdSpawn(assigner: Assigner, children: Fields, waiting: AnyActorLogic): Assigner {
  return ({ spawn, ...args }, params) => {
    const used: Record<string, unknown> = { ...children };
    const held: Spawn = (src, options = {}) => {
      const { id = freeId(used, src) } = options;
      used[String(id)] = src;
      return spawn(holdLogic(src, waiting), { ...options, id });
    };
    return assigner({ ...args, spawn: held }, params);
  };
}

function freeId(used: Fields, src: unknown): string {
  const name = typeof src === 'string' ? src : 'actor';
  const count = Object.keys(used).filter((id) => id.startsWith(name)).length;
  return `${name} ${count + 1}`;
}
