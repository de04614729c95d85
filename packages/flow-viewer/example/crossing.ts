import { assign, fromPromise, raise, setup } from 'xstate';

/** A pedestrian crossing: the lights of the cars and of the people are active at the same time. */
export const crossingMachine = setup({
  types: {
    context: {} as { readonly requests: number; readonly lastBy: string },
    events: {} as
      | { readonly type: 'power.switched' }
      | { readonly type: 'button.pressed'; readonly by: string }
      | { readonly type: 'cars.stopped' | 'cars.started' },
  },
  actors: {
    /** A page provides it. The viewer runs no effect. */
    testLamps: fromPromise<void>(() => Promise.reject(new Error('No lamps are connected.'))),
  },
  delays: { amberTime: 2_000, crossingTime: 6_000, retryInterval: 5_000 },
  guards: {
    hasName: ({ event }) => event.type === 'button.pressed' && event.by !== '',
  },
  actions: {
    countRequest: assign({
      requests: ({ context }) => context.requests + 1,
      lastBy: ({ context, event }) => (event.type === 'button.pressed' ? event.by : context.lastBy),
    }),
  },
}).createMachine({
  id: 'crossing',
  description: 'A pedestrian crossing with a button.',
  context: { requests: 0, lastBy: '' },
  initial: 'off',
  states: {
    off: {
      description: 'No lamp is lit.',
      on: { 'power.switched': 'testing' },
    },
    testing: {
      description: 'Every lamp is lit once.',
      invoke: { id: 'testLamps', src: 'testLamps', onDone: 'running', onError: 'blinking' },
    },
    blinking: {
      description: 'A lamp is broken, so the cars have a blinking amber.',
      tags: 'fault',
      after: { retryInterval: 'testing' },
      on: { 'power.switched': 'off' },
    },
    running: {
      type: 'parallel',
      description: 'The crossing works.',
      on: { 'power.switched': 'off' },
      states: {
        cars: {
          initial: 'green',
          states: {
            green: {
              description: 'Cars drive.',
              on: {
                'button.pressed': [
                  { guard: 'hasName', target: 'amber', actions: 'countRequest' },
                  { actions: [] },
                ],
              },
            },
            amber: { description: 'Cars brake.', after: { amberTime: 'red' } },
            red: {
              description: 'Cars stand.',
              entry: raise({ type: 'cars.stopped' }),
              exit: raise({ type: 'cars.started' }),
              after: { crossingTime: 'green' },
            },
          },
        },
        people: {
          initial: 'waiting',
          states: {
            waiting: {
              description: 'People wait.',
              on: { 'cars.stopped': 'walking' },
            },
            walking: {
              description: 'People cross the street.',
              on: { 'cars.started': 'waiting' },
            },
          },
        },
      },
    },
  },
});
