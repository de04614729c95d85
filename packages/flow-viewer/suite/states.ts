/** Machines with every shape of states: own ids, histories, parallel, final, nested and transient ones. */
import { assign, createMachine, raise } from 'xstate';

/** States with ids of their own, and targets by id. */
export const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    playing: {
      initial: 'stopped',
      states: {
        stopped: { id: 'halt', on: { PLAY: { target: '#going' } } },
        going: {
          id: 'going',
          initial: 'slow',
          states: { slow: { on: { FASTER: 'fast' } }, fast: { id: 'top', on: { SLOWER: 'slow' } } },
          on: { STOP: '#halt', JUMP: '#top' },
        },
      },
    },
    sound: {
      id: 'volume',
      initial: 'loud',
      states: { loud: { on: { MUTE: 'muted' } }, muted: { on: { MUTE: 'loud' } } },
    },
  },
});

/** Shallow and deep history, with and without a default. */
export const editor = createMachine({
  id: 'editor',
  initial: 'writing',
  states: {
    writing: {
      initial: 'text',
      states: {
        text: {
          initial: 'plain',
          states: {
            plain: { on: { bold: 'fat' } },
            fat: { on: { bold: 'plain' } },
          },
          on: { draw: 'picture' },
        },
        picture: { on: { write: 'text' } },
        last: { type: 'history' },
        exactly: { type: 'history', history: 'deep', target: 'picture' },
      },
      on: { close: 'closed' },
    },
    closed: {
      on: { reopen: 'writing.last', restore: 'writing.exactly', restart: { target: 'writing' } },
    },
  },
});

/** Final states with output, and the ends of compound and parallel states. */
export const exam = createMachine({
  id: 'exam',
  initial: 'sitting',
  context: { points: 0 },
  output: ({ context, event }) => ({ points: context.points, grade: event.output }),
  states: {
    sitting: {
      type: 'parallel',
      states: {
        writing: {
          initial: 'open',
          states: {
            open: {
              on: {
                'paper.submitted': 'handedIn',
                'answer.given': {
                  actions: assign({ points: ({ context }) => Math.min(context.points + 4, 4) }),
                },
              },
            },
            handedIn: {
              type: 'final',
              output: ({ context }: { context: { points: number } }) => context.points,
            },
          },
          onDone: { actions: assign({ points: ({ event }) => Number(event.output) }) },
        },
        speaking: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'name.called': 'over' } },
            over: { type: 'final' },
          },
        },
      },
      onDone: 'marking',
    },
    marking: {
      initial: 'reading',
      states: { reading: { on: { 'mark.given': 'marked' } }, marked: { type: 'final' } },
      onDone: [
        { guard: ({ context }) => context.points > 3, target: 'praised' },
        { target: 'passed' },
      ],
      on: { 'paper.lost': 'failed' },
    },
    praised: { type: 'final', output: 'A' },
    passed: { type: 'final', output: 'B' },
    failed: { type: 'final', output: 'F' },
  },
});

/** Transient states, internal and re-entering transitions, several targets. */
export const gate = createMachine({
  id: 'gate',
  initial: 'closed',
  context: { opened: 0, entered: 0 },
  states: {
    closed: { on: { push: 'checking' } },
    checking: {
      entry: assign({ opened: ({ context }) => context.opened + 1 }),
      always: [{ guard: ({ context }) => context.opened > 2, target: 'worn' }, 'turning'],
    },
    turning: { entry: raise({ type: 'turned' }), on: { turned: 'open' } },
    open: {
      type: 'parallel',
      entry: assign({ entered: ({ context }) => Math.min(context.entered + 1, 3) }),
      on: {
        again: { target: 'open', reenter: true },
        stay: { target: 'open' },
        note: { actions: 'noted' },
        both: { target: ['.left.wide', '.right.wide'] },
        ignored: {},
        shut: 'closed',
      },
      states: {
        left: {
          initial: 'narrow',
          states: { narrow: { on: { 'left.pushed': 'wide' } }, wide: {} },
          on: { 'left.reset': '.narrow' },
        },
        right: { initial: 'narrow', states: { narrow: {}, wide: { tags: ['wide', 'right'] } } },
      },
    },
    worn: { description: 'It does not close any more.', meta: { needs: 'repair' } },
  },
});

/** Eight levels, with the initial child as an object. */
export const deep = createMachine({
  id: 'deep',
  initial: 'l1',
  states: {
    l1: {
      initial: 'l2',
      states: {
        l2: {
          initial: 'l3',
          states: {
            l3: {
              initial: 'l4',
              states: {
                l4: {
                  initial: { target: 'l5', actions: () => undefined },
                  states: {
                    l5: {
                      initial: 'l6',
                      states: {
                        l6: {
                          initial: 'l7',
                          states: { l7: { on: { across: 'l8', out: '#deep.surface' } }, l8: {} },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          on: { up: '#deep.l1.l2' },
        },
      },
    },
    surface: { on: { dive: 'l1.l2.l3.l4.l5.l6.l8' } },
  },
});

/** Names with blanks, dots, signs and letters of other scripts. */
export const names = createMachine({
  id: 'pesanan 订单',
  initial: 'menunggu bayaran',
  states: {
    'menunggu bayaran': {
      on: {
        'bayar sekarang': '已付款',
        '付款.失败': { target: 'v1\\.2 (beta)' },
      },
      after: { 60000: 'tamat tempoh' },
    },
    已付款: {
      initial: 'di dapur',
      states: {
        'di dapur': { on: { 'siap!': 'a/b | c' } },
        'a/b | c': { type: 'final' },
      },
      onDone: 'tamat tempoh',
    },
    'v1.2 (beta)': {
      initial: '½',
      states: { '½': { on: { cuba_lagi: '#pesanan 订单.menunggu bayaran' } } },
    },
    'tamat tempoh': { type: 'final' },
  },
});

/** A machine without states. */
export const single = createMachine({
  id: 'single',
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }) } },
});

/** A machine without an id. */
export const nameless = createMachine({
  initial: 'here',
  states: { here: { on: { go: 'there' } }, there: { on: { go: 'here' } } },
});

/** States that can be gone to from anywhere. */
export const routed = createMachine({
  id: 'routed',
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    shop: {
      initial: 'list',
      states: {
        list: { id: 'list', route: {} },
        item: { id: 'item', route: { guard: ({ event }) => event.type !== 'never' } },
      },
    },
  },
});
