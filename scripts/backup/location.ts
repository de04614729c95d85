import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../server/settings';
import { lockFolder } from '../../server/store/database/folderLock';

/** Where the data of a shop is. `databaseUrl` is of the owner of the tables, who can replace all of them. */
export type Location = Pick<Settings, 'dataDir' | 'shop'> & {
  readonly databaseUrl?: string | undefined;
  /** The bucket of the receipts; absent: they are in `dataDir`. */
  readonly bucket?: string | undefined;
};

/** The location that the settings of a shop describe. */
export const locationOf = ({
  dataDir,
  shop,
  databaseUrl,
  migrationDatabaseUrl = databaseUrl,
  s3,
}: Settings): Location => ({
  dataDir,
  shop,
  databaseUrl: migrationDatabaseUrl,
  bucket: s3?.bucket,
});

/** A name that no operator chooses, because leftovers with it are removed. */
const WORK_PREFIX = '.kedai-work-';

/**
 * Runs `use` with an empty folder. It is in the data folder, so restored folders can be renamed, and only the shop's user may
 * enter. Removes those of killed processes first.
 */
export async function withWorkFolder<Result>(
  dataDir: string,
  use: (work: string) => Promise<Result>,
): Promise<Result> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(WORK_PREFIX)) await removeLeftover(path.join(dataDir, name));
  }
  const work = await mkdtemp(path.join(dataDir, WORK_PREFIX));
  const unlock = lockFolder(work);
  try {
    return await use(work);
  } finally {
    unlock();
    await remove(work);
  }
}

async function removeLeftover(folder: string): Promise<void> {
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch {
    // Another process works in it.
    return;
  }
  unlock();
  await remove(folder);
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
