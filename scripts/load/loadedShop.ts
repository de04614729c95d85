import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../e2e/support/shopServer';
import type { Db } from '../../server/store/database/db';
import { type Customer, createDatabase } from '../robustness/customers';
import { createPostgres, pidOfServer } from '../robustness/postgres';
import { memoryOf, processorTime, processorTimeWithChildren } from './processes';

/** The databases that a shop runs on. */
export const DATABASES = ['postgres', 'embedded'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** A shop with customers, in processes of its own. */
export type LoadedShop = Awaited<ReturnType<typeof startLoadedShop>>;

/** Options of a shop under load. */
export interface LoadedShopOptions {
  readonly database: DatabaseKind;
  readonly customers?: number;
  /** Fills more into the database before the shop opens it. */
  readonly prepare?: (db: Db, customers: readonly Customer[]) => Promise<void>;
  readonly settings?: Readonly<Record<string, string>>;
  /** Of all data; by default a temporary one, which is removed at the end. */
  readonly folder?: string;
}

/**
 * Starts a shop on a new database. PostgreSQL has Debian's settings: each commit is on disk.
 * @throws when this machine has no PostgreSQL
 */
export async function startLoadedShop(options: LoadedShopOptions) {
  const { database, prepare, settings } = options;
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'kedai-load-'));
  // The user `postgres` must be able to reach its data.
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const postgresFolder = path.join(folder, 'postgres');
  const postgres =
    database === 'postgres'
      ? createPostgres(postgresFolder, 56_000 + (process.pid % 1000))
      : undefined;
  const removeAll = async () => {
    await postgres?.kill();
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres?.start();
    const customers = await createDatabase(
      { dataDir, databaseUrl: postgres?.url },
      { customers: options.customers ?? 1, prepare },
    );
    const shop = await startShop({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      // Each customer has an address, and its limits.
      TRUST_PROXY: 'true',
      MAILBOX: 'local',
      ...settings,
    });
    return {
      ...shop,
      customers,
      postgres,
      /** CPU time so far, ms. The embedded database is a part of the server. */
      processor: () => ({
        server: processorTime(shop.pid()),
        database: postgres ? processorTimeWithChildren(pidOfServer(postgresFolder)) : 0,
      }),
      /** Memory of the server, MB. */
      memory: () => memoryOf(shop.pid()),
      stop: async () => {
        await shop.stop();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}

/** Runs a task with a shop under load, and stops the shop. */
export async function withLoadedShop<Result>(
  options: LoadedShopOptions,
  task: (shop: LoadedShop) => Promise<Result>,
): Promise<Result> {
  const shop = await startLoadedShop(options);
  try {
    return await task(shop);
  } finally {
    await shop.stop();
  }
}
