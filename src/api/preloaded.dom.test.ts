import { newsCalls } from '@kedai/contract/calls/news';
import { productCalls } from '@kedai/contract/calls/product';
import { startPreloads } from '../app/start/startPreloads';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { serveCalls } from '../testing/testServer';
import { productApi } from './productApi';

const server = serveCalls();
beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  jest.restoreAllMocks();
  delete window.preloaded;
});

const plain = new URLSearchParams();
const text = (content: string) => new TextEncoder().encode(content);
const first = { productName: null, page: 1, amount: 4 };
const named = (name: string) => ({ products: [{ id: name, name, price: 1, image: '/a.webp' }] });
const listed = () => server.sent(productCalls.list).length;
beforeEach(() => {
  server.succeeds(productCalls.list, () => named(`list ${listed()}`));
});

function openStore() {
  const store = createStore({ storage: memoryStorage() });
  const name = async (
    asking: PromiseLike<{
      readonly data?: { readonly products: readonly { readonly name: string }[] } | undefined;
    }>,
  ) => (await asking).data?.products[0]?.name;
  const { productList, fetchProducts } = productApi.endpoints;
  const again = { forceRefetch: true } as const;
  return {
    list: () => name(store.dispatch(productList.initiate(undefined, again))),
    firstPage: () => name(store.dispatch(fetchProducts.initiate(first, again))),
  };
}

test('a preloaded response is used for the first call, not for the second', async () => {
  startPreloads([{ address: '/api/product/list' }], plain);
  const store = openStore();
  expect(await store.list()).toBe('list 1');
  expect(listed()).toBe(1);
  expect(server.sent(productCalls.list)[0]?.request.headers.get('accept-language')).toBe('en');
  expect(await store.list()).toBe('list 2');
});

test('a preloaded response with a body is used for the same body only', async () => {
  const bodies = () => server.bodies(productCalls.fetchProducts);
  server.succeeds(productCalls.fetchProducts, () => named(`page ${bodies().length}`));
  const another = { ...first, page: 2 };
  startPreloads([{ address: '/api/product/fetchProducts', json: JSON.stringify(another) }], plain);
  expect(await openStore().firstPage()).toMatch(/^page [12]$/);
  expect(bodies()).toEqual(expect.arrayContaining([another, first]));
  startPreloads([{ address: '/api/product/fetchProducts', json: JSON.stringify(first) }], plain);
  expect(await openStore().firstPage()).toBe('page 3');
});

test('a call whose preload failed is sent again', async () => {
  server.fails(productCalls.list, 'offline', { once: true });
  startPreloads([{ address: '/api/product/list' }], plain);
  await expect(window.preloaded?.['/api/product/list']).rejects.toThrow();
  expect(await openStore().list()).toBe('list 2');
  expect(listed()).toBe(2);
});

test('a preloaded response that hangs has the same timeout as another', async () => {
  const stalls = new Response(
    new ReadableStream({ start: (body) => body.enqueue(text('{"succ')) }),
  );
  window.preloaded = { '/api/product/list': Promise.resolve(stalls) };
  const { dispatch } = createStore({ storage: memoryStorage(), settings: { timeoutMs: 30 } });
  const { error } = await dispatch(productApi.endpoints.productList.initiate());
  expect(error).toMatchObject({ kind: 'timeout' });
});

test('a call whose preloaded response breaks off is sent again', async () => {
  const breaks = new Response(new ReadableStream({ start: (body) => body.error(new Error()) }));
  window.preloaded = { '/api/product/list': Promise.resolve(breaks) };
  expect(await openStore().list()).toBe('list 1');
  expect(listed()).toBe(1);
});

test('an old preloaded response is not used', async () => {
  startPreloads([{ address: '/api/product/list' }], plain);
  jest.mocked(performance.now).mockReturnValue(16_000);
  await openStore().list();
  expect(listed()).toBe(2);
});

test('a preloaded page has the number in the URL, or 1', () => {
  server.succeeds(newsCalls.all, { items: [], totalPages: 1 });
  for (const [query, asked] of [
    ['', 1],
    ['page=2', 2],
    ['page=0', 1],
    ['page=1.5', 1],
    ['page=last', 1],
  ] as const) {
    startPreloads([{ address: '/api/news/all?page={page}&limit=9' }], new URLSearchParams(query));
    expect(Object.keys(window.preloaded ?? {})).toEqual([`/api/news/all?page=${asked}&limit=9`]);
  }
});

test('a request is not preloaded when the query excludes it', () => {
  const ask = { address: '/api/product/list', unless: ['sort'] };
  startPreloads([ask], new URLSearchParams('sort=low-high'));
  expect(window.preloaded).toEqual({});
});
