/** Processes of the shop on one database, each started again when it is killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';

/** The processes of a shop. */
export interface Processes {
  readonly count: number;
  /** The address of a running process, if one runs, as a load balancer with health checks chooses it. */
  chooseOrigin(): string;
  isRunning(index: number): boolean;
  /** Kills a running process with SIGKILL and starts it again, until the database lets it open. */
  kill(index: number): Promise<void>;
  /** Stops all processes. @returns the output of those that had ended by themselves */
  stop(): Promise<readonly string[]>;
}

const RESTART_PAUSE_MS = 500;
const OUTPUT_CHARACTERS = 2000;

/** Starts processes at once. The database is migrated and seeded. */
export async function startProcesses(
  count: number,
  environment: Record<string, string>,
): Promise<Processes> {
  const started = await Promise.allSettled(
    Array.from({ length: count }, () => startShop(environment)),
  );
  const shops = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const one of started) {
    if (one.status === 'fulfilled') continue;
    await Promise.all(shops.map((shop) => shop.stop()));
    throw one.reason;
  }
  const starting = new Set<ShopServer>();
  const crashes: string[] = [];
  let isStopped = false;

  async function restart(shop: ShopServer): Promise<void> {
    while (!isStopped) {
      try {
        return await shop.restart();
      } catch {
        // The database was not ready. A supervisor starts it again too.
        await wait(RESTART_PAUSE_MS);
      }
    }
  }

  const find = (index: number) => shops[index % shops.length];

  let chosen = 0;

  return {
    count,
    chooseOrigin: () => {
      chosen += 1;
      const running = shops.filter((shop) => !starting.has(shop));
      const candidates = running.length > 0 ? running : shops;
      return candidates[chosen % candidates.length]?.origin ?? '';
    },
    isRunning: (index) => {
      const shop = find(index);
      return shop !== undefined && !starting.has(shop);
    },
    kill: async (index) => {
      const shop = find(index);
      if (shop === undefined) return;
      starting.add(shop);
      const output = shop.outputAfterEnd();
      if (output === null) process.kill(shop.pid(), 'SIGKILL');
      else crashes.push(output.slice(-OUTPUT_CHARACTERS));
      await restart(shop);
      starting.delete(shop);
    },
    stop: async () => {
      isStopped = true;
      for (const shop of shops) {
        const output = shop.outputAfterEnd();
        if (output !== null) crashes.push(output.slice(-OUTPUT_CHARACTERS));
      }
      await Promise.all(shops.map((shop) => shop.stop()));
      return crashes.map((output) => `A process ended by itself: ${output}`);
    },
  };
}
