import { cartCalls } from '@kedai/contract/calls/cart';
import { type OrderRequest, orderCalls } from '@kedai/contract/calls/order';
import { SELECTION_HEADER, splitSelection } from '@kedai/contract/protocol/selectionHeader';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { Selection } from '@kedai/contract/rules/selection';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { eq } from 'drizzle-orm';
import {
  idempotencyKeys,
  orderItems,
  orders,
  products,
  rateLimits,
  users,
} from '../../store/schema';
import { buildOrder, fillCart, placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, signUp } from '../../testing/visitor';

const shop = testShop();
const customer = testCustomer(shop);

/** Sends an order without filling the cart. */
const post = (order = buildOrder(), idempotencyKey?: string) =>
  customer.callApi(orderCalls.place, order, { idempotencyKey });
/** Fills the cart and places the order. */
const place = async (order = buildOrder(), idempotencyKey?: string) => {
  await fillCart(customer, order);
  return post(order, idempotencyKey);
};
const detail = async (orderId: string) =>
  (await customer.callApi(orderCalls.orderdetail, { orderId })).body.orderDetail;
const countOrders = async () => (await shop.db.select().from(orders)).length;
/** Stores selections, each in a cookie of its own. */
const choose = (...selections: unknown[]) =>
  customer.cookies.set(
    SELECTION_COOKIE,
    selections
      .map((selection) => encodeURIComponent(JSON.stringify(selection)))
      .join(`; ${SELECTION_COOKIE}=`),
  );

/** The test clock starts on Monday 2 March 2026, 09:00. */
const TODAY: Selection = {
  serviceType: 'delivery',
  deliveryAddress: ADDRESS.street,
  calendarDate: '2026-03-02',
  deliveryTime: '10:00 - 11:00',
};

describe('placing an order', () => {
  test('stores the order as it was shown, and empties the cart', async () => {
    await customer.callApi(cartCalls.add, { itemId: 'tote', feature: '', quantity: 1 });
    const placed = await place();
    expect(placed.body).toMatchObject({
      success: true,
      orderId: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    expect(await detail(String(placed.body.orderId))).toEqual({
      id: placed.body.orderId,
      date: shop.clock.now(),
      status: 'Order Placed',
      paymentMethod: 'tng',
      items: [
        {
          id: 'shirt',
          name: 'Linen Shirt',
          image: ['/pictures/shirt-1.svg'],
          price: 89.9,
          quantity: 2,
          feature: 'M',
        },
        {
          id: 'tote',
          name: 'Canvas Tote',
          image: ['/pictures/tote-1.svg'],
          price: 25,
          quantity: 1,
          feature: '',
        },
      ],
      amount: 214.8,
      address: ADDRESS,
      billingAddress: null,
      price: { productPrice: '204.80', shippingPrice: '10.00' },
      image: null,
      selection: null,
      note: null,
      history: [
        {
          at: shop.clock.now(),
          act: 'place',
          by: { kind: 'customer' },
          status: 'Order Placed',
          reason: null,
          text: null,
        },
      ],
      canCancel: true,
    });
    expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({});
  });

  test('stores a separate billing address', async () => {
    const billingAddress = { ...ADDRESS, street: '1, Jalan Ampang', firstName: 'Ben' };
    const { body } = await place(buildOrder({ billingAddress }));
    expect(await detail(String(body.orderId))).toMatchObject({ address: ADDRESS, billingAddress });
  });

  test('stores a note', async () => {
    const { body } = await place(buildOrder({ note: ' Leave at the guard house ' }));
    expect(await detail(String(body.orderId))).toMatchObject({ note: 'Leave at the guard house' });
  });

  test('uses the shop’s own names and prices', async () => {
    const { body } = await place(
      buildOrder({
        items: [{ id: 'tote', feature: '', quantity: 1, name: 'Gold bar', price: 0.01 }],
        price: { productPrice: '25.00', shippingPrice: '10.00' },
      }),
    );
    expect(await detail(String(body.orderId))).toMatchObject({
      items: [{ name: 'Canvas Tote', price: 25 }],
    });
  });

  test('is unchanged when a product changes later', async () => {
    const orderId = await placeTestOrder(customer);
    await shop.db.update(products).set({ name: 'Other', priceSen: 1 });
    expect(await detail(orderId)).toMatchObject({
      items: [{ name: 'Linen Shirt', price: 89.9 }, {}],
    });
  });

  test('lists only the customer’s own orders, newest first', async () => {
    const first = await placeTestOrder(customer);
    shop.clock.advance(1000);
    const second = await placeTestOrder(customer);
    const listed = (await customer.callApi(orderCalls.userorders)).body.orders;
    expect(listed).toMatchObject([{ id: second }, { id: first }]);
    const otherCustomer = await signUp(shop, 'ben@example.my');
    expect((await otherCustomer.callApi(orderCalls.userorders)).body.orders).toEqual([]);
    expect(await otherCustomer.callApi(orderCalls.orderdetail, { orderId: first })).toMatchObject(
      refusal(404, 'not-found', 'This order was not found.'),
    );
  });
});

describe('the selected service', () => {
  const PASSED = { ...TODAY, calendarDate: '2026-03-01' };
  const LATER = { ...TODAY, deliveryTime: '20:00 - 21:00' };
  test.each([
    ['an older one of a longer path', [PASSED, TODAY], TODAY],
    ['an unreadable one of the parent domain', [TODAY, 'nonsense'], TODAY],
    ['a passed one of the parent domain', [TODAY, PASSED], TODAY],
    ['two of other places', [PASSED, 'nonsense', TODAY], TODAY],
    ['another one that is free', [LATER, TODAY], TODAY],
  ])('is stored when the browser sends several cookies: %s', async (_what, values, expected) => {
    choose(...values);
    expect(await detail(await placeTestOrder(customer))).toMatchObject({ selection: expected });
  });

  test.each([
    ['the day before', { ...TODAY, calendarDate: '2026-03-01' }],
    ['a slot that has started', { ...TODAY, deliveryTime: '10:00 - 11:00' }],
  ])('is refused when it is in the past: %s', async (_what, selection) => {
    choose([selection]);
    shop.clock.advance(60 * 60_000);
    expect(await place()).toMatchObject(refusal(409, 'slot-passed', 'passed'));
    expect(await countOrders()).toBe(0);
  });
});

describe('the service in the request', () => {
  const placeWith = (selection: OrderRequest['selection']) => place(buildOrder({ selection }));
  const LATER: Selection = { ...TODAY, deliveryTime: '14:00 - 15:00' };

  test.each([
    ['matches the cookie', [TODAY]],
    ['outlived its cookie', []],
    ['matches one of two cookies', [TODAY, LATER]],
    ['matches the other one', [LATER, TODAY]],
  ])('is stored when it %s', async (_what, cookies) => {
    if (cookies.length > 0) choose(...cookies);
    const { body } = await placeWith(TODAY);
    expect(await detail(String(body.orderId))).toMatchObject({ selection: TODAY });
  });

  test.each([
    ['another slot', LATER],
    ['another day', { ...TODAY, calendarDate: '2026-03-03' }],
    ['another street', { ...TODAY, deliveryAddress: '1, Jalan Ampang' }],
    ['another service', { ...TODAY, serviceType: 'pickup' as const }],
  ])('is refused when the cookie has %s', async (_what, saved) => {
    choose([saved]);
    const response = await placeWith(TODAY);
    expect(response).toMatchObject(refusal(409, 'selection-changed'));
    expect(await countOrders()).toBe(0);
    expect((await customer.callApi(cartCalls.get)).body.cartData).not.toEqual({});
  });

  test('is read from its header, or from the body of an older page', async () => {
    const street = { ...TODAY, deliveryAddress: '1, Jalan Melati – 茉莉街' };
    const sendOrder = async (body: object, headers: Record<string, string>) => {
      await fillCart(customer, buildOrder());
      const response = await customer.send(orderCalls.place.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...buildOrder(), ...body }),
      });
      return response.json();
    };
    const { headers } = splitSelection({ selection: street });
    for (const order of [
      await sendOrder({}, headers),
      await sendOrder({ selection: LATER }, headers),
      await sendOrder({ selection: street }, {}),
    ]) {
      expect(await detail(order.orderId)).toMatchObject({ selection: street });
    }
    for (const broken of ['{', '%']) {
      expect(await sendOrder({}, { [SELECTION_HEADER]: broken })).toMatchObject({
        code: 'invalid-request',
        message: 'The header Kedai-Selection is not URL-encoded JSON.',
      });
    }
  });

  test('is refused when the page showed none', async () => {
    choose([TODAY]);
    expect(await placeWith(null)).toMatchObject(refusal(409, 'selection-missing'));
    expect(await countOrders()).toBe(0);
  });

  test.each([
    ['has passed', { ...TODAY, calendarDate: '2026-03-01' }, 409, 'slot-passed'],
    ['is in 2099', { ...TODAY, calendarDate: '2099-01-01' }, 409, 'date-too-far'],
    ['is not a date', { ...TODAY, calendarDate: '2026-02-30' }, 400, 'invalid-request'],
    ['is in a year of 5 digits', { ...TODAY, calendarDate: '20266-03-02' }, 400, 'invalid-request'],
    ['is at night', { ...TODAY, deliveryTime: '23:00 - 24:00' }, 409, 'unknown-slot'],
  ])('is refused when it %s', async (_what, selection, status, code) => {
    expect(await placeWith(selection)).toMatchObject(refusal(status, code));
    expect(await countOrders()).toBe(0);
  });
});

describe('the limit of orders', () => {
  test('counts placed orders, not refused ones', async () => {
    const [user] = await shop.db.select().from(users);
    const bucket = `orders:${user?.id}`;
    const counted = async () =>
      (await shop.db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket)))[0]?.count;
    const price = { productPrice: '1.00', shippingPrice: '10.00' };
    expect((await place(buildOrder({ price }))).body.code).toBe('price-changed');
    expect(await counted()).toBeUndefined();
    expect((await place()).status).toBe(200);
    expect(await counted()).toBe(1);

    await shop.db.update(rateLimits).set({ count: 60 }).where(eq(rateLimits.bucket, bucket));
    expect(await place()).toMatchObject(
      refusal(
        429,
        'too-many-requests',
        'You have placed many orders. Please wait 15 minutes, or contact the seller.',
      ),
    );
    expect(await countOrders()).toBe(1);
  });

  test('is separate from the limit of tries', async () => {
    const [user] = await shop.db.select().from(users);
    const now = shop.clock.now();
    const tries = { bucket: `order-tries:${user?.id}`, count: 300, endsAt: now + 60_000 };
    await shop.db.insert(rateLimits).values(tries);
    expect((await place()).body).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/^You have tried to place an order very often\./),
    });
  });
});

const isScarf = eq(products.id, 'scarf');

describe('refused orders, with nothing written', () => {
  test.each([
    ['a lower price', buildOrder({ price: { productPrice: '1.00', shippingPrice: '10.00' } }), 409],
    ['no shipping', buildOrder({ price: { productPrice: '204.80', shippingPrice: '0.00' } }), 409],
    ['an unknown product', buildOrder({ items: [{ id: 'sofa', quantity: 1 }] }), 404],
    ['no feature', buildOrder({ items: [{ id: 'shirt', quantity: 1 }] }), 400],
    ['an unknown state', buildOrder({ address: { ...ADDRESS, state: 'Atlantis' } }), 400],
    ['a state without delivery', buildOrder({ address: { ...ADDRESS, state: 'Perlis' } }), 400],
    ['an empty field', buildOrder({ address: { ...ADDRESS, street: ' ' } }), 400],
  ])('%s', async (_what, order, status) => {
    await fillCart(customer, buildOrder());
    expect(await post(order, 'key-of-refused')).toMatchObject({
      status,
      body: { success: false, message: expect.stringMatching(/\w+.*[.a-z]$/) },
    });
    expect(await countOrders()).toBe(0);
    expect(await shop.db.select().from(orderItems)).toEqual([]);
    expect(await shop.db.select().from(idempotencyKeys)).toEqual([]);
    expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({
      shirt: { M: 2 },
      tote: { '': 1 },
    });
  });

  test.each([
    ['is empty', []],
    ['holds more', [...buildOrder().items, { id: 'scarf', feature: 'Free size', quantity: 1 }]],
    ['holds less', [{ id: 'tote', feature: '', quantity: 1 }]],
    ['holds other quantities', buildOrder().items.map((item) => ({ ...item, quantity: 3 }))],
  ])('an order that differs from the cart, which %s', async (_what, items) => {
    await fillCart(customer, { items });
    const before = (await customer.callApi(cartCalls.get)).body.cartData;
    expect(await post()).toMatchObject(refusal(409, 'cart-changed'));
    expect(await countOrders()).toBe(0);
    expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual(before);
  });

  test('the second of two concurrent orders of one cart', async () => {
    await fillCart(customer, buildOrder());
    const responses = await Promise.all([
      post(buildOrder(), 'first-tab'),
      post(buildOrder(), 'second-tab'),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await countOrders()).toBe(1);
  });

  const SIZES = ['S', 'M'];
  test.each([
    ['whose product is gone', () => shop.db.delete(products).where(isScarf)],
    ['whose size is gone', () => shop.db.update(products).set({ features: SIZES }).where(isScarf)],
    ['without a size now', () => shop.db.update(products).set({ features: [] }).where(isScarf)],
  ])('accepts an order despite a line %s, which stays in the cart', async (_what, withdraw) => {
    await fillCart(customer, buildOrder());
    await customer.callApi(cartCalls.add, { itemId: 'scarf', feature: 'Free size', quantity: 2 });
    await withdraw();
    expect((await post()).status).toBe(200);
    expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({
      scarf: { 'Free size': 2 },
    });
  });

  test.each([
    ['a size that is no longer sold', 'shirt', 'L', 'Linen Shirt is no longer available as L.'],
    [
      'a product that now has sizes',
      'tote',
      '',
      'Canvas Tote is no longer available without a choice.',
    ],
  ])('an order of %s, naming the sold ones', async (_what, id, feature, message) => {
    await fillCart(customer, buildOrder());
    await shop.db.update(products).set({ features: SIZES }).where(eq(products.id, id));
    const items = [{ id, feature, quantity: 2 }];
    expect((await post(buildOrder({ items }))).body).toMatchObject({
      code: 'unknown-product',
      message: `${message} It is sold as S, M.`,
    });
  });

  test('a changed price, until the order has the new one', async () => {
    await shop.db.update(products).set({ priceSen: 3000 }).where(eq(products.id, 'tote'));
    expect((await place(buildOrder(), 'same-key')).body).toMatchObject({
      code: 'price-changed',
      message: expect.stringContaining('the products are RM209.80 now and shipping is RM10.00'),
    });
    const price = { productPrice: '209.80', shippingPrice: '10.00' };
    expect((await place(buildOrder({ price }), 'same-key')).body.success).toBe(true);
  });
});

describe('a repeated key', () => {
  test('makes one order of 50 concurrent requests, all with the same response', async () => {
    await fillCart(customer, buildOrder());
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => post(buildOrder(), 'one-order')),
    );
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await countOrders()).toBe(1);
    expect(await shop.db.select().from(orderItems)).toHaveLength(2);
  });

  test('does not empty a cart that was filled later', async () => {
    await place(buildOrder(), 'one-order');
    await customer.callApi(cartCalls.add, { itemId: 'tote', feature: '', quantity: 1 });
    await post(buildOrder(), 'one-order');
    expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({ tote: { '': 1 } });
  });
});
