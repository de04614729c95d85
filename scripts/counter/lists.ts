import { setTimeout as wait } from 'node:timers/promises';
import { counterDayCalls as calls } from '@kedai/contract/calls/counterDay';
import { ORDER_STATUS, type OrderAct } from '@kedai/contract/rules/orderStatus';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { SLOTS } from '@kedai/contract/rules/slots';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import type { Db } from '../../server/store/database/db';
import { orderEvents, orderItems, orders } from '../../server/store/schema';
import type { Customer } from '../drills/customers';
import { keyOf, LINES, PRICES } from '../drills/lines';
import { type DatabaseKind, type Shop, withShop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { median, quantile, rounded } from '../lib/statistics';
import { type SignedIn, signIn } from './staff';

const ORDERS = 10_000;
/** The newest ones are still worked on. */
const OPEN_ORDERS = 200;
const CUSTOMERS = 1000;
const REQUESTS = 200;
const WARM_UP_REQUESTS = 20;
const BATCH = 500;
const DEVICES = 5;
const POLL_MS = 3000;
const POLLED_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A number like those of the shop, from a counter. */
const numberOf = (index: number) =>
  Array.from({ length: 12 }, (_, i) => LETTERS[(index * 7919 + i * i * 31 + (index >> i)) % 30])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
    .concat(`-${index}`);
const FIRST_NAMES = ['Aina', 'Siti', 'Wei Ling', 'Kumar', 'Ahmad', 'Mei', 'Farid', 'Priya'];
const LAST_NAMES = ['Rahman', 'Tan', 'Subramaniam', 'Lim', 'Ismail', 'Wong', 'Abdullah', 'Ng'];
const phoneOf = (index: number) => {
  const digits = String((index * 7_654_321) % 10_000_000).padStart(7, '0');
  return `${index % 2 === 0 ? '01' : '+60 1'}${index % 8}-${digits.slice(0, 3)} ${digits.slice(3)}`;
};
const STEPS: readonly (readonly [OrderAct, string])[] = [
  ['place', ORDER_STATUS.placed],
  ['send-receipt', ORDER_STATUS.paymentSubmitted],
  ['confirm', ORDER_STATUS.paymentConfirmed],
  ['ready', ORDER_STATUS.ready],
  ['complete', ORDER_STATUS.completed],
];

/** The rows of an order that was placed so many minutes ago. */
function orderAt(index: number, now: number, { id: userId }: Customer) {
  const id = numberOf(index);
  const date = now - (ORDERS - index) * MINUTE_MS;
  const isOpen = index >= ORDERS - OPEN_ORDERS;
  // Nobody has paid for one older order in ten.
  const usual = index % 10 === 0 ? 1 : STEPS.length;
  const steps = STEPS.slice(0, isOpen ? 2 + (index % 3) : usual);
  const lines = Array.from({ length: 1 + (index % 4) }, (_, position) => {
    const line = LINES[(index + position) % LINES.length] ?? LINES[0];
    const { itemId: productId, feature } = keyOf(line);
    const priceSen = PRICES[line] ?? 0;
    const images = [`/pictures/${productId}-1.webp`];
    return {
      orderId: id,
      position,
      productId,
      feature,
      name: productId,
      images,
      priceSen,
      quantity: 1,
    };
  });
  const order = {
    id,
    userId,
    date,
    status: steps.at(-1)?.[1] ?? '',
    paymentMethod: 'tng',
    productSen: lines.reduce((sum, { priceSen }) => sum + priceSen, 0),
    shippingSen: 1000,
    address: {
      ...ADDRESS,
      firstName: FIRST_NAMES[index % 8] ?? '',
      lastName: LAST_NAMES[(index >> 3) % 8] ?? '',
      email: `buyer-${index % 3000}@mail.example`,
      phone: phoneOf(index),
    },
    selection: {
      serviceType: 'pickup',
      calendarDate: shopTime(date + (1 + (index % 3)) * DAY_MS).today,
      deliveryTime: SLOTS[index % SLOTS.length]?.label ?? '',
    },
  } as const;
  const events = steps.map(
    ([act, toStatus], step) =>
      ({
        orderId: id,
        at: date + step * MINUTE_MS,
        act,
        byKind: act === 'place' || act === 'send-receipt' ? 'customer' : 'staff',
        fromStatus: STEPS[step - 1]?.[1] ?? null,
        toStatus,
      }) as const,
  );
  return { order, lines, events };
}

async function fill(db: Db, customers: readonly Customer[]): Promise<void> {
  const now = Date.now();
  for (let start = 0; start < ORDERS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, i) => {
      const customer = customers[(start + i) % customers.length];
      if (customer === undefined) throw new Error('Nobody orders.');
      return orderAt(start + i, now, customer);
    });
    await db.insert(orders).values(rows.map(({ order }) => order));
    await db.insert(orderItems).values(rows.flatMap(({ lines }) => lines));
    await db.insert(orderEvents).values(rows.flatMap(({ events }) => events));
  }
}

/** What staff look up, by the name of its row. */
const LISTS: Readonly<Record<string, string>> = {
  queue: calls.queue.path,
  'queue, page 3': `${calls.queue.path}?page=2`,
  'all orders': calls.searchOrders.path,
  'all orders, page 200': `${calls.searchOrders.path}?page=199`,
  ...Object.fromEntries(
    [
      ['number', numberOf(4321)],
      ['part of a number', numberOf(77).slice(0, 6).toLowerCase()],
      ['name', 'wei ling lim'],
      ['e-mail', 'buyer-17@'],
      ['account', 'customer-123@example.com'],
      ['phone', phoneOf(5000)],
      ['part of a phone', '345'],
      ['nothing', 'nobody has this name'],
    ].map(([name, text = '']) => [
      `search: ${name}`,
      `${calls.searchOrders.path}?${new URLSearchParams({ text })}`,
    ]),
  ),
};

/** The times of a request, ms, one after the other. */
async function timesOf(url: string, { headers }: SignedIn): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP_REQUESTS + REQUESTS; index += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    if (index >= WARM_UP_REQUESTS) times.push(performance.now() - start);
  }
  return times;
}

/** Lists and searches 10,000 orders. */
async function measureLists(
  { origin }: Shop,
  device: SignedIn,
  on: DatabaseKind,
): Promise<Figure[]> {
  const rows: Record<string, object> = {};
  const slowest: number[] = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const times = await timesOf(`${origin}${path}`, device);
    const p95 = quantile(times, 0.95);
    rows[name] = rounded({ 'median ms': median(times), 'p95 ms': p95 });
    slowest.push(p95);
  }
  console.log(`${ORDERS} orders, ${on}`);
  console.table(rows);
  return [{ goal: 'counter list', where: on, measured: Math.max(...slowest) }];
}

/** Processor time of server and database in a while, % of a core. */
async function share(shop: Shop, meanwhile: () => Promise<unknown>): Promise<number> {
  const [before, start] = [shop.processor(), performance.now()];
  await meanwhile();
  const after = shop.processor();
  const used = after.server - before.server + after.database - before.database;
  return (used / (performance.now() - start)) * 100;
}

/** Polls while nothing changes, as an open page does. */
async function poll(origin: string, { headers }: SignedIn): Promise<void> {
  const until = performance.now() + POLLED_MS;
  let tag = '';
  while (performance.now() < until) {
    const response = await fetch(`${origin}${calls.changes.path}`, {
      headers: { ...headers, 'if-none-match': tag },
    });
    await response.text();
    tag = response.headers.get('etag') ?? tag;
    await wait(POLL_MS);
  }
}

/** Five devices poll for a minute, beside a minute without them. */
async function measurePolls(shop: Shop, device: SignedIn, on: DatabaseKind): Promise<Figure[]> {
  const devices = Array.from({ length: DEVICES }, () => device);
  await fetch(`${shop.origin}${calls.changes.path}`, device);
  const idle = await share(shop, () => wait(POLLED_MS));
  const polled = await share(shop, () => Promise.all(devices.map((one) => poll(shop.origin, one))));
  console.table({ [on]: rounded({ 'idle %': idle, 'with polls %': polled }) });
  return [{ goal: 'counter polls', where: on, measured: polled - idle }];
}

/** What can be measured. */
export const READS = { lists: measureLists, polls: measurePolls } as const;

/** Measures what the counter reads all day. */
export function measureReads(
  what: keyof typeof READS,
  database: DatabaseKind,
): Promise<readonly Figure[]> {
  let device: SignedIn | undefined;
  const options = {
    database,
    customers: CUSTOMERS,
    settings: { CALL_LIMITS: 'off' },
    prepare: async (db: Db, customers: readonly Customer[]) => {
      await fill(db, customers);
      device = await signIn(db, 'Siti', 'staff');
    },
  };
  return withShop(options, async (shop) => {
    if (device === undefined) throw new Error('Nobody is signed in.');
    return READS[what](shop, device, database);
  });
}
