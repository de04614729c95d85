import { existsSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseName } from '../../server/commands/databaseName';
import { findOwner } from '../../server/seed/loadSeed';
import type { Db } from '../../server/store/database/db';
import { hasEmbeddedDatabase } from '../../server/store/database/embeddedDatabase';
import { lockFolder } from '../../server/store/database/folderLock';
import { inspectEmbedded, inspectServer } from '../../server/store/database/inspectDatabase';
import { listCurrentReceipts } from '../../server/store/receipts';
import { countShop, hasTables } from '../../server/store/shopCounts';
import { packArchive } from './archive';
import { type Location, withWorkFolder } from './location';
import { type BackupFacts, DUMP, EMBEDDED, RECEIPTS } from './manifest';
import { dumpPostgres } from './postgresDump';
import { BackupProblem } from './programs';

/**
 * Writes the database and the receipts into one file. A PostgreSQL server may be in use; the embedded database must be closed.
 * @returns its facts and its size, bytes
 * @throws BackupProblem
 */
export async function backup(location: Location, file: string) {
  for (const name of [EMBEDDED, RECEIPTS]) {
    if (file.startsWith(path.join(location.dataDir, name, path.sep))) {
      throw new BackupProblem(
        `${file} is inside the data of the shop, and would be part of the next backup. Name another folder.`,
      );
    }
  }
  return withWorkFolder(location.dataDir, (work) =>
    location.databaseUrl === undefined
      ? backUpEmbedded(location, file)
      : backUpServer({ ...location, databaseUrl: location.databaseUrl }, file, work),
  );
}

async function backUpEmbedded(location: Location, file: string) {
  const database = path.join(location.dataDir, EMBEDDED);
  if (!hasEmbeddedDatabase(database)) {
    throw new BackupProblem(
      `There is no database in ${location.dataDir}. Set DATA_DIR or DATABASE_URL as the shop has them.`,
    );
  }
  const unlock = lockFolder(location.dataDir);
  try {
    const receipts = path.join(location.dataDir, RECEIPTS);
    const facts = await inspectEmbedded(database, (db) =>
      readFacts(db, location, 'embedded', receipts),
    );
    const sources = [{ name: EMBEDDED, from: database }, ...receiptSources(location, receipts)];
    return { facts, size: await packArchive(file, facts, sources) };
  } finally {
    unlock();
  }
}

async function backUpServer(
  location: Location & { readonly databaseUrl: string },
  file: string,
  work: string,
) {
  const receipts = path.join(work, RECEIPTS);
  const facts = await inspectServer(location.databaseUrl, async ({ db, id }) => {
    if (!(await hasTables(db))) {
      throw new BackupProblem(`${databaseName(location)} is empty: there is nothing to save.`);
    }
    // A receipt is stored before its row, and may be replaced and removed after it. So the files of before and after the dump
    // together have those of all rows.
    await linkReceipts(location, receipts);
    await dumpPostgres(location.databaseUrl, work, id);
    await linkReceipts(location, receipts);
    return readFacts(db, location, 'postgres', receipts);
  });
  const sources = [
    { name: DUMP, from: path.join(work, DUMP) },
    ...receiptSources(location, receipts),
  ];
  return { facts, size: await packArchive(file, facts, sources) };
}

const receiptSources = ({ bucket }: Location, folder: string) =>
  bucket === undefined && existsSync(folder) ? [{ name: RECEIPTS, from: folder }] : [];

async function readFacts(
  db: Db,
  { bucket }: Location,
  database: BackupFacts['database'],
  receipts: string,
): Promise<BackupFacts> {
  const keys = [...(await listCurrentReceipts(db)).keys()];
  const missing = keys.filter((key) => !hasContent(path.join(receipts, key)));
  return {
    database,
    shop: await findOwner(db),
    counts: await countShop(db),
    missingReceipts: missing.length,
    ...(bucket !== undefined && { bucket }),
  };
}

/** A full or broken disk leaves empty files. */
const hasContent = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Adds the receipts to a folder as links, or as copies where the disk has no links. A receipt never changes its content. */
async function linkReceipts({ dataDir, bucket }: Location, target: string): Promise<void> {
  const folder = path.join(dataDir, RECEIPTS);
  if (bucket !== undefined || !existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.new')) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(folder, from));
    await mkdir(path.dirname(to), { recursive: true });
    await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
      // `ENOENT`: the receipt was replaced meanwhile.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') await copyFile(from, to);
    });
  }
}

/** The names of backups in a folder. */
const DATED = /^kedai-\d{8}T\d{6}Z\.tar$/;

/** The name of a backup that is made now. */
export const datedName = (): string =>
  `kedai-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;

/**
 * Removes the oldest backups beside a new one, by the time in their names. The new one stays, also when a clock that was
 * fast has given others later names.
 * @param keep how many stay, with the new one
 * @returns the removed names
 */
export async function removeOldBackups(newFile: string, keep: number): Promise<readonly string[]> {
  const folder = path.dirname(newFile);
  const others = (await readdir(folder))
    .filter((name) => DATED.test(name) && name !== path.basename(newFile))
    .sort();
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of old) await rm(path.join(folder, name));
  return old;
}

/** Whether a path names a folder. */
export const isFolder = async (file: string): Promise<boolean> =>
  file.endsWith(path.sep) || ((await stat(file).catch(() => null))?.isDirectory() ?? false);
