import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Db } from './database';
import { DatabaseUnavailable, isConflict, isConnectionLost } from './databaseFaults';

/**
 * Timeout of one query or transaction, ms. With two waits of `CONNECT_TIMEOUT_MS`, for a free and for a new connection,
 * every call ends within 10 seconds.
 */
const WORK_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
/** After a call failed to reach the database, further calls fail at once for this long, ms. */
const UNAVAILABLE_MS = 500;

/** Tries and first delay (ms) of work that the server rolled back because of a conflict. */
const MAX_CONFLICT_TRIES = 4;
const CONFLICT_WAIT_MS = 50;

/** Limits that the server enforces itself, even when this process is frozen or gone. */
export const POOL_LIMITS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: WORK_TIMEOUT_MS,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: WORK_TIMEOUT_MS,
} as const;

/**
 * Wraps a pool so that every call ends in time: each query and each transaction holds a connection for at most
 * `WORK_TIMEOUT_MS`. Work that was rolled back because of a conflict is retried.
 * @returns its queries throw `DatabaseUnavailable` when the database does not answer
 */
export function boundedDatabase(pool: Pool): Db {
  let unavailableUntil = 0;

  async function use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    if (performance.now() < unavailableUntil) throw new DatabaseUnavailable(undefined);
    const client = await pool.connect().catch(throwUnavailable);
    // Without a listener, the error of a broken connection would end the process; the query reports it too.
    client.on('error', ignore);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // Closes the connection, which fails everything that waits on it.
      void client.end();
    }, WORK_TIMEOUT_MS);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const isLost = isLate || isConnectionLost(error);
      client.release(isLost);
      return isLost ? throwUnavailable(error) : Promise.reject(error);
    } finally {
      clearTimeout(timer);
      client.off('error', ignore);
    }
  }

  function throwUnavailable(error: unknown): never {
    unavailableUntil = performance.now() + UNAVAILABLE_MS;
    throw new DatabaseUnavailable(error);
  }

  const query = (statement: QueryConfig, values?: unknown[]) =>
    retryConflicts(() => use((client) => client.query(statement, values)));
  const db = drizzle({ query } as unknown as Pool);
  // Drizzle's own transaction never releases the connection when its `begin` fails.
  return Object.assign(db, {
    transaction: ((run, config) =>
      retryConflicts(() =>
        use((client) => drizzle(client).transaction(run, config)),
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
