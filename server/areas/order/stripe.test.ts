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

async function given(cardPayments?: CardPayments) {
  await emptyTables(database);
  world = await openWorld(database.db, cardPayments === undefined ? {} : { cardPayments });
  customer = await signUp(world);
}

const ordersKept = async () => (await world.db.select().from(orders)).length;

describe('payment by card', () => {
  const pay = async () => {
    await givenCartOf(customer, anOrder());
    return customer.ask(orderCalls.stripe, anOrder());
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
    await given({ openCheckout });
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

  test('leaves no order when the payment service fails', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const openCheckout = () => Promise.reject(new Error('The service is down.'));
    await given({ openCheckout });
    expect(await pay()).toMatchObject({ status: 500, body: { success: false, code: 'internal' } });
    expect(complaint).toHaveBeenCalled();
    expect(await ordersKept()).toBe(0);
  });
});
