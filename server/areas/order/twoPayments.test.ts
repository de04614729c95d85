import { cartCalls } from '../../../src/contract/cart';
import { orderCalls } from '../../../src/contract/order';
import type { CardNotice, CardPayments } from '../../ports/cardPayments';
import type { Database } from '../../store/database';
import { orders as orderRows } from '../../store/schema';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { ADDRESS, anImage, anOrder, givenCartOf } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld } from '../../testing/world';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

let database: Database;
let customer: Visitor;

/** The pages of the payment service that can be paid now, by their orders; and those that were paid. */
let open: Map<string, string>;
let paid: Set<string>;
let reachable: boolean;

const payments: CardPayments = {
  openCheckout: async ({ orderId }) => {
    const id = `page-of-${orderId}`;
    open.set(id, orderId);
    return { id, address: `https://pay.test/${id}` };
  },
  closeCheckout: async (id) => {
    if (!reachable) throw new Error('The service is down.');
    open.delete(id);
    return !paid.has(id);
  },
  readNotice: (body) => JSON.parse(body),
};

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  open = new Map();
  paid = new Set();
  reachable = true;
  await emptyTables(database);
  const world = await openWorld(database.db, { cardPayments: payments });
  customer = await signUp(world);
  await givenCartOf(customer, anOrder());
});

const byCard = async (order = anOrder()) => (await customer.ask(orderCalls.stripe, order)).body;
const byWallet = async () => (await customer.ask(orderCalls.place, anOrder())).body;
const elsewhere = anOrder({ address: { ...ADDRESS, street: '1, Jalan Lain' } });

const orders = async () =>
  (await customer.ask(orderCalls.userorders)).body.orders as { id: string; status: string }[];
const statuses = async () => (await orders()).map(({ status }) => status).toSorted();
const newest = async () => (await orders())[0]?.id ?? '';
const tell = (notice: CardNotice) =>
  customer.send(STRIPE_WEBHOOK_PATH, { method: 'POST', body: JSON.stringify(notice) });
const cart = async () => (await customer.ask(cartCalls.get)).body.cartData;

describe('one cart is paid once', () => {
  test('two tabs that pay the same by card are sent to one page', async () => {
    const answers = await Promise.all([byCard(), byCard()]);
    const pages = answers.filter(({ success }) => success).map((body) => body.success_url);
    expect(new Set(pages).size).toBe(1);
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Placed']);
  });

  test('another order by card closes the page of the one before', async () => {
    await byCard();
    expect(await byCard(elsewhere)).toMatchObject({ success: true });
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
  });

  test('two different orders by card at once leave one page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await Promise.all([byCard(), byCard(elsewhere)]);
    expect(open.size).toBe(1);
    expect((await statuses()).filter((status) => status === 'Order Placed')).toHaveLength(1);
  });

  test('an order by e-wallet closes the page of one by card', async () => {
    await byCard();
    expect(await byWallet()).toMatchObject({ success: true });
    expect(open.size).toBe(0);
    expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
  });

  test.each([
    ['by card', () => byCard(elsewhere)],
    ['by e-wallet', byWallet],
  ])('what was paid by card meanwhile is not ordered again %s', async (_, again) => {
    await byCard();
    paid = new Set(open.keys());
    expect(await again()).toMatchObject({ success: false, code: 'cart-changed' });
    expect(await orders()).toHaveLength(1);
  });

  test.each([
    ['by card', () => byCard(elsewhere)],
    ['by e-wallet', byWallet],
  ])(
    'a page that cannot be closed lets nothing else be ordered %s, until it can',
    async (_, again) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      await byCard();
      reachable = false;
      expect(await again()).toMatchObject({ success: false, code: 'unavailable' });
      expect(await orders()).toHaveLength(1);
      reachable = true;
      expect(await again()).toMatchObject({ success: true });
      expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
    },
  );
});

describe('an order by e-wallet that is sent again', () => {
  const again = async (order = anOrder()) =>
    (await customer.ask(orderCalls.place, order, { idempotencyKey: 'one-order' })).body;

  test.each(['open', 'paid'])('gets its answer, whatever page is %s since', async (page) => {
    const first = await again();
    await givenCartOf(customer, anOrder());
    await byCard(elsewhere);
    if (page === 'paid') paid = new Set(open.keys());
    expect(await again()).toEqual(first);
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Placed', 'Order Placed']);
  });

  test('is refused with another request of the same key, and closes no page', async () => {
    await again();
    await givenCartOf(customer, anOrder());
    await byCard();
    expect(await again(elsewhere)).toMatchObject({ success: false, code: 'invalid-request' });
    expect(open.size).toBe(1);
  });
});

test.each([
  [{ price: { productPrice: '1.00', shippingPrice: '10.00' } }, 'price-changed'],
  [{ items: [{ id: 'shirt', feature: 'M', quantity: 1 }] }, 'cart-changed'],
])('an order by e-wallet that is refused closes no page: %j', async (parts, code) => {
  await byCard();
  const { body } = await customer.ask(orderCalls.place, anOrder(parts));
  expect(body).toMatchObject({ success: false, code });
  expect(open.size).toBe(1);
  expect(await statuses()).toEqual(['Order Placed']);
});

describe('an order by card takes no receipt', () => {
  const upload = async (orderId: string) =>
    (await customer.ask(orderCalls.uploadpayment, { orderId, image: anImage() })).body;

  test('who sends one is told what to do, and the order stays as it is', async () => {
    await byCard();
    expect(await upload(await newest())).toMatchObject({
      success: false,
      code: 'order-not-payable',
      message: expect.stringContaining('paid by card'),
    });
    expect(await statuses()).toEqual(['Order Placed']);
  });

  test.each(['paid', 'expired'] as const)(
    'after it the shop hears that the page is %s, and the next order is placed',
    async (kind) => {
      await byCard();
      const orderId = await newest();
      await upload(orderId);
      if (kind === 'paid') paid = new Set(open.keys());
      expect((await tell({ kind, orderId })).status).toBe(200);
      await givenCartOf(customer, anOrder());
      expect(await byWallet()).toMatchObject({ success: true });
    },
  );
});

describe('an order that the shop itself moved on while its page was open', () => {
  const moveOn = () => database.db.update(orderRows).set({ status: 'Packing' });
  beforeEach(async () => {
    await byCard();
    await moveOn();
  });

  test('holds up no other order once its page is closed', async () => {
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });

  test('holds up no other order once its page has expired', async () => {
    await tell({ kind: 'expired', orderId: await newest() });
    reachable = false;
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });

  test('empties the cart once it is paid, keeps its status and holds up no other order', async () => {
    paid = new Set(open.keys());
    const orderId = await newest();
    await tell({ kind: 'paid', orderId });
    expect(await cart()).toEqual({});
    await givenCartOf(customer, anOrder());
    await tell({ kind: 'paid', orderId });
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });
});
