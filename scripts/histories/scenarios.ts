/** What fails in each kind of run, and how. */
import { setTimeout as wait } from 'node:timers/promises';
import { productCalls } from '@kedai/contract/calls/product';
import type { createDisk } from '../drills/disk';
import type { Shop, ShopOptions } from '../drills/shop';

/** A failure: it resolves when all is back. */
export interface Fault {
  readonly name: string;
  strike(): Promise<void>;
  /** Prepares the next failure. */
  readonly heal?: () => Promise<void>;
  /** Whether the shop is away meanwhile, and not only one of its processes. Such failures follow one after the other. */
  readonly isOutage: boolean;
}

/** The size and the pace of a run. */
const usual = {
  processes: 4,
  /** Customers at the same time. Each round has new ones, so its history stays short. */
  customers: 50,
  faults: 100,
  /** The duration of the load. */
  minutes: 30,
  roundMinutes: 2,
  /**
   * How long a call without an answer may still have its effect, ms. The server ends each call within 5 seconds. A pause
   * of PostgreSQL and the start of a process may come on top.
   */
  outcomeUnknownMs: 30_000,
  /** How long a tab rests after such a call. */
  restMs: 1000,
  /** Whether the shop cancels orders at the end of their payment window. Otherwise it takes late receipts. */
  windowCancels: true,
};

/** A kind of run. */
export interface Scenario extends Readonly<typeof usual> {
  readonly database?: ShopOptions['database'];
  /** Whether responses and the time until the shop works again have goals. */
  readonly hasGoals?: true;
  /** @param disk the one that holds all data, if its power can be cut @returns what fails, in turns */
  faultsOf(
    shop: Shop,
    disk: Disk | undefined,
    complain: (anomaly: string) => void,
  ): readonly Fault[];
}
type Disk = ReturnType<typeof createDisk>;

/** Long enough for calls to time out, ms. */
const PAUSE_MS = 6000;
const AWAY_MS = 10_000;
/** Longer than any limit, ms. */
const FREEZE_MS = 25_000;
const LIST_EVERY_MS = 500;

/** Many calls get no answer in a long outage. */
const longOutages = { outcomeUnknownMs: 60_000, restMs: 8000 };

const outage = (name: string, strike: Fault['strike']): Fault => ({ name, strike, isOutage: true });

/** The runs by name. */
export const SCENARIOS = {
  kills: {
    ...usual,
    windowCancels: false,
    faultsOf: (shop) => {
      const killed: Fault = {
        name: 'process killed',
        strike: () => killProcess(shop),
        isOutage: false,
      };
      const { postgres } = shop;
      if (postgres === undefined) return [killed];
      return [
        outage('PostgreSQL killed', () => postgres.kill().then(postgres.start)),
        outage('PostgreSQL restarted', () => postgres.stop().then(postgres.start)),
        outage('PostgreSQL paused', () => postgres.freeze(PAUSE_MS)),
      ].flatMap((fault) => [killed, killed, fault]);
    },
  },
  cluster: {
    ...usual,
    ...longOutages,
    database: 'cluster',
    processes: 2,
    customers: 6,
    faults: 10,
    minutes: 6,
    faultsOf: ({ cluster }) => {
      if (cluster === undefined) throw new Error('The shop has no cluster.');
      return [{ ...outage('primary killed', cluster.killPrimary), heal: cluster.heal }];
    },
  },
  outages: {
    ...usual,
    ...longOutages,
    database: 'postgres',
    processes: 1,
    customers: 20,
    faults: 3,
    minutes: 1.5,
    roundMinutes: 0.5,
    hasGoals: true,
    faultsOf: ({ postgres, origin }, _disk, complain) => {
      if (postgres === undefined) throw new Error('The shop has no PostgreSQL.');
      const killFor = async (ms: number) => {
        await postgres.kill();
        await wait(ms);
        await postgres.start();
      };
      return [
        outage('restarted', () => postgres.stop().then(postgres.start)),
        outage('killed for 10 s', () => killFor(AWAY_MS)),
        outage('frozen for 25 s', () => postgres.freeze(FREEZE_MS)),
      ].map((fault) => ({ ...fault, strike: () => whileListIsRead(origin, fault, complain) }));
    },
  },
  'power-cut': {
    ...usual,
    processes: 1,
    customers: 8,
    faults: 20,
    minutes: 4,
    faultsOf: (shop, disk) => {
      if (disk === undefined) throw new Error('The shop has no disk of its own.');
      const { postgres } = shop;
      const cut = () => {
        // A machine without power answers nothing, not even that its disk is gone.
        for (const one of shop.running()) process.kill(one.pid(), 'SIGSTOP');
        disk.cutPower();
        return shop.killAndRestart(shop.running(), async () => {
          await postgres?.kill();
          disk.start();
          await postgres?.start();
        });
      };
      return [outage('power cut', cut)];
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** Kills a process. One goes on, unless there is only one. */
async function killProcess(shop: Shop): Promise<void> {
  while (shop.running().length <= Math.min(shop.count - 1, 1)) await wait(100);
  const running = shop.running();
  const index = Math.trunc(Math.random() * running.length);
  await shop.killAndRestart(running.slice(index, index + 1));
}

/** Reads the product list during an outage: it comes from the cache, so it never fails. */
async function whileListIsRead(
  origin: string,
  { name, strike }: Fault,
  complain: (anomaly: string) => void,
): Promise<void> {
  let isAway = true;
  const ended = strike().finally(() => {
    isAway = false;
  });
  for (; isAway; await wait(LIST_EVERY_MS)) {
    const { status } = await fetch(origin + productCalls.list.path);
    if (status !== 200) complain(`PostgreSQL is ${name}: the product list was answered ${status}.`);
  }
  await ended;
}
