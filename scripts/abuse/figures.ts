import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../lib/statistics';
import type { LoadedShop } from '../load/loadedShop';

/** A measured figure with its goal: at most this. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly goal: number;
  readonly unit: string;
}

const MEMORY_GOAL_MB = 400;
const OTHERS_GOAL_MS = 300;

const SAMPLE_EVERY_MS = 100;

/** Records the memory of the shop while work runs. @returns MB, in the order of time */
export async function memoryDuring(shop: LoadedShop, work: Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(shop.memory()), SAMPLE_EVERY_MS);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  samples.push(shop.memory());
  return samples;
}

/** Repeats the requests of another shopper while work runs. @returns the 95th percentile, ms */
export async function p95During(
  request: (count: number) => Promise<unknown>,
  work: Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  let isRunning = true;
  const ended = work.finally(() => {
    isRunning = false;
  });
  for (let count = 0; isRunning; count += 1) {
    const start = performance.now();
    await request(count);
    times.push(performance.now() - start);
    await wait(20);
  }
  await ended;
  return quantile(times, 0.95);
}

export const memoryFigure = (what: string, samples: readonly number[]): Figure => ({
  what: `${what}: most memory`,
  measured: Math.max(...samples),
  goal: MEMORY_GOAL_MB,
  unit: 'MB',
});

export const othersFigure = (what: string, measured: number): Figure => ({
  what: `${what}: another shopper's p95`,
  measured,
  goal: OTHERS_GOAL_MS,
  unit: 'ms',
});
