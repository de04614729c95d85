import type { AnyCall } from '@kedai/contract/calls/call';
import { customCalls } from '@kedai/contract/calls/custom';
import { newsCalls } from '@kedai/contract/calls/news';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { createApp } from '../app';
import { replaceSeed } from '../seed/loadSeed';
import { seedOf } from '../seed/seeds';
import { DatabaseUnavailable } from '../store/database/databaseFaults';
import type { Db } from '../store/database/db';
import { testShop } from '../testing/testShop';
import { createVisitor } from '../testing/visitor';

const shop = testShop();
beforeEach(async () => replaceSeed(shop.db, 'clothing', await seedOf('clothing')));

/** A shop that caches lists for a second, and whose database can become unavailable. */
function openShop() {
  let isUnavailable = false;
  const db: Db = new Proxy(shop.db, {
    get: (target, name) => {
      if (isUnavailable) throw new DatabaseUnavailable(undefined);
      return Reflect.get(target, name);
    },
  });
  const { settings } = shop.deps;
  const app = createApp({ ...shop.deps, db, settings: { ...settings, catalogueFreshMs: 1000 } });
  const makeUnavailable = () => {
    isUnavailable = true;
    shop.clock.advance(60_000);
  };
  return { callApi: createVisitor(app).callApi, makeUnavailable };
}

test.each<[string, AnyCall, object | undefined]>([
  ['products', productCalls.list, undefined],
  ['a page of the products', productCalls.fetchProducts, { productName: null, page: 1, amount: 2 }],
  ['a search', productCalls.fetchProducts, { productName: 'batik', page: 1, amount: 2 }],
  ['slider', customCalls.getSliderImages, undefined],
  ['outlets', outletCalls.outletList, undefined],
  ['news', newsCalls.all, { page: '1', limit: '2' }],
])(
  'serves the cached public list while the database is unavailable: %s',
  async (_what, call, request) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { callApi, makeUnavailable } = openShop();
    const before = await callApi(call, request);
    expect(before.body.success).toBe(true);
    makeUnavailable();
    expect(await callApi(call, request)).toMatchObject({ status: 200, body: before.body });
  },
);
