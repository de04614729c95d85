/**
 * `npm run load`: says how far one machine goes. It starts shops with PostgreSQL and with the embedded database, loads
 * them with autocannon, and prints tables and the goals. Needs Linux and root, Debian's `postgresql`, and a build for
 * the pages of the shop.
 *
 *     npm run load -- [--only list|cart|ceiling|mixed] [--database postgres|embedded] [--seconds 8] [--minutes 3]
 *
 * - `list`: processor time of the product list, compared with bare `node:http` that sends the same bytes
 * - `cart`: cart/update on PostgreSQL, compared with pgbench that runs the same statements
 * - `ceiling`: the most requests per second of each kind, and what they cost
 * - `mixed`: requests of all kinds at half of their ceiling; fails on an error
 *
 * The machine is shared with the load generator and the database. Rates are only comparable within one run; processor
 * times depend less on other load.
 */
import { parseChoice, parseCount, readArguments } from '../lib/options';
import { median } from '../lib/statistics';
import { measureCartUpdate } from './cartUpdate';
import { endure, measureCeilings } from './ceiling';
import { DATABASES, type DatabaseKind, withLoadedShop } from './loadedShop';
import { ratioToBare } from './ratioToBare';

const { values } = readArguments(
  {
    options: {
      only: { type: 'string' },
      database: { type: 'string' },
      seconds: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '3' },
    },
  },
  'npm run load -- [--only …] [--database postgres|embedded] [--seconds 8] [--minutes 3]',
);
const seconds = parseCount('--seconds', values.seconds);
if (values.database !== undefined) parseChoice('--database', values.database, DATABASES);
const databases = DATABASES.filter((kind) => (values.database ?? kind) === kind);

const rounded = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(value < 10 ? 2 : 0)) : value,
    ]),
  );

function printGoal(name: string, measured: number, limit: string, isReached: boolean): void {
  console.log(
    `${name}: ${measured.toFixed(2)} (goal ${limit}), ${isReached ? 'reached' : 'missed'}`,
  );
}

const MEASUREMENTS = {
  list: () =>
    withLoadedShop({ database: 'postgres' }, async (shop) => {
      const url = `${shop.origin}/api/product/list`;
      const { processor } = await ratioToBare(url, shop.pid(), { 'accept-encoding': 'br' });
      printGoal('list, processor time to bare node:http', processor, '≤ 1.2', processor <= 1.2);
    }),
  cart: async () => {
    const ratios: number[] = [];
    for await (const result of measureCartUpdate(3, seconds)) {
      console.log(rounded(result));
      ratios.push(result.ratio);
    }
    const ratio = median(ratios);
    printGoal('cart/update to pgbench', ratio, '≥ 0.5', ratio >= 0.5);
  },
  ceiling: async () => {
    for (const database of databases) {
      await withLoadedShop({ database, customers: 4000 }, async (shop) => {
        const rows: Record<string, object> = {};
        for await (const { load, ...ceiling } of measureCeilings(shop, seconds)) {
          rows[load] = rounded(ceiling);
        }
        console.log(`\n${database}: times in ms, processor time of a request in µs, memory in MB`);
        console.table(rows);
      });
    }
  },
  mixed: async () => {
    for (const database of databases) await endureOn(database);
  },
} satisfies Readonly<Record<string, () => Promise<void>>>;

async function endureOn(database: DatabaseKind): Promise<void> {
  await withLoadedShop({ database, customers: 4000 }, async (shop) => {
    let ceiling = Number.NaN;
    for await (const { perSecond } of measureCeilings(shop, seconds, ['mixed'])) {
      ceiling = perSecond;
    }
    const result = await endure(shop, Math.trunc(ceiling / 2), Number(values.minutes));
    console.log(database, rounded({ ceiling, minutes: Number(values.minutes), ...result }));
    const growth = (result.lastThird / result.firstThird - 1) * 100;
    printGoal(`${database}, errors of mixed load`, result.errors, '0', result.errors === 0);
    printGoal(`${database}, growth of memory, %`, growth, '≤ 5', growth <= 5);
    if (result.errors > 0) process.exitCode = 1;
  });
}

const names = Object.keys(MEASUREMENTS) as (keyof typeof MEASUREMENTS)[];
const selected = values.only === undefined ? names : [parseChoice('--only', values.only, names)];
for (const name of selected) await MEASUREMENTS[name]();
