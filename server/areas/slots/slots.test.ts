import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { counterSlotCalls } from '@kedai/contract/calls/counterSlots';
import { type OrderRequest, orderCalls } from '@kedai/contract/calls/order';
import { slotCalls } from '@kedai/contract/calls/slots';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { DEFAULT_SLOT_RULES, type SlotRules } from '@kedai/contract/rules/slotRules';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { DAY_MS } from '../../ports/clock';
import { orders, slotLocks, staffLog } from '../../store/schema';
import { testCardPayments } from '../../testing/fakes';
import { buildImage, buildOrder, fillCart } from '../../testing/orders';
import { signInStaff } from '../../testing/staff';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, signUp, type Visitor } from '../../testing/visitor';

const shop = testShop({ cardPayments: testCardPayments });
const customer = testCustomer(shop);

let owner: Visitor;
let staff: Visitor;
beforeEach(async () => {
  owner = await signInStaff(shop, 'owner');
  staff = await signInStaff(shop);
});

/** The test clock starts on Monday 2 March 2026, 09:00. */
const TODAY = '2026-03-02';
const pickup = (hour = 14, calendarDate = TODAY): Selection => ({
  serviceType: 'pickup',
  calendarDate,
  deliveryTime: `${hour}:00 - ${hour + 1}:00`,
});

const readRules = async () => {
  const { body } = await owner.callApi(counterSlotCalls.slotRules);
  return body as { rules: SlotRules; version: string };
};
async function save(parts: Partial<SlotRules>) {
  const { rules, version } = await readRules();
  const request = { version, rules: { ...rules, ...parts } };
  return owner.callApi(counterSlotCalls.saveSlotRules, request);
}
const limit = (pickups: number) => save({ places: { pickup: pickups, delivery: null } });
const PLACED = { status: 200, body: { success: true } };
const CLOSURE = { from: TODAY, until: TODAY, hours: [14], reason: 'The oven is broken' };

/** Sends an order without filling the cart. */
const send = {
  place: (by: Visitor, order: OrderRequest) => by.callApi(orderCalls.place, order),
  stripe: (by: Visitor, order: OrderRequest) => by.callApi(orderCalls.stripe, order),
} as const;
type PlacingCall = keyof typeof send;
async function place(selection: Selection, by: Visitor = customer, call: PlacingCall = 'place') {
  const order = buildOrder({ selection });
  await fillCart(by, order);
  return send[call](by, order);
}
let customers = 0;
const newCustomer = () => {
  customers += 1;
  return signUp(shop, `customer-${customers}@example.my`);
};
const placeByOther = async (selection: Selection) => place(selection, await newCustomer());
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body.orderId);
const upload = (orderId: string) =>
  customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage(orderId) });

describe('the slots of a day', () => {
  const slotsOf = async (date: string, days = '1') => {
    const { body } = await shop.visitor().callApi(slotCalls.getSlots, { from: date, days });
    return body.days as { date: string; pickup: object[]; delivery: object[] }[];
  };

  test('are all open by default, until they begin', async () => {
    shop.clock.advance(3 * 60 * 60_000);
    const [today, tomorrow] = await slotsOf(TODAY, '2');
    expect(today?.pickup.slice(1, 4)).toEqual([
      { hour: 11, state: 'passed' },
      { hour: 12, state: 'passed' },
      { hour: 13, state: 'open' },
    ]);
    expect(tomorrow).toMatchObject({ date: '2026-03-03', delivery: { length: 12 } });
  });

  test('are full, closed or nearly full', async () => {
    await limit(2);
    await place(pickup(15));
    await place(pickup(16));
    await placeByOther(pickup(16));
    await staff.callApi(counterSlotCalls.addClosure, CLOSURE);
    const [today] = await slotsOf(TODAY);
    expect(today?.pickup.slice(4, 7)).toEqual([
      { hour: 14, state: 'closed', reason: CLOSURE.reason },
      { hour: 15, state: 'open', left: 1 },
      { hour: 16, state: 'full' },
    ]);
    expect(today?.delivery[6]).toEqual({ hour: 16, state: 'open' });
  });

  test('have a date of four digits until the last day that can be asked for', async () => {
    const days = await slotsOf('9999-09-30', '62');
    expect(days.at(-1)?.date).toBe('9999-11-30');
  });

  test('are not sent again while nothing has changed', async () => {
    const address = `${slotCalls.getSlots.path}?from=${TODAY}&days=1`;
    const { headers } = await shop.visitor().send(address);
    expect(headers.get('cache-control')).toBe('no-cache');
    const unchanged = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await shop.visitor().send(address, unchanged)).status).toBe(304);
    await owner.callApi(counterSlotCalls.addClosure, CLOSURE);
    expect((await shop.visitor().send(address, unchanged)).status).toBe(200);
  });
});

describe('an order', () => {
  test('locks and counts nothing by default', async () => {
    expect(await place(pickup())).toMatchObject(PLACED);
    expect(await shop.db.select().from(slotLocks)).toEqual([]);
  });

  test('for a closed slot is refused with the reason and the next free slots', async () => {
    await staff.callApi(counterSlotCalls.addClosure, CLOSURE);
    expect(await place(pickup())).toMatchObject(
      refusal(
        409,
        'slot-closed',
        'The shop is closed at the chosen time, 2026-03-02 14:00 - 15:00: The oven is broken. The next free times: 2026-03-02 15:00 - 16:00, 16:00 - 17:00, 17:00 - 18:00.',
      ),
    );
  });

  test('for an hour that the weekday lacks is refused with the next free slots', async () => {
    const { open } = DEFAULT_SLOT_RULES;
    await save({ open: { ...open, pickup: open.pickup.map(() => [10, 11]) } });
    expect(await place(pickup())).toMatchObject(
      refusal(
        409,
        'slot-closed',
        'There are no pickups at the chosen time, 2026-03-02 14:00 - 15:00. The next free times: 2026-03-03 10:00 - 11:00, 11:00 - 12:00, 2026-03-04 10:00 - 11:00. Please choose another time.',
      ),
    );
  });

  test('for a full slot is refused with the next free slots', async () => {
    await limit(1);
    await placeByOther(pickup());
    await placeByOther(pickup(15));
    expect(await place(pickup())).toMatchObject(
      refusal(
        409,
        'slot-full',
        'The chosen time, 2026-03-02 14:00 - 15:00, is full. The next free times: 2026-03-02 16:00 - 17:00, 17:00 - 18:00, 18:00 - 19:00.',
      ),
    );
    const delivery = { ...pickup(), serviceType: 'delivery', deliveryAddress: ADDRESS.street };
    expect(await place(delivery as Selection)).toMatchObject(PLACED);
  });

  test.each<[string, Partial<SlotRules>, Selection, string, string]>([
    ['too soon', { leadMinutes: 120 }, pickup(10), 'slot-passed', 'order at least 2 hours ahead'],
    ['too far', { daysAhead: 1 }, pickup(10, '2026-03-04'), 'date-too-far', 'until 2026-03-03'],
  ])(
    'that is %s for the rules of the shop is refused',
    async (_what, rules, slot, code, message) => {
      await save(rules);
      expect(await place(slot)).toMatchObject(refusal(409, code, message));
    },
  );

  test.each([
    ['place', 50],
    ['stripe', 10],
  ] satisfies [PlacingCall, number][])(
    '%s: of %d at a time, one takes the last place',
    async (name, count) => {
      await limit(3);
      await placeByOther(pickup());
      await placeByOther(pickup());
      const buyers = await Promise.all(Array.from({ length: count }, newCustomer));
      for (const buyer of buyers) await fillCart(buyer, buildOrder());
      const order = buildOrder({ selection: pickup() });
      const outcomes = await Promise.all(
        buyers.map(async (buyer) => (await send[name](buyer, order)).body.code),
      );
      expect(outcomes.filter((code) => code === 'slot-full')).toHaveLength(count - 1);
      expect(await shop.db.$count(orders)).toBe(3);
    },
  );

  test('by card that is repeated or replaced takes one place', async () => {
    await limit(1);
    expect(await place(pickup(), customer, 'stripe')).toMatchObject(PLACED);
    expect(await place(pickup(), customer, 'stripe')).toMatchObject(PLACED);
    expect(await place(pickup())).toMatchObject(PLACED);
    expect(await placeByOther(pickup())).toMatchObject(refusal(409, 'slot-full'));
  });
});

describe('a place is', () => {
  let orderId: string;
  beforeEach(async () => {
    await limit(1);
    orderId = idOf(await place(pickup(14, '2026-03-03')));
  });
  const placeNext = () => placeByOther(pickup(14, '2026-03-03'));
  const FULL = refusal(409, 'slot-full');

  test('free again after the payment window', async () => {
    shop.clock.advance(PAYMENT_WINDOW_MS - 1);
    expect(await placeNext()).toMatchObject(FULL);
    shop.clock.advance(1);
    expect(await placeNext()).toMatchObject(PLACED);
  });

  test('held with a receipt', async () => {
    await upload(orderId);
    shop.clock.advance(PAYMENT_WINDOW_MS);
    expect(await placeNext()).toMatchObject(FULL);
  });

  test('free again when the order is cancelled, and needed to reopen it', async () => {
    await customer.callApi(orderCalls.cancel, { orderId });
    const reopen = (expected: string = ORDER_STATUS.cancelled) =>
      owner.callApi(counterOrderCalls.act, {
        orderId,
        expected,
        act: 'reopen',
        text: 'By mistake',
      });
    const next = await newCustomer();
    const other = idOf(await place(pickup(14, '2026-03-03'), next));
    expect(await reopen()).toMatchObject(FULL);
    await next.callApi(orderCalls.cancel, { orderId: other });
    shop.clock.advance(PAYMENT_WINDOW_MS);
    owner = await signInStaff(shop, 'owner');
    expect(await reopen()).toMatchObject(PLACED);
    // Somebody decided that it waits, so it holds its place without a receipt.
    expect(await placeNext()).toMatchObject(FULL);
  });

  test('taken by a late receipt, too, which staff see', async () => {
    shop.clock.advance(PAYMENT_WINDOW_MS);
    await placeNext();
    expect(await upload(orderId)).toMatchObject(PLACED);
    staff = await signInStaff(shop);
    const { body } = await staff.callApi(counterOrderCalls.waitingReceipts);
    expect(body.orders).toMatchObject([{ id: orderId, overBy: 1 }]);
    const seen = await staff.callApi(counterOrderCalls.counterOrder, { orderId });
    expect(seen.body.order).toMatchObject({ overBy: 1 });
    const printed = await staff.callApi(counterDayCalls.ordersToPrint, { ids: orderId });
    expect(printed.body.orders).toMatchObject([{ id: orderId, overBy: 1 }]);
  });
});

describe('the rules', () => {
  const log = () => shop.db.select().from(staffLog);

  test('are saved with an entry in the log', async () => {
    expect(await readRules()).toMatchObject({ rules: DEFAULT_SLOT_RULES });
    const { body } = await limit(4);
    expect(body).toMatchObject({ rules: { places: { pickup: 4, delivery: null } } });
    expect(await readRules()).toEqual(body);
    expect(await log()).toMatchObject([
      {
        at: shop.clock.now(),
        byName: 'Osman',
        what: 'save-slot-rules',
        before: DEFAULT_SLOT_RULES,
        after: body.rules,
      },
    ]);
  });

  test('of a page that is out of date are refused with who changed them, but a retry is not', async () => {
    const { rules, version } = await readRules();
    const changed = { ...rules, daysAhead: 7 };
    await staff.callApi(counterSlotCalls.addClosure, CLOSURE);
    expect(
      await owner.callApi(counterSlotCalls.saveSlotRules, { version, rules: changed }),
    ).toMatchObject(refusal(409, 'rules-changed', 'Siti changed the opening times at 09:00.'));
    const request = { version: (await readRules()).version, rules: changed };
    expect(await owner.callApi(counterSlotCalls.saveSlotRules, request)).toMatchObject(PLACED);
    expect(await owner.callApi(counterSlotCalls.saveSlotRules, request)).toMatchObject(PLACED);
    expect(await log()).toHaveLength(2);
  });

  test('of two people who save at a time, one is refused', async () => {
    const { rules, version } = await readRules();
    const saves = [7, 14].map((daysAhead) =>
      owner.callApi(counterSlotCalls.saveSlotRules, { version, rules: { ...rules, daysAhead } }),
    );
    const outcomes = (await Promise.all(saves)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual([200, 409]);
  });

  test('get a closure once, which staff remove again', async () => {
    await staff.callApi(counterSlotCalls.addClosure, CLOSURE);
    await staff.callApi(counterSlotCalls.addClosure, CLOSURE);
    expect((await readRules()).rules.closures).toEqual([CLOSURE]);
    await staff.callApi(counterSlotCalls.removeClosure, CLOSURE);
    await staff.callApi(counterSlotCalls.removeClosure, CLOSURE);
    expect((await readRules()).rules.closures).toEqual([]);
    expect((await log()).map(({ what }) => what)).toEqual(['add-closure', 'remove-closure']);
  });

  test('forget closures that are over, and hold 200', async () => {
    const closures = Array.from({ length: 200 }, (_, index) => ({
      ...CLOSURE,
      until: '2026-03-09',
      reason: `Reason ${index}`,
    }));
    await save({ closures });
    const add = () =>
      staff.callApi(counterSlotCalls.addClosure, { ...CLOSURE, until: '2026-03-31' });
    expect(await add()).toMatchObject(refusal(400, 'invalid-request', 'There are 200 closures'));
    shop.clock.advance(8 * DAY_MS);
    staff = await signInStaff(shop);
    expect((await add()).body).toMatchObject({ rules: { closures: { length: 1 } } });
  });

  test.each([
    [{ leadMinutes: -1 }, 'leadMinutes'],
    [{ daysAhead: 61 }, 'daysAhead'],
    [{ places: { pickup: 1.5, delivery: null } }, 'pickup'],
    [{ closures: [{ ...CLOSURE, until: '2026-03-01' }] }, 'The last day is not before'],
    [{ closures: [{ ...CLOSURE, reason: ' ' }] }, 'Enter the reason.'],
  ])('that are wrong are refused: %j', async (parts, message) => {
    expect(await save(parts)).toMatchObject(refusal(400, 'invalid-request', message));
  });
});

test('the orders of a closure are listed by slot, without those that have ended', async () => {
  const at = async (hour: number, date?: string) => idOf(await place(pickup(hour, date)));
  const [late, early, other] = [await at(16), await at(14), await at(15)];
  await at(14, '2026-03-03');
  await customer.callApi(orderCalls.cancel, { orderId: await at(14) });
  const list = async (hours?: string) => {
    const request = { from: TODAY, until: TODAY, ...(hours !== undefined && { hours }) };
    const { body } = await staff.callApi(counterSlotCalls.ordersInSlots, request);
    return (body.orders as { id: string }[]).map(({ id }) => id);
  };
  expect(await list()).toEqual([early, other, late]);
  expect(await list('14,16')).toEqual([early, late]);
  expect(await shop.db.$count(orders)).toBe(5);
});
