import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import type { CardPageNotice, CardPayments } from '../../ports/cardPayments';
import { orders as orderRows } from '../../store/schema';
import { testCardPayments } from '../../testing/fakes';
import { buildImage, buildOrder, fillCart } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

/** The open pages of the payment service, by order, and the paid ones. */
let open: Map<string, string>;
let paid: Set<string>;
let reachable: boolean;

const payments: CardPayments = {
  ...testCardPayments,
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
};

const shop = testShop({ cardPayments: payments });
const customer = testCustomer(shop);
beforeEach(async () => {
  open = new Map();
  paid = new Set();
  reachable = true;
  await fillCart(customer, buildOrder());
});

const byCard = async (order = buildOrder()) =>
  (await customer.callApi(orderCalls.stripe, order)).body;
const byWallet = async () => (await customer.callApi(orderCalls.place, buildOrder())).body;
const elsewhere = buildOrder({ address: { ...ADDRESS, street: '1, Jalan Lain' } });

const orders = async () =>
  (await customer.callApi(orderCalls.userorders)).body.orders as { id: string; status: string }[];
const statuses = async () => (await orders()).map(({ status }) => status).toSorted();
const newest = async () => (await orders())[0]?.id ?? '';
/** Sends the notice of an order's own page. */
function notify({ kind, orderId }: Pick<CardPageNotice, 'kind' | 'orderId'>) {
  const pageId = `page-of-${orderId}`;
  const notice: CardPageNotice = { kind, orderId, pageId, amount: 21_480, differences: [] };
  return customer.send(STRIPE_WEBHOOK_PATH, { method: 'POST', body: JSON.stringify(notice) });
}
const cart = async () => (await customer.callApi(cartCalls.get)).body.cartData;

/** The ways to order the same cart again. */
const AGAIN = [
  ['by card', () => byCard(elsewhere)],
  ['by e-wallet', byWallet],
] as const;

describe('one cart is paid once', () => {
  test('two tabs that pay the same order by card get one page', async () => {
    const responses = await Promise.all([byCard(), byCard()]);
    const pages = responses.filter(({ success }) => success).map((body) => body.success_url);
    expect(new Set(pages).size).toBe(1);
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Placed']);
  });

  test('another card order closes the page of the previous one', async () => {
    await byCard();
    expect(await byCard(elsewhere)).toMatchObject({ success: true });
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
  });

  test('two different concurrent card orders leave one page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await Promise.all([byCard(), byCard(elsewhere)]);
    expect(open.size).toBe(1);
    expect((await statuses()).filter((status) => status === 'Order Placed')).toHaveLength(1);
  });

  test('an e-wallet order closes the page of a card order', async () => {
    await byCard();
    expect(await byWallet()).toMatchObject({ success: true });
    expect(open.size).toBe(0);
    expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
  });

  test.each(AGAIN)(
    'a cart that was paid by card is not ordered again %s',
    async (_, orderAgain) => {
      await byCard();
      paid = new Set(open.keys());
      expect(await orderAgain()).toMatchObject({ success: false, code: 'cart-changed' });
      expect(await orders()).toHaveLength(1);
    },
  );

  test.each(AGAIN)(
    'a page that cannot be closed blocks an order %s until it can',
    async (_, orderAgain) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      await byCard();
      reachable = false;
      expect(await orderAgain()).toMatchObject({ success: false, code: 'unavailable' });
      expect(await orders()).toHaveLength(1);
      reachable = true;
      expect(await orderAgain()).toMatchObject({ success: true });
      expect(await statuses()).toEqual(['Order Cancelled', 'Order Placed']);
    },
  );
});

describe('a repeated e-wallet order', () => {
  const orderAgain = async (order = buildOrder()) =>
    (await customer.callApi(orderCalls.place, order, { idempotencyKey: 'one-order' })).body;

  test.each(['open', 'paid'])('gets its first response when another page is %s', async (page) => {
    const first = await orderAgain();
    await fillCart(customer, buildOrder());
    await byCard(elsewhere);
    if (page === 'paid') paid = new Set(open.keys());
    expect(await orderAgain()).toEqual(first);
    expect(open.size).toBe(1);
    expect(await statuses()).toEqual(['Order Placed', 'Order Placed']);
  });

  test('is refused with another request under the same key, and closes no page', async () => {
    await orderAgain();
    await fillCart(customer, buildOrder());
    await byCard();
    expect(await orderAgain(elsewhere)).toMatchObject({ success: false, code: 'invalid-request' });
    expect(open.size).toBe(1);
  });
});

test.each([
  [{ price: { productPrice: '1.00', shippingPrice: '10.00' } }, 'price-changed'],
  [{ items: [{ id: 'shirt', feature: 'M', quantity: 1 }] }, 'cart-changed'],
])('a refused e-wallet order closes no page: %j', async (parts, code) => {
  await byCard();
  const { body } = await customer.callApi(orderCalls.place, buildOrder(parts));
  expect(body).toMatchObject({ success: false, code });
  expect(open.size).toBe(1);
  expect(await statuses()).toEqual(['Order Placed']);
});

describe('an order by card takes no receipt', () => {
  const upload = async (orderId: string) =>
    (await customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage() })).body;

  test('is refused with an alternative, and the order is unchanged', async () => {
    await byCard();
    expect(await upload(await newest())).toMatchObject({
      success: false,
      code: 'order-not-payable',
      message: expect.stringContaining('paid by card'),
    });
    expect(await statuses()).toEqual(['Order Placed']);
  });

  test.each(['paid', 'expired'] as const)(
    'after a notice that the page is %s, the next order is placed',
    async (kind) => {
      await byCard();
      const orderId = await newest();
      await upload(orderId);
      if (kind === 'paid') paid = new Set(open.keys());
      expect((await notify({ kind, orderId })).status).toBe(200);
      await fillCart(customer, buildOrder());
      expect(await byWallet()).toMatchObject({ success: true });
    },
  );
});

describe('an order that the shop moved on while its page was open', () => {
  const moveOn = () => shop.db.update(orderRows).set({ status: 'Packing' });
  beforeEach(async () => {
    await byCard();
    await moveOn();
  });

  test('blocks no other order once its page is closed', async () => {
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });

  test('blocks no other order once its page has expired', async () => {
    await notify({ kind: 'expired', orderId: await newest() });
    reachable = false;
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });

  test('empties the cart once it is paid, keeps its status and blocks no other order', async () => {
    paid = new Set(open.keys());
    const orderId = await newest();
    await notify({ kind: 'paid', orderId });
    expect(await cart()).toEqual({});
    await fillCart(customer, buildOrder());
    await notify({ kind: 'paid', orderId });
    expect(await byWallet()).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['Order Placed', 'Packing']);
  });
});
