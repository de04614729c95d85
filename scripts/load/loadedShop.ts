import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';
import { loadSeed } from '../../server/seed/loadSeed';
import { seedOf } from '../../server/seed/seeds';
import { openDatabase } from '../../server/store/database/database';
import type { Db } from '../../server/store/database/db';
import { addCustomers, type Customer } from '../robustness/customers';
import { createPostgres } from '../robustness/postgres';
import { memoryOf, processorTime, processorTimeWithChildren } from './processes';

/** The databases that a shop runs on. */
export const DATABASES = ['postgres', 'embedded'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** A shop with customers, in processes of its own. */
export interface LoadedShop extends ShopServer {
  readonly customers: readonly Customer[];
  /** The URL of its PostgreSQL server. */
  readonly databaseUrl: string | undefined;
  /** CPU time so far, ms. The embedded database is a part of the server. */
  readonly processor: () => { readonly server: number; readonly database: number };
  /** Memory of the server, MB. */
  readonly memory: () => number;
}

/** Options of a shop under load. */
interface LoadedShopOptions {
  readonly database: DatabaseKind;
  readonly customers?: number;
  /** Fills more into the database before the shop opens it. */
  readonly prepare?: (db: Db, customers: readonly Customer[]) => Promise<void>;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a shop on a new database. PostgreSQL has Debian's settings: each commit is on disk.
 * @throws when this machine has no PostgreSQL
 */
export async function startLoadedShop(options: LoadedShopOptions): Promise<LoadedShop> {
  const { database, prepare, settings } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-load-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const postgresFolder = path.join(folder, 'postgres');
  const postgres =
    database === 'postgres'
      ? createPostgres(postgresFolder, 56_000 + (process.pid % 1000))
      : undefined;
  const removeAll = async () => {
    await postgres?.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres?.start();
    const opened = await openDatabase({ dataDir, ...(postgres && { url: postgres.url }) });
    await loadSeed(opened.db, 'clothing', await seedOf('clothing'));
    const customers = await addCustomers(opened.db, options.customers ?? 1);
    await prepare?.(opened.db, customers);
    await opened.close();
    const shop = await startShop({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      // Each customer has an address, and its limits.
      TRUST_PROXY: 'true',
      MAILBOX: 'local',
      ...settings,
    });
    const databasePid = () =>
      Number(readFileSync(path.join(postgresFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return {
      ...shop,
      customers,
      databaseUrl: postgres?.url,
      processor: () => ({
        server: processorTime(shop.pid()),
        database: postgres ? processorTimeWithChildren(databasePid()) : 0,
      }),
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
