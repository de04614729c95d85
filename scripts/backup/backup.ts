import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../server/settings';
import { lockFolder } from '../../server/store/folderLock';
import { syncFolder, syncTree } from '../../server/syncToDisk';
import { packArchive, unpackArchive } from './archive';
import { DUMP, dumpPostgres, hasTables, restorePostgres } from './postgresDump';
import { BackupProblem } from './programs';

/** `databaseUrl` is of the owner of the tables, who can replace all of them. */
type Location = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** The folders in the data folder that a backup contains. */
const EMBEDDED = 'postgres';
const RECEIPTS = 'receipts';

/**
 * Writes the database and the receipts into one file. A PostgreSQL server may be in use; the embedded database must be
 * closed. The receipts come after the database: a receipt is stored before its row, so no row of the backup lacks its file.
 * @throws BackupProblem
 */
export async function backup({ dataDir, databaseUrl }: Location, file: string): Promise<void> {
  await withWorkFolder(dataDir, async (work) => {
    const receipts = { folder: dataDir, name: RECEIPTS };
    if (databaseUrl !== undefined) {
      await dumpPostgres(databaseUrl, work);
      await packArchive(file, 'postgres', [{ folder: work, name: DUMP }, receipts], work);
      return;
    }
    if (!existsSync(path.join(dataDir, EMBEDDED))) {
      throw new BackupProblem(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
    }
    await whileLocked(dataDir, () =>
      packArchive(file, 'embedded', [{ folder: dataDir, name: EMBEDDED }, receipts], work),
    );
  });
}

/**
 * Restores a backup into an empty database and data folder; with `replace` also into used ones, whose contents are lost.
 * @throws BackupProblem
 */
export async function restore(
  { dataDir, databaseUrl }: Location,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  await withWorkFolder(dataDir, async (work) => {
    const { database } = await unpackArchive(file, work);
    await syncTree(work);
    if (database === 'postgres') {
      if (databaseUrl === undefined) throw wrongDatabase('a PostgreSQL server: set DATABASE_URL');
      if (!replace) {
        refuse(await hasTables(databaseUrl), 'The database of DATABASE_URL has tables.');
        refuseFull(dataDir, RECEIPTS);
      }
      await restorePostgres(databaseUrl, work);
      await replaceFolder(work, dataDir, RECEIPTS);
      return;
    }
    if (databaseUrl !== undefined) {
      throw wrongDatabase('the embedded database: start without DATABASE_URL');
    }
    await whileLocked(dataDir, async () => {
      if (!replace) for (const name of [EMBEDDED, RECEIPTS]) refuseFull(dataDir, name);
      for (const name of [EMBEDDED, RECEIPTS]) await replaceFolder(work, dataDir, name);
    });
  });
}

const wrongDatabase = (of: string) => new BackupProblem(`This backup is of ${of}.`);

function refuse(isUsed: boolean, reason: string): void {
  if (isUsed) {
    throw new BackupProblem(`${reason} Nothing was changed. To lose what is there, add --replace.`);
  }
}

function refuseFull(dataDir: string, name: string): void {
  const folder = path.join(dataDir, name);
  refuse(
    existsSync(folder) && readdirSync(folder).length > 0,
    `The folder ${folder} is not empty.`,
  );
}

/** Moves a folder of the backup to its place. A missing one is an empty one. */
async function replaceFolder(work: string, dataDir: string, name: string): Promise<void> {
  const target = path.join(dataDir, name);
  rmSync(target, { recursive: true, force: true });
  if (existsSync(path.join(work, name))) renameSync(path.join(work, name), target);
  await syncFolder(dataDir);
}

/** In the data folder, so that restored folders can be moved, and only the shop's user may enter. */
async function withWorkFolder(
  dataDir: string,
  use: (work: string) => Promise<void>,
): Promise<void> {
  const work = mkdtempSync(path.join(dataDir, 'backup-'));
  try {
    await use(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function whileLocked(dataDir: string, use: () => Promise<void>): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    await use();
  } finally {
    unlock();
  }
}
