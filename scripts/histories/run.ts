/** Runs shoppers against processes and a database that fail, round by round, and checks each round's history. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Customer, createDatabase, hasReceipt } from '../robustness/customers';
import type { Orders } from './customerModel';
import {
  type DatabaseFault,
  type DatabaseKind,
  endPaymentWindow,
  startDatabase,
  type TestedDatabase,
} from './databases';
import { type PlannedFault, planFaults, planTabs } from './plan';
import { type Processes, startProcesses } from './processes';
import { addToSummary, emptySummary, findAnomalies, type Outage, type Summary } from './report';
import { createShopper, PASSWORD, type Shopper, type TestedShop } from './shopper';

/** The size of a run. */
export interface RunOptions {
  readonly on: DatabaseKind;
  readonly seed: number;
  readonly processes: number;
  /** Customers of a round. */
  readonly customers: number;
  /** Kills of processes and of the database together. */
  readonly kills: number;
  /** The duration of the load. */
  readonly minutes: number;
}

/** Each round has new customers, so its history stays short. */
const ROUND_MINUTES = 2;
/** The server ends everything within 5 seconds, so after this long nothing is running. */
const QUIET_MS = 6000;
/** The pause before it looks again whether a process can be killed, ms. */
const KILL_PAUSE_MS = 100;
const ANOMALIES_PRINTED = 10;

/** @returns whether there was no anomaly */
export async function runHistories(options: RunOptions): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-histories-'));
  // The user `postgres` must be able to reach its data.
  chmodSync(folder, 0o755);
  const database = await startDatabase(options.on, folder);
  let processes: Processes | undefined;
  try {
    const dataDir = path.join(folder, 'data');
    const rounds = Math.max(1, Math.round(options.minutes / ROUND_MINUTES));
    const place = { dataDir, databaseUrl: database.url };
    const customersOfAll = await createDatabase(place, {
      customers: rounds * options.customers,
      password: PASSWORD,
    });
    processes = await startProcesses(options.processes, {
      ...database.environment,
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      CALL_LIMITS: 'off',
      PAYMENT_WINDOW_CANCELS: 'true',
    });
    return await runRounds({ options, rounds, customersOfAll, database, processes });
  } finally {
    await processes?.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly options: RunOptions;
  readonly rounds: number;
  readonly customersOfAll: readonly Customer[];
  readonly database: TestedDatabase;
  readonly processes: Processes;
}

async function runRounds(run: Run): Promise<boolean> {
  const { options, rounds, processes, database, customersOfAll } = run;
  const faults = planFaults(options.seed, options.kills, rounds);
  const summary = emptySummary();
  const striker = createStriker(run);
  const settled: Settled[] = [];
  const anomalies: string[] = [];
  const { url } = database;
  const shop: TestedShop = {
    ...database,
    chooseOrigin: processes.chooseOrigin,
    ...(url !== undefined && { endPaymentWindow: (id: string) => endPaymentWindow(url, id) }),
  };
  for (let round = 0; round < rounds; round += 1) {
    const shoppers = customersOfAll
      .slice(round * options.customers, (round + 1) * options.customers)
      .map((customer) => createShopper(customer, shop));
    const outages = await loadRound(run, round, { shoppers, faults: faults[round] ?? [], striker });
    const answers = await Promise.all(shoppers.map((shopper) => settle(shopper, shop)));
    settled.push(...answers);
    const found = answers.flatMap(({ shopper, missing }) => [
      ...findAnomalies(shopper.history),
      ...missing,
    ]);
    for (const anomaly of found.slice(0, ANOMALIES_PRINTED)) console.log(anomaly);
    anomalies.push(...found);
    addToSummary(
      summary,
      shoppers.map(({ history }) => history),
      outages,
    );
    for (const shopper of shoppers) shopper.forget();
    console.log(
      `round ${round + 1} of ${rounds}: ${summary.writes} writes, ${summary.orders} orders, ` +
        `${striker.count()} kills; ${anomalies.length} anomalies so far`,
    );
  }
  const atEnd = [...(await findChanges(settled)), ...(await processes.stop())];
  for (const anomaly of atEnd.slice(0, ANOMALIES_PRINTED)) console.log(anomaly);
  anomalies.push(...atEnd);
  print(summary, striker, anomalies.length);
  if (summary.orders === 0) console.log('No order was confirmed, so nothing was tested.');
  return anomalies.length === 0 && summary.orders > 0;
}

/** Runs all tabs of a round while things fail, and waits until nothing is running. @returns the outages */
async function loadRound(
  { options: { seed, minutes, customers }, rounds }: Run,
  round: number,
  parts: {
    readonly shoppers: readonly Shopper[];
    readonly faults: readonly PlannedFault[];
    readonly striker: Striker;
  },
): Promise<readonly Outage[]> {
  const end = new AbortController();
  const plan = planTabs(seed + round, customers);
  const tabs = parts.shoppers.flatMap((shopper, index) =>
    (plan[index] ?? []).map((commands) => shopper.runTab(commands, end.signal)),
  );
  const durationMs = (minutes / rounds) * 60_000;
  const from = performance.now();
  const strikes: Promise<readonly Outage[]>[] = [];
  for (const fault of parts.faults) {
    await wait(Math.max(0, from + fault.at * durationMs - performance.now()));
    strikes.push(parts.striker.strike(fault));
  }
  const outages = (await Promise.all(strikes)).flat();
  await wait(Math.max(0, from + durationMs - performance.now()));
  end.abort();
  await Promise.all(tabs);
  await wait(QUIET_MS);
  return outages;
}

type Striker = ReturnType<typeof createStriker>;

/** Makes processes and the database fail. */
function createStriker({ processes, database }: Run) {
  const counts = new Map<string, number>();
  let strikes = 0;
  let databaseFault: Promise<unknown> = Promise.resolve();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

  async function killProcess(choice: number): Promise<void> {
    const { count, isRunning } = processes;
    const indexes = Array.from({ length: count }, (_, index) => (choice + index) % count);
    for (;;) {
      const running = indexes.filter(isRunning);
      const [index] = running;
      // One process goes on, unless there is only one.
      if (index !== undefined && running.length > Math.min(count - 1, 1)) {
        add('process killed');
        return processes.kill(index);
      }
      await wait(KILL_PAUSE_MS);
    }
  }

  async function failDatabase({ name, strike, heal }: DatabaseFault): Promise<Outage> {
    const from = performance.now();
    add(name);
    await strike();
    const outage = { from, until: performance.now() };
    await heal?.();
    return outage;
  }

  return {
    /** How many failures there were. */
    count: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** How many there were of each kind. */
    describe: () => [...counts].map(([name, count]) => `${name} ${count}`).join(', '),
    /** @returns the outage, if the database failed */
    strike: async ({ choice }: PlannedFault): Promise<readonly Outage[]> => {
      strikes += 1;
      const { faults, faultEvery } = database;
      const fault = faults[Math.floor(strikes / faultEvery) % faults.length];
      if (fault === undefined || strikes % faultEvery !== 0) {
        await killProcess(choice);
        return [];
      }
      // One failure of the database after the other.
      const outage = databaseFault.then(() => failDatabase(fault));
      databaseFault = outage;
      return [await outage];
    },
  };
}

type Settled = Awaited<ReturnType<typeof settle>>;

/** The last answers of a customer in their round, and the receipts that the shop cannot show. */
async function settle(shopper: Shopper, shop: TestedShop) {
  await shopper.settle();
  const answers = await shopper.readAll();
  return { shopper, answers, missing: await findMissingReceipts(shopper, shop, answers.orders) };
}

/** Reads everything again after the last round. Nobody changed it since, so all answers must be the same. */
async function findChanges(settled: readonly Settled[]): Promise<readonly string[]> {
  const changes: string[] = [];
  for (const { shopper, answers } of settled) {
    const now = await shopper.readAll();
    if (isDeepStrictEqual(now, answers)) continue;
    changes.push(`A customer read ${JSON.stringify(answers)}, and later ${JSON.stringify(now)}.`);
  }
  return changes;
}

/** The receipts that orders have and the shop cannot show. */
async function findMissingReceipts(
  { history: { customer }, token }: Shopper,
  shop: TestedShop,
  orders: Orders,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [id, { receipt }] of Object.entries(orders)) {
    if (receipt === null) continue;
    const session = { token: token(), address: customer.address };
    if (await hasReceipt(shop.chooseOrigin(), session, id)) continue;
    missing.push(`The receipt of order ${id} is missing.`);
  }
  return missing;
}

function print(sum: Summary, striker: Striker, anomalies: number): void {
  console.log(
    `${sum.calls} calls, ${sum.writes} confirmed writes, of these ${sum.orders} orders and ${sum.receipts} receipts; ` +
      `${sum.unknown} calls without an answer, ${sum.unavailable} answers 503; slowest answer ${Math.round(sum.slowestMs)} ms`,
  );
  console.log(`${striker.count()} failures: ${striker.describe() || 'none'}`);
  if (sum.gapMs > 0) {
    console.log(
      `next confirmed write at most ${Math.round(sum.recoveryMs)} ms after the database is back; ` +
        `at most ${Math.round(sum.gapMs)} ms without a confirmed write`,
    );
  }
  console.log(`${anomalies} anomalies`);
}
