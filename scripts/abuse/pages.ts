import { userCalls } from '@kedai/contract/calls/user';
import { LINE } from '../drills/customers';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { outerThirds } from '../lib/statistics';
import { observe } from './observe';

const CONNECTIONS = 40;

const FLOODS = [
  { what: '20,000 unknown products', count: 20_000, path: '/product/q', expected: 404 },
  { what: '4,000 unknown filters', count: 4000, path: '/collection?category=q', expected: 200 },
];

/** Requests addresses over several connections, as one stranger. @returns how many responses have another status */
async function requestAll(origin: string, { count, path, expected }: (typeof FLOODS)[number]) {
  let sent = 0;
  let others = 0;
  const connection = async () => {
    while (sent < count) {
      const headers = { 'x-forwarded-for': '203.0.113.1', accept: 'text/html' };
      const response = await fetch(`${origin}${path}${sent++}`, { headers });
      await response.arrayBuffer();
      if (response.status !== expected) others += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return others;
}

/** Requests pages that no link has, while another shopper visits real ones. */
export async function requestUnknownPages(shop: Shop): Promise<readonly Figure[]> {
  const { path, method } = userCalls.verifyToken;
  const pages = ['/', `/product/${LINE.itemId}`, '/collection'].map(
    (page) => [page, 'GET'] as const,
  );
  const visits = [...pages, [path, method] as const];
  const visit = async (count: number) => {
    const [address, by] = visits[count % visits.length] ?? ['/', 'GET'];
    const headers = { 'x-forwarded-for': '203.0.113.2' };
    await (await fetch(shop.origin + address, { method: by, headers })).arrayBuffer();
  };
  const all: Figure[] = [];
  for (const flood of FLOODS) {
    const { what: where } = flood;
    const attack = requestAll(shop.origin, flood);
    const { memory, figures } = await observe(shop, where, attack, visit);
    const [first, last] = outerThirds(memory);
    const growth = Math.max(...last) - Math.max(...first);
    all.push(...figures, { goal: 'flat', where, measured: growth });
    all.push({ goal: 'wrong', where, measured: await attack });
  }
  return all;
}
