/** The databases of a run and how each can fail. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { Client } from 'pg';
import { startCluster } from '../cluster/cluster';
import { createPostgres } from '../robustness/postgres';
import type { TestedShop } from './shopper';

/** A failure of the database: it resolves when the database takes connections again. */
export interface DatabaseFault {
  readonly name: string;
  strike(): Promise<void>;
  /** Prepares the database for its next failure. */
  readonly heal?: () => Promise<void>;
}

/** A database for the shop's processes. */
export interface TestedDatabase extends Pick<TestedShop, 'outcomeUnknownMs' | 'restMs'> {
  /** Settings of the shop. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absent for the embedded database. */
  readonly url?: string;
  readonly faults: readonly DatabaseFault[];
  /** One of so many failures is one of the database. */
  readonly faultEvery: number;
  stop(): Promise<void>;
}

/** The name of a kind of database. */
export type DatabaseKind = 'postgres' | 'embedded' | 'cluster';

/** The server ends each call within 5 seconds. A pause of PostgreSQL and the start of a process may come on top. */
const OUTCOME_UNKNOWN_MS = 30_000;
/** A commit that waits for its standby becomes visible when that standby is the primary. */
const OUTCOME_UNKNOWN_IN_CLUSTER_MS = 60_000;

/** @param folder temporary; the user `postgres` can enter it */
export async function startDatabase(kind: DatabaseKind, folder: string): Promise<TestedDatabase> {
  if (kind === 'cluster') return startClusterDatabase(folder);
  const common = { faultEvery: 3, outcomeUnknownMs: OUTCOME_UNKNOWN_MS, restMs: 1000 };
  if (kind === 'embedded') return { ...common, environment: {}, faults: [], stop: async () => {} };
  const postgres = createPostgres(path.join(folder, 'postgres'), 53_000 + (process.pid % 1000));
  await postgres.start();
  return {
    ...common,
    environment: { DATABASE_URL: postgres.url },
    url: postgres.url,
    faults: [
      { name: 'PostgreSQL killed', strike: () => postgres.kill().then(postgres.start) },
      { name: 'PostgreSQL restarted', strike: () => postgres.stop().then(postgres.start) },
      { name: 'PostgreSQL paused', strike: () => postgres.freeze(PAUSE_MS) },
    ],
    stop: () => postgres.kill(),
  };
}

async function startClusterDatabase(folder: string): Promise<TestedDatabase> {
  const { url, killPrimary, heal, stop } = await startCluster(folder);
  return {
    environment: { DATABASE_URL: url },
    url,
    faults: [{ name: 'primary killed', strike: killPrimary, heal }],
    faultEvery: 1,
    outcomeUnknownMs: OUTCOME_UNKNOWN_IN_CLUSTER_MS,
    restMs: 8000,
    stop,
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
