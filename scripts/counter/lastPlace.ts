import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { SLOTS } from '@kedai/contract/rules/slots';
import { type CallResult, type Customer, LINE, ORDER, send } from '../drills/customers';
import { type DatabaseKind, type Shop, withShop } from '../drills/shop';
import { limitPlaces } from '../drills/slotRules';

const CUSTOMERS = 50;
const PROCESSES = 4;
const PLACES = 2;
const DAY_MS = 24 * 60 * 60_000;

/** The slot of a turn, from tomorrow on. */
const slotOf = (turn: number) =>
  ({
    serviceType: 'pickup',
    calendarDate: shopTime(Date.now() + (1 + Math.trunc(turn / SLOTS.length)) * DAY_MS).today,
    deliveryTime: SLOTS[turn % SLOTS.length]?.label ?? '',
  }) as const;

type Selection = ReturnType<typeof slotOf>;

async function place(shop: Shop, customer: Customer, selection: Selection): Promise<CallResult> {
  const session = { ...customer, selection };
  return send(shop.chooseOrigin(), session, orderCalls.place, { ...ORDER, selection });
}

/** Whether an answer is the refusal of a full slot, with the slot and three others. */
const isFull = ({ status, body }: CallResult, { calendarDate, deliveryTime }: Selection): boolean =>
  status === 409 &&
  body.code === 'slot-full' &&
  new RegExp(
    `^The chosen time, ${calendarDate} ${deliveryTime}, is full\\. The next free times: .*(\\d\\d:00 - \\d\\d:00.*){3}\\. Please choose another time\\.$`,
  ).test(String(body.message));

/** Lets all customers but one order the last place of a slot at the same time. @returns what is wrong */
async function race(shop: Shop, selection: Selection): Promise<readonly string[]> {
  const [first, ...others] = shop.customers;
  if (first === undefined) throw new Error('Nobody orders.');
  const fill = (customer: Customer) => send(shop.chooseOrigin(), customer, cartCalls.update, LINE);
  await Promise.all(shop.customers.map(fill));
  await place(shop, first, selection);
  const results = await Promise.all(others.map((customer) => place(shop, customer, selection)));
  const placed = results.filter(({ body }) => typeof body.orderId === 'string');
  const wrong = results.filter((result) => !placed.includes(result) && !isFull(result, selection));
  return [
    ...(placed.length === 1 ? [] : [`${placed.length} orders took the last place.`]),
    ...wrong.map(({ status, body }) => `Answered ${status}: ${JSON.stringify(body)}`),
  ];
}

/** Races for the last place of a slot, so many times. */
export async function raceForPlaces(database: DatabaseKind, times: number): Promise<void> {
  const options = {
    database,
    processes: database === 'embedded' ? 1 : PROCESSES,
    customers: CUSTOMERS + 1,
    settings: { CALL_LIMITS: 'off' },
    prepare: limitPlaces({ pickup: PLACES, delivery: null }),
  };
  await withShop(options, async (shop) => {
    const anomalies: string[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      anomalies.push(...(await race(shop, slotOf(turn))));
    }
    console.table({
      [database]: {
        processes: shop.count,
        races: times,
        'orders each': CUSTOMERS,
        anomalies: anomalies.length,
      },
    });
    console.log(anomalies.slice(0, 10).join('\n'));
    if (anomalies.length > 0) process.exitCode = 1;
  });
}
