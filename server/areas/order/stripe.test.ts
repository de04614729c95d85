import { orderCalls } from '@kedai/contract/calls/order';
import type { CardCheckout, CardPayments } from '../../ports/cardPayments';
import { orders } from '../../store/schema';
import { testCardPayments } from '../../testing/fakes';
import { buildOrder, fillCart } from '../../testing/orders';
import { testShop } from '../../testing/testShop';
import { refusal, signUp, type Visitor } from '../../testing/visitor';

const shop = testShop();
let customer: Visitor;

const paying = (open: (checkout: CardCheckout) => Promise<string>): CardPayments => ({
  ...testCardPayments,
  openCheckout: async (checkout) => ({
    id: `page-of-${checkout.orderId}`,
    address: await open(checkout),
  }),
});

async function openShop(cardPayments?: CardPayments) {
  await shop.open(cardPayments === undefined ? {} : { cardPayments });
  customer = await signUp(shop);
}

const countOrders = async () => (await shop.db.select().from(orders)).length;

describe('payment by card', () => {
  const pay = async (idempotencyKey?: string) => {
    await fillCart(customer, buildOrder());
    return customer.callApi(orderCalls.stripe, buildOrder(), { idempotencyKey });
  };

  test('is refused with a clear message when the shop has none', async () => {
    await openShop();
    expect(await pay()).toMatchObject(refusal(503, 'unavailable', 'eWallet'));
    expect(await countOrders()).toBe(0);
  });

  test('places the order and returns the payment page', async () => {
    const opened: CardCheckout[] = [];
    const openCheckout = async (checkout: CardCheckout) => {
      opened.push(checkout);
      return 'https://pay.test/1';
    };
    await openShop(paying(openCheckout));
    expect((await pay()).body).toEqual({ success: true, success_url: 'https://pay.test/1' });
    expect(opened).toEqual([
      {
        orderId: expect.any(String),
        title: `Order ${opened[0]?.orderId}`,
        language: 'en',
        amount: 21480,
        email: 'aishah@example.my',
        successUrl: 'http://shop.test/orders',
        cancelUrl: 'http://shop.test/cart',
      },
    ]);
    expect((await customer.callApi(orderCalls.userorders)).body.orders).toMatchObject([
      { id: opened[0]?.orderId, paymentMethod: 'stripe' },
    ]);
  });

  test('opens the payment page in the language of the page, and returns to it', async () => {
    const openCheckout = jest.fn(async (_: CardCheckout) => 'https://pay.test/1');
    await openShop(paying(openCheckout));
    const headers = { 'accept-language': 'ms' };
    await fillCart(customer, buildOrder());
    await customer.callApi(orderCalls.stripe, buildOrder(), { headers });
    expect(openCheckout).toHaveBeenCalledWith(
      expect.objectContaining({
        title: expect.stringMatching(/^Pesanan /),
        language: 'ms',
        successUrl: 'http://shop.test/ms/orders',
        cancelUrl: 'http://shop.test/ms/cart',
      }),
    );
  });

  const withFailureLab = (): Promise<string> => Promise.reject(new Error('The service is down.'));

  test('leaves no order when the payment service fails, and a retry may use the same key', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const openCheckout = jest.fn(withFailureLab);
    await openShop(paying(openCheckout));
    expect(await pay('one-payment')).toMatchObject(
      refusal(503, 'unavailable', 'Nothing was ordered'),
    );
    expect(complaint).toHaveBeenCalled();
    expect(await countOrders()).toBe(0);
    openCheckout.mockImplementation(async () => 'https://pay.test/2');
    expect((await pay('one-payment')).body).toMatchObject({ success_url: 'https://pay.test/2' });
    expect(await countOrders()).toBe(1);
  });

  test('opens one page for a repeated key', async () => {
    const openCheckout = jest.fn(async () => 'https://pay.test/1');
    await openShop(paying(openCheckout));
    const first = await pay('one-payment');
    expect((await pay('one-payment')).body).toEqual(first.body);
    expect(openCheckout).toHaveBeenCalledTimes(1);
    expect(await countOrders()).toBe(1);
  });

  test('opens the page outside the transaction', async () => {
    const openCheckout = async () => {
      // Inside the transaction, the single connection of the embedded database would never answer this.
      expect((await customer.callApi(orderCalls.userorders)).body.orders).toHaveLength(1);
      return 'https://pay.test/1';
    };
    await openShop(paying(openCheckout));
    expect((await pay()).status).toBe(200);
  });

  test('of two concurrent tries, none gets a page for an order that the other removed', async () => {
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
    await openShop(paying(openCheckout));
    await fillCart(customer, buildOrder());
    const responses = await Promise.all(
      [1, 2].map(() =>
        customer.callApi(orderCalls.stripe, buildOrder(), { idempotencyKey: 'one-payment' }),
      ),
    );
    const sent = responses.filter(({ status }) => status === 200);
    expect(sent.length).toBe(await countOrders());
  });
});
