/**
 * `npm run load`: says how far one machine goes. It starts shops on PostgreSQL, loads them with autocannon, and prints
 * tables and the goals. Needs Linux, Debian's `postgresql`, and a build for the pages of the shop.
 *
 *     npm run load -- [--only list|cart|ceiling|mixed|languages] [--minutes 3]
 *
 * - `list`: processor time of the product list, compared with bare `node:http` that sends the same bytes
 * - `cart`: cart/update, compared with pgbench that runs the same statements
 * - `ceiling`: the most requests per second of each kind, and what they cost
 * - `mixed`: requests of all kinds at half of their ceiling; fails on an error
 * - `languages`: 10,000 products in three languages, compared with as many in English
 *
 * The machine is shared with the load generator and the database. Rates are only comparable within one run; processor
 * times depend less on other load.
 */
import { type Shop, withShop } from '../drills/shop';
import { type Figure, reportGoals } from '../lib/goals';
import { parseChoice, parseCount, readArguments } from '../lib/options';
import { mean, median, outerThirds, rounded } from '../lib/statistics';
import { loadsOf } from './calls';
import { compareLanguages } from './languages';
import { load, measureCeiling } from './measure';
import { pgbench } from './pgbench';
import { ratioToBare } from './ratioToBare';

const SECONDS = 8;
const CART_ROUNDS = 3;
const SAMPLE_EVERY_MS = 2000;

const { values } = readArguments(
  { options: { only: { type: 'string' }, minutes: { type: 'string', default: '3' } } },
  'npm run load -- [--only list|cart|ceiling|mixed|languages] [--minutes 3]',
);
const minutes = parseCount('--minutes', values.minutes);

type Measurement = (shop: Shop) => Promise<readonly Figure[]>;

const NAMES = ['list', 'cart', 'ceiling', 'mixed', 'languages'] as const;
const MEASUREMENTS: Readonly<Record<Exclude<(typeof NAMES)[number], 'languages'>, Measurement>> = {
  list: async ({ origin, pid }) => {
    const url = `${origin}/api/product/list`;
    const { processor } = await ratioToBare(url, pid(), { 'accept-encoding': 'br' });
    return [{ goal: 'list', where: 'product list', measured: processor }];
  },
  cart: async (shop) => {
    const rows: (object & { readonly ratio: number })[] = [];
    for (let round = 0; round < CART_ROUNDS; round += 1) {
      const ours = await measureCeiling(shop, loadsOf(shop.customers)['cart/update'], SECONDS);
      const theirs = { pgbench: pgbench(shop.url ?? '', SECONDS) };
      rows.push({ ...ours, ...theirs, ratio: ours.perSecond / theirs.pgbench });
    }
    console.table(rows.map(rounded));
    const measured = median(rows.map(({ ratio }) => ratio));
    return [{ goal: 'cart', where: 'cart/update', measured }];
  },
  ceiling: async (shop) => {
    const rows: Record<string, object> = {};
    for (const [name, requests] of Object.entries(loadsOf(shop.customers))) {
      rows[name] = rounded(await measureCeiling(shop, requests, SECONDS));
    }
    console.table(rows);
    return [];
  },
  mixed: async (shop) => {
    const { mixed: requests } = loadsOf(shop.customers);
    const { perSecond } = await measureCeiling(shop, requests, SECONDS);
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(shop.memory()), SAMPLE_EVERY_MS);
    const overallRate = Math.trunc(perSecond / 2);
    const result = await load(shop.origin, minutes * 60, { requests, overallRate });
    clearInterval(sampling);
    console.table([rounded({ ceiling: perSecond, ...result })]);
    const [first, last] = outerThirds(memory).map(mean) as [number, number];
    const where = `mixed, ${minutes} minutes`;
    return [
      { goal: 'errors', where, measured: result.errors },
      { goal: 'growth', where, measured: (last / first - 1) * 100 },
    ];
  },
};

const selected = values.only === undefined ? NAMES : [parseChoice('--only', values.only, NAMES)];
const figures: Figure[] = [];
for (const name of selected) {
  if (name === 'languages') {
    figures.push(...(await compareLanguages()));
    continue;
  }
  const options = { database: 'postgres', customers: name === 'cart' ? 1000 : 4000 } as const;
  figures.push(...(await withShop(options, MEASUREMENTS[name])));
}
reportGoals(figures);
