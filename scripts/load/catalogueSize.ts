import { setTimeout as wait } from 'node:timers/promises';
import { fetchProducts, readList, roundRobin } from './calls';
import { type LoadResult, load } from './generator';
import { type DatabaseKind, type LoadedShop, startLoadedShop } from './loadedShop';
import { median } from './statistics';

/** Words of the generated products with typing mistakes: missing, additional, wrong and exchanged letters. */
const MISTYPED = [
  'linnen',
  'shrit',
  'songkt kebaya',
  'indgo',
  'trosuers',
  'terracota linen',
  'jaket',
];

/** A search with a typing mistake, one a second. */
export interface SearchTime {
  readonly searches: number;
  /** Until the response has arrived, ms. */
  readonly medianMs: number;
  readonly longestMs: number;
  /** CPU time of the server for a search, ms; the median. */
  readonly processorMs: number;
}

/** Searches for mistyped words, one a second. @throws when a search finds nothing */
export async function measureSearch(shop: LoadedShop, seconds: number): Promise<SearchTime> {
  const nextText = roundRobin(MISTYPED);
  const times: number[] = [];
  const processor: number[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    const productName = nextText();
    const before = shop.preciseProcessor();
    const start = performance.now();
    const response = await fetch(`${shop.origin}/api/product/fetchProducts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productName, page: 1, amount: 3 }),
    });
    const { totalProducts } = (await response.json()) as { totalProducts?: number };
    if (!totalProducts) throw new Error(`"${productName}" found nothing (${response.status}).`);
    // The first search waits for the reading of the catalogue.
    if (second > 0) {
      times.push(performance.now() - start);
      processor.push(shop.preciseProcessor() - before);
    }
    await wait(1000);
  }
  return {
    searches: times.length,
    medianMs: median(times),
    longestMs: Math.max(...times),
    processorMs: median(processor),
  };
}

/** CPU time per second, ms. */
export interface Freshness {
  readonly server: number;
  readonly database: number;
}

/** CPU time while a visitor asks for the unchanged list five times a second. */
export async function measureFreshness(shop: LoadedShop, seconds: number): Promise<Freshness> {
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.origin}/api/product/list`, { headers });
    await response.arrayBuffer();
    return response;
  };
  const etag = (await ask()).headers.get('etag') ?? '';
  // After the reading, the garbage collector works for some seconds.
  await wait(20_000);
  const before = shop.processor();
  for (let time = 0; time < seconds * 5; time += 1) {
    const { status } = await ask({ 'if-none-match': etag });
    if (status !== 304) throw new Error(`The unchanged list was answered with ${status}.`);
    await wait(200);
  }
  const after = shop.processor();
  return {
    server: (after.server - before.server) / seconds,
    database: (after.database - before.database) / seconds,
  };
}

/** What a catalogue of one size costs. */
export interface SizeCost {
  readonly products: number;
  readonly list: LoadResult;
  readonly listKilobytes: number;
  readonly search: LoadResult;
  readonly page: LoadResult;
  /** From a new process to its first list, ms. */
  readonly firstListMs: number;
  /** Of the server, MB. */
  readonly memory: number;
}

/** Loads the list, the search and the pages of a catalogue. */
export async function measureSize(
  database: DatabaseKind,
  products: number,
  seconds: number,
): Promise<SizeCost> {
  const shop = await startLoadedShop({ database, products, customers: 500 });
  try {
    await shop.restart();
    const start = performance.now();
    const response = await fetch(`${shop.origin}/api/product/list`);
    await response.arrayBuffer();
    const firstListMs = performance.now() - start;
    const next = roundRobin(shop.customers);
    const run = (request: ReturnType<typeof readList>) =>
      load(shop.origin, { connections: 16, seconds, requests: [request] });
    const compressed = await fetch(`${shop.origin}/api/product/list`, {
      headers: { 'accept-encoding': 'br' },
    });
    await compressed.arrayBuffer();
    const listKilobytes = Number(compressed.headers.get('content-length')) / 1024;
    const list = await run(readList());
    const search = await run(fetchProducts(roundRobin(['linen', 'shirt', 'batik dress']), next));
    const page = await run(fetchProducts(() => null, next));
    return { products, list, listKilobytes, search, page, firstListMs, memory: shop.memory() };
  } finally {
    await shop.stop();
  }
}
