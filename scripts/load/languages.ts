import { productCalls } from '@kedai/contract/calls/product';
import { type Language, languageIds, languages } from '@kedai/contract/protocol/languages';
import type { Request } from 'autocannon';
import { seedOf } from '../../server/seed/seeds';
import type { Db } from '../../server/store/database/db';
import { products } from '../../server/store/schema';
import { openShop, type Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { mean, median, rounded } from '../lib/statistics';
import { load } from './measure';

const PRODUCTS = 10_000;
const ROWS_AT_ONCE = 500;
const ROUNDS = 5;
/** Requests of a round. */
const AMOUNTS = { list: 4000, page: 8000, search: 300 } as const;
type Kind = keyof typeof AMOUNTS;
const KINDS = Object.keys(AMOUNTS) as Kind[];

/** The same kinds of searches: a word, two words, a beginning, and where the script has letters a typing mistake. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['linen', 'batik shirt', 'keba', 'shrit'],
  ms: ['linen', 'kemeja batik', 'keba', 'kemjea'],
  zh: ['亚麻', '峇迪 衬衫', '卡峇', '衬衫'],
};

/** Replaces the products by 10,000 of the seed's, each with a number in its names. */
const fillWith = (hasTranslations: boolean) => async (db: Db) => {
  const seed = (await seedOf('clothing')).products;
  const rows = Array.from({ length: PRODUCTS }, (_, position) => {
    const product = seed[position % seed.length];
    if (product === undefined) throw new Error('The seed is empty.');
    const translations = Object.fromEntries(
      Object.entries(hasTranslations ? (product.translations ?? {}) : {}).map(([key, texts]) => [
        key,
        { ...texts, name: `${texts.name} ${position}` },
      ]),
    );
    return {
      ...product,
      id: `${product.id}-${position}`,
      name: `${product.name} ${position}`,
      position,
      features: [...product.features],
      images: [...product.images],
      translations,
    };
  });
  await db.delete(products);
  for (let start = 0; start < PRODUCTS; start += ROWS_AT_ONCE) {
    await db.insert(products).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
};

const get = (path: string): Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

const search = (language: Language, text: string, address: () => string): Request => ({
  method: 'POST',
  path: productCalls.fetchProducts.path,
  setupRequest: (request) => ({
    ...request,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    body: JSON.stringify({
      productName: text,
      page: 1,
      amount: 4,
      ...(language !== 'en' && { language: languages[language].tag }),
    }),
  }),
});

/** The requests of each kind to pages in a language. */
function loadsIn(language: Language): Readonly<Record<Kind, Request[]>> {
  const query = language === 'en' ? '' : `?language=${languages[language].tag}`;
  let count = 0;
  // Each call comes from another address, so that no limit applies.
  const address = () => {
    count += 1;
    return `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
  };
  return {
    list: [get(productCalls.list.path + query)],
    page: [get(`${languages[language].prefix}/collection`)],
    search: TEXTS[language].map((text) => search(language, text, address)),
  };
}

/** The processor time of a request, ms. */
async function costOf(shop: Shop, requests: Request[], amount: number): Promise<number> {
  const before = shop.processor().server;
  const { total } = await load(shop.origin, 0, { requests, amount });
  return (shop.processor().server - before) / total;
}

/**
 * Compares a shop with 10,000 products in three languages, which are read in all of them, with one that has them in
 * English. Both run at once and are loaded in turn, in many short rounds, because the machine is shared.
 */
export async function compareLanguages(): Promise<readonly Figure[]> {
  const open = (hasTranslations: boolean) =>
    openShop({ database: 'embedded', prepare: fillWith(hasTranslations) });
  const shops: Shop[] = [];
  try {
    const [one, three] = [await open(false), await open(true)];
    shops.push(one, three);
    const figures: Figure[] = [];
    for (const kind of KINDS) {
      const rounds: Record<string, number>[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const costs: Record<string, number> = {};
        // In turn, because the machine is shared and its speed changes.
        for (const language of languageIds) {
          costs[`one, ${language}`] = await costOf(one, loadsIn('en')[kind], AMOUNTS[kind]);
          costs[`three, ${language}`] = await costOf(three, loadsIn(language)[kind], AMOUNTS[kind]);
        }
        rounds.push(costs);
      }
      // The first round warms up.
      const measured = rounds.slice(1);
      console.log(`${kind}: processor ms of a request to each shop, in turn`);
      console.table(measured.map(rounded));
      const costOfShop = (costs: Record<string, number>, shop: string) =>
        mean(
          Object.keys(costs).flatMap((name) => (name.startsWith(shop) ? (costs[name] ?? []) : [])),
        );
      const ratio = median(
        measured.map((costs) => costOfShop(costs, 'three') / costOfShop(costs, 'one')),
      );
      figures.push({ goal: 'languages', where: kind, measured: ratio });
    }
    const memory = { one: one.memory(), three: three.memory() };
    console.log('memory, MB');
    console.table([rounded(memory)]);
    const measured = memory.three / memory.one;
    return [...figures, { goal: 'memory of languages', where: 'server', measured }];
  } finally {
    for (const shop of shops) await shop.stop();
  }
}
