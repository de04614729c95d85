/** Card payments from the order to the notice, with Stripe's library and a server that stands in for Stripe. */
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { stripePayments } from '../../ports/stripePayments';
import { buildOrder, fillCart } from '../../testing/orders';
import { openStripeStandIn, type StripeStandIn } from '../../testing/stripeStandIn';
import { testShop } from '../../testing/testShop';
import { signUp, type Visitor } from '../../testing/visitor';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

const ACCESS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

const shop = testShop();
let service: StripeStandIn;
let customer: Visitor;

beforeEach(async () => {
  service = await openStripeStandIn(ACCESS);
  await shop.open({
    cardPayments: stripePayments({ ...ACCESS, url: service.url, timeoutMs: 200 }),
  });
  customer = await signUp(shop);
  await fillCart(customer, buildOrder());
});
afterEach(() => service.close());

const order = (request = buildOrder(), idempotencyKey = 'one-payment') =>
  customer.callApi(orderCalls.stripe, request, { idempotencyKey });
const statuses = async () =>
  ((await customer.callApi(orderCalls.userorders)).body.orders as { status: string }[])
    .map(({ status }) => status)
    .toSorted();
const cart = async () => (await customer.callApi(cartCalls.get)).body.cartData;

test('a lost response opens no second page, the next order closes it, and a notice empties the cart', async () => {
  service.faults.push('lost-response');
  const { body } = await order();
  const [page] = service.sessions.values();
  expect(body).toEqual({ success: true, success_url: page?.url });
  expect(service.sessions.size).toBe(1);

  const elsewhere = buildOrder({ address: { ...ADDRESS, street: '1, Jalan Lain' } });
  expect((await order(elsewhere, 'next-payment')).body).toMatchObject({ success: true });
  expect([...service.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);

  service.end('cs_test_2', 'complete');
  const completed = 'checkout.session.completed';
  const { body: notice, signature } = service.notice('cs_test_2', completed, shop.clock.now());
  const { status } = await shop.visitor().send(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: notice,
  });
  expect(status).toBe(200);
  expect(await statuses()).toEqual(['Order Cancelled', 'Payment Submitted']);
  expect(await cart()).toEqual({});
});

test('a service that does not respond leaves no order, and a retry opens the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  service.faults.push('no-response', 'no-response');
  expect(await order()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await statuses()).toEqual([]);
  expect((await order()).status).toBe(200);
  expect(await statuses()).toEqual(['Order Placed']);
});
