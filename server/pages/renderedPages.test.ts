import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Language } from '@kedai/contract/protocol/languages';
import { logger } from '../log/logger';
import { type FakePage, fakePages } from '../testing/fakePages';
import { pages } from './pages';

const ORIGIN = 'https://shop.example';

/** A shop whose pages show their path and the content of the catalogue. */
function openShop() {
  const render = jest.fn(
    async (
      { pathname, search, searchParams }: URL,
      catalogue: string,
      _into?: readonly Language[],
    ): Promise<FakePage> => {
      const html = `<title>${pathname}${search} ${catalogue}</title>`;
      return searchParams.has('page') ? { html, status: 404, isCacheable: false } : html;
    },
  );
  const findLanguages = jest.fn(
    async (path: string): Promise<readonly Language[] | null> =>
      path.endsWith('gone') ? null : ['en', 'ms'],
  );
  const { content, rendered } = fakePages(render, { findLanguages });
  const app = pages(rendered, { trustProxy: false });
  app.get('*', (c) => c.text('a file'));
  return {
    render,
    findLanguages,
    content,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(new Request(ORIGIN + path, { method, headers })),
  };
}

test('a page is rendered once, and again when the catalogue has changed', async () => {
  const { get, content, render } = openShop();
  expect(await (await get('/product/a')).text()).toBe('<title>/product/a first</title>');
  await get('/product/a');
  expect(render).toHaveBeenCalledTimes(1);
  content.catalogue = 'second';
  expect(await (await get('/product/a')).text()).toBe('<title>/product/a second</title>');
  expect(render).toHaveBeenCalledTimes(2);
});

test('the page of an item is rendered with the languages in which it exists', async () => {
  const { get, render } = openShop();
  await get('/product/a');
  await get('/about');
  expect(render.mock.calls.map(([, , into]) => into)).toEqual([['en', 'ms'], undefined]);
});

test('a page is rendered again when the storefront was built again', async () => {
  const { get, content, render } = openShop();
  await get('/');
  content.build = '2';
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);
});

test('concurrent requests share a rendering', async () => {
  const { get, render } = openShop();
  await Promise.all([get('/'), get('/'), get('/')]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('responds with 304 until the page changes, also when other parts of the catalogue change', async () => {
  const { get, content, render } = openShop();
  render.mockImplementation(async () => 'the same');
  const etag = (await get('/about')).headers.get('etag') ?? '';
  content.catalogue = 'second';
  const again = await get('/about', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  render.mockImplementation(async () => 'another');
  content.catalogue = 'third';
  expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('is compressed with %s', async (encoding, decompress) => {
  const response = await openShop().get('/', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(
    '<title>/ first</title>',
  );
});

test('HEAD has the headers of GET and no body', async () => {
  const { get } = openShop();
  const head = await get('/', {}, 'HEAD');
  expect(await head.text()).toBe('');
  const { headers } = await get('/');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(headers));
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test.each([
  ['/product/seroja%2Dkebaya', '/product/seroja-kebaya'],
  ['/product/seroja+kebaya?x=1', '/product/seroja%2Bkebaya?x=1'],
  ['/collection//', '/collection'],
  ['//other.example/product///a', '/other.example/product/a'],
  ['/product/k%C3%BCe', null],
  ['/collection/', null],
])('%s is redirected to %s', async (path, location) => {
  const response = await openShop().get(path);
  expect(response.headers.get('location')).toBe(location);
  expect(response.status).toBe(location === null ? 200 : 308);
});

test.each(['/product/gone', '/news/gone'])('%s gets 404 and is not rendered', async (path) => {
  const { get, render } = openShop();
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, 'a file']);
  expect(render).not.toHaveBeenCalled();
});

test('a page of the news after the last gets 404, which is not cached', async () => {
  const { get, render } = openShop();
  expect((await get('/news?page=9')).status).toBe(404);
  await get('/news?page=9');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is not public is left to the files of the build', async () => {
  const { get, render } = openShop();
  expect(await (await get('/cart')).text()).toBe('a file');
  expect(render).not.toHaveBeenCalled();
});

test('in the failure lab, pages come without data', async () => {
  expect(await (await openShop().get('/', { cookie: 'kedaiLab=%7B%7D' })).text()).toBe('a file');
});

describe('when rendering fails', () => {
  beforeEach(() => void jest.spyOn(logger, 'warn').mockReturnValue(undefined));

  test.each([
    ['with an error', async () => Promise.reject(new Error('The thread ended.'))],
    ['because an API call fails', async () => null],
  ])('%s, the page without data is served, and the next request tries again', async (_, fail) => {
    const { get, render } = openShop();
    render.mockImplementationOnce(fail);
    expect(await (await get('/')).text()).toBe('a file');
    expect(await (await get('/')).text()).toBe('<title>/ first</title>');
  });

  test.each([
    ['/product/a', 200, null],
    ['/product/gone', 404, null],
    ['/collection', 200, null],
    ['/collection?category=a', 200, null],
    ['/news?page=9', 503, '5'],
  ])('the page without data has at %s the status %i', async (path, status, retryAfter) => {
    const { get, render } = openShop();
    render.mockRejectedValue(new Error('Too many pages wait for the thread.'));
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, 'a file']);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
  });

  test('and nobody knows whether a product exists, its page has the status 503', async () => {
    const { get, findLanguages } = openShop();
    findLanguages.mockRejectedValue(new Error('The database does not respond.'));
    expect((await get('/product/a')).status).toBe(503);
  });

  test('it is logged once, without the path', async () => {
    const { get, render } = openShop();
    render.mockRejectedValue(new Error('The thread ended.'));
    for (const path of ['/product/a', '/product/b']) await get(path);
    expect(jest.mocked(logger.warn).mock.calls).toEqual([
      [expect.not.stringContaining('/product'), new Error('The thread ended.')],
    ]);
  });

  test('an older page is used', async () => {
    const { get, content, render } = openShop();
    await get('/');
    content.catalogue = 'second';
    render.mockImplementationOnce(async () => null);
    expect(await (await get('/')).text()).toBe('<title>/ first</title>');
    expect(await (await get('/')).text()).toBe('<title>/ second</title>');
  });

  test('an older page is used after a second without a new one', async () => {
    const { get, content, render } = openShop();
    await get('/');
    content.catalogue = 'second';
    render.mockImplementationOnce(() => new Promise<never>(() => {}));
    expect(await (await get('/')).text()).toBe('<title>/ first</title>');
  });
});
