import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { eq } from 'drizzle-orm';
import type { CardPageNotice, CardPayments } from '../../ports/cardPayments';
import { deleteExpired } from '../../store/cleanupJob';
import { orderEvents, orders } from '../../store/schema';
import { testCardPayments } from '../../testing/fakes';
import { buildImage, buildOrder, fillCart, placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, signUp } from '../../testing/visitor';
import { STRIPE_WEBHOOK_PATH } from './stripeWebhook';

let closeCheckout: jest.Mock<ReturnType<CardPayments['closeCheckout']>>;
const shop = testShop(() => {
  closeCheckout = jest.fn().mockResolvedValue(true);
  return { cardPayments: { ...testCardPayments, closeCheckout } };
});
const customer = testCustomer(shop);

interface Detail {
  readonly status: string;
  readonly canCancel: boolean;
  readonly history: readonly {
    readonly act: string;
    readonly by: object;
    readonly status: string;
  }[];
}
const detail = async (orderId: string) =>
  (await customer.callApi(orderCalls.orderdetail, { orderId })).body.orderDetail as Detail;
/** The history as a line for each event. */
const historyOf = async (orderId: string) =>
  (await detail(orderId)).history.map(({ act, by, status }) =>
    [act, 'by', Object.values(by), status].join(' '),
  );
const upload = (orderId: string, content = 'receipt') =>
  customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage(content) });
const cancel = (orderId: string, idempotencyKey?: string) =>
  customer.callApi(orderCalls.cancel, { orderId }, { idempotencyKey });
const newest = async () => {
  const { body } = await customer.callApi(orderCalls.userorders);
  return (body.orders as { id: string }[])[0]?.id ?? '';
};
async function orderByCard(note?: string): Promise<string> {
  shop.clock.advance(1000);
  await fillCart(customer, buildOrder());
  await customer.callApi(orderCalls.stripe, buildOrder(note === undefined ? {} : { note }));
  return newest();
}
const notify = async (kind: CardPageNotice['kind'], orderId: string) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const pageId = order?.paymentPageId ?? '';
  const notice: CardPageNotice = { kind, orderId, pageId, amount: 21_480, differences: [] };
  await customer.send(STRIPE_WEBHOOK_PATH, { method: 'POST', body: JSON.stringify(notice) });
};

const PLACED = 'place by customer Order Placed';
const CANCELLED_BY_SHOP = 'cancel by shop Order Cancelled';

describe('the history has', () => {
  test('each receipt', async () => {
    const orderId = await placeTestOrder(customer);
    await upload(orderId, 'first');
    await upload(orderId, 'second');
    const sent = 'send-receipt by customer Payment Submitted';
    expect(await historyOf(orderId)).toEqual([PLACED, sent, sent]);
  });

  test('the end of the payment window', async () => {
    const orderId = await placeTestOrder(customer);
    shop.clock.advance(PAYMENT_WINDOW_MS);
    await deleteExpired(shop.db, shop.clock.now(), { paymentWindowCancels: true });
    await deleteExpired(shop.db, shop.clock.now(), { paymentWindowCancels: true });
    expect(await historyOf(orderId)).toEqual([PLACED, CANCELLED_BY_SHOP]);
  });

  test.each([
    ['a payment by card', ['paid', 'paid'], ['pay-by-card by shop Payment Confirmed']],
    ['a page that expired', ['expired', 'expired'], [CANCELLED_BY_SHOP]],
    [
      'a payment after the cancellation',
      ['expired', 'paid'],
      [CANCELLED_BY_SHOP, 'pay-by-card by shop Payment Confirmed'],
    ],
  ] as const)('%s', async (_what, notices, events) => {
    const orderId = await orderByCard();
    for (const kind of notices) await notify(kind, orderId);
    expect(await historyOf(orderId)).toEqual([PLACED, ...events]);
  });

  test('the order that replaced it', async () => {
    const replaced = await orderByCard();
    expect(await orderByCard('Ring twice')).not.toBe(replaced);
    expect(await historyOf(replaced)).toEqual([PLACED, CANCELLED_BY_SHOP]);
    expect(await orderByCard('Ring twice')).toBe(await newest());
    expect(await shop.db.$count(orders)).toBe(2);
  });

  test('neither notes nor names of staff, and their words only where the customer reads them', async () => {
    const orderId = await placeTestOrder(customer);
    const event = { orderId, at: 1, byKind: 'staff', byName: 'Siti', toStatus: 'x' } as const;
    await shop.db.insert(orderEvents).values([
      { ...event, act: 'note', text: 'Calls often' },
      { ...event, act: 'refuse', reason: 'other', text: 'It is of another shop' },
      { ...event, act: 'confirm', text: 'Cash', reference: 'K-1' },
    ]);
    const { history } = await detail(orderId);
    expect(history.slice(1)).toEqual([
      {
        at: 1,
        act: 'refuse',
        by: { kind: 'staff' },
        status: 'x',
        reason: 'other',
        text: 'It is of another shop',
      },
      { at: 1, act: 'confirm', by: { kind: 'staff' }, status: 'x', reason: null, text: null },
    ]);
  });
});

describe('a customer', () => {
  test('cancels an order once', async () => {
    const orderId = await placeTestOrder(customer);
    expect(await detail(orderId)).toMatchObject({ canCancel: true });
    const first = await cancel(orderId, 'one-cancel');
    expect(first.body).toMatchObject({
      success: true,
      orderDetail: { id: orderId, status: 'Order Cancelled', canCancel: false },
    });
    expect((await cancel(orderId, 'one-cancel')).body).toEqual(first.body);
    expect(await cancel(orderId)).toMatchObject(
      refusal(409, 'act-not-possible', 'cancelled already'),
    );
    expect(await historyOf(orderId)).toEqual([PLACED, 'cancel by customer Order Cancelled']);
  });

  test.each([
    ['a receipt waits', 'Payment Submitted', 'A receipt was sent'],
    ['a receipt was refused', 'Order Placed', 'A receipt was sent'],
    ['it is paid', 'Payment Confirmed', 'A receipt was sent'],
  ])('cancels no order when %s', async (_when, status, message) => {
    const orderId = await placeTestOrder(customer);
    await upload(orderId);
    await shop.db.update(orders).set({ status });
    expect(await cancel(orderId)).toMatchObject(refusal(409, 'act-not-possible', message));
    expect(await detail(orderId)).toMatchObject({ status, canCancel: false });
  });

  test('cancels no order of somebody else', async () => {
    const orderId = await placeTestOrder(await signUp(shop, 'ben@example.my'));
    expect(await cancel(orderId)).toMatchObject(refusal(404, 'not-found'));
  });

  test('cancels an order by card, and its page can no longer be paid', async () => {
    const orderId = await orderByCard();
    expect((await cancel(orderId)).status).toBe(200);
    expect(closeCheckout).toHaveBeenCalledTimes(1);
    await notify('expired', orderId);
    expect(await historyOf(orderId)).toEqual([PLACED, 'cancel by customer Order Cancelled']);
  });

  test('cancels no order that is being paid by card', async () => {
    const orderId = await orderByCard();
    closeCheckout.mockResolvedValue(false);
    expect(await cancel(orderId)).toMatchObject(refusal(409, 'act-not-possible', 'paid by card'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    closeCheckout.mockRejectedValue(new Error('The service is down.'));
    expect(await cancel(orderId)).toMatchObject(refusal(503, 'unavailable', 'Nothing was changed'));
    expect(await detail(orderId)).toMatchObject({ status: 'Order Placed' });
  });
});

describe('an order that was reopened', () => {
  async function reopen(orderId: string): Promise<void> {
    await shop.db.update(orders).set({ status: 'Order Placed' }).where(eq(orders.id, orderId));
    await shop.db.insert(orderEvents).values({
      orderId,
      at: shop.clock.now(),
      act: 'reopen',
      byKind: 'staff',
      toStatus: 'Order Placed',
    });
  }

  test('is not cancelled by the payment window', async () => {
    const orderId = await placeTestOrder(customer);
    await cancel(orderId);
    await reopen(orderId);
    shop.clock.advance(PAYMENT_WINDOW_MS);
    await deleteExpired(shop.db, shop.clock.now(), { paymentWindowCancels: true });
    expect(await detail(orderId)).toMatchObject({ status: 'Order Placed' });
  });

  test('is neither cancelled by a late notice nor taken for a new order by card', async () => {
    const orderId = await orderByCard();
    await cancel(orderId);
    await reopen(orderId);
    await notify('expired', orderId);
    expect(await orderByCard()).not.toBe(orderId);
    expect(await detail(orderId)).toMatchObject({ status: 'Order Placed' });
  });
});
