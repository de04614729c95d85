import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Db } from './database';
import { DatabaseUnavailable, isConflict, isConnectionLost } from './databaseFaults';

/**
 * How long one query or transaction may take, ms. With two waits of `CONNECT_TIMEOUT_MS`, for a free connection and for a
 * new one, every call is answered within 10 seconds, whatever the database does.
 */
const WORK_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
/** After a call found the database away, the next ones are refused at once for this long, ms. */
const AWAY_MS = 500;

/** How often work runs that the server undid because of other work, and how long it waits before it runs again, ms. */
const CONFLICT_TRIES = 4;
const CONFLICT_WAIT_MS = 50;

/** Limits that the server keeps by itself, also when this process is frozen or gone. */
export const POOL_LIMITS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: WORK_TIMEOUT_MS,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: WORK_TIMEOUT_MS,
} as const;

/**
 * Makes a database of a pool whose calls all end in time: each query and each transaction takes a connection for at most
 * `WORK_TIMEOUT_MS`. Work that stood in the way of other work runs again.
 * @returns queries of it throw `DatabaseUnavailable` when the database does not answer
 */
export function boundedDatabase(pool: Pool): Db {
  let awayUntil = 0;

  async function use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    if (performance.now() < awayUntil) throw new DatabaseUnavailable(undefined);
    const client = await pool.connect().catch(away);
    // Without a listener the error of a broken connection would end the process; the query reports it as well.
    client.on('error', ignore);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // Ends the connection, and with it whatever waits for an answer on it.
      void client.end();
    }, WORK_TIMEOUT_MS);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const isLost = isLate || isConnectionLost(error);
      client.release(isLost);
      return isLost ? away(error) : Promise.reject(error);
    } finally {
      clearTimeout(timer);
      client.off('error', ignore);
    }
  }

  function away(error: unknown): never {
    awayUntil = performance.now() + AWAY_MS;
    throw new DatabaseUnavailable(error);
  }

  const query = (statement: QueryConfig, values?: unknown[]) =>
    repeatConflicts(() => use((client) => client.query(statement, values)));
  const db = drizzle({ query } as unknown as Pool);
  // Drizzle's own transaction keeps the connection for good when its `begin` fails.
  return Object.assign(db, {
    transaction: ((run, config) =>
      repeatConflicts(() =>
        use((client) => drizzle(client).transaction(run, config)),
      )) satisfies typeof db.transaction,
  }) as unknown as Db;
}

const ignore = () => {};

/** Runs work again that the server undid. The work must change nothing but the database. */
async function repeatConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === CONFLICT_TRIES || !isConflict(error)) throw error;
      await wait(CONFLICT_WAIT_MS * tries * (1 + Math.random()));
    }
  }
}
