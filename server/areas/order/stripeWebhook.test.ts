import { createHmac } from 'node:crypto';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { eq } from 'drizzle-orm';
import type { CardPayments } from '../../ports/cardPayments';
import { DAY_MS } from '../../ports/clock';
import { stripePayments } from '../../ports/stripePayments';
import { deleteExpired } from '../../store/cleanupJob';
import { orders } from '../../store/schema';
import { buildOrder, fillCart, placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import type { Visitor } from '../../testing/visitor';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

const SECRET = 'whsec_of_the_tests';
const COMPLETED = 'checkout.session.completed';
const EXPIRED = 'checkout.session.expired';
const FAILED = 'checkout.session.async_payment_failed';

const cardPayments: CardPayments = {
  ...stripePayments({ secretKey: 'sk_test_1', webhookSecret: SECRET, url: 'http://stripe.test' }),
  openCheckout: async () => ({ id: 'page-1', address: 'https://pay.test/1' }),
  closeCheckout: async () => true,
};
const shop = testShop({ cardPayments }, { paymentWindowCancels: true });
const customer = testCustomer(shop);
let orderId: string;

beforeEach(async () => {
  await fillCart(customer, buildOrder());
  await customer.callApi(orderCalls.stripe, buildOrder());
  orderId = (await ordersOf(customer))[0]?.id ?? '';
});

const ordersOf = async (visitor: Visitor) =>
  (await visitor.callApi(orderCalls.userorders)).body.orders as { id: string; status: string }[];
const status = async () => (await ordersOf(customer)).find(({ id }) => id === orderId)?.status;
const cart = async () => (await customer.callApi(cartCalls.get)).body.cartData;

/**
 * Sends a notice as Stripe does: from its own server, with neither cookie nor origin.
 * @param page the fields in which the page differs from the one of the order
 */
async function notify(type: string, page: object = {}, secret = SECRET) {
  const body = JSON.stringify({
    type,
    data: {
      object: {
        id: 'page-1',
        mode: 'payment',
        client_reference_id: orderId,
        amount_total: 21_480,
        currency: 'myr',
        payment_status: type === COMPLETED ? 'paid' : 'unpaid',
        ...page,
      },
    },
  });
  const time = Math.floor(shop.clock.now() / 1000);
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await shop.visitor().send(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${hmac}`,
    },
    body,
  });
  return response.status;
}

test('a paid order moves on, and its items leave the cart', async () => {
  await customer.callApi(cartCalls.add, { itemId: 'shirt', feature: 'M', quantity: 1 });
  await customer.callApi(cartCalls.add, { itemId: 'scarf', feature: 'Free size', quantity: 1 });
  expect(await notify(COMPLETED)).toBe(200);
  expect(await status()).toBe('Payment Confirmed');
  expect(await cart()).toEqual({ shirt: { M: 1 }, scarf: { 'Free size': 1 } });
});

test('a repeated notice changes nothing', async () => {
  await Promise.all([notify(COMPLETED), notify(COMPLETED)]);
  await fillCart(customer, buildOrder());
  expect(await notify(COMPLETED)).toBe(200);
  expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
});

test('cancels an order when its payment page expires, and not before', async () => {
  shop.clock.advance(PAYMENT_WINDOW_MS * 10);
  await deleteExpired(shop.db, shop.clock.now(), { paymentWindowCancels: true });
  expect(await status()).toBe('Order Placed');
  expect(await notify(EXPIRED)).toBe(200);
  expect(await status()).toBe('Order Cancelled');
});

test('cancels an order without a page after a day: a process ended before it stored the page', async () => {
  const { db, clock } = shop;
  await db.update(orders).set({ paymentPage: null, paymentPageId: null, openPageId: null });
  shop.clock.advance(DAY_MS - 1);
  await deleteExpired(db, clock.now(), { paymentWindowCancels: false });
  expect(await status()).toBe('Order Placed');
  shop.clock.advance(1);
  await deleteExpired(db, clock.now(), { paymentWindowCancels: false });
  expect(await status()).toBe('Order Cancelled');
});

test('a payment that fails later cancels the order, and the next order is placed', async () => {
  // Stripe counts such a page as complete, so it cannot be closed.
  jest.spyOn(cardPayments, 'closeCheckout').mockResolvedValue(false);
  expect((await customer.callApi(orderCalls.place, buildOrder())).body.code).toBe('cart-changed');
  expect(await notify(FAILED)).toBe(200);
  expect(await status()).toBe('Order Cancelled');
  expect((await customer.callApi(orderCalls.place, buildOrder())).body).toMatchObject({
    success: true,
  });
});

test.each([
  ['a paid order stays paid after a late notice', [COMPLETED, EXPIRED]],
  ['a payment after the cancellation counts', [EXPIRED, COMPLETED]],
])('%s', async (_, types) => {
  for (const type of types) await notify(type);
  expect(await status()).toBe('Payment Confirmed');
});

test('a forged notice is refused and changes nothing', async () => {
  expect(await notify(COMPLETED, {}, 'whsec_guessed')).toBe(400);
  expect(await status()).toBe('Order Placed');
});

test.each(['checkout.session.created', COMPLETED])(
  'accepts and ignores other notices: %s',
  async (type) => {
    expect(await notify(type, { client_reference_id: 'an order of somebody else' })).toBe(200);
    expect(await status()).toBe('Order Placed');
  },
);

// Shoppers choose the `client_reference_id` of a payment link of the same account at Stripe.
test.each([
  ['another page', 'page', COMPLETED, { id: 'page-2' }],
  ['another page that costs less', 'page, amount', COMPLETED, { id: 'page-2', amount_total: 100 }],
  ['another amount', 'amount', COMPLETED, { amount_total: 21_479 }],
  ['another currency', 'currency', COMPLETED, { currency: 'usd' }],
  ['another page that expired', 'page', EXPIRED, { id: 'page-2' }],
  ['another page that failed', 'page', FAILED, { id: 'page-2' }],
])(
  'a notice of %s changes nothing, and the log says once what differs',
  async (_what, differs, type, page) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await notify(type, page)).toBe(200);
    expect(await notify(type, page)).toBe(200);
    expect(await status()).toBe('Order Placed');
    expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(warn.mock.lastCall?.[0]))).toMatchObject({ order: orderId, differs });
    expect(await notify(COMPLETED)).toBe(200);
    expect(await status()).toBe('Payment Confirmed');
  },
);

test('a notice for an order with another payment method changes nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const other = await placeTestOrder(customer);
  expect(await notify(COMPLETED, { client_reference_id: other })).toBe(200);
  expect((await ordersOf(customer)).find(({ id }) => id === other)?.status).toBe('Order Placed');
});

test('a paid order that the shop cancelled stays cancelled when Stripe repeats its notice', async () => {
  await notify(COMPLETED);
  await shop.db.update(orders).set({ status: 'Order Cancelled' }).where(eq(orders.id, orderId));
  expect(await notify(COMPLETED)).toBe(200);
  expect(await status()).toBe('Order Cancelled');
});

test('a page that a process of the version before opened is known', async () => {
  await shop.db.update(orders).set({ paymentPageId: null }).where(eq(orders.id, orderId));
  await notify(COMPLETED);
  expect(await status()).toBe('Payment Confirmed');
});

test('responds with 404 in a shop without card payment', async () => {
  await shop.open();
  expect(await notify(COMPLETED)).toBe(404);
});
