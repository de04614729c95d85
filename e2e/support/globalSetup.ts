import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { seedDataFolder } from './shopServer';

/**
 * Seeds a database once. Every shop of the stories starts with a copy, because copying is faster than seeding.
 * @returns removes the database
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const page = path.resolve(import.meta.dirname, '../../dist/client/index.html');
  if (!existsSync(page)) {
    throw new Error('The stories run on the production build. Run "npm run build" first.');
  }
  const folder = await seedDataFolder();
  process.env.STORIES_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
