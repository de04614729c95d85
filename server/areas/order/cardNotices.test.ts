import { createHmac } from 'node:crypto';
import { cartCalls } from '../../../src/contract/cart';
import { PAYMENT_WINDOW_MS } from '../../../src/contract/limits';
import { orderCalls } from '../../../src/contract/order';
import type { CardPayments } from '../../ports/cardPayments';
import { stripe } from '../../ports/stripe';
import { deleteExpired } from '../../store/cleanupJob';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { anOrder, givenCartOf, givenOrder } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

const SECRET = 'whsec_of_the_tests';
const COMPLETED = 'checkout.session.completed';
const EXPIRED = 'checkout.session.expired';
const FAILED = 'checkout.session.async_payment_failed';

let database: Database;
let world: World;
let customer: Visitor;
let orderId: string;
let cardPayments: CardPayments;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  cardPayments = {
    ...stripe({ secretKey: 'sk_test_1', webhookSecret: SECRET, url: 'http://stripe.test' }),
    openCheckout: async () => ({ id: 'page-1', address: 'https://pay.test/1' }),
    closeCheckout: async () => true,
  };
  world = await openWorld(database.db, { cardPayments }, { paymentWindowCancels: true });
  customer = await signUp(world);
  await givenCartOf(customer, anOrder());
  await customer.ask(orderCalls.stripe, anOrder());
  orderId = (await ordersOf(customer))[0]?.id ?? '';
});

const ordersOf = async (visitor: Visitor) =>
  (await visitor.ask(orderCalls.userorders)).body.orders as { id: string; status: string }[];
const status = async () => (await ordersOf(customer)).find(({ id }) => id === orderId)?.status;
const cart = async () => (await customer.ask(cartCalls.get)).body.cartData;

/** As Stripe sends it: from its own server, with neither cookie nor origin. */
async function tell(type: string, id = orderId, secret = SECRET) {
  const body = JSON.stringify({
    type,
    data: {
      object: {
        client_reference_id: id,
        payment_status: type === COMPLETED ? 'paid' : 'unpaid',
      },
    },
  });
  const time = Math.floor(world.clock.now() / 1000);
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await world.visitor().send(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${hmac}`,
    },
    body,
  });
  return answer.status;
}

test('an order that was paid moves on, and what it is of leaves the cart', async () => {
  await customer.ask(cartCalls.add, { itemId: 'shirt', feature: 'M', quantity: 1 });
  await customer.ask(cartCalls.add, { itemId: 'scarf', feature: 'Free size', quantity: 1 });
  expect(await tell(COMPLETED)).toBe(200);
  expect(await status()).toBe('Payment Submitted');
  expect(await cart()).toEqual({ shirt: { M: 1 }, scarf: { 'Free size': 1 } });
});

test('the same notice again does nothing more', async () => {
  await Promise.all([tell(COMPLETED), tell(COMPLETED)]);
  await givenCartOf(customer, anOrder());
  expect(await tell(COMPLETED)).toBe(200);
  expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
});

test('an order is cancelled when its payment page has expired, and not before', async () => {
  world.clock.advance(PAYMENT_WINDOW_MS * 10);
  await deleteExpired(world.db, world.clock.now(), { paymentWindowCancels: true });
  expect(await status()).toBe('Order Placed');
  expect(await tell(EXPIRED)).toBe(200);
  expect(await status()).toBe('Order Cancelled');
});

test('a payment that fails after the page was filled in ends the order, and the next one is placed', async () => {
  // Stripe takes such a page for complete: nobody can close it.
  jest.spyOn(cardPayments, 'closeCheckout').mockResolvedValue(false);
  expect((await customer.ask(orderCalls.place, anOrder())).body.code).toBe('cart-changed');
  expect(await tell(FAILED)).toBe(200);
  expect(await status()).toBe('Order Cancelled');
  expect((await customer.ask(orderCalls.place, anOrder())).body).toMatchObject({ success: true });
});

test('what was paid stays paid, whatever comes late', async () => {
  await tell(COMPLETED);
  await tell(EXPIRED);
  expect(await status()).toBe('Payment Submitted');
});

test('money that comes after the end counts', async () => {
  await tell(EXPIRED);
  await tell(COMPLETED);
  expect(await status()).toBe('Payment Submitted');
});

test('a forged notice is refused and changes nothing', async () => {
  expect(await tell(COMPLETED, orderId, 'whsec_guessed')).toBe(400);
  expect(await status()).toBe('Order Placed');
});

test.each(['checkout.session.created', COMPLETED])(
  'what is no concern of ours is taken as it is: %s',
  async (type) => {
    expect(await tell(type, 'an order of somebody else')).toBe(200);
    expect(await status()).toBe('Order Placed');
  },
);

test('an order that is paid otherwise is left alone', async () => {
  const other = await givenOrder(customer);
  expect(await tell(COMPLETED, other)).toBe(200);
  expect((await ordersOf(customer)).find(({ id }) => id === other)?.status).toBe('Order Placed');
});

test('a shop without card payment has no such address', async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
  expect(await tell(COMPLETED)).toBe(404);
});
