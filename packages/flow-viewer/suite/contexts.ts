/** Machines whose context JSON does not know, or that need an input. */
import os, { hostname } from 'node:os';
import { assign, createMachine } from 'xstate';

/** A module of Node, used while the file is loaded: it does nothing in the viewer. */
const host = `${hostname().trim()} ${os.platform()}`;

class Basket {
  readonly lines = [1];
}

const cyclic: { self?: unknown; readonly name: string } = { name: 'cycle' };
cyclic.self = cyclic;

export const hoard = createMachine({
  id: 'hoard',
  initial: 'few',
  context: {
    host,
    map: new Map<unknown, unknown>([['a', new Set([1, 'two'])]]),
    date: new Date(0),
    big: 2n ** 70n,
    say: () => 'nothing',
    sign: Symbol('sign'),
    basket: new Basket(),
    cyclic,
    nothing: undefined,
    notANumber: Number.NaN,
    endless: Number.POSITIVE_INFINITY,
    pattern: /x/g,
    bytes: new Uint8Array([1, 2, 3]),
    error: new TypeError('bad'),
  },
  states: {
    few: {
      on: {
        add: {
          target: 'many',
          actions: assign({ map: ({ context }) => new Map(context.map).set('b', 10n) }),
        },
      },
    },
    many: { on: { drop: { target: 'few', guard: ({ context }) => context.map.size > 1 } } },
  },
});

interface Limits {
  readonly limit: number;
  readonly user: { readonly name: string };
}

export const counter = createMachine({
  id: 'counter',
  types: { input: {} as Limits, context: {} as { limit: number; user: string; count: number } },
  initial: 'counting',
  context: ({ input }) => ({ limit: input.limit, user: input.user.name.trim(), count: 0 }),
  states: {
    counting: {
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      always: { guard: ({ context }) => context.count >= context.limit, target: 'full' },
    },
    full: {},
  },
});
