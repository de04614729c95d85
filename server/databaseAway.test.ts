import type { AnyCall } from '../src/contract/call';
import { customCalls } from '../src/contract/custom';
import { newsCalls } from '../src/contract/news';
import { outletCalls } from '../src/contract/outlet';
import { productCalls } from '../src/contract/product';
import { createApp } from './app';
import { replaceSeed } from './seed/loadSeed';
import { seedOf } from './seed/worlds';
import type { Database, Db } from './store/database';
import { DatabaseUnavailable } from './store/databaseFaults';
import { openTestDatabase } from './testing/database';
import { visit } from './testing/visitor';
import { openWorld, type World } from './testing/world';

let database: Database;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  world = await openWorld(database.db);
  await replaceSeed(database.db, 'clothing', await seedOf('clothing'));
});
afterAll(() => database.close());

/** A shop that keeps lists for a second, whose database can be taken away. */
function openShop() {
  let isAway = false;
  const db: Db = new Proxy(database.db, {
    get: (target, name) => {
      if (isAway) throw new DatabaseUnavailable(undefined);
      return Reflect.get(target, name);
    },
  });
  const { settings } = world.deps;
  const app = createApp({ ...world.deps, db, settings: { ...settings, catalogueFreshMs: 1000 } });
  const takeAway = () => {
    isAway = true;
    world.clock.advance(60_000);
  };
  return { ask: visit(app).ask, takeAway };
}

test.each<[string, AnyCall, object | undefined]>([
  ['products', productCalls.list, undefined],
  ['a page of the products', productCalls.fetchProducts, { productName: null, page: 1, amount: 2 }],
  ['a search', productCalls.fetchProducts, { productName: 'batik', page: 1, amount: 2 }],
  ['slider', customCalls.getSliderImages, undefined],
  ['outlets', outletCalls.outletList, undefined],
  ['news', newsCalls.all, { page: '1', limit: '2' }],
])(
  'while the database is away, a public list stays as it was: %s',
  async (_what, call, request) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { ask, takeAway } = openShop();
    const before = await ask(call, request);
    expect(before.body.success).toBe(true);
    takeAway();
    expect(await ask(call, request)).toMatchObject({ status: 200, body: before.body });
  },
);
