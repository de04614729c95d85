/**
 * `npm run abuse`: lets one stranger or customer take what all need, in every way that was found, and measures what is left
 * for others. It starts a shop as in production, with PostgreSQL. Needs Linux, root, Debian's `postgresql` and a build.
 *
 *     npm run abuse -- [--only pages|uploads|connections|pictures|orders]
 *
 * - `pages`: 20,000 addresses of products that do not exist, then 4,000 of filters, over 40 connections
 * - `uploads`: one customer drips 64 uploads, then sends 16 small pictures that are slow to decode
 * - `connections`: 1,500 connections with half a header, and 200 with half a body
 * - `pictures`: 40 customers upload 10 MB at once, in each accepted format
 * - `orders`: one customer asks 30 times at once for 60 orders of 187 lines
 *
 * Prints each figure beside its goal, and exits with 1 when one is missed. It only loads the shop that it has started.
 */
import { type Shop, withShop } from '../drills/shop';
import { type Figure, reportGoals } from '../lib/goals';
import { parseChoice, readArguments } from '../lib/options';
import { holdConnections } from './connections';
import { addHeavyOrders, listHeavyOrders } from './orders';
import { requestUnknownPages } from './pages';
import { uploadEveryFormat } from './pictures';
import { uploadSlowly } from './uploads';

const ATTACKS = {
  pages: requestUnknownPages,
  uploads: uploadSlowly,
  connections: holdConnections,
  pictures: uploadEveryFormat,
  orders: listHeavyOrders,
} satisfies Readonly<Record<string, (shop: Shop) => Promise<readonly Figure[]>>>;

const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  // Nothing listens there: no attack sends mail.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@shop.example',
  // As in the container and the service.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

const { values } = readArguments(
  { options: { only: { type: 'string' } } },
  'npm run abuse -- [--only pages|uploads|connections|pictures|orders]',
);
const names = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];

for (const name of values.only === undefined
  ? names
  : [parseChoice('--only', values.only, names)]) {
  const more = { settings: SETTINGS, ...(name === 'orders' && { prepare: addHeavyOrders }) };
  await withShop({ database: 'postgres', customers: 45, ...more }, async (shop) => {
    console.log(`${name}: ${Math.round(shop.memory())} MB at rest`);
    reportGoals(await ATTACKS[name](shop));
  });
}
