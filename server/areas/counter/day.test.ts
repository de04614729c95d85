import { counterDayCalls as calls, PRINTED_MAX } from '@kedai/contract/calls/counterDay';
import { type CounterActRequest, counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../ports/clock';
import { companies } from '../../seed/companies';
import { orders } from '../../store/schema';
import { buildImage, placeTestOrder } from '../../testing/orders';
import { signInStaff } from '../../testing/staff';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, type Visitor } from '../../testing/visitor';

const shop = testShop();
const customer = testCustomer(shop, 'account@example.my');
let staff: Visitor;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

type Fields = Partial<typeof orders.$inferInsert>;

/** An order that was placed a second after the one before. */
async function place(fields: Fields = {}): Promise<string> {
  shop.clock.advance(1000);
  const id = await placeTestOrder(customer);
  if (Object.keys(fields).length > 0) {
    await shop.db.update(orders).set(fields).where(eq(orders.id, id));
  }
  return id;
}

const pickupAt = (calendarDate: string, deliveryTime: string): { selection: Selection } => ({
  selection: { serviceType: 'pickup', calendarDate, deliveryTime },
});

type ListName = Exclude<keyof typeof calls, 'changes'>;
/** The numbers of the listed orders. */
async function listed(name: ListName, fields: Record<string, string>): Promise<readonly string[]> {
  const response = await staff.send(`${calls[name].path}?${new URLSearchParams(fields)}`);
  const { orders: rows } = (await response.json()) as { orders: readonly { id: string }[] };
  return rows.map(({ id }) => id);
}

describe('the queue', () => {
  test('has what is not over, the earliest slot first, and first of all what has no slot', async () => {
    const { paymentSubmitted, paymentConfirmed, ready, completed, cancelled } = ORDER_STATUS;
    const late = await place({ status: ready, ...pickupAt('2026-04-02', '10:00 - 11:00') });
    const none = await place({ status: paymentSubmitted, selection: null });
    const soon = await place({
      status: paymentConfirmed,
      ...pickupAt('2026-04-01', '21:00 - 22:00'),
    });
    const first = await place(pickupAt('2026-04-01', '10:00 - 11:00'));
    await place({ status: completed });
    await place({ status: cancelled });
    expect(await listed('queue', {})).toEqual([none, first, soon, late]);
    expect(await listed('queue', { page: '1' })).toEqual([]);
    // Its time to pay is over. The others wait for staff, or for what staff asked for.
    const refused = await place({
      receiptHash: 'c0ffee',
      ...pickupAt('2026-04-03', '10:00 - 11:00'),
    });
    const reopened = await place(pickupAt('2026-04-04', '10:00 - 11:00'));
    await customer.callApi(orderCalls.cancel, { orderId: reopened });
    const owner = await signInStaff(shop, 'owner');
    const again = { orderId: reopened, expected: cancelled, act: 'reopen', text: 'By mistake' };
    await owner.callApi(counterOrderCalls.act, again as CounterActRequest);
    shop.clock.advance(PAYMENT_WINDOW_MS);
    staff = await signInStaff(shop);
    expect(await listed('queue', {})).toEqual([none, soon, late, refused, reopened]);
    expect((await staff.callApi(calls.queue, {})).body).toMatchObject({ count: 5 });
  });
});

describe('the search', () => {
  const addressed = (fields: Partial<typeof ADDRESS>) => ({ address: { ...ADDRESS, ...fields } });

  test.each([
    ['aishah', true],
    [' Nur  AISHAH ', true],
    ['nur@mail.example', true],
    ['account@example.my', true],
    ['012-345', true],
    ['+60 12-345 6789', true],
    ['6012345', true],
    ['(012) 3456789', true],
    ['45 67', true],
    ['0060', false],
    ['013', false],
    ['%', false],
    ['_', false],
    ['aishah bin', false],
  ])('finds an order by %j: %s', async (text, isFound) => {
    const person = { firstName: 'Nur', lastName: 'Aishah', email: 'nur@mail.example' };
    const wanted: string[] = [];
    for (const phone of ['+60 12-345 6789', '012-3456789', '60123456789']) {
      wanted.unshift(await place(addressed({ ...person, phone })));
    }
    expect(await listed('searchOrders', { text })).toEqual(isFound ? wanted : []);
  });

  test('finds an order by any part of its number, and without a text all orders', async () => {
    const one = await place();
    const two = await place();
    expect(await listed('searchOrders', { text: one.slice(2).toLowerCase() })).toEqual([one]);
    expect(await listed('searchOrders', { text: one.replaceAll('-', ' ') })).toEqual([one]);
    expect(await listed('searchOrders', { text: one.replaceAll('-', '') })).toEqual([one]);
    expect(await listed('searchOrders', {})).toEqual([two, one]);
    expect(await listed('searchOrders', { text: ' ' })).toEqual([two, one]);
    const { body } = await staff.callApi(calls.searchOrders, { page: '1' });
    expect(body).toMatchObject({ orders: [], count: 2 });
  });
});

test('orders are printed in the order of their slots, with the company, and not too many', async () => {
  const late = await place(pickupAt('2026-04-02', '10:00 - 11:00'));
  const first = await place(pickupAt('2026-04-01', '10:00 - 11:00'));
  await place();
  expect(await listed('ordersToPrint', { ids: `${late},${first},x` })).toEqual([first, late]);
  const { body } = await staff.callApi(calls.ordersToPrint, { ids: 'x' });
  const { registeredName, registrationNumber } = companies.clothing;
  expect(body).toMatchObject({ orders: [], company: { registeredName, registrationNumber } });
  const tooMany = { ids: Array.from({ length: PRINTED_MAX + 1 }, String).join() };
  expect(await staff.callApi(calls.ordersToPrint, tooMany)).toMatchObject(
    refusal(400, 'invalid-request', 'At most 100 orders can be printed at once.'),
  );
});

describe('changes', () => {
  const changes = async () => (await staff.callApi(calls.changes)).body;

  test('have another version after every event, and 304 without one', async () => {
    const versions = [(await changes()).version];
    const orderId = await place();
    const lastOrderAt = shop.clock.now();
    versions.push((await changes()).version);
    shop.clock.advance(MINUTE_MS);
    await customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage() });
    const lastReceiptAt = shop.clock.now();
    const counts = { waitingReceipts: 1, open: 0, failedMails: 0, lastOrderAt, lastReceiptAt };
    expect(await changes()).toMatchObject(counts);
    versions.push((await changes()).version);
    const expected = ORDER_STATUS.paymentSubmitted;
    await staff.callApi(counterOrderCalls.act, { orderId, expected, act: 'confirm' });
    expect(await changes()).toMatchObject({ waitingReceipts: 0, open: 1 });
    versions.push((await changes()).version);
    await staff.callApi(counterOrderCalls.addNote, { orderId, text: 'Calls at noon' });
    versions.push((await changes()).version);
    // Nobody has sent the mails.
    shop.clock.advance(5 * MINUTE_MS);
    expect(await changes()).toMatchObject({ failedMails: 3 });
    const { headers, body } = await staff.callApi(calls.changes);
    versions.push(body.version);
    expect(new Set(versions).size).toBe(versions.length);
    const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await staff.send(calls.changes.path, { headers: unchanged })).status).toBe(304);
  });
});
