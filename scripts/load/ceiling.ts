import type { Request } from 'autocannon';
import { fetchProducts, placeOrder, readList, readPages, roundRobin, updateCart } from './calls';
import { load } from './generator';
import type { LoadedShop } from './loadedShop';

const CONNECTIONS = 64;
const TEXTS = ['linen', 'shirt', 'batik dress', 'shrit', 'kebaya'];

/** The loads by name; each is a sequence of requests. */
function loadsOf({ customers }: LoadedShop): Readonly<Record<string, readonly Request[]>> {
  const half = Math.trunc(customers.length / 2);
  // Some only fill their carts, the others order what is in theirs.
  const shoppers = roundRobin(customers.slice(0, half));
  const buyers = roundRobin(customers.slice(half));
  const nextText = roundRobin(TEXTS);
  return {
    list: [readList()],
    search: [fetchProducts(nextText, shoppers)],
    'cart/update': [updateCart(shoppers)],
    'order, with its cart/update': placeOrder(buyers),
    mixed: [
      ...Array.from({ length: 12 }, readList),
      ...Array.from({ length: 4 }, () => fetchProducts(nextText, shoppers)),
      ...Array.from({ length: 2 }, () => fetchProducts(() => null, shoppers)),
      ...readPages(),
      updateCart(shoppers),
      ...placeOrder(buyers),
    ],
  };
}

/** Loads each kind of call with all connections: the most that the shop answers. */
export async function* measureCeilings(
  shop: LoadedShop,
  seconds: number,
  names?: readonly string[],
) {
  for (const [name, requests] of Object.entries(loadsOf(shop))) {
    if (names && !names.includes(name)) continue;
    const options = { connections: CONNECTIONS, requests: [...requests] };
    await load(shop.origin, { ...options, seconds: 2 });
    const before = shop.processor();
    const start = performance.now();
    const result = await load(shop.origin, { ...options, seconds });
    const duration = performance.now() - start;
    const after = shop.processor();
    const server = after.server - before.server;
    const database = after.database - before.database;
    yield {
      ...result,
      load: name,
      /** CPU time of a request, µs. */
      server: (server * 1000) / result.total,
      database: (database * 1000) / result.total,
      /** Share of one core that each used, %. The server's main thread has one. */
      serverShare: (server / duration) * 100,
      databaseShare: (database / duration) * 100,
      memory: shop.memory(),
    };
  }
}

const SAMPLE_EVERY_MS = 2000;

/** Sends mixed requests at a constant rate, and samples the memory of the server. */
export async function endure(shop: LoadedShop, rate: number, minutes: number) {
  const samples: number[] = [];
  const { mixed = [] } = loadsOf(shop);
  const sampling = setInterval(() => samples.push(shop.memory()), SAMPLE_EVERY_MS);
  const result = await load(shop.origin, {
    connections: CONNECTIONS,
    seconds: minutes * 60,
    rate,
    requests: [...mixed],
  });
  clearInterval(sampling);
  const third = Math.trunc(samples.length / 3);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...result,
    rate,
    /** Mean memory of the server in the first and last third, MB. */
    firstThird: mean(samples.slice(0, third)),
    lastThird: mean(samples.slice(-third)),
    peak: Math.max(...samples),
  };
}
