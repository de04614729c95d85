import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';
import { loadSeed } from '../../server/seed/loadSeed';
import { seedOf } from '../../server/seed/seeds';
import { openDatabase } from '../../server/store/database';
import { addCustomers } from './customers';
import { makeDisk } from './disk';
import { type ConfirmedOrder, countLost, type Load, startLoad } from './load';
import { makePostgres } from './postgres';

const CUSTOMERS = 4000;
/** How many orders the shop confirms before each cut: another moment each time. */
const ORDERS = { least: 20, most: 80 };
const ORDERS_TIMEOUT_MS = 60_000;

export type DatabaseKind = 'embedded' | 'postgres';

/**
 * Cuts the power of the shop's disk under load, starts again on what the disk held, and counts what is missing.
 * @returns whether nothing was lost
 */
export async function cutPowerRepeatedly(kind: DatabaseKind, cuts: number): Promise<boolean> {
  const place = mkdtempSync(path.join(tmpdir(), 'kedai-power-cut-'));
  // The user `postgres` has to reach its data.
  chmodSync(place, 0o755);
  const disk = makeDisk(place);
  const dataDir = path.join(disk.folder, 'data');
  let shop: ShopServer | undefined;
  let load: Load | undefined;
  let postgres: ReturnType<typeof makePostgres> | undefined;
  try {
    if (kind === 'postgres') {
      postgres = makePostgres(path.join(disk.folder, 'postgres'), 54_000 + (process.pid % 1000));
      await postgres.start();
    }
    const database = postgres && { url: postgres.url };
    const opened = await openDatabase({ dataDir, ...database });
    await loadSeed(opened.db, 'clothing', await seedOf('clothing'));
    const customers = await addCustomers(opened.db, CUSTOMERS);
    await opened.close();
    let turn = 0;
    const next = () => {
      const customer = customers[turn % CUSTOMERS];
      if (customer === undefined) throw new Error('There are no customers.');
      turn += 1;
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
      await confirmedOrders(load, ORDERS.least + Math.random() * (ORDERS.most - ORDERS.least));
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
        console.log(`${kind}, cut ${cut}: everything is lost, the shop cannot open.`);
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

/** @throws when the shop confirms fewer in a long time */
async function confirmedOrders(load: Load, count: number): Promise<void> {
  const until = Date.now() + ORDERS_TIMEOUT_MS;
  while (load.confirmed.length < count) {
    if (Date.now() > until) {
      const { status, body } = load.outcomes.at(-1) ?? { status: 0, body: {} };
      throw new Error(
        `The shop confirmed only ${load.confirmed.length} orders. Its last answer: ${status} ${JSON.stringify(body)}`,
      );
    }
    await wait(20);
  }
}

function report(
  what: string,
  confirmed: readonly ConfirmedOrder[],
  lost: { readonly orders: number; readonly receipts: number },
): void {
  const receipts = confirmed.filter(({ hasReceipt }) => hasReceipt).length;
  console.log(
    `${what}: ${lost.orders} of ${confirmed.length} confirmed orders lost, ${lost.receipts} of ${receipts} receipts`,
  );
}
