import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Settings } from '../../server/settings';
import { BackupProblem } from './programs';

/** Where the data of a shop is. `databaseUrl` is of the owner of the tables, who can replace all of them. */
export type Location = Pick<Settings, 'dataDir' | 'databaseUrl' | 'shop'> & {
  /** The bucket of the receipts; absent: they are in `dataDir`. */
  readonly bucket?: string;
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
  ...(migrationDatabaseUrl !== undefined && { databaseUrl: migrationDatabaseUrl }),
  ...(s3 && { bucket: s3.bucket }),
});

/** The database in words, without its password. */
export function databaseName({ dataDir, databaseUrl }: Location): string {
  if (databaseUrl === undefined) return `The embedded database in ${dataDir}`;
  const { host, searchParams, pathname } = new URL(databaseUrl);
  const server = host || searchParams.get('host') || 'localhost';
  return `PostgreSQL at ${server}${decodeURIComponent(pathname)}`;
}

const WORK_PREFIX = 'backup-';
/** A folder that a killed backup or restore left is removed after this long, ms. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `use` with an empty folder. It is in the data folder, so restored folders can be renamed, and only the shop's user may
 * enter.
 */
export async function withWorkFolder<Result>(
  dataDir: string,
  use: (work: string) => Promise<Result>,
): Promise<Result> {
  for (const name of await readdir(dataDir)) {
    const leftover = path.join(dataDir, name);
    if (!name.startsWith(WORK_PREFIX)) continue;
    if ((await stat(leftover)).mtimeMs < Date.now() - LEFTOVER_MS) await remove(leftover);
  }
  const work = await mkdtemp(path.join(dataDir, WORK_PREFIX));
  try {
    return await use(work);
  } finally {
    await remove(work);
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/**
 * Files that another user writes could not be read by the shop.
 * @throws BackupProblem when the data folder belongs to another user
 */
export async function assertOwner({ dataDir }: Location): Promise<void> {
  const { uid } = await stat(dataDir);
  const own = userInfo().uid;
  if (own >= 0 && uid !== own) {
    throw new BackupProblem(
      `${dataDir} belongs to the user ${uid}, and this is the user ${own}. Run this command as the user of the shop.`,
    );
  }
}
