import { createServer } from 'node:http';
import { testClock } from '../../testing/fakes';
import { listen } from '../../testing/listen';
import { CachedResponse } from './cachedResponse';
import { CachedResponses } from './fastPath';

const PATH = '/api/product/list';
const clock = testClock();
let words: string;
let list: CachedResponse;
let cache: CachedResponses;
beforeEach(() => {
  words = 'first';
  list = new CachedResponse({ read: async () => ({ words }), clock, freshMs: 1000 });
  cache = new CachedResponses();
  cache.add(PATH, list);
});
/** Fills the cache, as the first request through the app does. */
const readNow = () => list.respond({ req: { header: () => undefined } } as never);

let served: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const server = createServer((request, response) => {
    if (!cache.respond(request, response)) response.writeHead(418).end();
  });
  served = await listen(server);
});
afterAll(() => served.close());

const get = (headers: Record<string, string> = {}, path = PATH, method = 'GET') =>
  fetch(served.origin + path, { method, headers: { connection: 'close', ...headers } });

test('serves a cached response while it is fresh', async () => {
  expect((await get()).status).toBe(418);
  await readNow();
  words = 'second';
  expect(await (await get()).json()).toEqual({ success: true, words: 'first' });
  clock.advance(1000);
  expect((await get()).status).toBe(418);
  await readNow();
  expect(await (await get()).json()).toEqual({ success: true, words: 'second' });
});

test('serves the same response as the app', async () => {
  const normal = await readNow();
  const { headers } = await get({ 'accept-encoding': 'identity' });
  for (const [name, value] of normal.headers)
    expect([name, headers.get(name)]).toEqual([name, value]);
});

test('responds with 304 to a matching ETag', async () => {
  await readNow();
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['another path', {}, '/api/product/other', 'GET'],
  ['a query', {}, `${PATH}?a=1`, 'GET'],
  ['another method', {}, PATH, 'POST'],
  ['a browser in the failure lab', { cookie: 'a=1; kedaiLab=x' }, PATH, 'GET'],
])('leaves %s to the app', async (_, headers: Record<string, string>, path, method) => {
  await readNow();
  expect((await get(headers, path, method)).status).toBe(418);
});
