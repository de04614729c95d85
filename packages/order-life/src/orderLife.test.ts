import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { getShortestPaths } from 'xstate/graph';
import {
  type Actor,
  actsOf,
  type LifeAct,
  type OrderFacts,
  type OrderLifeEvent,
  type OrderState,
  orderLifeMachine,
  statusAfter,
} from '.';

const { placed, paymentSubmitted, paymentConfirmed, ready, outForDelivery, completed, cancelled } =
  ORDER_STATUS;

const STAFF: readonly Actor[] = ['staff', 'owner'];
const always = () => true;
const isCard = (order: OrderFacts) => order.isCard;
const isReceiptSent = (order: OrderFacts) => order.isReceiptSent;
const before = (state: OrderState) => (order: OrderFacts) => order.undoTo === state;

/** From, act, by whom, to, and for which orders. */
type Arrow = readonly [
  from: string,
  act: LifeAct,
  by: readonly Actor[],
  to: string,
  isOf?: (order: OrderFacts) => boolean,
];

/** Every arrow of an order's life. */
const ARROWS: readonly Arrow[] = [
  [placed, 'send-receipt', ['customer'], paymentSubmitted, (order) => !order.isCard],
  [placed, 'cancel', ['customer', 'shop'], cancelled, (order) => !order.isReceiptSent],
  [placed, 'cancel', STAFF, cancelled],
  [placed, 'confirm', STAFF, paymentConfirmed],
  [placed, 'pay-by-card', ['shop'], paymentConfirmed, isCard],
  [paymentSubmitted, 'send-receipt', ['customer'], paymentSubmitted, (order) => !order.isCard],
  [paymentSubmitted, 'confirm', STAFF, paymentConfirmed],
  [paymentSubmitted, 'refuse', STAFF, placed, isReceiptSent],
  [paymentSubmitted, 'cancel', STAFF, cancelled],
  [paymentConfirmed, 'ready', STAFF, ready],
  [paymentConfirmed, 'out-for-delivery', STAFF, outForDelivery],
  [paymentConfirmed, 'complete', STAFF, completed],
  [paymentConfirmed, 'cancel', STAFF, cancelled],
  [ready, 'out-for-delivery', STAFF, outForDelivery],
  [ready, 'complete', STAFF, completed],
  [ready, 'cancel', STAFF, cancelled],
  [outForDelivery, 'complete', STAFF, completed],
  [outForDelivery, 'cancel', STAFF, cancelled],
  [cancelled, 'reopen', ['owner'], placed],
  [cancelled, 'pay-by-card', ['shop'], paymentConfirmed, isCard],
  [paymentConfirmed, 'undo', STAFF, placed, before('placed')],
  [paymentConfirmed, 'undo', STAFF, paymentSubmitted, before('paymentSubmitted')],
  [ready, 'undo', STAFF, paymentConfirmed, before('paymentConfirmed')],
  [outForDelivery, 'undo', STAFF, paymentConfirmed, before('paymentConfirmed')],
  [outForDelivery, 'undo', STAFF, ready, before('ready')],
  [completed, 'undo', STAFF, paymentConfirmed, before('paymentConfirmed')],
  [completed, 'undo', STAFF, ready, before('ready')],
  [completed, 'undo', STAFF, outForDelivery, before('outForDelivery')],
];

const EVENT_TYPES: readonly OrderLifeEvent['type'][] = [
  'receipt.sent',
  'receipt.refused',
  'payment.confirmed',
  'card.paid',
  'order.packed',
  'order.sentOut',
  'order.completed',
  'order.cancelled',
  'order.reopened',
  'step.undone',
];
const ACTS = [...new Set(ARROWS.map(([, act]) => act))];
const ACTORS: readonly Actor[] = ['customer', 'shop', ...STAFF];
const BOTH = [false, true];
const STATES = Object.keys(ORDER_STATUS) as OrderState[];
const FACTS: readonly OrderFacts[] = BOTH.flatMap((card) =>
  BOTH.flatMap((sent) =>
    [null, ...STATES].map((undoTo) => ({ isCard: card, isReceiptSent: sent, undoTo })),
  ),
);

const arrowOf = (facts: OrderFacts, status: string, act: LifeAct, by: Actor) =>
  ARROWS.find(
    ([from, does, actors, , isOf = always]) =>
      from === status && does === act && actors.includes(by) && isOf(facts),
  );

test.each([...Object.values(ORDER_STATUS), 'Sudah sampai'])(
  'an order that is "%s" takes the acts of the table, and refuses all others',
  (status) => {
    for (const facts of FACTS) {
      const outcomes = (to: (act: LifeAct, by: Actor) => string | null) =>
        ACTS.flatMap((act) => ACTORS.map((by) => [facts, act, by, to(act, by)]));
      const undoTo = facts.undoTo && ORDER_STATUS[facts.undoTo];
      const order = { ...facts, undoTo, status };
      expect(outcomes((act, by) => statusAfter(order, { act, by }))).toEqual(
        outcomes((act, by) => arrowOf(facts, status, act, by)?.[3] ?? null),
      );
    }
  },
);

test('the acts of staff are those that the order takes from them', () => {
  const order = { isCard: false, isReceiptSent: true };
  expect(actsOf({ ...order, status: placed }, 'staff')).toEqual(['confirm', 'cancel']);
  expect(actsOf({ ...order, status: paymentSubmitted }, 'owner')).toEqual([
    'confirm',
    'refuse',
    'cancel',
  ]);
  expect(actsOf({ ...order, status: paymentConfirmed }, 'staff')).toEqual([
    'ready',
    'out-for-delivery',
    'complete',
    'cancel',
  ]);
  expect(actsOf({ ...order, status: cancelled }, 'staff')).toEqual([]);
  expect(actsOf({ ...order, status: cancelled }, 'owner')).toEqual(['reopen']);
});

describe('all paths from the placing', () => {
  const events = EVENT_TYPES.flatMap((type) => ACTORS.map((by) => ({ type, by })));
  const pathsOf = (input: OrderFacts) => getShortestPaths(orderLifeMachine, { input, events });
  const unreached = (input: OrderFacts) => {
    const reached = pathsOf(input).map(({ state }) => state.value);
    return Object.keys(orderLifeMachine.states).filter(
      (state) => !reached.some((one) => one === state),
    );
  };
  const order = { isCard: false, isReceiptSent: false, undoTo: null };

  test('an order reaches every state', () => {
    expect(unreached(order)).toEqual([]);
  });

  test('an order that is paid by card never waits for a receipt', () => {
    expect(unreached({ ...order, isCard: true })).toEqual(['paymentSubmitted']);
  });

  test('an order whose receipt was sent is cancelled by staff only', () => {
    const cancellations = pathsOf(order)
      .filter(({ state }) => state.matches('cancelled') && state.context.isReceiptSent)
      .map(({ steps }) => steps.at(-1)?.event);
    expect(new Set(cancellations)).toEqual(new Set([{ type: 'order.cancelled', by: 'staff' }]));
  });
});
