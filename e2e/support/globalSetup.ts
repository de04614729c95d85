import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fillDataFolder } from './shopServer';

/**
 * Fills a database once; every shop of the stories begins with a copy of it, since filling costs more than copying.
 * The returned function removes it.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const page = path.resolve(import.meta.dirname, '../../dist/client/index.html');
  if (!existsSync(page)) {
    throw new Error('The stories run on the production build. Run "npm run build" first.');
  }
  const folder = await fillDataFolder();
  process.env.STORIES_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
