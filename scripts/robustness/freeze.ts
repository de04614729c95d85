import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../e2e/support/shopServer';
import { loadSeed } from '../../server/seed/loadSeed';
import { seedOf } from '../../server/seed/seeds';
import { openDatabase } from '../../server/store/database';
import { productCalls } from '../../src/contract/product';
import { addCustomers, type Customer } from './customers';
import { countLost, startLoad } from './load';
import { makePostgres } from './postgres';

const CUSTOMERS = 2000;
const FROZEN_MS = 25_000;
const RECOVERY_MS = 5000;
const ANSWER_MS = 10_000;

/**
 * Freezes PostgreSQL for 25 seconds under load.
 * @returns whether every call was answered within 10 seconds, the product list always, the shop took orders again 5 seconds
 * after, and nothing that it confirmed is missing
 */
export async function freezeDatabase(): Promise<boolean> {
  const place = mkdtempSync(path.join(tmpdir(), 'kedai-freeze-'));
  chmodSync(place, 0o755);
  const dataDir = path.join(place, 'data');
  const postgres = makePostgres(path.join(place, 'postgres'), 55_000 + (process.pid % 1000));
  await postgres.start();
  const opened = await openDatabase({ url: postgres.url, dataDir });
  await loadSeed(opened.db, 'clothing', await seedOf('clothing'));
  const customers = await addCustomers(opened.db, CUSTOMERS);
  await opened.close();
  let turn = 0;
  const next = () => customers[turn++ % CUSTOMERS] as Customer;
  const shop = await startShop({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'true',
  });
  const load = startLoad(shop.origin, next);
  try {
    await wait(RECOVERY_MS);
    postgres.signal('SIGSTOP');
    let lists = 0;
    for (const until = Date.now() + FROZEN_MS; Date.now() < until; await wait(500)) {
      if (!(await fetch(shop.origin + productCalls.list.path)).ok) lists += 1;
    }
    postgres.signal('SIGCONT');
    await wait(RECOVERY_MS);
    const before = load.confirmed.length;
    const from = load.outcomes.length;
    await wait(RECOVERY_MS);
    await load.stop();
    const slowest = Math.max(...load.outcomes.map(({ durationMs }) => durationMs));
    const wrong = load.outcomes.filter(({ status }) => status === 0 || status === 500).length;
    const late = load.outcomes.slice(from).filter(({ status }) => status >= 500).length;
    const lost = await countLost(shop.origin, load.confirmed);
    console.log(
      `${load.outcomes.length} answers, the slowest after ${Math.round(slowest)} ms; ${wrong} broke or were 500; ` +
        `${lists} product lists failed; ${load.confirmed.length - before} orders and ${late} failures after the recovery; ` +
        `${lost.orders} of ${load.confirmed.length} confirmed orders lost`,
    );
    const isRight = wrong + lists + late + lost.orders + lost.receipts === 0;
    return isRight && slowest < ANSWER_MS && load.confirmed.length > before;
  } finally {
    postgres.signal('SIGCONT');
    await load.stop();
    await shop.stop();
    await postgres.kill();
    rmSync(place, { recursive: true, force: true });
  }
}
