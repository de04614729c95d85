import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { logger } from '../../log/logger';

/**
 * The advisory lock of a shop's database, an arbitrary number. Each process shares it for as long as it uses the database. A
 * restore takes it alone: it never replaces the database of an open shop, and no shop opens meanwhile.
 */
export const SHOP_LOCK = 7_140_416;

/** Timeout of a connection, and of its end, ms. */
const TIMEOUT_MS = 5000;
/** How long a process waits before it connects again, ms. */
const RETRY_MS = 1000;

/** A restore has the lock. */
export class RestoreRunning extends Error {
  constructor() {
    super('The database is being restored from a backup. Try again when that is done.');
  }
}

/** Processes of the shop have the lock. */
export class ShopOpen extends Error {
  constructor() {
    super('The shop is open, or a backup of it is being made. Stop every process of it first.');
  }
}

/** A connection to a server, with a listener for its errors, which would end the process. */
export function connection(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  // The failed query reports it too.
  client.on('error', (error) => logger.error('A database connection broke.', error));
  return client;
}

/** Connects to a server. @throws with a fix for the operator */
export async function connect(url: string): Promise<Client> {
  const client = connection(url);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    await disconnect(client);
    throw new Error('The database could not be reached. Is its server running?', { cause });
  }
}

/** Closes a connection. A server that does not respond is not awaited. */
export async function disconnect(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), wait(TIMEOUT_MS, undefined, { ref: false })]);
}

/**
 * Begins a transaction that shares the lock until it ends. The lock belongs to a transaction because a lock of a session would
 * stay, behind a pooler, on a connection of somebody else.
 * @throws RestoreRunning
 */
export async function beginShared(client: Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query("select set_config('idle_in_transaction_session_timeout', '0', true)");
  const { rows } = await client.query('select pg_try_advisory_xact_lock_shared($1) as "isShared"', [
    SHOP_LOCK,
  ]);
  if (rows[0]?.isShared !== true) throw new RestoreRunning();
}

/**
 * Shares the lock until it is released. When its connection breaks, a new one takes the lock.
 * @param onRestore is called when a restore runs while there is no connection
 * @returns releases the lock
 * @throws RestoreRunning, or an error of the connection
 */
export async function shareShopLock(
  url: string,
  onRestore: () => void,
): Promise<() => Promise<void>> {
  let isReleased = false;
  let holder = await hold();

  async function hold(): Promise<Client> {
    const client = connection(url);
    try {
      await client.connect();
      await beginShared(client);
    } catch (error) {
      await disconnect(client);
      throw error;
    }
    client.once('end', () => void holdAgain());
    return client;
  }

  async function holdAgain(): Promise<void> {
    while (!isReleased) {
      try {
        holder = await hold();
        if (isReleased) await disconnect(holder);
        return;
      } catch (error) {
        if (error instanceof RestoreRunning) return onRestore();
      }
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }

  return () => {
    isReleased = true;
    return disconnect(holder);
  };
}

/** @throws ShopOpen when a process of the shop uses a database */
export async function assertUnshared(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as "isFree"', [
      SHOP_LOCK,
    ]);
    if (rows[0]?.isFree !== true) throw new ShopOpen();
  } finally {
    await disconnect(client);
  }
}
