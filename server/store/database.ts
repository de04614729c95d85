import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { logger } from '../logger';
import { boundedDatabase, POOL_LIMITS } from './connections';
import { ensureDataFolder } from './dataFolder';
import { openEmbeddedDatabase } from './embeddedDatabase';
import { lockFolder } from './folderLock';

/**
 * The database, or a transaction in it: queries take either, so that several can be one transaction. Inside a
 * transaction only that one may be used: the embedded database has a single connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface Database {
  readonly db: Db;
  /** Waits for what is running and lets go. */
  close(): Promise<void>;
}

/** Where the data lies: `url` names a PostgreSQL server, else it is kept in `dataDir`. */
interface DatabasePlace {
  readonly url?: string;
  readonly dataDir: string;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number; all processes of the shop take the same lock while they migrate. */
const MIGRATION_LOCK = 7_140_417;

const CONNECTIONS = 10;

/**
 * Opens the shop's database and brings its tables up to date. Several processes may do so at once.
 * @throws with a sentence that says what to do when it cannot be reached or is in use.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.url === undefined ? openEmbedded(place.dataDir) : openServer(place.url);
}

/** How long the database may take to answer while the shop opens, ms. */
const OPEN_TIMEOUT_MS = 5000;
/** How long a migration, or another process that migrates, may take, ms. */
const MIGRATION_TIMEOUT_MS = 60_000;

/** Opens PostgreSQL by its address (`postgres://user:password@host:port/name`). */
export async function openServer(url: string): Promise<Database> {
  try {
    await migrateServer(url);
  } catch (error) {
    throw new Error('The database of DATABASE_URL could not be opened. Is it running?', {
      cause: error,
    });
  }
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, ...POOL_LIMITS });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.error('A database connection broke.', error));
  return { db: boundedDatabase(pool), close: () => pool.end() };
}

/** Brings the tables of a server up to date, on a connection of its own: migrations may take longer than calls. */
async function migrateServer(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: OPEN_TIMEOUT_MS,
    lock_timeout: MIGRATION_TIMEOUT_MS,
  });
  // The failed query reports it too; without a listener it would end the process.
  client.on('error', (error) => logger.error('A database connection broke.', error));
  await client.connect();
  const timer = setTimeout(() => void client.end(), MIGRATION_TIMEOUT_MS);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNode(drizzleNode(client), { migrationsFolder });
  } finally {
    clearTimeout(timer);
    // The lock goes with the connection. A server that does not answer is not waited for.
    await Promise.race([client.end(), wait(OPEN_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/** Opens PostgreSQL in WebAssembly on a folder; one process at a time. */
async function openEmbedded(dataDir: string): Promise<Database> {
  await ensureDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const embedded = await openEmbeddedDatabase(join(dataDir, 'postgres'));
    const close = async () => {
      await embedded.close();
      unlock();
    };
    try {
      return { db: await migrateEmbedded(embedded.client), close };
    } catch (error) {
      await embedded.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Brings an embedded database that is already open up to date and makes it the shop's. */
export async function migrateEmbedded(client: PGlite): Promise<Db> {
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  return database as unknown as Db;
}
