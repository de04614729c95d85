import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { logger } from '../../log/logger';
import { openBoundedPool } from './connections';
import { ensureDataFolder } from './dataFolder';
import type { Db } from './db';
import { openEmbeddedDatabase } from './embeddedDatabase';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrationState';
import { connection, disconnect, RestoreRunning, shareShopLock } from './shopLock';
import { validateConstraints } from './validateConstraints';

/** An open database. */
export interface Database {
  readonly db: Db;
  /** Counts the connections of a server; absent: the embedded database has one. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for running queries and closes all connections. */
  close(): Promise<void>;
}

/** The location of the data: a PostgreSQL server at `databaseUrl`, else `dataDir`. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  /** The same server as the owner of the tables; absent: `databaseUrl`. */
  readonly migrationDatabaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** An arbitrary number; all processes take this lock while they migrate. */
const MIGRATION_LOCK = 7_140_417;

const CONNECTIONS = 10;

/**
 * Opens the shop's database and migrates it. Several processes may do so at once.
 * @throws with a fix for the operator when it cannot be reached or is in use
 */
export async function openDatabase({
  databaseUrl,
  migrationDatabaseUrl,
  dataDir,
}: DatabaseLocation): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openServer(databaseUrl, migrationDatabaseUrl);
}

/** Timeout of a migration, or of waiting for another process's migration, ms. */
const MIGRATION_TIMEOUT_MS = 60_000;

/**
 * Opens PostgreSQL by its URL (`postgres://user:password@host:port/name`). A pooler may be in front of it.
 * @param workTimeoutMs how long a query or transaction may take; tests that share a busy machine have more time
 */
export async function openServer(
  url: string,
  migrationUrl = url,
  workTimeoutMs?: number,
): Promise<Database> {
  let unlock: (() => Promise<void>) | undefined;
  try {
    unlock = await shareShopLock(url, endProcess);
    await migrateServer(migrationUrl);
    const { pool, db } = await openBoundedPool(
      { connectionString: url, max: CONNECTIONS },
      workTimeoutMs,
    );
    return {
      db,
      pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close: async () => {
        await pool.end();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    if (error instanceof RestoreRunning) throw error;
    throw new Error('The database of DATABASE_URL could not be opened. Is it running?', {
      cause: error,
    });
  }
}

/** Ends this process: it has cached what the restored database may not have, the secret of its codes too. */
function endProcess(): void {
  logger.error('The shop ends, because its database is being restored from a backup.');
  process.exit(1);
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
    // Closing the connection releases the lock.
    await Promise.all(clients.map(disconnect));
  }
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
