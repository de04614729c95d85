import { orderCalls } from '../../../src/contract/order';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import type { Database } from '../../store/database';
import { orders } from '../../store/schema';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { anOrder, givenCartOf } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

let database: Database;
let world: World;
let customer: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const paying = (open: (checkout: CardCheckout) => Promise<string>): CardPayments => ({
  openCheckout: async (checkout) => ({
    id: `page-of-${checkout.orderId}`,
    address: await open(checkout),
  }),
  closeCheckout: async () => true,
  readNotice: () => ({ kind: 'other' }),
});

async function given(cardPayments?: CardPayments) {
  await emptyTables(database);
  world = await openWorld(database.db, cardPayments === undefined ? {} : { cardPayments });
  customer = await signUp(world);
}

const ordersKept = async () => (await world.db.select().from(orders)).length;

describe('payment by card', () => {
  const pay = async (key?: string) => {
    await givenCartOf(customer, anOrder());
    const extras = key === undefined ? {} : { idempotencyKey: key };
    return customer.ask(orderCalls.stripe, anOrder(), extras);
  };

  test('is refused clearly when the shop has none', async () => {
    await given();
    expect(await pay()).toMatchObject({
      status: 503,
      body: { success: false, code: 'unavailable', message: expect.stringContaining('eWallet') },
    });
    expect(await ordersKept()).toBe(0);
  });

  test('places the order and answers where to pay', async () => {
    const opened: CardCheckout[] = [];
    const openCheckout = async (checkout: CardCheckout) => {
      opened.push(checkout);
      return 'https://pay.test/1';
    };
    await given(paying(openCheckout));
    expect((await pay()).body).toEqual({ success: true, success_url: 'https://pay.test/1' });
    expect(opened).toEqual([
      {
        orderId: expect.any(String),
        amount: 21480,
        email: 'aishah@example.my',
        successUrl: 'http://shop.test/orders',
        cancelUrl: 'http://shop.test/cart',
      },
    ]);
    expect((await customer.ask(orderCalls.userorders)).body.orders).toMatchObject([
      { id: opened[0]?.orderId, paymentMethod: 'stripe' },
    ]);
  });

  const failing = (): Promise<string> => Promise.reject(new Error('The service is down.'));

  test('leaves no order when the payment service fails, and the same key may try again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const openCheckout = jest.fn(failing);
    await given(paying(openCheckout));
    expect(await pay('one-payment')).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('Nothing was ordered') },
    });
    expect(complaint).toHaveBeenCalled();
    expect(await ordersKept()).toBe(0);
    openCheckout.mockImplementation(async () => 'https://pay.test/2');
    expect((await pay('one-payment')).body).toMatchObject({ success_url: 'https://pay.test/2' });
    expect(await ordersKept()).toBe(1);
  });

  test('opens one page for a repeated key', async () => {
    const openCheckout = jest.fn(async () => 'https://pay.test/1');
    await given(paying(openCheckout));
    const first = await pay('one-payment');
    expect((await pay('one-payment')).body).toEqual(first.body);
    expect(openCheckout).toHaveBeenCalledTimes(1);
    expect(await ordersKept()).toBe(1);
  });

  test('nobody waits in the database while the page is opened', async () => {
    const openCheckout = async () => {
      // Within the transaction the embedded database, which has one connection, would never answer this.
      expect((await customer.ask(orderCalls.userorders)).body.orders).toHaveLength(1);
      return 'https://pay.test/1';
    };
    await given(paying(openCheckout));
    expect((await pay()).status).toBe(200);
  });

  test('of two tries at once none is sent to pay for an order that the other removed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let fail = () => {};
    const openCheckout = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(new Error('Too late.'));
          }),
      )
      .mockImplementation(async () => {
        fail();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return 'https://pay.test/1';
      });
    await given(paying(openCheckout));
    await givenCartOf(customer, anOrder());
    const answers = await Promise.all(
      [1, 2].map(() =>
        customer.ask(orderCalls.stripe, anOrder(), { idempotencyKey: 'one-payment' }),
      ),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.length).toBe(await ordersKept());
  });
});
