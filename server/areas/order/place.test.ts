import { eq } from 'drizzle-orm';
import { cartCalls } from '../../../src/contract/cart';
import { SELECTION_COOKIE } from '../../../src/contract/cookies';
import { type OrderRequest, orderCalls } from '../../../src/contract/order';
import type { Selection } from '../../../src/contract/selection';
import type { Database } from '../../store/database';
import {
  idempotencyKeys,
  orderItems,
  orders,
  products,
  rateLimits,
  users,
} from '../../store/schema';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { ADDRESS, anOrder, givenCartOf, givenOrder } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

let database: Database;
let world: World;
let customer: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
  customer = await signUp(world);
});

/** Sends an order as it is. */
const post = (order = anOrder(), idempotencyKey?: string) =>
  customer.ask(orderCalls.place, order, idempotencyKey === undefined ? {} : { idempotencyKey });
/** Orders what was put into the cart before. */
const place = async (order = anOrder(), idempotencyKey?: string) => {
  await givenCartOf(customer, order);
  return post(order, idempotencyKey);
};
const detail = async (orderId: string) =>
  (await customer.ask(orderCalls.orderdetail, { orderId })).body.orderDetail;
const ordersKept = async () => (await world.db.select().from(orders)).length;
const choose = (selection: unknown) =>
  customer.cookies.set(SELECTION_COOKIE, encodeURIComponent(JSON.stringify(selection)));

/** The world's day is Monday 2 March 2026, 09:00. */
const TODAY: Selection = {
  serviceType: 'delivery',
  deliveryAddress: '12, Jalan SS 2/24',
  calendarDate: '2026-03-02',
  deliveryTime: '10:00 - 11:00',
};

describe('placing an order', () => {
  test('keeps it as it was shown, and empties the cart', async () => {
    await customer.ask(cartCalls.add, { itemId: 'tote', feature: '', quantity: 1 });
    const placed = await place();
    expect(placed.body).toMatchObject({
      success: true,
      orderId: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    expect(await detail(String(placed.body.orderId))).toEqual({
      id: placed.body.orderId,
      date: world.clock.now(),
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
    });
    expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({});
  });

  test('keeps a separate billing address', async () => {
    const billingAddress = { ...ADDRESS, street: '1, Jalan Ampang', firstName: 'Ben' };
    const { body } = await place(anOrder({ billingAddress }));
    expect(await detail(String(body.orderId))).toMatchObject({ address: ADDRESS, billingAddress });
  });

  test('goes by its own names and prices, whatever the client says', async () => {
    const { body } = await place(
      anOrder({
        items: [{ id: 'tote', feature: '', quantity: 1, name: 'Gold bar', price: 0.01 }],
        price: { productPrice: '25.00', shippingPrice: '10.00' },
      }),
    );
    expect(await detail(String(body.orderId))).toMatchObject({
      items: [{ name: 'Canvas Tote', price: 25 }],
    });
  });

  test('stays as it was when the product changes later', async () => {
    const orderId = await givenOrder(customer);
    await world.db.update(products).set({ name: 'Other', priceSen: 1 });
    expect(await detail(orderId)).toMatchObject({
      items: [{ name: 'Linen Shirt', price: 89.9 }, {}],
    });
  });

  test('lists the newest hundred orders, and says how many older ones there are', async () => {
    await givenOrder(customer);
    const [row] = await world.db.select().from(orders);
    if (!row) throw new Error('No order was placed.');
    const list = async () => (await customer.ask(orderCalls.userorders)).body;
    const addOrders = (from: number, to: number) =>
      world.db.insert(orders).values(
        Array.from({ length: to - from + 1 }, (_, index) => ({
          ...row,
          id: `OLD-${from + index}`,
          date: row.date - from - index,
        })),
      );
    await addOrders(1, 99);
    expect((await list()).orders).toHaveLength(100);
    expect(await list()).not.toHaveProperty('olderOrders');
    await addOrders(100, 102);
    const { orders: listed, olderOrders } = await list();
    expect(listed).toHaveLength(100);
    expect(listed).not.toContainEqual(expect.objectContaining({ id: 'OLD-100' }));
    expect(olderOrders).toBe(3);
  });

  test('lists a customer’s orders, newest first, and nobody else’s', async () => {
    const first = await givenOrder(customer);
    world.clock.advance(1000);
    const second = await givenOrder(customer);
    const listed = (await customer.ask(orderCalls.userorders)).body.orders;
    expect(listed).toMatchObject([{ id: second }, { id: first }]);
    const somebody = await signUp(world, 'ben@example.my');
    expect((await somebody.ask(orderCalls.userorders)).body.orders).toEqual([]);
    expect(await somebody.ask(orderCalls.orderdetail, { orderId: first })).toMatchObject({
      status: 404,
      body: { success: false, code: 'not-found', message: 'This order was not found.' },
    });
  });
});

describe('the chosen service', () => {
  test.each([
    ['a list with one entry', [TODAY]],
    ['a bare object', TODAY],
  ])('is kept from %s', async (_what, cookie) => {
    choose(cookie);
    expect(await detail(await givenOrder(customer))).toMatchObject({ selection: TODAY });
  });

  test('is kept from a cookie that is not encoded', async () => {
    customer.cookies.set(SELECTION_COOKIE, JSON.stringify([TODAY]));
    expect(await detail(await givenOrder(customer))).toMatchObject({ selection: TODAY });
  });

  test.each(['nonsense', '%%%', '[]', 'null', '{"serviceType":"delivery"}', '"', '[[1]]'])(
    'counts as none when the cookie is %s',
    async (cookie) => {
      customer.cookies.set(SELECTION_COOKIE, cookie);
      expect(await detail(await givenOrder(customer))).toMatchObject({ selection: null });
    },
  );

  test.each([
    ['the day before', { ...TODAY, calendarDate: '2026-03-01' }],
    ['a slot that has begun', { ...TODAY, deliveryTime: '10:00 - 11:00' }],
  ])('is refused when it has passed: %s', async (_what, selection) => {
    choose([selection]);
    world.clock.advance(60 * 60_000);
    expect(await place()).toMatchObject({
      status: 409,
      body: { success: false, code: 'slot-passed', message: expect.stringContaining('passed') },
    });
    expect(await ordersKept()).toBe(0);
  });

  test.each([
    ['60 days ahead', '2026-05-01', 200, undefined],
    ['61 days ahead', '2026-05-02', 409, 'date-too-far'],
    ['in 2099', '2099-01-01', 409, 'date-too-far'],
  ])('has a latest day: a slot %s', async (_what, calendarDate, status, code) => {
    choose([{ ...TODAY, calendarDate }]);
    const answer = await place();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await ordersKept()).toBe(status === 200 ? 1 : 0);
  });
});

describe('the service that the page showed', () => {
  const shown = (selection: OrderRequest['selection']) => place(anOrder({ selection }));
  const LATER: Selection = { ...TODAY, deliveryTime: '14:00 - 15:00' };

  test.each([
    ['is the saved one', [TODAY]],
    ['outlived its cookie', null],
  ])('is ordered when it %s', async (_what, cookie) => {
    if (cookie) choose(cookie);
    const { body } = await shown(TODAY);
    expect(await detail(String(body.orderId))).toMatchObject({ selection: TODAY });
  });

  test.each([
    ['another slot', LATER],
    ['another day', { ...TODAY, calendarDate: '2026-03-03' }],
    ['another street', { ...TODAY, deliveryAddress: '1, Jalan Ampang' }],
    ['another service', { ...TODAY, serviceType: 'pickup' as const }],
  ])('is refused when the saved one is %s', async (_what, saved) => {
    choose([saved]);
    const answer = await shown(TODAY);
    expect(answer).toMatchObject({ status: 409, body: { code: 'selection-changed' } });
    expect(await ordersKept()).toBe(0);
    expect((await customer.ask(cartCalls.get)).body.cartData).not.toEqual({});
  });

  test('is refused when there was none', async () => {
    choose([TODAY]);
    expect(await shown(null)).toMatchObject({ status: 409, body: { code: 'selection-missing' } });
    expect(await ordersKept()).toBe(0);
  });

  test.each([
    ['has passed', { ...TODAY, calendarDate: '2026-03-01' }, 409, 'slot-passed'],
    ['is in 2099', { ...TODAY, calendarDate: '2099-01-01' }, 409, 'date-too-far'],
    ['is on no day', { ...TODAY, calendarDate: '2026-02-30' }, 400, 'invalid-request'],
    ['is in a year of 5 digits', { ...TODAY, calendarDate: '20266-03-02' }, 400, 'invalid-request'],
    ['is at night', { ...TODAY, deliveryTime: '23:00 - 24:00' }, 409, 'unknown-slot'],
  ])('is refused when it %s', async (_what, selection, status, code) => {
    expect(await shown(selection)).toMatchObject({ status, body: { code } });
    expect(await ordersKept()).toBe(0);
  });
});

describe('the limit of orders', () => {
  test('counts the orders that were placed, not those that were refused', async () => {
    const [user] = await world.db.select().from(users);
    const bucket = `orders:${user?.id}`;
    const counted = async () =>
      (await world.db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket)))[0]?.count;
    const price = { productPrice: '1.00', shippingPrice: '10.00' };
    expect((await place(anOrder({ price }))).body.code).toBe('price-changed');
    expect(await counted()).toBeUndefined();
    expect((await place()).status).toBe(200);
    expect(await counted()).toBe(1);

    await world.db.update(rateLimits).set({ count: 60 }).where(eq(rateLimits.bucket, bucket));
    expect(await place()).toMatchObject({
      status: 429,
      body: {
        code: 'too-many-requests',
        message: 'You have placed many orders. Please wait 15 minutes, or contact the seller.',
      },
    });
    expect(await ordersKept()).toBe(1);
  });

  test('is another one than that of tries', async () => {
    const [user] = await world.db.select().from(users);
    const now = world.clock.now();
    const tries = { bucket: `order-tries:${user?.id}`, count: 300, endsAt: now + 60_000 };
    await world.db.insert(rateLimits).values(tries);
    expect((await place()).body).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/^You have tried to place an order very often\./),
    });
  });
});

const isScarf = eq(products.id, 'scarf');

describe('what is refused, with nothing written', () => {
  const free = { productPrice: '0.00', shippingPrice: '10.00' };
  const someOf = (quantity: number) =>
    anOrder({ items: [{ id: 'tote', feature: '', quantity }], price: free });

  test.each([
    ['a lower price', anOrder({ price: { productPrice: '1.00', shippingPrice: '10.00' } }), 409],
    ['no shipping', anOrder({ price: { productPrice: '204.80', shippingPrice: '0.00' } }), 409],
    ['a price of no form', anOrder({ price: { productPrice: '25', shippingPrice: '1' } }), 400],
    ['no items', anOrder({ items: [] }), 400],
    ['an unknown product', anOrder({ items: [{ id: 'sofa', quantity: 1 }] }), 404],
    ['no feature', anOrder({ items: [{ id: 'shirt', quantity: 1 }] }), 400],
    ['a quantity of 0', someOf(0), 400],
    ['a quantity of -1', someOf(-1), 400],
    ['a quantity of 1.5', someOf(1.5), 400],
    ['a quantity of 10000', someOf(10000), 400],
    ['an unknown state', anOrder({ address: { ...ADDRESS, state: 'Atlantis' } }), 400],
    ['a state without delivery', anOrder({ address: { ...ADDRESS, state: 'Perlis' } }), 400],
    ['an empty field', anOrder({ address: { ...ADDRESS, street: ' ' } }), 400],
    ['a postcode of 4 digits', anOrder({ address: { ...ADDRESS, zipcode: '4730' } }), 400],
    ['600 lines', anOrder({ items: Array(600).fill({ id: 'tote', quantity: 1 }) }), 400],
  ])('%s', async (_what, order, status) => {
    await givenCartOf(customer, anOrder());
    expect(await post(order, 'key-of-refused')).toMatchObject({
      status,
      body: { success: false, message: expect.stringMatching(/\w+.*[.a-z]$/) },
    });
    expect(await ordersKept()).toBe(0);
    expect(await world.db.select().from(orderItems)).toEqual([]);
    expect(await world.db.select().from(idempotencyKeys)).toEqual([]);
    expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({
      shirt: { M: 2 },
      tote: { '': 1 },
    });
  });

  test.each([
    ['is empty', []],
    ['holds more', [...anOrder().items, { id: 'scarf', feature: 'Free size', quantity: 1 }]],
    ['holds less', [{ id: 'tote', feature: '', quantity: 1 }]],
    ['holds other quantities', anOrder().items.map((item) => ({ ...item, quantity: 3 }))],
  ])('an order of another cart than the shop has: it %s', async (_what, items) => {
    await givenCartOf(customer, { items });
    const before = (await customer.ask(cartCalls.get)).body.cartData;
    expect(await post()).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    expect(await ordersKept()).toBe(0);
    expect((await customer.ask(cartCalls.get)).body.cartData).toEqual(before);
  });

  test('the second of two orders of one cart, from two tabs', async () => {
    await givenCartOf(customer, anOrder());
    const answers = await Promise.all([
      post(anOrder(), 'first-tab'),
      post(anOrder(), 'second-tab'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ordersKept()).toBe(1);
  });

  const SIZES = ['S', 'M'];
  test.each([
    ['whose product is gone', () => world.db.delete(products).where(isScarf)],
    ['whose size is gone', () => world.db.update(products).set({ features: SIZES }).where(isScarf)],
    ['without a size now', () => world.db.update(products).set({ features: [] }).where(isScarf)],
  ])('not an order beside a line %s, which stays in the cart', async (_what, withdraw) => {
    await givenCartOf(customer, anOrder());
    await customer.ask(cartCalls.add, { itemId: 'scarf', feature: 'Free size', quantity: 2 });
    await withdraw();
    expect((await post()).status).toBe(200);
    expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({
      scarf: { 'Free size': 2 },
    });
  });

  test('an order of a size that is no longer sold, with what is', async () => {
    await givenCartOf(customer, anOrder());
    await world.db.update(products).set({ features: SIZES }).where(eq(products.id, 'shirt'));
    const items = [{ id: 'shirt', feature: 'L', quantity: 2 }];
    expect((await post(anOrder({ items }))).body).toMatchObject({
      code: 'unknown-product',
      message: 'Linen Shirt is no longer available as L. It is sold as S, M.',
    });
  });

  test('an order of a product that has sizes now, with what they are', async () => {
    await givenCartOf(customer, anOrder());
    await world.db.update(products).set({ features: SIZES }).where(eq(products.id, 'tote'));
    expect((await post()).body).toMatchObject({
      code: 'unknown-product',
      message: 'Canvas Tote is no longer available without a choice. It is sold as S, M.',
    });
  });

  test('a price that changed is told, and a new try with it goes through', async () => {
    await world.db.update(products).set({ priceSen: 3000 }).where(eq(products.id, 'tote'));
    expect((await place(anOrder(), 'same-key')).body).toMatchObject({
      code: 'price-changed',
      message: expect.stringContaining('the products are RM209.80 now and shipping is RM10.00'),
    });
    const price = { productPrice: '209.80', shippingPrice: '10.00' };
    expect((await place(anOrder({ price }), 'same-key')).body.success).toBe(true);
  });

  test('an order of a guest', async () => {
    expect(await world.visitor().ask(orderCalls.place, anOrder())).toMatchObject({
      status: 401,
      body: { success: false, code: 'not-signed-in', message: 'Please log in and try again.' },
    });
  });
});

describe('a repeated key', () => {
  test('makes one order of 50 at once, all with the same answer', async () => {
    await givenCartOf(customer, anOrder());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(anOrder(), 'one-order')),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await ordersKept()).toBe(1);
    expect(await world.db.select().from(orderItems)).toHaveLength(2);
  });

  test('does not empty a cart that was filled since', async () => {
    await place(anOrder(), 'one-order');
    await customer.ask(cartCalls.add, { itemId: 'tote', feature: '', quantity: 1 });
    await post(anOrder(), 'one-order');
    expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({ tote: { '': 1 } });
  });

  test('with another order is refused', async () => {
    await place(anOrder(), 'one-order');
    const another = anOrder({ address: { ...ADDRESS, city: 'Klang' } });
    expect((await place(another, 'one-order')).status).toBe(422);
    expect(await ordersKept()).toBe(1);
  });

  test('makes one order each for two customers', async () => {
    const somebody = await signUp(world, 'ben@example.my');
    await place(anOrder(), 'one-order');
    await givenCartOf(somebody, anOrder());
    await somebody.ask(orderCalls.place, anOrder(), { idempotencyKey: 'one-order' });
    expect(await ordersKept()).toBe(2);
  });
});
