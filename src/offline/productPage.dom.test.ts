import { productPageOrCached } from './productPage';
import { notifyShopReach } from './reach';

jest.mock('./reach');

const products = Array.from({ length: 6 }, (_, index) => ({ id: `p${index + 1}` }));

/** Fills the cache with a product list in English, or empties it. */
function fillCache(list: object | undefined) {
  const match = async (url: string) =>
    url === '/api/product/list' ? list && { json: async () => list } : undefined;
  Object.assign(globalThis, { caches: { match } });
}

/** A browser without a connection. */
function goOffline(cached: object | undefined) {
  const failure = new TypeError('no connection');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
  fillCache(cached);
  return failure;
}

/** A browser whose request stays pending. @returns resolves the request */
function stallNetwork(cached: object | undefined) {
  jest.useFakeTimers();
  let resolve: (response: Response) => void = () => {};
  const pending = new Promise<Response>((settle) => {
    resolve = settle;
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(pending);
  fillCache(cached);
  return resolve;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

const requestPage = (body: object) => {
  const request = { clone: () => ({ json: async () => body }) };
  return productPageOrCached(request as unknown as Request);
};

test('without a connection, pages come from the cached product list', async () => {
  goOffline({ products });
  const response = await requestPage({ productName: null, page: 2, amount: 4 });
  expect(await response.json()).toEqual({
    success: true,
    products: products.slice(4),
    totalProducts: 6,
  });
  expect(notifyShopReach).toHaveBeenLastCalledWith(false);
});

test('a page in another language comes from the list of that language', async () => {
  goOffline(undefined);
  const match = jest.fn(async () => ({ json: async () => ({ products }) }));
  Object.assign(globalThis, { caches: { match } });
  await requestPage({ productName: null, page: 1, amount: 4, language: 'zh-Hans' });
  expect(match).toHaveBeenCalledWith('/api/product/list?language=zh-Hans', { cacheName: 'api' });
});

test.each([
  ['a search', { products }, { productName: 'shirt', page: 1, amount: 3 }],
  [
    'a page when the cached response holds no list',
    { success: true },
    { productName: null, page: 1, amount: 4 },
  ],
  [
    'a page in Malay when the list is cached in English',
    { products },
    { productName: null, page: 1, amount: 4, language: 'ms' },
  ],
  ['a page when no list is cached', undefined, { productName: null, page: 1, amount: 4 }],
])('%s fails with the network error', async (_, cached, body) => {
  const failure = goOffline(cached);
  await expect(requestPage(body)).rejects.toBe(failure);
});

test('a stalled network is waited for four seconds before the cache is used', async () => {
  stallNetwork({ products });
  const settled = jest.fn();
  const page = requestPage({ productName: null, page: 1, amount: 4 }).then(async (response) => {
    settled();
    return response.json();
  });
  await jest.advanceTimersByTimeAsync(3_900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await page).toMatchObject({ products: products.slice(0, 4) });
});

test('a search waits for the network without a timeout', async () => {
  const resolve = stallNetwork(undefined);
  const page = requestPage({ productName: 'shirt', page: 1, amount: 3 });
  await jest.advanceTimersByTimeAsync(60_000);
  const late = Response.json({ success: true });
  resolve(late);
  expect(await page).toBe(late);
});
