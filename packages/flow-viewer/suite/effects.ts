/** Machines with every logic of actors, invoked and spawned, by name and inline. */
import {
  assign,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { act, call } from './outside';

const neverEnding = (what: string) => ({
  subscribe: () => {
    act(what);
    return { unsubscribe: () => undefined };
  },
});

const latest = (snapshot: object): unknown => ('context' in snapshot ? snapshot.context : null);

/** Promises: inline without an id, inline by a named function, two in one state, and without any transition. */
export const loader = createMachine({
  id: 'loader',
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: fromPromise(() => call('asked')), onDone: 'loading', onError: 'refused' },
    },
    loading: {
      invoke: [
        {
          id: 'user',
          src: fromPromise(function loadUser() {
            return call('user');
          }),
          onDone: 'ready',
        },
        {
          src: fromPromise(() => call('settings')),
          onDone: { actions: () => act('settings came') },
          onError: 'refused',
        },
        { src: fromPromise(() => call('forgotten')) },
      ],
      on: { cancel: 'refused' },
    },
    refused: { on: { retry: 'asking' } },
    ready: {},
  },
});

/** Callbacks, observables and reducers, with their snapshots and events. */
export const feed = createMachine({
  id: 'feed',
  initial: 'connecting',
  context: { last: null as unknown },
  invoke: { id: 'counter', src: 'counter' },
  states: {
    connecting: {
      invoke: {
        id: 'socket',
        src: fromCallback(({ sendBack }) => {
          act('connected');
          sendBack({ type: 'opened' });
          return () => act('disconnected');
        }),
        onError: 'broken',
      },
      on: { opened: 'reading' },
    },
    reading: {
      entry: sendTo('counter', { type: 'read' }),
      invoke: [
        {
          id: 'prices',
          src: fromObservable(() => neverEnding('prices')),
          onSnapshot: [
            {
              guard: ({ event }) => latest(event.snapshot) === 0,
              target: 'empty',
            },
            { actions: assign({ last: ({ event }) => latest(event.snapshot) }) },
          ],
          onDone: 'ended',
          onError: 'broken',
        },
        { id: 'clicks', src: 'clicks' },
      ],
      on: { clicked: { actions: sendTo('counter', { type: 'clicked' }) } },
    },
    empty: {},
    broken: {},
    ended: {},
  },
}).provide({
  actors: {
    clicks: fromEventObservable(() => neverEnding('clicks')),
    counter: fromTransition((count: number, event: { type: string }) => {
      act(event.type);
      return count + 1;
    }, 0),
  },
});

/** A machine that expects a parent. */
export const child = createMachine({
  id: 'child',
  initial: 'working',
  output: { steps: 2 },
  states: {
    working: {
      entry: () => act('child began'),
      on: {
        report: { actions: sendParent({ type: 'child.reported' }) },
        finish: { target: 'finished', actions: sendParent({ type: 'child.finishing' }) },
      },
    },
    finished: { type: 'final' },
  },
});

/** A machine that invokes another one. */
export const parent = createMachine({
  id: 'parent',
  initial: 'delegating',
  context: { steps: 0 },
  states: {
    delegating: {
      invoke: {
        id: 'worker',
        systemId: 'worker',
        src: child,
        onDone: {
          target: 'done',
          actions: assign({ steps: ({ event }) => Number(event.output?.steps ?? 0) }),
        },
        onError: 'failed',
        onSnapshot: { actions: () => act('child moved') },
      },
      on: {
        'child.*': { actions: () => act('child told') },
        nudge: { actions: sendTo('worker', { type: 'report' }) },
      },
    },
    done: { type: 'final' },
    failed: {},
  },
});

/** Actors that are spawned: in the context, by `assign`, by `spawnChild`, with and without ids. */
export const family = createMachine({
  id: 'family',
  initial: 'small',
  context: ({ spawn }) => ({
    first: spawn(
      fromPromise(() => call('first')),
      { id: 'first' },
    ),
    other: null,
  }),
  states: {
    small: {
      on: {
        grow: {
          target: 'grown',
          actions: [
            assign({
              other: ({ spawn }) => spawn('named', { id: 'other' }),
            }),
            Object.assign(
              spawnChild(
                fromCallback(() => act('child')),
                { id: 'callback' },
              ),
              // As in XState 5.18.
              { type: 'snapshot.spawnChild' },
            ),
            spawnChild('named'),
          ],
        },
      },
    },
    grown: {
      on: {
        'xstate.done.actor.other': 'proud',
        'xstate.error.actor.*': 'sad',
        leave: { target: 'small', actions: [stopChild('callback'), stopChild('other')] },
      },
    },
    proud: {},
    sad: {},
  },
}).provide({ actors: { named: fromPromise(() => call('named')) } });
