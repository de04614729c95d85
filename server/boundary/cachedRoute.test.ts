import { customCalls } from '../../src/contract/custom';
import { outletCalls } from '../../src/contract/outlet';
import { productCalls } from '../../src/contract/product';
import type { Database } from '../store/database';
import { openTestDatabase } from '../testing/database';
import { openWorld } from '../testing/world';
import { cachedRoute } from './cachedRoute';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('a call that may change something is never answered before the guards', async () => {
  const { deps } = await openWorld(database.db);
  const answered = () =>
    cachedRoute(deps, productCalls.fetchProducts, async () => ({ products: [] }));
  expect(answered).toThrow('/api/product/fetchProducts is no GET');
});

test('whoever serves is told of each answer that is the same for everybody', async () => {
  const told: string[] = [];
  await openWorld(database.db, { onCachedRoute: (path) => told.push(path) });
  expect(told.toSorted()).toEqual(
    [customCalls.getSliderImages, outletCalls.outletList, productCalls.list].map(
      ({ path }) => path,
    ),
  );
});
