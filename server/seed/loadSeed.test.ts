import { ADDRESS } from '@kedai/contract/testing/visitor';
import { eq } from 'drizzle-orm';
import { writeAppSetting } from '../store/appSettings';
import {
  appSettings,
  news,
  orders,
  outlets,
  products,
  shippingRates,
  sliders,
  users,
} from '../store/schema';
import { testDatabase } from '../testing/database';
import { loadSeed, readStoredContents, replaceSeed } from './loadSeed';
import { seedOf } from './seeds';
import type { SeedProduct, ShopSeed } from './types';

const product = (id: string, priceSen: number): SeedProduct => ({
  id,
  name: id,
  description: `A ${id}.`,
  priceSen,
  category: 'Men',
  subCategory: 'Topwear',
  features: ['S', 'M'],
  bestseller: false,
  images: [`/pictures/${id}-1.webp`],
  translations: { ms: { name: `${id} in Malay` } },
});

const clothingSeed: ShopSeed = {
  products: [product('shirt', 5990), product('sarong', 4500)],
  sliderImages: ['/pictures/slide-1.webp', '/pictures/slide-2.webp'],
  news: [
    {
      id: 'n-1',
      title: 'Open',
      description: 'We are open.',
      date: '2026-03-31',
      translations: { zh: { title: '营业' } },
    },
  ],
  outlets: [
    {
      id: 'o-1',
      title: 'Bangsar',
      contactNumber: '03-1234 5678',
      googleMap: 'https://maps.example.com/1',
      address: { street: 's', city: 'c', zipcode: '59100', state: 'Selangor', country: 'Malaysia' },
      schedule: [
        { day: 'Monday', available: true, operatingTime: { start: '10:00', end: '22:00' } },
      ],
      translations: { ms: { title: 'Bangsar' } },
    },
  ],
  shipping: [{ state: 'Selangor', costSen: 600 }],
};
/** A later version of the seed with one different fee. */
const newerSeed: ShopSeed = { ...clothingSeed, shipping: [{ state: 'Selangor', costSen: 700 }] };
const breadSeed: ShopSeed = { ...clothingSeed, products: [product('sourdough', 1890)], news: [] };

const database = testDatabase();

async function contents() {
  const { db } = database;
  return {
    products: await db.select().from(products).orderBy(products.position),
    sliders: await db.select().from(sliders).orderBy(sliders.position),
    news: await db.select().from(news),
    outlets: await db.select().from(outlets),
    shipping: await db.select().from(shippingRates),
  };
}

describe('the seed', () => {
  test('fills an empty database in order', async () => {
    expect(await loadSeed(database.db, 'clothing', clothingSeed)).toBe(true);
    const now = await contents();
    expect(now.products.map(({ id }) => id)).toEqual(['shirt', 'sarong']);
    expect(now.products[0]).toMatchObject({ priceSen: 5990, features: ['S', 'M'] });
    expect(now.sliders).toHaveLength(2);
    expect(new Date(now.news[0]?.date ?? 0).toISOString()).toBe('2026-03-31T04:00:00.000Z');
    expect(now.outlets[0]?.address.zipcode).toBe('59100');
    expect(now.shipping).toEqual([{ state: 'Selangor', costSen: 600 }]);
    expect(now.products[1]?.translations).toEqual({ ms: { name: 'sarong in Malay' } });
    expect(now.news[0]?.translations).toEqual({ zh: { title: '营业' } });
    expect(now.outlets[0]?.translations).toEqual({ ms: { title: 'Bangsar' } });
  });

  test('never touches a database in use, even with a new seed or an empty catalogue', async () => {
    const { db } = database;
    await loadSeed(db, 'clothing', clothingSeed);
    await db.update(products).set({ priceSen: 1 }).where(eq(products.id, 'shirt'));
    await db.delete(news);
    const before = await contents();
    expect(await loadSeed(db, 'clothing', newerSeed)).toBe(false);
    expect(await contents()).toEqual(before);
    await db.delete(products);
    expect(await loadSeed(db, 'clothing', newerSeed)).toBe(false);
    expect((await contents()).products).toEqual([]);
  });

  test('keeps a database of an earlier version unchanged', async () => {
    const { db } = database;
    const customSeed = { ...clothingSeed, products: [product('own-design', 100)] };
    await loadSeed(db, 'clothing', customSeed);
    await db.delete(appSettings);
    await writeAppSetting(db, 'seed', 'the hash of an earlier seed');
    expect(await loadSeed(db, 'clothing', newerSeed)).toBe(false);
    expect((await contents()).products.map(({ id }) => id)).toEqual(['own-design']);
  });

  test('leaves a manually filled database alone', async () => {
    const { db } = database;
    await db.insert(shippingRates).values({ state: 'Sabah', costSen: 1 });
    expect(await loadSeed(db, 'clothing', clothingSeed)).toBe(false);
    expect((await contents()).products).toEqual([]);
  });

  test.each([
    ['this version', async () => {}],
    [
      'an earlier version',
      async () => {
        await database.db.delete(appSettings);
        await writeAppSetting(database.db, 'seed', 'the hash of an earlier seed');
      },
    ],
  ])('refuses the data of another shop that %s wrote', async (_version, makeOld) => {
    await loadSeed(database.db, 'bakery', await seedOf('bakery'));
    await makeOld();
    const before = await contents();
    await expect(loadSeed(database.db, 'clothing', clothingSeed)).rejects.toThrow(
      'The data is of the shop "bakery", and SHOP is "clothing". Set SHOP=bakery, or',
    );
    expect(await contents()).toEqual(before);
  });

  test('is loaded once by concurrent calls', async () => {
    const loaded = await Promise.all(
      [1, 2, 3].map(() => loadSeed(database.db, 'clothing', clothingSeed)),
    );
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect((await contents()).products).toHaveLength(2);
  });

  test('replaceSeed replaces it and keeps accounts and orders', async () => {
    await loadSeed(database.db, 'clothing', clothingSeed);
    const { db } = database;
    const user = {
      id: 'u',
      email: 'ada@example.com',
      name: 'Ada',
      passwordHash: 'h',
      createdAt: 0,
    };
    await db.insert(users).values(user);
    await db.insert(orders).values({
      id: 'order',
      userId: 'u',
      date: 0,
      status: 'Order Placed',
      paymentMethod: 'tng',
      productSen: 5990,
      shippingSen: 600,
      address: ADDRESS,
    });
    expect(await readStoredContents(db)).toEqual({
      shop: 'clothing',
      rows: { products: 2, news: 1, outlets: 1, sliders: 2, shippingRates: 1 },
      orders: 1,
    });
    await replaceSeed(db, 'bakery', breadSeed);
    const now = await contents();
    expect(now.products.map(({ id }) => id)).toEqual(['sourdough']);
    expect(now.news).toEqual([]);
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await readStoredContents(db)).toMatchObject({ shop: 'bakery', orders: 1 });
  });

  test('an invalid seed leaves the old contents', async () => {
    await loadSeed(database.db, 'clothing', clothingSeed);
    const wrong = { ...breadSeed, products: [product('bun', 1), product('bun', 2)] };
    await expect(replaceSeed(database.db, 'bakery', wrong)).rejects.toThrow();
    expect((await contents()).products).toHaveLength(2);
  });
});
