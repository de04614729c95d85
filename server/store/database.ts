import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { logger } from '../logger';
import { openBoundedPool } from './connections';
import { ensureDataFolder } from './dataFolder';
import type { Db } from './db';
import { openEmbeddedDatabase } from './embeddedDatabase';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrationState';
import { validateConstraints } from './validateConstraints';

/** An open database. */
export interface Database {
  readonly db: Db;
  /** Counts the connections of a server; absent: the embedded database has one. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for running queries and closes all connections. */
  close(): Promise<void>;
}

/** The location of the data: a PostgreSQL server at `url`, else `dataDir`. */
interface DatabaseLocation {
  readonly url?: string;
  /** The same server as the owner of the tables; absent: `url`. */
  readonly migrationUrl?: string;
  readonly dataDir: string;
}

/** An arbitrary number; all processes take this lock while they migrate. */
const MIGRATION_LOCK = 7_140_417;

const CONNECTIONS = 10;

/**
 * Opens the shop's database and migrates it. Several processes may do so at once.
 * @throws with a fix for the operator when it cannot be reached or is in use
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.url === undefined
    ? openEmbedded(location.dataDir)
    : openServer(location.url, location.migrationUrl);
}

/** Timeout of the database while the shop opens, ms. */
const OPEN_TIMEOUT_MS = 5000;
/** Timeout of a migration, or of waiting for another process's migration, ms. */
const MIGRATION_TIMEOUT_MS = 60_000;

/** Opens PostgreSQL by its URL (`postgres://user:password@host:port/name`). A pooler may be in front of it. */
export async function openServer(url: string, migrationUrl = url): Promise<Database> {
  try {
    await migrateServer(migrationUrl);
    const { pool, db } = await openBoundedPool({ connectionString: url, max: CONNECTIONS });
    return {
      db,
      pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close: () => pool.end(),
    };
  } catch (error) {
    throw new Error('The database of DATABASE_URL could not be opened. Is it running?', {
      cause: error,
    });
  }
}

/**
 * Migrates a server on a separate connection, because migrations may take longer than calls. Another connection holds
 * the lock in a transaction: behind a pooler, a lock of a session would stay on a connection of somebody else.
 */
async function migrateServer(url: string): Promise<void> {
  const clients = [connection(url), connection(url)] as const;
  const [lock, client] = clients;
  const timer = setTimeout(() => {
    for (const one of clients) void one.end();
  }, MIGRATION_TIMEOUT_MS);
  try {
    await lock.connect();
    await lock.query('begin');
    await lock.query("select set_config('idle_in_transaction_session_timeout', '0', true)");
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.connect();
    const database = drizzleNode(client);
    await migrateNode(database, { migrationsFolder });
    await validateConstraints(database);
    await lock.query('commit');
  } finally {
    clearTimeout(timer);
    // Closing the connection releases the lock. A server that does not answer is not awaited.
    const ends = Promise.allSettled(clients.map((one) => one.end()));
    await Promise.race([ends, wait(OPEN_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

function connection(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: OPEN_TIMEOUT_MS });
  // The failed query reports it too; without a listener it would end the process.
  client.on('error', (error) => logger.error('A database connection broke.', error));
  return client;
}

/** Opens PostgreSQL in WebAssembly on a folder, for one process at a time. */
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

/** Migrates an open embedded database. */
export async function migrateEmbedded(client: PGlite): Promise<Db> {
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  const db = database as unknown as Db;
  await validateConstraints(db);
  return db;
}
