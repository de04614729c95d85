import type { Language } from '@kedai/contract/protocol/languages';
import { eq, sql } from 'drizzle-orm';
import { logger } from '../log/logger';
import { DatabaseUnavailable } from '../store/database/databaseFaults';
import { news, products } from '../store/schema';
import { testDatabase } from '../testing/database';
import { openTestShop } from '../testing/testShop';
import { sitemap } from './sitemap';

const database = testDatabase();
let deps: Awaited<ReturnType<typeof openTestShop>>['deps'];
beforeEach(async () => {
  ({ deps } = await openTestShop(database.db));
});

const patterns = ['/', '/product/:productId', '/news', '/news/:newsId', '/about'];
const open = (languages: readonly Language[] = ['en']) => sitemap(deps, patterns, languages);

const get = async (path: string) => {
  const response = await open().request(`https://shop.example${path}`);
  return { status: response.status, text: await response.text() };
};

const urlsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

test('lists every public page, product and news item', async () => {
  await deps.db
    .insert(news)
    .values({ id: 'a & b', title: 't', description: 'd', date: Date.UTC(2026, 10, 1) });
  const { text } = await get('/sitemap.xml');
  expect(urlsOf(text)).toEqual([
    '/',
    '/news',
    '/about',
    '/product/shirt',
    '/product/scarf',
    '/product/tote',
    '/news/a%20%26%20b',
  ]);
  expect(text).toContain('a%20%26%20b</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>');
});

test('lists a page once per language, and an item in those that name it', async () => {
  const { db } = deps;
  const translations = { zh: { name: '亚麻衬衫' }, ms: { name: 'Kemeja linen' } };
  await db.update(products).set({ translations }).where(eq(products.id, 'shirt'));
  const unnamed = { ms: { name: 'Selendang' }, zh: { name: ' ', description: '手工' } };
  await db.update(products).set({ translations: unnamed }).where(eq(products.id, 'scarf'));
  await db.update(products).set({ translations: sql`'[1]'` }).where(eq(products.id, 'tote'));
  const item = { title: 't', description: 'd', date: 0 };
  await db.insert(news).values([
    { ...item, id: 'new', date: 1, translations: { zh: { title: '新店' } } },
    { ...item, id: 'old' },
  ]);
  const response = await open(['en', 'zh']).request('https://shop.example/sitemap.xml');
  const text = await response.text();
  expect(urlsOf(text)).toEqual([
    ...['/', '/zh/', '/news', '/zh/news', '/about', '/zh/about'],
    ...['/product/shirt', '/zh/product/shirt', '/product/scarf', '/product/tote'],
    ...['/news/new', '/zh/news/new', '/news/old'],
  ]);
  const [alternates = ''] =
    /(?<=zh\/product\/shirt<\/loc>.*?)<xhtml.*?(?=<\/url>)/.exec(text) ?? [];
  expect([...alternates.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...at]) => at)).toEqual(
    [
      ['en', 'https://shop.example/product/shirt'],
      ['zh-Hans', 'https://shop.example/zh/product/shirt'],
      ['x-default', 'https://shop.example/product/shirt'],
    ],
  );
});

test.each(['/sitemap.xml', '/robots.txt'])(
  '%s is not sent again to a crawler that has it',
  async (path) => {
    const url = `https://shop.example${path}`;
    const first = await open().request(url);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await open().request(url, { headers })).status).toBe(304);
    expect((await open().request(url, { method: 'HEAD' })).status).toBe(200);
  },
);

test('without the database, a crawler is asked to come back', async () => {
  jest.spyOn(logger, 'error').mockImplementation();
  const db = {
    select: () => {
      throw new DatabaseUnavailable(null);
    },
  };
  const response = await sitemap({ ...deps, db: db as never }, patterns, ['en']).request(
    'https://shop.example/sitemap.xml',
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('the date of a product is that of its last change, also of one by hand in the database', async () => {
  const lastmod = async () => {
    const { text } = await get('/sitemap.xml');
    return /scarf<\/loc><lastmod>([^<]*)/.exec(text)?.[1];
  };
  const old = Date.UTC(2020, 0, 1);
  await deps.db.execute(sql`ALTER TABLE products DISABLE TRIGGER products_set_updated_at`);
  await deps.db.update(products).set({ updatedAt: old });
  await deps.db.execute(sql`ALTER TABLE products ENABLE TRIGGER products_set_updated_at`);
  expect(await lastmod()).toBe('2020-01-01T00:00:00.000Z');
  await deps.db.update(products).set({ name: 'Batik Scarf' }).where(eq(products.id, 'scarf'));
  expect(await lastmod()).toBe('2020-01-01T00:00:00.000Z');
  await deps.db.update(products).set({ priceSen: 1 }).where(eq(products.id, 'scarf'));
  expect(Date.parse((await lastmod()) ?? '')).toBeGreaterThan(old);
});

test('a part that a small sitemap does not have is not found', async () => {
  expect((await get('/sitemap-1.xml')).status).toBe(404);
});

test('robots.txt names the sitemap and keeps crawlers from the API', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: https://shop.example/sitemap.xml\n',
  );
});
