import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import {
  type CustomerAnswer,
  type CustomerCall,
  type CustomerOperation,
  customerModel,
  type OrderView,
  type SessionAnswer,
  type SessionCall,
  sessionModel,
} from './customerModel';
import { findViolation } from './linearizability';

const PRICES = { 'shirt/M': 8990, 'tote/': 2500 };
const model = customerModel(PRICES);

/** An operation from one moment to another; without an answer it may have happened. */
const operation = (
  [invokedAt, returnedAt]: readonly [number, number],
  call: CustomerCall,
  answer?: CustomerAnswer,
): CustomerOperation => ({ invokedAt, returnedAt, call, answer });

/** A call with its answer. */
type Told = readonly [CustomerCall, CustomerAnswer?];

/** Operations one after the other. */
const inOrder = (...told: readonly Told[]) =>
  told.map(([call, answer], at) => operation([2 * at, 2 * at + 1], call, answer));

const DONE = { kind: 'done' } as const;
const add = { kind: 'add', lines: { 'shirt/M': 2 } } as const;
const readCart = { kind: 'readCart' } as const;
const readOrders = { kind: 'readOrders' } as const;
const cartOf = (lines: Record<string, number>) => ({ kind: 'cart', lines }) as const;
const place = {
  kind: 'placeOrder',
  lines: { 'shirt/M': 2 },
  productSen: 17_980,
  shippingSen: 1000,
  isLimited: false,
} as const;
const placed = { kind: 'placed', orderId: 'A' } as const;
const upload = { kind: 'uploadReceipt', orderId: 'A', receipt: 'c0ffee00' } as const;
const confirm = {
  kind: 'act',
  orderId: 'A',
  act: 'confirm',
  expected: ORDER_STATUS.placed,
  staffId: 's1',
  role: 'staff',
  key: 'k1',
} as const;
const undo = {
  ...confirm,
  act: 'undo',
  expected: ORDER_STATUS.paymentConfirmed,
  key: 'k2',
} as const;
const order: OrderView = {
  lines: { 'shirt/M': 2 },
  prices: { 'shirt/M': 8990 },
  productSen: 17_980,
  shippingSen: 1000,
  amountSen: 18_980,
  status: ORDER_STATUS.placed,
  receipt: null,
};
const ordersOf = (orders: Record<string, OrderView>) => ({ kind: 'orders', orders }) as const;
const ordered: readonly Told[] = [
  [add, DONE],
  [place, placed],
];

describe('accepts', () => {
  test.each(
    Object.entries<readonly CustomerOperation[]>({
      'calls one after the other': inOrder(
        ...ordered,
        [readCart, cartOf({})],
        [upload, DONE],
        [
          readOrders,
          ordersOf({
            A: { ...order, status: ORDER_STATUS.paymentSubmitted, receipt: 'c0ffee00' },
          }),
        ],
      ),
      'a read during a write, before or after it': [
        operation([0, 9], add, DONE),
        operation([1, 2], readCart, cartOf({})),
        operation([3, 4], readCart, cartOf({ 'shirt/M': 2 })),
      ],
      'a write without an answer that happened late': [
        operation([0, 99], add),
        operation([1, 2], readCart, cartOf({})),
        operation([3, 4], readCart, cartOf({ 'shirt/M': 2 })),
      ],
      'a write without an answer that never happened': [
        operation([0, 2], add),
        operation([3, 4], readCart, cartOf({})),
      ],
      'an order that is refused while the cart differs': inOrder(
        [place, { kind: 'refused', code: 'cart-changed' }],
        [readOrders, ordersOf({})],
      ),
      'an act that is confirmed, sent again without an answer, and undone': [
        ...inOrder(...ordered, [confirm, DONE]),
        operation([6, 99], confirm),
        operation([7, 8], undo, DONE),
        operation([9, 10], readOrders, ordersOf({ A: order })),
      ],
      'an act that is done again while its undoing is on the way': [
        ...inOrder(...ordered, [confirm, DONE]),
        operation([6, 9], undo, DONE),
        operation([7, 10], { ...confirm, key: 'k3' }, DONE),
        operation(
          [11, 12],
          readOrders,
          ordersOf({ A: { ...order, status: ORDER_STATUS.paymentConfirmed } }),
        ),
      ],
      'an undo that comes too late': inOrder(
        ...ordered,
        [confirm, DONE],
        [undo, { kind: 'refused', code: 'act-not-possible' }],
      ),
      'an act on a page that is old': inOrder(
        ...ordered,
        [confirm, DONE],
        [
          { ...confirm, staffId: 's2', key: 'k3' },
          { kind: 'refused', code: 'status-changed' },
        ],
      ),
      'an order for a full slot': inOrder(
        [add, DONE],
        [
          { ...place, isLimited: true },
          { kind: 'refused', code: 'slot-full' },
        ],
        [readCart, cartOf(add.lines)],
      ),
      'an overdue order that is cancelled and takes no receipt': inOrder(
        ...ordered,
        [{ kind: 'endPaymentWindow', orderId: 'A' }, DONE],
        [upload, { kind: 'refused', code: 'order-not-payable' }],
        [readOrders, ordersOf({ A: { ...order, status: ORDER_STATUS.cancelled } })],
      ),
    }),
  )('%s', (_what, history) => {
    expect(findViolation(model, history)).toBeNull();
  });
});

describe('refuses', () => {
  /** The last operation is the one that no order explains. */
  test.each(
    Object.entries<readonly CustomerOperation[]>({
      'a lost write': inOrder([add, DONE], [readCart, cartOf({})]),
      'a lost write of two parallel ones': [
        operation([0, 5], add, DONE),
        operation([1, 4], add, DONE),
        operation([6, 7], readCart, cartOf({ 'shirt/M': 2 })),
      ],
      'a doubled write': inOrder([add, DONE], [readCart, cartOf({ 'shirt/M': 4 })]),
      'a write without an answer that happened twice': [
        operation([0, 9], add),
        operation([2, 3], readCart, cartOf({ 'shirt/M': 4 })),
      ],
      'a write without an answer that happened after its end': inOrder(
        [add],
        [readCart, cartOf({})],
        [readCart, cartOf({ 'shirt/M': 2 })],
      ),
      'a stale read': [
        operation([0, 9], add, DONE),
        operation([1, 2], readCart, cartOf({ 'shirt/M': 2 })),
        operation([3, 4], readCart, cartOf({})),
      ],
      'a lost order': inOrder(...ordered, [readOrders, ordersOf({})]),
      'a doubled order': inOrder(...ordered, [readOrders, ordersOf({ A: order, B: order })]),
      'half an order': inOrder(...ordered, [
        readOrders,
        ordersOf({ A: { ...order, lines: {}, prices: {} } }),
      ]),
      'an amount that differs by a sen': inOrder(...ordered, [
        readOrders,
        ordersOf({ A: { ...order, amountSen: 18_981 } }),
      ]),
      'an order that leaves the cart full': inOrder(...ordered, [readCart, cartOf(place.lines)]),
      'two orders of one cart': inOrder(...ordered, [place, { kind: 'placed', orderId: 'B' }]),
      'an order that is refused although the cart is the same': inOrder(
        [add, DONE],
        [place, { kind: 'refused', code: 'cart-changed' }],
      ),
      'a lost receipt': inOrder(...ordered, [upload, DONE], [readOrders, ordersOf({ A: order })]),
      'a cancelled order that was paid': inOrder(
        ...ordered,
        [upload, DONE],
        [{ kind: 'endPaymentWindow', orderId: 'A' }, DONE],
        [
          readOrders,
          ordersOf({ A: { ...order, status: ORDER_STATUS.cancelled, receipt: 'c0ffee00' } }),
        ],
      ),
      'a lost act of staff': inOrder(
        ...ordered,
        [confirm, DONE],
        [readOrders, ordersOf({ A: order })],
      ),
      'an act that the machine lacks': inOrder(...ordered, [{ ...confirm, act: 'ready' }, DONE]),
      'the undoing of an act of somebody else': inOrder(
        ...ordered,
        [confirm, DONE],
        [{ ...undo, staffId: 's2' }, DONE],
      ),
      'a refusal of an act that was possible': inOrder(...ordered, [
        confirm,
        { kind: 'refused', code: 'act-not-possible' },
      ]),
      'a slot that is full although it has no limit': inOrder(
        [add, DONE],
        [place, { kind: 'refused', code: 'slot-full' }],
      ),
      'any other refusal': inOrder([add, { kind: 'refused', code: 'unknown-product' }]),
    }),
  )('%s', (_what, history) => {
    expect(findViolation(model, history)?.operation).toBe(history.at(-1));
  });

  test('too many possible orders', () => {
    const lines = Array.from({ length: 8 }, (_, index) => ({ [`line-${index}`]: 1 }));
    const history = lines.map((added) => operation([0, 9], { kind: 'add', lines: added }, DONE));
    expect(() => findViolation(model, history, 100)).toThrow('too many possible orders');
  });
});

describe('sessions', () => {
  const first = sessionModel('first');
  const session = (
    [invokedAt, returnedAt]: readonly [number, number],
    call: SessionCall,
    answer?: SessionAnswer,
  ) => ({ invokedAt, returnedAt, call, answer });
  const use = (token: string) => ({ kind: 'use', token }) as const;
  const signIn = { kind: 'signIn', replaced: 'first' } as const;

  test('accepts a session that a sign-in without an answer may have ended', () => {
    const history = [
      session([0, 1], use('first'), { isAccepted: true }),
      session([2, 9], signIn),
      session([3, 4], use('first'), { isAccepted: false }),
    ];
    expect(findViolation(first, history)).toBeNull();
  });

  test('refuses a lost session', () => {
    const history = [
      session([0, 1], signIn, { token: 'second' }),
      session([2, 3], use('second'), { isAccepted: false }),
    ];
    expect(findViolation(first, history)?.operation).toBe(history[1]);
  });

  test('refuses an ended session that is still accepted', () => {
    const history = [
      session([0, 1], signIn, { token: 'second' }),
      session([2, 3], use('first'), { isAccepted: true }),
    ];
    expect(findViolation(first, history)?.operation).toBe(history[1]);
  });
});
