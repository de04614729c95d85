/** Card payments from the order to the notice, with Stripe's library and a server that stands in for Stripe. */
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { stripePayments } from '../../ports/stripePayments';
import type { Database } from '../../store/database/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { buildOrder, fillCart } from '../../testing/orders';
import { openStripeStandIn, type StripeStandIn } from '../../testing/stripeStandIn';
import { openTestShop, type TestShop } from '../../testing/testShop';
import { signUp, type Visitor } from '../../testing/visitor';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

const ACCESS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

let database: Database;
let service: StripeStandIn;
let shop: TestShop;
let customer: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  service = await openStripeStandIn(ACCESS);
  const cardPayments = stripePayments({ ...ACCESS, url: service.url, timeoutMs: 200 });
  shop = await openTestShop(database.db, { cardPayments });
  customer = await signUp(shop);
  await fillCart(customer, buildOrder());
});
afterEach(() => service.close());

const order = () =>
  customer.callApi(orderCalls.stripe, buildOrder(), { idempotencyKey: 'one-payment' });

/** Puts another tote into the cart and orders all. */
async function orderMore() {
  const request = buildOrder({
    items: [
      { id: 'shirt', feature: 'M', quantity: 2 },
      { id: 'tote', feature: '', quantity: 2 },
    ],
    price: { productPrice: '229.80', shippingPrice: '10.00' },
  });
  await fillCart(customer, request);
  return customer.callApi(orderCalls.stripe, request, { idempotencyKey: 'next-payment' });
}

interface Listed {
  readonly id: string;
  readonly status: string;
}
const listOrders = async () =>
  (await customer.callApi(orderCalls.userorders)).body.orders as readonly Listed[];
const statuses = async () => (await listOrders()).map(({ status }) => status).toSorted();
const cart = async () => (await customer.callApi(cartCalls.get)).body.cartData;

/** Sends the notice of a page as Stripe does. */
async function notify(pageId: string, type: string): Promise<number> {
  const { body, signature } = service.notice(pageId, type, shop.clock.now());
  const response = await shop.visitor().send(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
}

test('a paid page moves its order on and empties the cart', async () => {
  const { body } = await order();
  const [page] = service.sessions.values();
  expect(body).toEqual({ success: true, success_url: page?.url });
  const [listed] = await listOrders();
  expect(page).toMatchObject({ client_reference_id: listed?.id, amount_total: 21_480 });
  service.end('cs_test_1', 'complete');
  expect(await notify('cs_test_1', 'checkout.session.completed')).toBe(200);
  expect(await statuses()).toEqual(['Payment Submitted']);
  expect(await cart()).toEqual({});
});

test('an expired page cancels its order and leaves the cart', async () => {
  await order();
  service.end('cs_test_1', 'expired');
  expect(await notify('cs_test_1', 'checkout.session.expired')).toBe(200);
  expect(await statuses()).toEqual(['Order Cancelled']);
  expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
});

test('the next order closes the page before it opens its own', async () => {
  await order();
  await orderMore();
  expect([...service.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
});

test('the next order is refused while a paid page waits for its notice, which then counts', async () => {
  await order();
  service.end('cs_test_1', 'complete');
  expect((await orderMore()).body.code).toBe('cart-changed');
  expect(service.sessions.size).toBe(1);
  expect(await notify('cs_test_1', 'checkout.session.completed')).toBe(200);
  expect(await statuses()).toEqual(['Payment Submitted']);
});

test('a lost response opens no second page', async () => {
  service.faults.push('lost-response');
  expect((await order()).status).toBe(200);
  expect(service.sessions.size).toBe(1);
});

test('a service that does not respond leaves no order, and a retry opens the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  service.faults.push('no-response', 'no-response');
  expect(await order()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await statuses()).toEqual([]);
  expect((await order()).status).toBe(200);
  expect(await statuses()).toEqual(['Order Placed']);
});

test('a notice of another account is refused', async () => {
  await order();
  const other = await openStripeStandIn({ ...ACCESS, webhookSecret: 'whsec_other' });
  const { body, signature } = other.notice('x', 'checkout.session.completed', shop.clock.now());
  await other.close();
  const response = await shop.visitor().send(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  });
  expect(response.status).toBe(400);
  expect(await statuses()).toEqual(['Order Placed']);
});
