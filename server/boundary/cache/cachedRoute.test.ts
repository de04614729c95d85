import { customCalls } from '@kedai/contract/calls/custom';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { testDatabase } from '../../testing/database';
import { openTestShop } from '../../testing/testShop';
import { cachedRoute } from './cachedRoute';

const database = testDatabase();

test('rejects a call that is not a GET', async () => {
  const { deps } = await openTestShop(database.db);
  const createRoute = () =>
    cachedRoute(deps, productCalls.fetchProducts, {
      read: async () => [],
      bodyOf: () => ({ products: [] }),
    });
  expect(createRoute).toThrow('/api/product/fetchProducts is not a GET call');
});

test('registers every public list for the fast path', async () => {
  const paths: string[] = [];
  await openTestShop(database.db, { onCachedRoute: (path) => paths.push(path) });
  expect(paths.toSorted()).toEqual([
    customCalls.getSliderImages.path,
    ...[outletCalls.outletList, productCalls.list].flatMap(({ path }) => [
      path,
      `${path}?language=ms`,
      `${path}?language=zh-Hans`,
    ]),
  ]);
});
