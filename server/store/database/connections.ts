import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { logger } from '../../log/logger';
import {
  DatabaseUnavailable,
  isConflict,
  isConnectionLost,
  isRefusedParameter,
  isUnreplicated,
  type ServerNotice,
} from './databaseFaults';
import type { Db, Transaction } from './db';

/** Timeout of one query or transaction with its wait for a connection, ms. So a call fails within 5 seconds. */
const WORK_TIMEOUT_MS = 4000;
/** Timeout of each of two waits, for a free and for a new connection, ms. */
const CONNECT_TIMEOUT_MS = WORK_TIMEOUT_MS / 2;
/** After a call failed to reach the database, further calls fail at once for this long, ms. */
const UNAVAILABLE_MS = 500;

/** Tries and first delay (ms) of work that the server rolled back because of a conflict. */
const MAX_CONFLICT_TRIES = 4;
const CONFLICT_WAIT_MS = 50;

/**
 * Limits that the server enforces itself, even when this process is frozen or gone. They are longer than
 * `WORK_TIMEOUT_MS`: a server that ends a commit while it waits for a replica reports success.
 */
const SERVER_LIMITS = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 5000,
} as const;

/** The settings of the pool, with the limits as parameters of each connection. */
export const POOL_LIMITS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  ...SERVER_LIMITS,
} as const;

/**
 * Opens a pool with the limits of the shop. A pooler such as PgBouncer refuses or ignores parameters of a connection;
 * there each transaction sets the limits for itself.
 * @throws when the server cannot be reached
 */
export async function openBoundedPool(
  settings: PoolConfig,
  workTimeoutMs: number = WORK_TIMEOUT_MS,
): Promise<{ readonly pool: Pool; readonly db: Db }> {
  const isPooler = !(await takesParameters(settings));
  const pool = new Pool({
    ...settings,
    ...(isPooler ? {} : SERVER_LIMITS),
    connectionTimeoutMillis: workTimeoutMs / 2,
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', (error) => logger.error('A database connection broke.', error));
  return { pool, db: boundedDatabase(pool, { ...(isPooler && POOLER), workTimeoutMs }) };
}

/** Whether the limits of a connection take effect. */
async function takesParameters(settings: PoolConfig): Promise<boolean> {
  const client = new Client({ ...settings, ...POOL_LIMITS });
  client.on('error', ignore);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('lock_timeout') as value");
    return rows[0]?.value === `${SERVER_LIMITS.lock_timeout / 1000}s`;
  } catch (error) {
    if (isRefusedParameter(error)) return false;
    throw error;
  } finally {
    void client.end().catch(ignore);
  }
}

/** Sets the limits until the end of a transaction. */
async function setLocalLimits(transaction: Transaction): Promise<void> {
  const settings = Object.entries(SERVER_LIMITS).map(
    ([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`,
  );
  await transaction.execute(sql`select ${sql.join(settings, sql`, `)}`);
}

/** What a pooler needs, whose connections serve one transaction or query each. */
interface PoolOptions {
  /** Runs first in each transaction. */
  readonly beginWith?: (transaction: Transaction) => Promise<void>;
  /** Sends prepared statements without their names, because the next connection does not know them. */
  readonly isUnnamed?: boolean;
  readonly workTimeoutMs?: number;
}

const POOLER: PoolOptions = { beginWith: setLocalLimits, isUnnamed: true };

/**
 * Wraps a pool so that every call ends in time: each query and each transaction takes at most `workTimeoutMs`. Work
 * that was rolled back because of a conflict is retried.
 * @returns its queries throw `DatabaseUnavailable` when the database does not respond
 */
export function boundedDatabase(
  pool: Pool,
  { beginWith, isUnnamed, workTimeoutMs = WORK_TIMEOUT_MS }: PoolOptions = {},
): Db {
  let unavailableUntil = 0;
  /** The connections whose server warned about their last commit. */
  const unconfirmed = new WeakSet<PoolClient>();

  pool.on('connect', (client) => {
    // Without a listener, the error of a broken connection would end the process; the query reports it too.
    client.on('error', ignore);
    client.on('notice', (notice: ServerNotice) => {
      if (isUnreplicated(notice)) unconfirmed.add(client);
    });
  });

  async function use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    if (performance.now() < unavailableUntil) throw new DatabaseUnavailable(undefined);
    const deadline = performance.now() + workTimeoutMs;
    const client = await pool.connect().catch(throwUnavailable);
    unconfirmed.delete(client);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // Closes the connection, which fails everything that waits on it.
      void client.end();
    }, deadline - performance.now());
    try {
      const result = await work(client);
      if (unconfirmed.has(client)) throw new DatabaseUnavailable(undefined);
      client.release();
      return result;
    } catch (error) {
      const isLost = isLate || isConnectionLost(error);
      client.release(isLost);
      return isLost ? throwUnavailable(error) : Promise.reject(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function throwUnavailable(error: unknown): never {
    unavailableUntil = performance.now() + UNAVAILABLE_MS;
    throw new DatabaseUnavailable(error);
  }

  const query = (config: QueryConfig, values?: unknown[]) => {
    const statement = isUnnamed ? { ...config, name: undefined } : config;
    return retryConflicts(() => use((client) => client.query(statement, values)));
  };
  const db = drizzle({ query } as unknown as Pool);
  // Drizzle's own transaction never releases the connection when its `begin` fails.
  return Object.assign(db, {
    transaction: ((run, config) =>
      retryConflicts(() =>
        use((client) =>
          drizzle(client).transaction(async (transaction) => {
            await beginWith?.(transaction);
            return run(transaction);
          }, config),
        ),
      )) satisfies typeof db.transaction,
  }) as unknown as Db;
}

const ignore = () => {};

/** Retries work that the server rolled back. The work must have no effect outside the database. */
async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_CONFLICT_TRIES || !isConflict(error)) throw error;
      await wait(CONFLICT_WAIT_MS * tries * (1 + Math.random()));
    }
  }
}
