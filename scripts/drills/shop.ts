/** A shop with customers: processes of the shop on a new database, which can be killed and started again. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type ShopServer, startShop } from '../../e2e/support/shopServer';
import { openDatabase as openStore } from '../../server/store/database/database';
import type { Db } from '../../server/store/database/db';
import { startCluster } from './cluster';
import { createDatabase, type Prepare } from './customers';
import { createPostgres, pidOfServer, retryFor } from './postgres';
import { memoryOf, processorTime, processorTimeWithChildren } from './processes';

/** The databases that one machine runs for a shop. */
export const DATABASES = ['postgres', 'embedded'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** A shop with customers, in processes of its own. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Options of a shop. */
export interface ShopOptions {
  readonly database: DatabaseKind | 'cluster';
  /** 1 by default, as for the embedded database. */
  readonly processes?: number;
  readonly customers?: number;
  /** Fills more into the database before the shop opens it. */
  readonly prepare?: Prepare;
  readonly settings?: Readonly<Record<string, string>>;
  /** Of all data; by default a temporary one, which is removed at the end. */
  readonly folder?: string | undefined;
}

/** A process starts again within this time, or the run ends, ms. */
const RESTART_TIMEOUT_MS = 180_000;
const OUTPUT_CHARACTERS = 2000;

/**
 * Opens a shop on a new database. PostgreSQL has Debian's settings: each commit is on disk.
 * @throws when this machine lacks a program
 */
export async function openShop(options: ShopOptions) {
  const { processes = 1, customers: count = 1, prepare, settings } = options;
  const folder = options.folder ?? createFolder('kedai-shop-');
  const dataDir = path.join(folder, 'data');
  const shops: ShopServer[] = [];
  let stopDatabase = async () => {};
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    await Promise.all(shops.map((shop) => shop.stop()));
    await stopDatabase();
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { postgres, cluster, ...database } = await openDatabase(options.database, folder);
    stopDatabase = database.stop;
    const url = (postgres ?? cluster)?.url;
    const customers = await createDatabase({ dataDir, databaseUrl: url }, count, prepare);
    const starts = Array.from({ length: processes }, async () => {
      const environment = { DATA_DIR: dataDir, DATABASE_URL: url ?? '', TRUST_PROXY: 'true' };
      shops.push(await startShop({ ...environment, MAILBOX: 'local', ...settings }));
    });
    for (const start of await Promise.allSettled(starts)) {
      if (start.status === 'rejected') throw start.reason;
    }
    const [first] = shops as [ShopServer, ...ShopServer[]];
    const starting = new Set<ShopServer>();
    const crashes: string[] = [];
    const noteCrash = (shop: ShopServer) => {
      const output = shop.outputAfterEnd()?.slice(-OUTPUT_CHARACTERS);
      if (output !== undefined) crashes.push(`A process ended by itself: ${output}`);
    };
    let chosen = 0;
    /** Reads the database. Only one process opens the embedded one, so the shop is closed then. */
    const withDatabase = async <Result>(task: (db: Db) => Promise<Result>): Promise<Result> => {
      if (url === undefined) {
        isStopped = true;
        await Promise.all(shops.map((shop) => shop.stop()));
      }
      const { db, close } = await openStore({ dataDir, databaseUrl: url });
      try {
        return await task(db);
      } finally {
        await close();
      }
    };
    return {
      customers,
      count: processes,
      url,
      postgres,
      cluster,
      origin: first.origin,
      pid: first.pid,
      /** The address of a running process, if one runs, as a load balancer with health checks chooses it. */
      chooseOrigin: () => {
        chosen += 1;
        const running = shops.filter((shop) => !starting.has(shop));
        return (running[chosen % running.length] ?? first).origin;
      },
      /** The processes that run. */
      running: () => shops.filter((shop) => !starting.has(shop)),
      /**
       * Kills processes with SIGKILL, and starts them again until the database lets them open.
       * @param meanwhile what happens in between
       */
      killAndRestart: async (killed: readonly ShopServer[], meanwhile = async () => {}) => {
        for (const shop of killed) {
          starting.add(shop);
          noteCrash(shop);
        }
        await Promise.all(killed.map((shop) => shop.kill()));
        await meanwhile();
        const restart = async (shop: ShopServer) => {
          // A supervisor starts it again too when the database was not ready.
          await retryFor(RESTART_TIMEOUT_MS, async () => isStopped || shop.restart());
          starting.delete(shop);
        };
        await Promise.all(killed.map(restart));
      },
      /** Those that ended by themselves, with their output. */
      crashes: () => {
        shops.forEach(noteCrash);
        return crashes;
      },
      /** CPU time so far, ms. The embedded database is a part of the server. */
      processor: () => ({
        server: processorTime(first.pid()),
        database: postgres ? processorTimeWithChildren(pidOfServer(postgres.folder)) : 0,
      }),
      /** Memory of the server, MB. */
      memory: () => memoryOf(first.pid()),
      withDatabase,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a temporary folder, in which the user `postgres` can reach its data. */
export function createFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

async function openDatabase(kind: ShopOptions['database'], folder: string) {
  if (kind === 'embedded') return { stop: async () => {} };
  if (kind === 'cluster') {
    const cluster = await startCluster(folder);
    return { cluster, stop: cluster.stop };
  }
  const postgres = createPostgres(path.join(folder, 'postgres'), await freePort());
  await postgres.start();
  return { postgres, stop: postgres.kill };
}

/** Runs a task with a shop, and stops the shop. */
export async function withShop<Result>(
  options: ShopOptions,
  task: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await openShop(options);
  try {
    return await task(shop);
  } finally {
    await shop.stop();
  }
}
