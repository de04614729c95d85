import { join } from 'node:path';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { DatabaseLocation } from './database';
import type { Db } from './db';
import { hasEmbeddedDatabase, openEmbeddedDatabase } from './embeddedDatabase';
import { lockFolder } from './folderLock';
import { beginShared, connect, disconnect } from './shopLock';

/** A view of a server's database at one moment. */
interface Snapshot {
  readonly db: Db;
  /** Its id for other programs, while `inspect` runs. */
  readonly id: string;
}

/**
 * Reads a server's database as it is, without migrating it. A shop may be open, but no restore runs meanwhile.
 * @throws RestoreRunning, or an error of the connection
 */
export async function inspectServer<Result>(
  url: string,
  inspect: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    await beginShared(client, 'isolation level repeatable read, read only');
    const { rows } = await client.query('select pg_export_snapshot() as id');
    return await inspect({ db: drizzleNode(client) as unknown as Db, id: String(rows[0]?.id) });
  } finally {
    await disconnect(client);
  }
}

/** Reads an embedded database as it is, without migrating it. The caller ensures that no other process uses the folder. */
export async function inspectEmbedded<Result>(
  folder: string,
  inspect: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { client, close } = await openEmbeddedDatabase(folder);
  try {
    return await inspect(drizzlePglite(client) as unknown as Db);
  } finally {
    await close();
  }
}

/**
 * Reads the database of a shop as it is.
 * @throws with a fix for the operator when there is none, or another process uses the embedded one
 */
export async function inspectDatabase<Result>(
  { dataDir, databaseUrl }: DatabaseLocation,
  inspect: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return inspectServer(databaseUrl, ({ db }) => inspect(db));
  const folder = join(dataDir, 'postgres');
  if (!hasEmbeddedDatabase(folder)) {
    throw new Error(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the shop has them.`,
    );
  }
  const unlock = lockFolder(dataDir);
  try {
    return await inspectEmbedded(folder, inspect);
  } finally {
    unlock();
  }
}
