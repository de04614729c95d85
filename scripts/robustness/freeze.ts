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
import { createPostgres } from './postgres';

const CUSTOMERS = 2000;
const FROZEN_MS = 25_000;
const RECOVERY_MS = 5000;
const MAX_CALL_MS = 10_000;

/**
 * Freezes PostgreSQL for 25 seconds under load.
 * @returns whether every call ended within 10 seconds, the product list never failed, the shop took orders again 5
 * seconds later, and no confirmed data is missing
 */
export async function freezeDatabase(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-freeze-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const postgres = createPostgres(path.join(folder, 'postgres'), 55_000 + (process.pid % 1000));
  await postgres.start();
  const opened = await openDatabase({ url: postgres.url, dataDir });
  await loadSeed(opened.db, 'clothing', await seedOf('clothing'));
  const customers = await addCustomers(opened.db, CUSTOMERS);
  await opened.close();
  let calls = 0;
  const next = () => customers[calls++ % CUSTOMERS] as Customer;
  const shop = await startShop({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'true',
  });
  const load = startLoad(shop.origin, next);
  try {
    await wait(RECOVERY_MS);
    postgres.signal('SIGSTOP');
    let failedLists = 0;
    for (const until = Date.now() + FROZEN_MS; Date.now() < until; await wait(500)) {
      if (!(await fetch(shop.origin + productCalls.list.path)).ok) failedLists += 1;
    }
    postgres.signal('SIGCONT');
    await wait(RECOVERY_MS);
    const before = load.confirmed.length;
    const from = load.results.length;
    await wait(RECOVERY_MS);
    await load.stop();
    const slowest = Math.max(...load.results.map(({ durationMs }) => durationMs));
    const broken = load.results.filter(({ status }) => status === 0 || status === 500).length;
    const failedAfterRecovery = load.results
      .slice(from)
      .filter(({ status }) => status >= 500).length;
    const lost = await countLost(shop.origin, load.confirmed);
    console.log(
      `${load.results.length} answers, the slowest after ${Math.round(slowest)} ms; ${broken} broke or were 500; ` +
        `${failedLists} product lists failed; ${load.confirmed.length - before} orders and ${failedAfterRecovery} failures after the recovery; ` +
        `${lost.orders} of ${load.confirmed.length} confirmed orders lost`,
    );
    const isRight = broken + failedLists + failedAfterRecovery + lost.orders + lost.receipts === 0;
    return isRight && slowest < MAX_CALL_MS && load.confirmed.length > before;
  } finally {
    postgres.signal('SIGCONT');
    await load.stop();
    await shop.stop();
    await postgres.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
