import { orderCalls } from '../../../src/contract/order';
import type { CardPayments } from '../../ports/cardPayments';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { ADDRESS, anOrder, givenCartOf } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld } from '../../testing/world';

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
  readNotice: () => ({ kind: 'other' }),
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
