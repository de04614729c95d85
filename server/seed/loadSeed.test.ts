import { eq } from 'drizzle-orm';
import type { Database } from '../store/database';
import { news, orders, outlets, products, shippingRates, sliders, users } from '../store/schema';
import { openTestDatabase } from '../testing/database';
import { loadSeed } from './loadSeed';
import type { SeedProduct, SeedWorld } from './types';

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
});

const cloth: SeedWorld = {
  products: [product('shirt', 5990), product('sarong', 4500)],
  sliderImages: ['/pictures/slide-1.webp', '/pictures/slide-2.webp'],
  news: [{ id: 'n-1', title: 'Open', description: 'We are open.', date: '2026-03-31' }],
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
    },
  ],
  shipping: [{ state: 'Selangor', costSen: 600 }],
};
const bread: SeedWorld = { ...cloth, products: [product('sourdough', 1890)], news: [] };

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

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
  test('fills a fresh database in the given order', async () => {
    expect(await loadSeed(database.db, cloth)).toBe(true);
    const now = await contents();
    expect(now.products.map(({ id }) => id)).toEqual(['shirt', 'sarong']);
    expect(now.products[0]).toMatchObject({ priceSen: 5990, features: ['S', 'M'] });
    expect(now.sliders).toHaveLength(2);
    expect(new Date(now.news[0]?.date ?? 0).toISOString()).toBe('2026-03-31T04:00:00.000Z');
    expect(now.outlets[0]?.address.zipcode).toBe('59100');
    expect(now.shipping).toEqual([{ state: 'Selangor', costSen: 600 }]);
  });

  test('a second time changes nothing, not even what the shop changed since', async () => {
    await loadSeed(database.db, cloth);
    await database.db.update(products).set({ priceSen: 1 }).where(eq(products.id, 'shirt'));
    const before = await contents();
    expect(await loadSeed(database.db, cloth)).toBe(false);
    expect(await contents()).toEqual(before);
  });

  test('several at once load it once', async () => {
    const loaded = await Promise.all([1, 2, 3].map(() => loadSeed(database.db, cloth)));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect((await contents()).products).toHaveLength(2);
  });

  test('another shop replaces the contents; accounts and orders stay', async () => {
    await loadSeed(database.db, cloth);
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
      address: {
        firstName: 'Ada',
        lastName: 'L',
        email: 'ada@example.com',
        street: 's',
        city: 'c',
        state: 'Selangor',
        zipcode: '59100',
        country: 'Malaysia',
        phone: '012',
      },
    });
    expect(await loadSeed(db, bread)).toBe(true);
    const now = await contents();
    expect(now.products.map(({ id }) => id)).toEqual(['sourdough']);
    expect(now.news).toEqual([]);
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  test('a seed that is wrong leaves the old contents', async () => {
    await loadSeed(database.db, cloth);
    const wrong = { ...bread, products: [product('bun', 1), product('bun', 2)] };
    await expect(loadSeed(database.db, wrong)).rejects.toThrow();
    expect((await contents()).products).toHaveLength(2);
  });
});
