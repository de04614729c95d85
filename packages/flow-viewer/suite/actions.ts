/** Machines with every sort of guard, action, delay and event. */
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  log,
  not,
  or,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate';
import { act, call } from './outside';

/** Guards: named, inline, with parameters, composed, and by another state. */
export const form = setup({
  types: {
    context: {} as { readonly age: number },
    events: {} as { type: 'typed'; age: number } | { type: 'sent' | 'doors.closed' | 'reset' },
  },
  guards: {
    isOver: ({ context }, { min }: { min: number }) => context.age >= min,
    isAdult: ({ context }) => context.age >= 18,
    isYoung: ({ context }) => context.age < 10,
  },
}).createMachine({
  id: 'form',
  type: 'parallel',
  context: { age: 0 },
  states: {
    entry: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            typed: { actions: assign({ age: ({ event }) => event.age }) },
            sent: [
              { guard: not(({ context }) => context.age > 0), actions: [] },
              { guard: { type: 'isOver', params: { min: 65 } }, target: 'senior' },
              {
                guard: and(['isAdult', not(stateIn({ doors: 'closed' }))]),
                target: 'admitted',
              },
              { guard: or(['isYoung', stateIn('#shut')]), target: 'refused' },
              { guard: ({ context }) => context.age > 100, target: 'senior' },
              { target: 'waiting' },
            ],
          },
        },
        senior: {},
        admitted: {},
        refused: {},
        waiting: { on: { reset: 'filling' } },
      },
    },
    doors: {
      initial: 'open',
      states: { open: { on: { 'doors.closed': 'closed' } }, closed: { id: 'shut' } },
    },
  },
});

/** Delays: a number, a text with digits, a name of a number, a name of a function, several in one state. */
export const retry = setup({
  types: { context: {} as { readonly tries: number } },
  delays: { short: 500, backoff: ({ context }) => 1_000 * 2 ** context.tries, 'very.slow': 90_000 },
}).createMachine({
  id: 'retry',
  initial: 'asking',
  context: { tries: 0 },
  states: {
    asking: { after: { 2000: 'waiting', '3000': 'lost' }, on: { answered: 'done' } },
    waiting: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      after: {
        backoff: [
          { guard: ({ context }) => context.tries > 2, target: 'lost' },
          { target: 'asking' },
        ],
        'very.slow': 'lost',
        short: { actions: assign({ tries: ({ context }) => context.tries }) },
      },
    },
    lost: {},
    done: { type: 'final' },
  },
});

/** Events that the machine sends to itself: at once, later, and cancelled ones. */
export const clock = createMachine({
  id: 'clock',
  initial: 'stopped',
  states: {
    stopped: { on: { wind: 'ticking' } },
    ticking: {
      entry: [
        raise({ type: 'tick' }, { delay: 1_000, id: 'tick' }),
        sendTo(({ self }) => self, { type: 'chime' }, { delay: () => 5_000, id: 'chime' }),
        sendTo(({ self }) => self, { type: 'started' }),
      ],
      exit: [cancel('tick'), cancel('chime')],
      initial: 'quiet',
      states: {
        quiet: { on: { started: 'steady' } },
        steady: { on: { tick: 'ticked' } },
        ticked: {},
      },
      on: { chime: 'chiming', hold: 'stopped' },
    },
    chiming: { on: { wind: { target: 'ticking' } } },
  },
});

/** Actions: named, inline, with parameters, queued, emitted and logged, and those that start actors. */
export const orders = setup({
  types: { context: {} as { readonly count: number }, emitted: {} as { type: 'toast' } },
  actors: { print: fromPromise(() => call('printed')) },
  actions: {
    save: (_, { to }: { to: string }) => act(`saved to ${to}`),
    greet: () => act('greeted'),
    count: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }),
  },
}).createMachine({
  id: 'orders',
  initial: 'open',
  context: { count: 0 },
  entry: ['greet', () => act('entry of the machine')],
  states: {
    open: {
      entry: [
        function shine() {
          act('shone');
        },
        emit({ type: 'toast' }),
        log('opened'),
        log(({ context }) => context.count, 'count'),
      ],
      exit: () => act('exit'),
      on: {
        'order.placed': {
          target: 'placed',
          actions: [
            { type: 'save', params: { to: 'disk' } },
            'count',
            enqueueActions(({ enqueue, check }) => {
              enqueue(() => act('queued'));
              enqueue({ type: 'save', params: { to: 'cloud' } });
              enqueue.spawnChild('print', { id: 'printer' });
              enqueue.spawnChild(fromPromise(() => call('inline in a queue')) as never);
              if (check(({ context }) => context.count > 1))
                enqueue.raise({ type: 'order.refused' });
            }),
          ],
        },
        'order.missing': { actions: 'notImplemented' as never },
      },
    },
    placed: {
      entry: spawnChild('print', { id: 'second' }),
      on: { 'order.refused': 'refused', 'order.again': 'open' },
    },
    refused: { type: 'final' },
  },
});

/** Wildcards: the whole event, the first part of it, and a name that wins over both. */
export const files = createMachine({
  id: 'files',
  initial: 'idle',
  states: {
    idle: {
      on: { 'file.opened': 'open', 'file.*': 'busy', '*': { target: 'puzzled' } },
    },
    open: { on: { '*': 'idle' } },
    busy: { on: { 'file.closed.*': 'idle' } },
    puzzled: {
      on: { 'file.*': [{ guard: ({ event }) => event.type.endsWith('!'), target: 'busy' }] },
    },
  },
});
