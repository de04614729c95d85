import { setTimeout as wait } from 'node:timers/promises';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { quantile } from '../lib/statistics';

const SAMPLE_EVERY_MS = 100;

/**
 * Watches a shop during an attack.
 * @param visit a request of another shopper, repeated meanwhile
 * @returns the memory of the shop, MB, in the order of time, and the figures
 */
export async function observe(
  shop: Shop,
  where: string,
  attack: Promise<unknown>,
  visit?: (count: number) => Promise<unknown>,
): Promise<{ readonly memory: readonly number[]; readonly figures: readonly Figure[] }> {
  const memory: number[] = [];
  const times: number[] = [];
  let isRunning = true;
  const ended = attack.finally(() => {
    isRunning = false;
  });
  const sampling = setInterval(() => memory.push(shop.memory()), SAMPLE_EVERY_MS);
  for (let count = 0; visit && isRunning; count += 1) {
    const start = performance.now();
    await visit(count);
    times.push(performance.now() - start);
    await wait(20);
  }
  await ended.finally(() => clearInterval(sampling));
  memory.push(shop.memory());
  const figures: Figure[] = [{ goal: 'memory', where, measured: Math.max(...memory) }];
  if (visit) figures.push({ goal: 'others', where, measured: quantile(times, 0.95) });
  return { memory, figures };
}
