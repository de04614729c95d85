import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { getShortestPaths } from 'xstate/graph';
import {
  type Actor,
  actsOf,
  type LifeAct,
  type OrderFacts,
  type OrderLifeEvent,
  orderLifeMachine,
  statusAfter,
} from '.';

const { placed, paymentSubmitted, paymentConfirmed, ready, outForDelivery, completed, cancelled } =
  ORDER_STATUS;

const STAFF: readonly Actor[] = ['staff', 'owner'];
const always = () => true;
const isCard = (order: OrderFacts) => order.isCard;
const isReceiptSent = (order: OrderFacts) => order.isReceiptSent;

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
];
const ACTS = [...new Set(ARROWS.map(([, act]) => act))];
const ACTORS: readonly Actor[] = ['customer', 'shop', ...STAFF];
const BOTH = [false, true];
const FACTS: readonly OrderFacts[] = BOTH.flatMap((card) =>
  BOTH.map((sent) => ({ isCard: card, isReceiptSent: sent })),
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
      expect(outcomes((act, by) => statusAfter({ ...facts, status }, { act, by }))).toEqual(
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
  const order = { isCard: false, isReceiptSent: false };

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
    expect(cancellations).toEqual([{ type: 'order.cancelled', by: 'staff' }]);
  });
});
