import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonsOf } from '../../server/commands/commandLine';
import { databaseName } from '../../server/commands/databaseName';
import { diskFiles } from '../../server/ports/diskFiles';
import {
  hasEmbeddedDatabase,
  replaceEmbeddedDatabase,
} from '../../server/store/database/embeddedDatabase';
import { lockFolder } from '../../server/store/database/folderLock';
import { inspectEmbedded, inspectServer } from '../../server/store/database/inspectDatabase';
import { assertUnshared } from '../../server/store/database/shopLock';
import { countShop, countsText, hasTables } from '../../server/store/shopCounts';
import { describeFile, readArchive } from './archive';
import { type Location, withWorkFolder } from './location';
import { EMBEDDED, type Manifest, RECEIPTS } from './manifest';
import { restorePostgres } from './postgresDump';
import { BackupProblem } from './programs';

interface RestoreOptions {
  /** Whether the data of a shop that is there may be lost. */
  readonly replace: boolean;
}

/**
 * Restores a backup into an empty database and data folder; with `replace` also into used ones. Everything is checked before
 * anything is changed. The receipts are added first, under names that no other receipt has. Then the database is replaced at
 * once. So a process that is killed leaves the shop of before or the one of the backup.
 * @throws BackupProblem
 */
export function restore(
  location: Location,
  file: string,
  options: RestoreOptions,
): Promise<Manifest> {
  return withWorkFolder(location.dataDir, (work) =>
    location.databaseUrl === undefined
      ? restoreEmbedded(location, file, { ...options, work })
      : restoreServer({ ...location, databaseUrl: location.databaseUrl }, file, {
          ...options,
          work,
        }),
  );
}

interface WorkOptions extends RestoreOptions {
  readonly work: string;
}

async function restoreEmbedded(
  location: Location,
  file: string,
  { replace, work }: WorkOptions,
): Promise<Manifest> {
  const { dataDir } = location;
  const database = path.join(dataDir, EMBEDDED);
  const unlock = lockFolder(dataDir);
  try {
    const manifest = await readBackup(location, file, work);
    if (!replace) {
      refuse(hasEmbeddedDatabase(database), `${dataDir} has a database.`);
      await refuseReceipts(location);
    }
    const restored = path.join(work, EMBEDDED);
    const counts = await inspectEmbedded(restored, countShop).catch((cause: unknown) => {
      throw unchanged(`The database in ${file} does not open.`, cause);
    });
    if (countsText(counts) !== countsText(manifest.counts)) {
      throw unchanged(
        `The database in ${file} has ${countsText(counts)}, and its manifest says ${countsText(manifest.counts)}.`,
      );
    }
    await addReceipts(location, work, manifest);
    await replaceEmbeddedDatabase(database, restored);
    await removeOtherReceipts(location, manifest);
    return manifest;
  } finally {
    unlock();
  }
}

async function restoreServer(
  location: Location & { readonly databaseUrl: string },
  file: string,
  { replace, work }: WorkOptions,
): Promise<Manifest> {
  const manifest = await readBackup(location, file, work);
  await assertUnshared(location.databaseUrl);
  if (!replace) {
    const isUsed = await inspectServer(location.databaseUrl, ({ db }) => hasTables(db));
    refuse(isUsed, `${databaseName(location)} has tables.`);
    await refuseReceipts(location);
  }
  await addReceipts(location, work, manifest);
  await restorePostgres(location.databaseUrl, work, manifest.counts);
  await removeOtherReceipts(location, manifest);
  return manifest;
}

/** Unpacks a backup and checks that it belongs here. */
async function readBackup(location: Location, file: string, work: string): Promise<Manifest> {
  const manifest = await readArchive(file, work).catch(throwUnchanged);
  const { database, shop } = manifest;
  if (database === 'postgres' && location.databaseUrl === undefined) {
    throw unchanged(`${file} is of a PostgreSQL server: set DATABASE_URL.`);
  }
  if (database === 'embedded' && location.databaseUrl !== undefined) {
    throw unchanged(`${file} is of the embedded database: leave DATABASE_URL out.`);
  }
  if (shop !== null && shop !== location.shop) {
    throw unchanged(
      `${file} is of the shop "${shop}", and SHOP is "${location.shop}". Set SHOP=${shop}.`,
    );
  }
  return manifest;
}

const unchanged = (reason: string, cause?: unknown) =>
  new BackupProblem(`${reason} Nothing was changed.`, { cause });

const throwUnchanged = (error: unknown): never => {
  throw unchanged(reasonsOf(error).join(' '));
};

function refuse(isUsed: boolean, reason: string): void {
  if (isUsed) throw unchanged(`${reason} To lose what is there, add --replace.`);
}

async function refuseReceipts({ dataDir, bucket }: Location): Promise<void> {
  const folder = path.join(dataDir, RECEIPTS);
  const isUsed = bucket === undefined && existsSync(folder) && (await readdir(folder)).length > 0;
  refuse(isUsed, `The folder ${folder} is not empty.`);
}

const receiptsOf = ({ files }: Manifest) =>
  files
    .filter((file) => file.path.startsWith(`${RECEIPTS}/`))
    .map((file) => ({ ...file, key: file.path.slice(RECEIPTS.length + 1) }));

/** Adds the receipts of a backup to those that are there. A failure removes them, since they would keep a full disk full. */
async function addReceipts({ dataDir }: Location, work: string, manifest: Manifest): Promise<void> {
  const folder = path.join(dataDir, RECEIPTS);
  const store = diskFiles(folder);
  const added: string[] = [];
  try {
    for (const { path: name, key, sha256 } of receiptsOf(manifest)) {
      const present = path.join(folder, key);
      if (!existsSync(present)) added.push(key);
      else if ((await describeFile(present)).sha256 === sha256) continue;
      await store.put(key, await readFile(path.join(work, name)));
    }
  } catch (error) {
    for (const key of added) await store.remove(key);
    throwUnchanged(error);
  }
}

/** Removes receipts that the restored database does not know. */
async function removeOtherReceipts(
  { dataDir, bucket }: Location,
  manifest: Manifest,
): Promise<void> {
  if (bucket !== undefined) return;
  const store = diskFiles(path.join(dataDir, RECEIPTS));
  const known = new Set(receiptsOf(manifest).map(({ key }) => key));
  for (const { key } of await store.list()) {
    if (!known.has(key)) await store.remove(key);
  }
}
