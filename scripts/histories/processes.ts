/** Processes of the shop on one database, each started again when it is killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';

/** The processes of a shop. */
export type Processes = Awaited<ReturnType<typeof startProcesses>>;

const RESTART_PAUSE_MS = 500;
const OUTPUT_CHARACTERS = 2000;

/** Starts processes at once. The database is migrated and seeded. */
export async function startProcesses(count: number, environment: Record<string, string>) {
  const shops: ShopServer[] = [];
  const stopAll = () => Promise.all(shops.map((shop) => shop.stop()));
  const starts = Array.from({ length: count }, async () =>
    shops.push(await startShop(environment)),
  );
  for (const one of await Promise.allSettled(starts)) {
    if (one.status === 'fulfilled') continue;
    await stopAll();
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
    /** The address of a running process, if one runs, as a load balancer with health checks chooses it. */
    chooseOrigin: () => {
      chosen += 1;
      const running = shops.filter((shop) => !starting.has(shop));
      const candidates = running.length > 0 ? running : shops;
      return candidates[chosen % candidates.length]?.origin ?? '';
    },
    isRunning: (index: number) => {
      const shop = find(index);
      return shop !== undefined && !starting.has(shop);
    },
    /** Kills a running process with SIGKILL and starts it again, until the database lets it open. */
    kill: async (index: number) => {
      const shop = find(index);
      if (shop === undefined) return;
      starting.add(shop);
      const output = shop.outputAfterEnd();
      if (output === null) process.kill(shop.pid(), 'SIGKILL');
      else crashes.push(output.slice(-OUTPUT_CHARACTERS));
      await restart(shop);
      starting.delete(shop);
    },
    /** Stops all processes. @returns the output of those that had ended by themselves */
    stop: async () => {
      isStopped = true;
      for (const shop of shops) {
        const output = shop.outputAfterEnd();
        if (output !== null) crashes.push(output.slice(-OUTPUT_CHARACTERS));
      }
      await stopAll();
      return crashes.map((output) => `A process ended by itself: ${output}`);
    },
  };
}
