/** The databases of a run and how each can fail. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { PAYMENT_WINDOW_MS } from '../../src/contract/limits';
import { createPostgres } from '../robustness/postgres';

/** A failure of the database: it resolves when the database takes connections again. */
export interface DatabaseFault {
  readonly name: string;
  strike(): Promise<void>;
}

/** A database for the shop's processes. */
export interface TestedDatabase {
  /** Settings of the shop. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absent for the embedded database. */
  readonly url?: string;
  readonly faults: readonly DatabaseFault[];
  stop(): Promise<void>;
}

/** The name of a kind of database. */
export type DatabaseKind = 'postgres' | 'embedded';

/** @param folder temporary; the user `postgres` can enter it */
export async function startDatabase(kind: DatabaseKind, folder: string): Promise<TestedDatabase> {
  if (kind === 'embedded') return { environment: {}, faults: [], stop: async () => {} };
  const postgres = createPostgres(path.join(folder, 'postgres'), 53_000 + (process.pid % 1000));
  await postgres.start();
  return {
    environment: { DATABASE_URL: postgres.url },
    url: postgres.url,
    faults: [
      {
        name: 'PostgreSQL killed',
        strike: async () => {
          await postgres.kill();
          await postgres.start();
        },
      },
      {
        name: 'PostgreSQL restarted',
        strike: async () => {
          await postgres.stop();
          await postgres.start();
        },
      },
      {
        name: 'PostgreSQL paused',
        strike: async () => {
          postgres.signal('SIGSTOP');
          await wait(PAUSE_MS);
          postgres.signal('SIGCONT');
        },
      },
    ],
    stop: () => postgres.kill(),
  };
}

/** Long enough for calls to time out, ms. */
const PAUSE_MS = 6000;

/** Moves an order back in time, so that its payment window has ended. @throws when the outcome is unknown */
export async function endPaymentWindow(url: string, orderId: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('update orders set date = date - $1::bigint where id = $2', [
      2 * PAYMENT_WINDOW_MS,
      orderId,
    ]);
  } finally {
    await Promise.race([client.end(), wait(1000, undefined, { ref: false })]);
  }
}
