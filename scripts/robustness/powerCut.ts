import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { roundRobin } from '../load/calls';
import { type DatabaseKind, type LoadedShop, startLoadedShop } from '../load/loadedShop';
import { createDisk } from './disk';
import { type ConfirmedOrder, countLost, type Load, startLoad } from './load';

const CUSTOMERS = 4000;
/** The random number of confirmed orders before each cut. */
const ORDERS_PER_CUT = { least: 20, most: 80 };
const ORDERS_TIMEOUT_MS = 60_000;

/**
 * Cuts the power of the shop's disk under load, restarts on the saved contents, and counts lost data.
 * @returns whether nothing was lost
 */
export async function cutPowerRepeatedly(kind: DatabaseKind, cuts: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-power-cut-'));
  // The user `postgres` must be able to reach its data.
  chmodSync(folder, 0o755);
  const disk = createDisk(folder);
  let shop: LoadedShop | undefined;
  let load: Load | undefined;
  try {
    shop = await startLoadedShop({ database: kind, customers: CUSTOMERS, folder: disk.folder });
    const { origin, postgres } = shop;
    const next = roundRobin(shop.customers);
    const all: ConfirmedOrder[] = [];
    let isComplete = true;
    for (let cut = 1; cut <= cuts; cut += 1) {
      load = startLoad(origin, next);
      await waitForOrders(
        load,
        ORDERS_PER_CUT.least + Math.random() * (ORDERS_PER_CUT.most - ORDERS_PER_CUT.least),
      );
      disk.cutPower();
      process.kill(shop.pid(), 'SIGKILL');
      await Promise.all([postgres?.kill(), load.stop()]);
      while (shop.outputAfterEnd() === null) await wait(20);
      disk.start();
      await postgres?.start();
      try {
        await shop.restart();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        console.log(`${kind}, cut ${cut}: the shop did not open again.`);
        return false;
      }
      all.push(...load.confirmed);
      if (!(await isAllThere(`${kind}, cut ${cut}`, origin, load.confirmed))) isComplete = false;
    }
    return (await isAllThere(`${kind}, all ${cuts} cuts`, origin, all)) && isComplete;
  } finally {
    await load?.stop();
    await shop?.stop();
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

/** Counts and prints what is missing. @returns whether nothing is */
async function isAllThere(
  title: string,
  origin: string,
  confirmed: readonly ConfirmedOrder[],
): Promise<boolean> {
  const lost = await countLost(origin, confirmed);
  const receipts = confirmed.filter(({ hasReceipt }) => hasReceipt).length;
  console.log(
    `${title}: ${lost.orders} of ${confirmed.length} confirmed orders lost, ${lost.receipts} of ${receipts} receipts`,
  );
  return lost.orders + lost.receipts === 0;
}
