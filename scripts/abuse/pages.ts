import { userCalls } from '@kedai/contract/calls/user';
import type { LoadedShop } from '../load/loadedShop';
import { line } from '../robustness/customers';
import { type Figure, memoryDuring, memoryFigure, othersFigure, p95During } from './figures';

const CONNECTIONS = 40;
/** The memory of a shop that works grows by less. */
const FLAT_MB = 40;

/** Requests paths over several connections, as one stranger. @returns how often each status was answered */
async function requestAll(
  { origin }: LoadedShop,
  paths: readonly string[],
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const left = paths.values();
  const connection = async () => {
    for (const path of left) {
      const response = await fetch(origin + path, {
        headers: { 'x-forwarded-for': '203.0.113.1', accept: 'text/html' },
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return statuses;
}

const FLOODS = [
  {
    what: '20,000 unknown products',
    count: 20_000,
    pathOf: (n: number) => `/product/q${n}`,
    status: 404,
  },
  {
    what: '4,000 unknown filters',
    count: 4000,
    pathOf: (n: number) => `/collection?category=q${n}`,
    status: 200,
  },
];

/** Requests pages that no link has, while another shopper visits real ones. */
export async function* requestUnknownPages(shop: LoadedShop): AsyncGenerator<Figure> {
  const visits = ['/', `/product/${line.itemId}`, '/collection', userCalls.verifyToken.path];
  const visit = async (count: number) => {
    const path = visits[count % visits.length] ?? '/';
    const method = path === userCalls.verifyToken.path ? userCalls.verifyToken.method : 'GET';
    const headers = { 'x-forwarded-for': '203.0.113.2' };
    await (await fetch(shop.origin + path, { method, headers })).arrayBuffer();
  };
  for (const { what, count, pathOf, status } of FLOODS) {
    const flood = requestAll(
      shop,
      Array.from({ length: count }, (_, n) => pathOf(n)),
    );
    const [memory, p95] = await Promise.all([memoryDuring(shop, flood), p95During(visit, flood)]);
    const third = Math.ceil(memory.length / 3);
    yield memoryFigure(what, memory);
    yield {
      what: `${what}: growth from the first to the last third`,
      measured: Math.max(...memory.slice(-third)) - Math.max(...memory.slice(0, third)),
      goal: FLAT_MB,
      unit: 'MB',
    };
    yield othersFigure(what, p95);
    const others = count - ((await flood).get(status) ?? 0);
    yield { what: `${what}: answers other than ${status}`, measured: others, goal: 0, unit: '' };
  }
}
