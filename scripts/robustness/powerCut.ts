import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';
import { loadSeed } from '../../server/seed/loadSeed';
import { seedOf } from '../../server/seed/seeds';
import { openDatabase } from '../../server/store/database/database';
import { addCustomers } from './customers';
import { createDisk } from './disk';
import { type ConfirmedOrder, countLost, type Load, startLoad } from './load';
import { createPostgres } from './postgres';

const CUSTOMERS = 4000;
/** The random number of confirmed orders before each cut. */
const ORDERS_PER_CUT = { least: 20, most: 80 };
const ORDERS_TIMEOUT_MS = 60_000;

export type DatabaseKind = 'embedded' | 'postgres';

/**
 * Cuts the power of the shop's disk under load, restarts on the saved contents, and counts lost data.
 * @returns whether nothing was lost
 */
export async function cutPowerRepeatedly(kind: DatabaseKind, cuts: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-power-cut-'));
  // The user `postgres` must be able to reach its data.
  chmodSync(folder, 0o755);
  const disk = createDisk(folder);
  const dataDir = path.join(disk.folder, 'data');
  let shop: ShopServer | undefined;
  let load: Load | undefined;
  let postgres: ReturnType<typeof createPostgres> | undefined;
  try {
    if (kind === 'postgres') {
      postgres = createPostgres(path.join(disk.folder, 'postgres'), 54_000 + (process.pid % 1000));
      await postgres.start();
    }
    const database = postgres && { url: postgres.url };
    const opened = await openDatabase({ dataDir, ...database });
    await loadSeed(opened.db, 'clothing', await seedOf('clothing'));
    const customers = await addCustomers(opened.db, CUSTOMERS);
    await opened.close();
    let calls = 0;
    const next = () => {
      const customer = customers[calls % CUSTOMERS];
      if (customer === undefined) throw new Error('There are no customers.');
      calls += 1;
      return customer;
    };
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      TRUST_PROXY: 'true',
      MAILBOX: 'local',
    };

    const all: ConfirmedOrder[] = [];
    let isComplete = true;
    shop = await startShop(environment);
    for (let cut = 1; cut <= cuts; cut += 1) {
      load = startLoad(shop.origin, next);
      await waitForOrders(
        load,
        ORDERS_PER_CUT.least + Math.random() * (ORDERS_PER_CUT.most - ORDERS_PER_CUT.least),
      );
      disk.cutPower();
      process.kill(shop.pid(), 'SIGKILL');
      await Promise.all([shop.stop(), postgres?.kill(), load.stop()]);
      disk.start();
      await postgres?.start();
      shop = await startShop(environment).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return undefined;
      });
      if (shop === undefined) {
        console.log(`${kind}, cut ${cut}: the shop did not open again.`);
        return false;
      }
      const lost = await countLost(shop.origin, load.confirmed);
      all.push(...load.confirmed);
      report(`${kind}, cut ${cut}`, load.confirmed, lost);
      if (lost.orders + lost.receipts > 0) isComplete = false;
    }
    const lost = await countLost(shop.origin, all);
    report(`${kind}, all ${cuts} cuts`, all, lost);
    return isComplete && lost.orders + lost.receipts === 0;
  } finally {
    await load?.stop();
    await shop?.stop();
    await postgres?.kill();
    disk.remove();
  }
}

/** Waits until the shop has confirmed `count` orders. @throws on timeout */
async function waitForOrders(load: Load, count: number): Promise<void> {
  const until = Date.now() + ORDERS_TIMEOUT_MS;
  while (load.confirmed.length < count) {
    if (Date.now() > until) {
      const { status, body } = load.results.at(-1) ?? { status: 0, body: {} };
      throw new Error(
        `The shop confirmed only ${load.confirmed.length} orders. Its last response: ${status} ${JSON.stringify(body)}`,
      );
    }
    await wait(20);
  }
}

function report(
  title: string,
  confirmed: readonly ConfirmedOrder[],
  lost: { readonly orders: number; readonly receipts: number },
): void {
  const receipts = confirmed.filter(({ hasReceipt }) => hasReceipt).length;
  console.log(
    `${title}: ${lost.orders} of ${confirmed.length} confirmed orders lost, ${lost.receipts} of ${receipts} receipts`,
  );
}
