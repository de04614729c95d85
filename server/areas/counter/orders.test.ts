import { randomUUID } from 'node:crypto';
import { type CounterActRequest, counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { orderCalls } from '@kedai/contract/calls/order';
import { UNDO_MS } from '@kedai/contract/rules/limits';
import { COUNTER_ACTS, ORDER_STATUS, UNDOABLE_ACTS } from '@kedai/contract/rules/orderStatus';
import { asc, eq, ne } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../ports/clock';
import { mails, orderEvents, orders } from '../../store/schema';
import { testCardPayments } from '../../testing/fakes';
import { buildImage, buildOrder, fillCart, placeTestOrder } from '../../testing/orders';
import { signInStaff } from '../../testing/staff';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, type Visitor } from '../../testing/visitor';

let closeCheckout: jest.Mock;
const shop = testShop(() => {
  closeCheckout = jest.fn().mockResolvedValue(true);
  return { cardPayments: { ...testCardPayments, closeCheckout } };
});
const customer = testCustomer(shop);
let staff: Visitor;
let orderId: string;

beforeEach(async () => {
  staff = await signInStaff(shop);
  orderId = await placeTestOrder(customer);
});

/** An act without its order and the expected status. */
type Act<Request = CounterActRequest> = Request extends CounterActRequest
  ? Omit<Request, 'orderId' | 'expected'>
  : never;

const upload = (content = 'receipt', id = orderId) =>
  customer.callApi(orderCalls.uploadpayment, { orderId: id, image: buildImage(content) });
const act = (
  expected: string,
  does: Act,
  { by = staff, ...key }: { by?: Visitor; idempotencyKey?: string } = {},
) => by.callApi(counterOrderCalls.act, { orderId, expected, ...does } as CounterActRequest, key);
const setStatus = (status: string) =>
  shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
const statusOf = async () => (await shop.db.select().from(orders))[0]?.status;
/** The acts of staff in the history. */
const staffEvents = () => shop.db.select().from(orderEvents).where(eq(orderEvents.byKind, 'staff'));
interface Receipt {
  readonly picture: string;
}
interface Detail {
  readonly receipt: Receipt;
  readonly earlierReceipts: readonly Receipt[];
  readonly undoUntil: number | null;
}
const detail = async () =>
  (await staff.callApi(counterOrderCalls.counterOrder, { orderId })).body.order as Detail;

const { placed, paymentSubmitted, paymentConfirmed, ready, outForDelivery, completed, cancelled } =
  ORDER_STATUS;
const refund = { amount: '214.80', how: 'Touch n Go', reference: 'R-1', isGiven: true };
const cancel = { act: 'cancel', text: 'Sold out', refund } as const;
const complete = { act: 'complete' } as const;
const sendOut = { act: 'out-for-delivery' } as const;
const undo = { act: 'undo' } as const;
const reopen = { act: 'reopen', text: 'The customer has called' } as const;

/** Every arrow of staff: from, act, to. */
const ARROWS: readonly (readonly [string, Act, string])[] = [
  [placed, { act: 'confirm', text: 'Paid in cash', reference: 'K-1' }, paymentConfirmed],
  [placed, { act: 'cancel', text: 'Sold out' }, cancelled],
  [paymentSubmitted, { act: 'confirm', reference: 'K-1' }, paymentConfirmed],
  [paymentSubmitted, { act: 'refuse', reason: 'not-received' }, placed],
  [paymentSubmitted, { act: 'refuse', reason: 'other', text: 'Of another shop' }, placed],
  [paymentSubmitted, cancel, cancelled],
  [paymentConfirmed, { act: 'ready' }, ready],
  [paymentConfirmed, sendOut, outForDelivery],
  [paymentConfirmed, complete, completed],
  [paymentConfirmed, cancel, cancelled],
  [ready, sendOut, outForDelivery],
  [ready, complete, completed],
  [ready, cancel, cancelled],
  [outForDelivery, complete, completed],
  [outForDelivery, cancel, cancelled],
  [cancelled, reopen, placed],
];

describe('an act of staff', () => {
  test.each(ARROWS)('from "%s": %j leads to "%s"', async (from, does, to) => {
    await upload();
    await setStatus(from);
    const by = await signInStaff(shop, 'owner');
    const { status, body } = await act(from, does, { by });
    const {
      act: name,
      refund: given,
      reference = given?.reference,
      ...words
    } = {
      refund: undefined,
      reference: undefined,
      ...does,
    };
    const event = {
      at: shop.clock.now(),
      act: name,
      by: { kind: 'staff', name: 'Osman' },
      status: to,
      ...words,
      ...(reference !== undefined && { reference }),
      refund: given ? { amount: 214.8, how: 'Touch n Go', isGiven: true } : null,
    };
    expect([status, body]).toMatchObject([200, { order: { status: to } }]);
    expect((body.order as { events: unknown[] }).events.at(-1)).toMatchObject(event);
    expect(await statusOf()).toBe(to);
  });

  test.each([...Object.values(ORDER_STATUS), 'Sudah sampai'])(
    'is refused for an order that is "%s" and does not take it',
    async (from) => {
      await upload();
      await setStatus(from);
      const by = await signInStaff(shop, 'owner');
      const taken = ARROWS.filter(([status]) => status === from).map(([, { act: name }]) => name);
      const samples = new Map(ARROWS.map(([, does]) => [does.act, does]));
      for (const name of COUNTER_ACTS.filter((one) => !taken.includes(one))) {
        const does = samples.get(name) ?? undo;
        expect(await act(from, does, { by })).toMatchObject(refusal(409, 'act-not-possible', from));
      }
      expect(await staffEvents()).toEqual([]);
      expect(await statusOf()).toBe(from);
    },
  );

  test('names what the person may do next', async () => {
    await upload();
    const { body } = await act(paymentSubmitted, cancel);
    expect(body.order).toMatchObject({ acts: [] });
    const owner = await signInStaff(shop, 'owner');
    const seen = await owner.callApi(counterOrderCalls.counterOrder, { orderId });
    expect(seen.body.order).toMatchObject({ acts: ['reopen'] });
  });

  test('that only the owner may do is refused', async () => {
    await setStatus(cancelled);
    expect(await act(cancelled, reopen)).toMatchObject(
      refusal(403, 'not-allowed', 'Only the owner may do this.'),
    );
  });

  test.each([
    [placed, { act: 'confirm' }, 'Enter a note: how was this order paid?'],
    [placed, { act: 'confirm', text: ' \u200b ' }, 'Enter a note.'],
    [paymentSubmitted, { act: 'refuse', reason: 'other' }, 'Enter the reason.'],
    [paymentSubmitted, { act: 'refuse', reason: 'other', text: ' \t' }, 'Enter the reason.'],
    [paymentSubmitted, { act: 'refuse', reason: 'bored' }, 'Choose a reason.'],
    [paymentSubmitted, { act: 'refuse', reason: 'other', text: 'x'.repeat(201) }, '200 characters'],
    [placed, { act: 'cancel', text: '\u00a0' }, 'Enter a reason.'],
    [paymentConfirmed, { act: 'cancel', text: 'Sold out' }, 'Enter the refund.'],
    [cancelled, { act: 'reopen', text: '' }, 'Enter a reason.'],
  ])('on an order that is "%s", %j is refused beside its field', async (from, does, message) => {
    await setStatus(from);
    expect(await act(from, does as Act)).toMatchObject(refusal(400, 'invalid-request', message));
    expect(await statusOf()).toBe(from);
  });

  test('cleans the words', async () => {
    await act(placed, { act: 'cancel', text: ' Sold\u00a0 out ' });
    expect(await staffEvents()).toMatchObject([{ text: 'Sold out' }]);
  });

  test('of an unknown order is refused', async () => {
    orderId = 'of-nobody';
    expect(await act(placed, cancel)).toMatchObject(
      refusal(404, 'not-found', 'This order was not found.'),
    );
  });

  test('closes the payment page of an order by card, unless it was just paid', async () => {
    await fillCart(customer, buildOrder());
    await customer.callApi(orderCalls.stripe, buildOrder());
    const [byCard] = await shop.db.select().from(orders).where(ne(orders.id, orderId));
    orderId = byCard?.id ?? '';
    closeCheckout.mockResolvedValueOnce(false);
    const confirm = { act: 'confirm', text: 'Paid in cash' } as const;
    expect(await act(placed, confirm)).toMatchObject(refusal(409, 'act-not-possible', 'by card'));
    expect((await act(placed, confirm)).status).toBe(200);
    expect(closeCheckout).toHaveBeenCalledTimes(2);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ status: paymentConfirmed, openPageId: null });
  });
});

describe('an undo', () => {
  const confirm = { act: 'confirm' } as const;
  const undone = (expected: string, by = staff) => act(expected, undo, { by });
  const acts = async () => (await staffEvents()).map(({ act: name }) => name);

  /** Every step that can be undone: from, act, to. */
  const steps = ARROWS.filter(([, { act: name }]) => UNDOABLE_ACTS.includes(name));

  test.each(steps)('from "%s": %j and back from "%s"', async (from, does, to) => {
    await upload();
    await setStatus(from);
    const { body } = await act(from, does);
    const undoUntil = shop.clock.now() + UNDO_MS;
    expect(body.order).toMatchObject({ undoUntil });
    shop.clock.advance(UNDO_MS - 1);
    const response = await undone(to);
    expect(response.body).toMatchObject({ success: true, order: { status: from } });
    expect(response.body.order).toMatchObject({ undoUntil: null });
    expect(await statusOf()).toBe(from);
    expect(await acts()).toEqual([does.act, 'undo']);
  });

  test('takes back the mail, which waits until nobody can undo the step', async () => {
    await upload();
    const waiting = () =>
      shop.db.select().from(mails).where(eq(mails.kind, 'confirmed')).orderBy(asc(mails.id));
    await act(paymentSubmitted, confirm);
    const dueAt = shop.clock.now() + UNDO_MS;
    expect(await waiting()).toMatchObject([{ dueAt, nextTryAt: dueAt }]);
    await undone(paymentConfirmed);
    expect(await waiting()).toEqual([]);
    await act(paymentSubmitted, confirm);
    expect(await waiting()).toHaveLength(1);
    for (const fields of [{ leaseUntil: dueAt }, { leaseUntil: null, sentAt: dueAt }]) {
      await shop.db.update(mails).set(fields);
      expect(await undone(paymentConfirmed)).toMatchObject(
        refusal(409, 'act-not-possible', 'The mail about this step is on its way'),
      );
    }
    expect(await statusOf()).toBe(paymentConfirmed);
  });

  test('leaves no trace in the history of the customer', async () => {
    await upload();
    const history = async () => {
      const { body } = await customer.callApi(orderCalls.orderdetail, { orderId });
      return (body.orderDetail as { history: { act: string }[] }).history.map((one) => one.act);
    };
    await act(paymentSubmitted, confirm);
    await act(paymentConfirmed, { act: 'ready' });
    await staff.callApi(counterOrderCalls.addNote, { orderId, text: 'Not yet packed' });
    await undone(ready);
    expect(await history()).toEqual(['place', 'send-receipt', 'confirm']);
    expect(await acts()).toEqual(['confirm', 'ready', 'note', 'undo']);
  });

  test('is refused after 20 seconds, to other people, and of anything but a step', async () => {
    await upload();
    expect(await undone(paymentSubmitted)).toMatchObject(refusal(409, 'act-not-possible'));
    await act(paymentSubmitted, confirm);
    const by = await signInStaff(shop, 'owner');
    const seen = await by.callApi(counterOrderCalls.counterOrder, { orderId });
    expect(seen.body.order).toMatchObject({ undoUntil: null });
    expect(await undone(paymentConfirmed, by)).toMatchObject(
      refusal(409, 'act-not-possible', 'Siti confirmed the payment at 09:00. Only the person who'),
    );
    shop.clock.advance(UNDO_MS);
    expect(await undone(paymentConfirmed)).toMatchObject(
      refusal(409, 'act-not-possible', 'The 20 seconds to undo are over. Nothing was changed.'),
    );
    expect((await detail()).undoUntil).toBeNull();
    expect(await acts()).toEqual(['confirm']);
  });

  test('happens once: 50 at once leave one event, and earlier steps stay', async () => {
    await upload();
    await act(paymentSubmitted, confirm);
    await act(paymentConfirmed, { act: 'ready' });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => act(ready, undo, { idempotencyKey: randomUUID() })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await acts()).toEqual(['confirm', 'ready', 'undo']);
    expect(await undone(paymentConfirmed)).toMatchObject(refusal(409, 'act-not-possible'));
  });
});

describe('two people', () => {
  const other = () => signInStaff(shop, 'owner');
  const confirm = { act: 'confirm' } as const;
  const refuse = { act: 'refuse', reason: 'not-readable' } as const;

  test('the second one learns who did what, and when', async () => {
    await upload();
    await act(paymentSubmitted, confirm);
    const by = await other();
    expect(await act(paymentSubmitted, refuse, { by })).toMatchObject(
      refusal(
        409,
        'status-changed',
        'Siti confirmed the payment at 09:00. Nothing was changed; please look at it again.',
      ),
    );
    expect(await staffEvents()).toHaveLength(1);
  });

  test.each([
    ['a customer', () => upload(), 'The customer sent a receipt at 09:00.'],
    ['somebody with a database', () => setStatus('Sudah sampai'), 'is "Sudah sampai" now.'],
  ])('%s changes an order meanwhile', async (_who, change, message) => {
    await change();
    expect(await act(placed, { act: 'confirm', text: 'Cash' })).toMatchObject(
      refusal(409, 'status-changed', message),
    );
  });

  test('an act of another day is named with its day', async () => {
    await upload();
    await act(paymentSubmitted, refuse);
    shop.clock.advance(DAY_MS - HOUR_MS);
    const by = await other();
    expect((await act(paymentSubmitted, confirm, { by })).body.message).toContain(
      'Siti refused the receipt on 2026-03-02 at 09:00.',
    );
  });

  test('two taps of one person do not conflict', async () => {
    await upload();
    await act(paymentSubmitted, confirm);
    expect((await act(paymentSubmitted, confirm)).body).toMatchObject({
      success: true,
      order: { status: paymentConfirmed },
    });
    expect(await staffEvents()).toHaveLength(1);
    expect((await act(paymentSubmitted, refuse)).body.message).toContain('You confirmed');
    const corrected = { ...confirm, reference: 'TNG-2' };
    expect((await act(paymentSubmitted, corrected)).body.message).toContain('You confirmed');
  });

  test('a refund of more than ten times the total is a slip; more than the total may be right', async () => {
    await upload();
    const refundOf = (amount: string) =>
      act(paymentSubmitted, { ...cancel, refund: { ...refund, amount } });
    expect(await refundOf('21480.00')).toMatchObject(
      refusal(400, 'invalid-request', 'the total of the order (RM214.80)'),
    );
    expect((await refundOf('429.60')).status).toBe(200);
  });

  test('50 concurrent confirmations and refusals leave one event', async () => {
    await upload();
    const people = [staff, await other()];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        act(paymentSubmitted, index % 2 === 0 ? confirm : refuse, {
          by: people[index % 3 === 0 ? 0 : 1] ?? staff,
          idempotencyKey: randomUUID(),
        }),
      ),
    );
    const [event, ...others] = await staffEvents();
    expect(others).toEqual([]);
    expect(await statusOf()).toBe(event?.toStatus);
    const codes = new Set(responses.map(({ status, body }) => `${status} ${body.code}`));
    expect(codes).toEqual(new Set(['200 undefined', '409 status-changed']));
  });
});

describe('a retry', () => {
  const idempotencyKey = 'one-act-of-staff';
  const confirm = { act: 'confirm', text: 'Cash' } as const;

  test('gets the order as it is now, and nothing happens twice', async () => {
    await act(placed, confirm, { idempotencyKey });
    await act(paymentConfirmed, { act: 'ready' });
    const retry = await act(placed, confirm, { idempotencyKey });
    expect(retry.body).toMatchObject({ success: true, order: { status: ready } });
    expect(await staffEvents()).toHaveLength(2);
  });

  test('is of the same request only', async () => {
    await act(placed, confirm, { idempotencyKey });
    const another = { ...confirm, text: 'Bank' };
    expect(await act(placed, another, { idempotencyKey })).toMatchObject(
      refusal(422, 'invalid-request'),
    );
    orderId = await placeTestOrder(customer);
    expect(await act(placed, confirm, { idempotencyKey })).toMatchObject(
      refusal(422, 'invalid-request'),
    );
    expect(await staffEvents()).toHaveLength(1);
    // Keys of different people have nothing to do with each other.
    const by = await signInStaff(shop, 'owner');
    expect((await act(placed, confirm, { by, idempotencyKey })).status).toBe(200);
  });

  test('needs a valid key', async () => {
    expect(await act(placed, confirm, { idempotencyKey: 'short' })).toMatchObject(
      refusal(400, 'invalid-request', 'Idempotency-Key'),
    );
  });

  test('adds a note once', async () => {
    const note = { orderId, text: 'Calls at noon' };
    const add = () => staff.callApi(counterOrderCalls.addNote, note, { idempotencyKey });
    await Promise.all([add(), add()]);
    expect((await add()).body).toMatchObject({ success: true, order: { status: placed } });
    expect(await staffEvents()).toMatchObject([
      { act: 'note', text: 'Calls at noon', fromStatus: placed, toStatus: placed },
    ]);
    const { body } = await customer.callApi(orderCalls.orderdetail, { orderId });
    expect(JSON.stringify(body)).not.toContain('Calls at noon');
  });
});

describe('receipts', () => {
  const waiting = async (headers = {}) => {
    const { path } = counterOrderCalls.waitingReceipts;
    const response = await staff.send(path, { headers });
    return { response, body: response.status === 200 ? await response.json() : null };
  };

  test('that wait are listed, the oldest first, and not again while nothing changes', async () => {
    shop.clock.advance(MINUTE_MS);
    const second = await placeTestOrder(customer);
    await upload('of the second', second);
    shop.clock.advance(MINUTE_MS);
    await upload();
    const { response, body } = await waiting();
    expect(body).toMatchObject({
      success: true,
      waiting: 2,
      orders: [
        {
          id: second,
          amount: 214.8,
          customer: { email: 'aishah@example.my' },
          acts: ['confirm', 'refuse', 'cancel'],
          receipt: { uploadedAt: shop.clock.now() - MINUTE_MS },
        },
        { id: orderId },
      ],
    });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': response.headers.get('etag') };
    expect((await waiting(headers)).response.status).toBe(304);
    await act(paymentSubmitted, { act: 'confirm' });
    expect((await waiting(headers)).body).toMatchObject({ waiting: 1, orders: [{ id: second }] });
  });

  test('that the page did not show are neither confirmed nor refused', async () => {
    await upload('first');
    const { picture } = (await detail()).receipt;
    await upload('second');
    const seen = { receipt: picture } as const;
    for (const does of [{ act: 'confirm' }, { act: 'refuse', reason: 'not-readable' }] as const) {
      expect(await act(paymentSubmitted, { ...does, ...seen })).toMatchObject(
        refusal(409, 'status-changed', 'The customer sent a receipt at'),
      );
    }
    const { receipt } = await detail();
    const confirmed = await act(paymentSubmitted, { act: 'confirm', receipt: receipt.picture });
    expect(confirmed.status).toBe(200);
  });

  test('that were replaced stay readable for staff, and for nobody else', async () => {
    await upload('first');
    await act(paymentSubmitted, { act: 'refuse', reason: 'not-readable' });
    await upload('second');
    const { receipt, earlierReceipts } = await detail();
    for (const { picture } of [receipt, ...earlierReceipts]) {
      const read = await staff.send(picture);
      expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect((await customer.send(picture)).status).toBe(401);
    }
    expect(earlierReceipts).toHaveLength(1);
  });

  test('whose file is gone are missing, and can still be refused and confirmed', async () => {
    await upload();
    for (const key of shop.files.stored.keys()) await shop.files.remove(key);
    const { receipt } = await detail();
    expect((await staff.send(receipt.picture)).status).toBe(404);
    expect((await act(paymentSubmitted, { act: 'confirm' })).status).toBe(200);
  });

  test('of earlier versions, paid by card without one, wait too', async () => {
    await setStatus(paymentSubmitted);
    expect((await waiting()).body).toMatchObject({ orders: [{ id: orderId, receipt: null }] });
  });
});
