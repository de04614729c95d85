/**
 * `npm run abuse`: lets one stranger or customer take what all need, in every way that was found, and measures what is left
 * for others. It starts a shop as in production, with PostgreSQL. Needs Linux, root, Debian's `postgresql` and a build.
 *
 *     npm run abuse -- [--only pages,uploads,connections,pictures,orders] [--database postgres|embedded]
 *
 * - `pages`: 20,000 addresses of products that do not exist, then 4,000 of filters, over 40 connections
 * - `uploads`: one customer drips 64 uploads, then sends 16 small pictures that are slow to decode
 * - `connections`: 1,500 connections with half a header, and 200 with half a body
 * - `pictures`: 40 customers upload 10 MB at once, in each accepted format
 * - `orders`: one customer asks 30 times at once for 60 orders of 187 lines
 *
 * Prints each figure beside its goal, and exits with 1 when one is missed. It only loads the shop that it has started.
 */
import { parseArgs } from 'node:util';
import { type LoadedShop, type LoadedShopOptions, withLoadedShop } from '../load/loadedShop';
import { holdConnections } from './connections';
import type { Figure } from './figures';
import { addHeavyOrders, listHeavyOrders } from './orders';
import { requestUnknownPages } from './pages';
import { uploadEveryFormat } from './pictures';
import { uploadSlowly } from './uploads';

const CASES: Readonly<Record<string, (shop: LoadedShop) => AsyncIterable<Figure>>> = {
  pages: requestUnknownPages,
  uploads: uploadSlowly,
  connections: holdConnections,
  pictures: uploadEveryFormat,
  orders: listHeavyOrders,
};

const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  // Nothing listens there: no case sends mail.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@shop.example',
  // As in the container and the service.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, database: { type: 'string', default: 'postgres' } },
});
const names = values.only?.split(',') ?? Object.keys(CASES);
const database = values.database === 'embedded' ? 'embedded' : 'postgres';

for (const name of names) {
  const run = CASES[name];
  if (run === undefined) throw new Error(`--only takes ${Object.keys(CASES).join(', ')}.`);
  const prepare: LoadedShopOptions['prepare'] = async (db, [customer]) => {
    if (name === 'orders' && customer) await addHeavyOrders(db, customer);
  };
  await withLoadedShop({ database, customers: 45, prepare, settings: SETTINGS }, async (shop) => {
    console.log(`\n${name}: ${Math.round(shop.memory())} MB at rest`);
    for await (const { what, measured, goal, unit } of run(shop)) {
      const isReached = measured <= goal;
      const verdict = isReached ? 'reached' : 'MISSED';
      console.log(`  ${what}: ${Math.round(measured)} ${unit} (goal ≤ ${goal}), ${verdict}`);
      if (!isReached) process.exitCode = 1;
    }
  });
}
