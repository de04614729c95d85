import type { SeedProduct } from './types';

/** A product of the seed, with the number of its pictures instead of their URLs. */
export interface SeedEntry extends Omit<SeedProduct, 'images' | 'category' | 'bestseller'> {
  readonly bestseller?: true;
  /** How many pictures it has, 2 to 4. */
  readonly pictures: number;
}

/** Completes the products of one category. */
export function completeProducts(category: string, listed: readonly SeedEntry[]): SeedProduct[] {
  return listed.map(({ pictures, bestseller = false, ...product }) => ({
    ...product,
    category,
    bestseller,
    images: Array.from({ length: pictures }, (_, i) => `/pictures/${product.id}-${i + 1}.webp`),
  }));
}

/**
 * Takes one product of each list in turn, rotating through the types, so the first rows of the shop show its whole
 * range.
 */
export function interleave(
  types: readonly string[],
  lists: readonly (readonly SeedProduct[])[],
): SeedProduct[] {
  const queues = lists.map((list) =>
    types.map((type) => list.filter((product) => product.subCategory === type)),
  );
  const out: SeedProduct[] = [];
  for (
    let round = 0;
    queues.some((byType) => byType.some((queue) => queue.length > 0));
    round += 1
  ) {
    for (const byType of queues) {
      const order = types.map((_, i) => byType[(round + i) % types.length]);
      const next = order.find((queue) => queue !== undefined && queue.length > 0)?.shift();
      if (next) out.push(next);
    }
  }
  return out;
}
