import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { fakePages } from '../testing/fakePages';
import { listen } from '../testing/listen';
import { cachedPages, pages } from './pages';

const settings = { publicUrl: 'https://shop.example', trustProxy: false };
const { content, rendered } = fakePages(async ({ href, pathname }, catalogue) => ({
  html: `${href} ${catalogue}`,
  status: pathname === '/gone' ? 404 : 200,
}));
let isFast: boolean;

let served: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const fastPath = cachedPages(rendered, settings);
  const app = new Hono().route('/', pages(rendered, settings)).all('*', (c) => c.text('other'));
  const slowPath = getRequestListener(app.fetch);
  const server = createServer((incoming, response) => {
    isFast = fastPath(incoming, response);
    if (!isFast) void slowPath(incoming, response);
  });
  served = await listen(server);
});
afterAll(() => served.close());
beforeEach(() => {
  Object.assign(content, { catalogue: 'first', isFresh: true });
});

/** Sends a request as it is; `fetch` would change the path. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      port: served.port,
      host: '127.0.0.1',
      path,
      method,
      agent: false as const,
      headers,
    };
    request(options, resolve).on('error', reject).end();
  });
  const { date: _, ...rest } = response.headers;
  return { status: response.statusCode, headers: rest, body: await text(response), isFast };
}

test.each([
  ['/', 200, {}],
  ['/collection?sort=low-high', 200, {}],
  ['/br', 200, { 'accept-encoding': 'gzip, br' }],
  ['/gzip', 200, { 'accept-encoding': 'gzip' }],
  ['/gone', 404, {}],
])('the cached page %s is the same response with %i', async (path, status, headers) => {
  const first = await get(path, headers);
  const second = await get(path, headers);
  expect([first.isFast, second.isFast]).toEqual([false, true]);
  expect(second).toEqual({ ...first, status, isFast: true });
});

test('responds with 304 to a matching ETag', async () => {
  const { etag = '' } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, body: '', isFast: true });
  expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
});

test('a cached page is not served when the catalogue has changed, or may have', async () => {
  await get('/a');
  content.isFresh = false;
  expect((await get('/a')).isFast).toBe(false);
  Object.assign(content, { catalogue: 'second', isFresh: true });
  expect(await get('/a')).toMatchObject({ isFast: false, body: 'https://shop.example/a second' });
  expect(await get('/a')).toMatchObject({ isFast: true, body: 'https://shop.example/a second' });
});

test.each([
  ['HEAD', '/', {}],
  ['POST', '/', {}],
  ['GET', '/cart', {}],
  ['GET', 'http://other.example/', {}],
  ['GET', '/', { cookie: 'kedaiLab=%7B%7D' }],
  ['GET', '/', { host: 'not a host' }],
])('leaves %s %s %j to the app', async (method, path, headers) => {
  await get('/');
  await get(path, headers, method);
  expect((await get(path, headers, method)).isFast).toBe(false);
});

test('a path that begins with two slashes names no other host', async () => {
  expect(await get('//other.example/')).toMatchObject({
    status: 308,
    headers: { location: '/other.example' },
    isFast: false,
  });
});
