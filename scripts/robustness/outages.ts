import { setTimeout as wait } from 'node:timers/promises';
import { productCalls } from '@kedai/contract/calls/product';
import { roundRobin } from '../load/calls';
import { withLoadedShop } from '../load/loadedShop';
import type { CallResult } from './customers';
import { countLost, type Load, startLoad } from './load';
import type { Postgres } from './postgres';

const CUSTOMERS = 4000;
/** How long the shop works normally before and after each outage, ms. */
const NORMAL_MS = 5000;
/** A call must end, and the shop must work again, within this time, ms. */
const LIMIT_MS = 5000;

/** A way to fail, which ends when the database takes connections again. */
type OutageKind = readonly [name: string, fail: (postgres: Postgres) => Promise<void>];

const AWAY_MS = 10_000;

const KINDS: readonly OutageKind[] = [
  ['restarted', (postgres) => postgres.stop().then(postgres.start)],
  [
    'killed, and started 10 s later',
    async (postgres) => {
      await postgres.kill();
      await wait(AWAY_MS);
      await postgres.start();
    },
  ],
  ['frozen for 25 s', (postgres) => postgres.freeze(25_000)],
];

/**
 * Restarts, kills and freezes PostgreSQL under load.
 * @returns whether every call ended within 5 seconds, each failure was 503 with Retry-After, the product list never
 * failed, the shop took orders again within 5 seconds, and no confirmed data is missing
 */
export async function measureOutages(): Promise<boolean> {
  const settings = { CALL_LIMITS: 'off' };
  return withLoadedShop({ database: 'postgres', customers: CUSTOMERS, settings }, async (shop) => {
    const { origin, postgres } = shop;
    if (postgres === undefined) throw new Error('The shop has no PostgreSQL.');
    const next = roundRobin(shop.customers);
    let isRight = true;
    for (const [kind, fail] of KINDS) {
      const load = startLoad(origin, next);
      const measured = await measure(fail, { postgres, load, origin }).finally(() => load.stop());
      const lost = await countLost(origin, load.confirmed);
      console.log(
        `${kind}: ${load.results.length} answers, ${measured.unavailable} were 503, ${measured.unclear} unclear, ` +
          `the slowest after ${Math.round(measured.slowestMs)} ms; ${measured.failedLists} product lists failed; ` +
          `order ${Math.round(measured.recoveryMs)} ms after the return, last failure after ${Math.round(measured.lastFailureMs)} ms; ` +
          `${lost.orders} of ${load.confirmed.length} orders and ${lost.receipts} receipts lost`,
      );
      const late = Math.max(measured.slowestMs, measured.recoveryMs, measured.lastFailureMs);
      const wrong = measured.unclear + measured.failedLists + lost.orders + lost.receipts;
      if (wrong > 0 || late > LIMIT_MS) isRight = false;
    }
    return isRight;
  });
}

async function measure(
  fail: OutageKind[1],
  { postgres, load, origin }: { postgres: Postgres; load: Load; origin: string },
) {
  await wait(NORMAL_MS);
  let isAway = true;
  const readLists = async () => {
    let failed = 0;
    for (; isAway; await wait(500)) {
      if (!(await fetch(origin + productCalls.list.path)).ok) failed += 1;
    }
    return failed;
  };
  const lists = readLists();
  await fail(postgres);
  const backAt = performance.now();
  isAway = false;
  await wait(2 * NORMAL_MS);
  await load.stop();
  const { results } = load;
  const failures = results.filter(({ status }) => status === 0 || status >= 500);
  const isClear = ({ status, retryAfter }: CallResult) => status === 503 && retryAfter !== null;
  const order = results.find(
    ({ endedAt, durationMs, body }) => endedAt - durationMs >= backAt && 'orderId' in body,
  );
  return {
    unavailable: failures.filter(isClear).length,
    /** Failures that are not 503 with Retry-After. */
    unclear: failures.filter((one) => !isClear(one)).length,
    slowestMs: Math.max(...results.map(({ durationMs }) => durationMs)),
    failedLists: await lists,
    /** From the return of the database to the response of the first order that was sent after it. */
    recoveryMs: (order?.endedAt ?? Number.POSITIVE_INFINITY) - backAt,
    /** From the return of the database to the last failed call. */
    lastFailureMs: Math.max(0, ...failures.map(({ endedAt }) => endedAt - backAt)),
  };
}
