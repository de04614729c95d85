import { setTimeout } from 'node:timers/promises';
import { productCalls } from '@kedai/contract/calls/product';
import { sql } from 'drizzle-orm';
import { processorTime } from '../../scripts/drills/processes';
import { openShop } from '../../scripts/drills/shop';
import { ratioToBare } from '../../scripts/load/ratioToBare';

/** How many pages are requested at the same time. */
const CONCURRENCY = 4;
/** The server is idle when it needs a tenth of this for its work in this time, ms. */
const IDLE_MS = 1000;
/** Browsers send this. */
const BROTLI = { 'accept-encoding': 'br' };

/** Starts a shop whose catalogue is multiplied. */
const startLargeShop = (count: number) =>
  openShop({
    database: 'embedded',
    // Only a shop that knows its origin renders pages in the background.
    settings: { PUBLIC_URL: 'https://shop.example' },
    prepare: async (db) => {
      await db.execute(sql`
        INSERT INTO products (id, position, name, price_sen, images, description, features, category, sub_category)
        SELECT id || '-' || n, position + n * 1000, name || ' ' || n, price_sen, images, description, features, category, sub_category
        FROM products, generate_series(1, ${count}::int) AS n
        ORDER BY n, position
        LIMIT ${count}::int - (SELECT count(*) FROM products)`);
    },
  });

async function productPages(origin: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}${productCalls.list.path}`);
  const { products } = (await response.json()) as { products: readonly { readonly id: string }[] };
  return products.map(({ id }) => `${origin}/product/${id}`);
}

/** Requests every page. @throws when one comes without its data */
async function requestAll(pages: readonly string[]): Promise<void> {
  const remaining = [...pages];
  const worker = async () => {
    for (let page = remaining.shift(); page !== undefined; page = remaining.shift()) {
      const html = await (await fetch(page, { headers: BROTLI })).text();
      if (!html.includes('id="page-data"')) throw new Error(`${page} came without its data.`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Waits until the server does nothing, so it has rendered all pages. */
async function waitUntilIdle(pid: number): Promise<void> {
  let before = processorTime(pid);
  for (;;) {
    await setTimeout(IDLE_MS);
    const now = processorTime(pid);
    if (now - before < IDLE_MS / 10) return;
    before = now;
  }
}

/** The size of a page in all encodings, KB. */
async function sizeOf(page: string): Promise<number> {
  const sizes = ['identity', 'gzip', 'br'].map(async (encoding) => {
    const { headers } = await fetch(page, { headers: { 'accept-encoding': encoding } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

/** Measures the pages of `count` products: rendered in the background, then requested. */
export async function costOfPages(count: number) {
  const shop = await startLargeShop(count);
  try {
    const pages = await productPages(shop.origin);
    const pid = shop.pid();
    const memoryBefore = shop.memory();
    const start = performance.now();
    const before = processorTime(pid);
    await waitUntilIdle(pid);
    const seconds = (performance.now() - start - IDLE_MS) / 1000;
    const between = processorTime(pid);
    await requestAll(pages);
    const after = processorTime(pid);
    const memoryAfter = shop.memory();
    const [page = ''] = pages;
    const { processor, requestsPerSecond } = await ratioToBare(page, pid, BROTLI);
    return {
      products: pages.length,
      /** Until every page was rendered in the background, s. */
      seconds,
      /** The processor time of the server for a page: rendering and compression, ms. */
      rendered: (between - before) / pages.length,
      /** The same for a request of each page. It is small because all of them are cached. */
      cached: (after - between) / pages.length,
      /** The memory of the server, MB. */
      memoryBefore,
      memoryAfter,
      /** A page in all its encodings, KB. */
      kilobytes: await sizeOf(page),
      /** A cached page compared with a bare `node:http` server that sends the same compressed bytes. */
      processor,
      requestsPerSecond,
    };
  } finally {
    await shop.stop();
  }
}
