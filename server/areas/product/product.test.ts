import { productCalls } from '@kedai/contract/calls/product';
import { eq, sql } from 'drizzle-orm';
import { createApp } from '../../app';
import { products, rateLimits } from '../../store/schema';
import { testClock } from '../../testing/fakes';
import { testProduct, testShop } from '../../testing/testShop';
import { createVisitor, refusal } from '../../testing/visitor';

const shop = testShop();

const more = [
  testProduct('batik-shorts', {
    name: 'Batik Play Shorts',
    category: 'Men',
    subCategory: 'Bottomwear',
    description: 'Kawung batik on soft cotton.',
  }),
  testProduct('raincoat', {
    name: 'Monsoon Raincoat',
    subCategory: 'Winterwear',
    description: 'Keeps a batik dress dry.',
  }),
  testProduct('cafe', { name: 'Café Apron', category: 'Men' }),
];

beforeEach(async () => {
  await shop.db.insert(products).values(more.map((row, at) => ({ ...row, position: 10 + at })));
});

const ids = (body: Record<string, unknown>) =>
  (body.products as { id: string }[]).map(({ id }) => id);

const search = async (productName: string | null, page = 1, amount = 10) => {
  const { body } = await shop
    .visitor()
    .callApi(productCalls.fetchProducts, { productName, page, amount });
  return body;
};

describe('the product list', () => {
  test('lists the catalogue in the shop’s order, prices in ringgit', async () => {
    const { body } = await shop.visitor().callApi(productCalls.list);
    expect(body.success).toBe(true);
    expect(ids(body)).toEqual(['shirt', 'scarf', 'tote', 'batik-shorts', 'raincoat', 'cafe']);
    expect(body.products).toContainEqual(
      expect.objectContaining({ id: 'scarf', price: 39.05, features: ['Free size'] }),
    );
  });

  test('responds with 304 until it changes', async () => {
    const visitor = shop.visitor();
    const path = productCalls.list.path;
    const etag = (await visitor.send(path)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const second = await visitor.send(path, { headers });
    expect(second.status).toBe(304);
    expect(second.headers.get('etag')).toBe(etag);
    await shop.db.update(products).set({ priceSen: 1 }).where(eq(products.id, 'tote'));
    const changed = await visitor.send(path, { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('pages of products', () => {
  test('browsing goes through the list, four at a time', async () => {
    expect(ids(await search(null, 1, 4))).toEqual(['shirt', 'scarf', 'tote', 'batik-shorts']);
    expect(ids(await search(null, 2, 4))).toEqual(['raincoat', 'cafe']);
    expect(await search(null, 3, 4)).toMatchObject({ products: [], totalProducts: 6 });
  });

  test.each([
    ['batik', ['scarf', 'batik-shorts', 'raincoat']],
    ['BATIK SC', ['scarf']],
    ['scarf batik', ['scarf']],
    ['cafe', ['cafe']],
    ['  linen ', ['shirt']],
    ['men', ['batik-shorts', 'cafe']],
    ['women', ['shirt', 'scarf', 'tote', 'raincoat']],
    ['bottomwear', ['batik-shorts']],
    ['kawung', ['batik-shorts']],
    ['atik', []],
    ['batik unknown', []],
    ['100%', []],
    ["'; drop table products", []],
  ])('searching for "%s" finds %j', async (text, expected) => {
    const body = await search(text);
    expect(ids(body)).toEqual(expected);
    expect(body.totalProducts).toBe(expected.length);
  });

  test('a search has pages and suggests names', async () => {
    const body = await search('batik', 2, 2);
    expect(ids(body)).toEqual(['raincoat']);
    expect(body.totalProducts).toBe(3);
    expect(body.suggestions).toEqual([
      { name: 'Batik Scarf' },
      { name: 'Batik Play Shorts' },
      { name: 'Monsoon Raincoat' },
    ]);
  });

  test('an empty search returns the full list', async () => {
    expect(ids(await search('  ', 1, 2))).toEqual(['shirt', 'scarf']);
  });
});

/** A process that reads the catalogue again after a second. */
function openCaching() {
  const settings = { ...shop.deps.settings, catalogueFreshMs: 1000 };
  const clock = testClock();
  return { clock, app: createApp({ ...shop.deps, clock, settings }) };
}

test('concurrent pages and searches read the catalogue once', async () => {
  const read = jest.spyOn(shop.db, 'select');
  const { clock, app } = openCaching();
  const fetchPage = (productName: string | null) =>
    createVisitor(app).callApi(productCalls.fetchProducts, { productName, page: 1, amount: 4 });
  await Promise.all([fetchPage(null), fetchPage('batik'), fetchPage(null)]);
  clock.advance(999);
  expect(ids((await fetchPage(null)).body)).toHaveLength(4);
  // The version, then the products.
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

test('the list and the search read no product again while none changes', async () => {
  const { clock, app } = openCaching();
  const visitor = createVisitor(app);
  const request = { productName: 'tote', page: 1, amount: 4 };
  const prices = async () => {
    clock.advance(1000);
    const list = await visitor.callApi(productCalls.list);
    const found = await visitor.callApi(productCalls.fetchProducts, request);
    return [list, found].map(
      ({ body }) =>
        (body.products as { id: string; price: number }[]).find(({ id }) => id === 'tote')?.price,
    );
  };
  const [price] = await prices();
  // Changes the table behind the version's back.
  await shop.db.execute(sql`ALTER TABLE products DISABLE TRIGGER products_set_catalogue_version`);
  const setPrice = (priceSen: number) =>
    shop.db.update(products).set({ priceSen }).where(eq(products.id, 'tote'));
  await setPrice(4200);
  expect(await prices()).toEqual([price, price]);
  await shop.db.execute(sql`ALTER TABLE products ENABLE TRIGGER products_set_catalogue_version`);
  await setPrice(4300);
  expect(await prices()).toEqual([43, 43]);
  await shop.db.delete(products).where(eq(products.id, 'tote'));
  expect(await prices()).toEqual([undefined, undefined]);
});

test('refuses more than 1200 searches of one address in a minute, with Retry-After', async () => {
  const clock = testClock();
  const deps = { ...shop.deps, clock, settings: { ...shop.deps.settings, trustProxy: true } };
  /** A process of the shop. */
  const openProcess = () => {
    const visitor = createVisitor(createApp(deps));
    return (address: string) =>
      visitor.callApi(
        productCalls.fetchProducts,
        { productName: 'batik', page: 1, amount: 4 },
        { headers: { 'x-forwarded-for': address } },
      );
  };
  await openProcess()('203.0.113.1');
  // Simulates the other searches that the address made through that process.
  const used = await shop.db
    .update(rateLimits)
    .set({ count: 1180 })
    .where(eq(rateLimits.bucket, 'search:203.0.113.1'))
    .returning();
  expect(used).toHaveLength(1);
  clock.advance(20_000);
  const searchFrom = openProcess();
  for (let times = 1181; times <= 1200; times += 1) {
    expect((await searchFrom('203.0.113.1')).status).toBe(200);
  }
  const refused = await searchFrom('203.0.113.1');
  expect(refused).toMatchObject(refusal(429, 'too-many-requests', 'searches'));
  expect(refused.headers.get('retry-after')).toBe('40');
  expect((await searchFrom('203.0.113.2')).status).toBe(200);
  clock.advance(40_000);
  expect((await searchFrom('203.0.113.1')).status).toBe(200);
});

test('calls of the server itself, which render pages, are not limited', async () => {
  const endsAt = shop.clock.now() + 60_000;
  await shop.db.insert(rateLimits).values({ bucket: 'search:in-process', count: 1200, endsAt });
  expect(ids(await search('scarf'))).toEqual(['scarf']);
});
