import autocannon, { type Options } from 'autocannon';
import type { Shop } from '../drills/shop';

/** Of each load. */
export const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;

/** Loads a URL with autocannon, as fast as possible unless `overallRate` limits it. */
export async function load(url: string, seconds: number, options: Omit<Options, 'url'>) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, ...options });
  const { latency, errors, timeouts, non2xx, statusCodeStats } = result;
  // Broken connections, timeouts, and every status but 2xx. autocannon counts a timeout as an error too.
  const failed = errors + non2xx;
  if (failed > 0) console.log(`${failed} errors: ${timeouts} timeouts`, statusCodeStats);
  return {
    perSecond: result['2xx'] / result.duration,
    'p99 ms': latency.p99,
    total: result['2xx'] + non2xx,
    errors: failed,
  };
}

/** Loads a shop with all connections, after a warm-up. @returns also the processor time of a request in ms, and memory */
export async function measureCeiling(shop: Shop, requests: autocannon.Request[], seconds: number) {
  await load(shop.origin, WARM_UP_SECONDS, { requests });
  const before = shop.processor();
  const result = await load(shop.origin, seconds, { requests });
  const after = shop.processor();
  return {
    ...result,
    'server ms': (after.server - before.server) / result.total,
    'database ms': (after.database - before.database) / result.total,
    'memory MB': shop.memory(),
  };
}
