import { existsSync } from 'node:fs';
import path from 'node:path';
import { startShop } from './shopServer';

/**
 * Starts the shops that all stories share, each story with shoppers of its own: one with our API (`SHOP_ORIGIN`), one whose
 * API implements only section 7 of the specification (`STRICT_SHOP_ORIGIN`). `COUNTER_ADDRESS` opens the counter of the first.
 *
 * @returns stops them
 * @throws when there is no production build
 */
export default async function startShops(): Promise<() => Promise<void>> {
  const page = path.resolve(import.meta.dirname, '../../dist/client/index.html');
  if (!existsSync(page)) {
    throw new Error('The stories run on the production build. Run "npm run build" first.');
  }
  const shops = await Promise.all([startShop(), startShop({ STRICT_SPEC_API: 'true' })]);
  [process.env.SHOP_ORIGIN, process.env.STRICT_SHOP_ORIGIN] = shops.map(({ origin }) => origin);
  process.env.COUNTER_ADDRESS = shops[0].counterAddress();
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
