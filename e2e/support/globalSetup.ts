import { existsSync } from 'node:fs';
import path from 'node:path';
import { startShop } from './shopServer';

/** One shop for all stories; each story is its own shopper. The answer of this function closes it. */
export default async function openShop(): Promise<() => Promise<void>> {
  const page = path.resolve(import.meta.dirname, '../../dist/client/index.html');
  if (!existsSync(page)) {
    throw new Error('The stories run on the production build. Run "npm run build" first.');
  }
  const shop = await startShop();
  process.env.STORIES_ORIGIN = shop.origin;
  return shop.stop;
}
