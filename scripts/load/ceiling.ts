import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';
import type { Customer } from '../robustness/customers';
import { fetchProducts, placeOrder, readList, readPages, roundRobin, updateCart } from './calls';
import { type LoadResult, load } from './generator';
import type { LoadedShop } from './loadedShop';

const CONNECTIONS = 64;
const TEXTS = ['linen', 'shirt', 'batik dress', 'shrit', 'kebaya'];

/** The customers of a load: some only fill their carts, the others order what is in theirs. */
function customersOf({ customers }: LoadedShop) {
  const half = Math.trunc(customers.length / 2);
  return {
    shoppers: roundRobin(customers.slice(0, half)),
    buyers: roundRobin(customers.slice(half)),
  };
}

/** The loads by name; each is a sequence of requests. */
function loadsOf(shop: LoadedShop): Readonly<Record<string, readonly Request[]>> {
  const { shoppers, buyers } = customersOf(shop);
  const nextText = roundRobin(TEXTS);
  return {
    list: [readList()],
    search: [fetchProducts(nextText, shoppers)],
    'cart/update': [updateCart(shoppers)],
    'order, with its cart/update': placeOrder(buyers),
    mixed: mixedRequests(nextText, shoppers, buyers),
  };
}

/** Of 24 requests: 12 lists, 4 searches, 2 pages of products, 3 pages of the shop, 1 cart/update, 1 order with its own. */
const mixedRequests = (
  nextText: () => string,
  shoppers: () => Customer,
  buyers: () => Customer,
): readonly Request[] => [
  ...Array.from({ length: 12 }, readList),
  ...Array.from({ length: 4 }, () => fetchProducts(nextText, shoppers)),
  ...Array.from({ length: 2 }, () => fetchProducts(() => null, shoppers)),
  ...readPages(),
  updateCart(shoppers),
  ...placeOrder(buyers),
];

/** The most that the shop answered of one kind. */
export interface Ceiling extends LoadResult {
  readonly load: string;
  /** CPU time of a request, µs. */
  readonly server: number;
  readonly database: number;
  /** Share of one core that each used, %. The server's main thread has one. */
  readonly serverShare: number;
  readonly databaseShare: number;
  readonly memory: number;
}

/** Loads each kind of call with all connections. */
export async function* measureCeilings(
  shop: LoadedShop,
  seconds: number,
  names?: readonly string[],
): AsyncGenerator<Ceiling> {
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
      server: (server * 1000) / result.total,
      database: (database * 1000) / result.total,
      serverShare: (server / duration) * 100,
      databaseShare: (database / duration) * 100,
      memory: shop.memory(),
    };
  }
}

/** A long load. */
export interface Endurance extends LoadResult {
  readonly rate: number;
  /** Mean memory of the server in the first and last third, MB. */
  readonly firstThird: number;
  readonly lastThird: number;
  readonly peak: number;
}

const SAMPLE_EVERY_MS = 2000;

/** Sends mixed requests at a constant rate, and samples the memory of the server. */
export async function endure(shop: LoadedShop, rate: number, minutes: number): Promise<Endurance> {
  const samples: number[] = [];
  const { mixed = [] } = loadsOf(shop);
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      samples.push(shop.memory());
      await wait(SAMPLE_EVERY_MS);
    }
  })();
  const result = await load(shop.origin, {
    connections: CONNECTIONS,
    seconds: minutes * 60,
    rate,
    requests: [...mixed],
  });
  isOver = true;
  await sampling;
  const third = Math.trunc(samples.length / 3);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...result,
    rate,
    firstThird: mean(samples.slice(0, third)),
    lastThird: mean(samples.slice(-third)),
    peak: Math.max(...samples),
  };
}
