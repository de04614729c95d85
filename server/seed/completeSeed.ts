import { shipping } from './shipping';
import type { SeedDay, SeedNewsItem, SeedOutlet, SeedProduct, ShopSeed } from './types';

/** A seed as a shopkeeper writes it, in a file of JSON: without what follows from the rest. */
interface WrittenSeed {
  /** The types of products, in the order in which the list shows them. */
  readonly types: readonly string[];
  /** The products of each category. */
  readonly products: Readonly<Record<string, readonly WrittenProduct[]>>;
  readonly news: readonly SeedNewsItem[];
  readonly outlets: readonly WrittenOutlet[];
}

interface WrittenProduct extends Omit<SeedProduct, 'images' | 'category' | 'bestseller'> {
  readonly bestseller?: boolean;
  /** How many pictures it has, 2 to 4. */
  readonly pictures: number;
}

interface WrittenOutlet extends Omit<SeedOutlet, 'googleMap' | 'schedule'> {
  /** What a map finds it by. */
  readonly place: string;
  /** The days on which it is closed. */
  readonly closed: readonly string[];
}

/** Completes the contents of a shop. */
export function completeSeed({ types, products, news, outlets }: WrittenSeed): ShopSeed {
  return {
    products: interleave(types, Object.entries(products).map(completeProducts)),
    sliderImages: [1, 2, 3, 4].map((n) => `/pictures/banner-${n}.webp`),
    news,
    outlets: outlets.map(({ place, closed, ...outlet }) => ({
      ...outlet,
      googleMap: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
      schedule: openingHours(closed),
    })),
    shipping,
  };
}

const completeProducts = ([category, written]: [
  string,
  readonly WrittenProduct[],
]): SeedProduct[] =>
  written.map(({ pictures, bestseller = false, ...product }) => ({
    ...product,
    category,
    bestseller,
    images: Array.from({ length: pictures }, (_, i) => `/pictures/${product.id}-${i + 1}.webp`),
  }));

/**
 * Takes one product of each list in turn, rotating through the types, so the first rows of the shop show its whole
 * range.
 */
function interleave(
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

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A week of 10:00 to 22:00, with these days closed. */
const openingHours = (closed: readonly string[]): SeedDay[] =>
  DAYS.map((day) => ({
    day,
    available: !closed.includes(day),
    operatingTime: { start: '10:00', end: '22:00' },
  }));
