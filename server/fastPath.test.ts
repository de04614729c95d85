import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CachedResponse } from './boundary/cachedResponse';
import { CachedResponses } from './fastPath';
import { testClock } from './testing/parts';

const PATH = '/api/product/list';
const clock = testClock();
let words: string;
let list: CachedResponse;
let kept: CachedResponses;
beforeEach(() => {
  words = 'first';
  list = new CachedResponse({ read: async () => ({ words }), clock, freshMs: 1000 });
  kept = new CachedResponses();
  kept.add(PATH, list);
});
/** As the shop reads it when a request takes the usual way. */
const readNow = () => list.respond({ req: { header: () => undefined } } as never);

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!kept.respond(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (headers: Record<string, string> = {}, path = PATH, method = 'GET') =>
  fetch(origin + path, { method, headers: { connection: 'close', ...headers } });

test('what is kept is given at once, as long as it is fresh', async () => {
  expect((await ask()).status).toBe(418);
  await readNow();
  words = 'second';
  expect(await (await ask()).json()).toEqual({ success: true, words: 'first' });
  clock.advance(1000);
  expect((await ask()).status).toBe(418);
  await readNow();
  expect(await (await ask()).json()).toEqual({ success: true, words: 'second' });
});

test('it is the same answer as by the usual way', async () => {
  const usual = await readNow();
  const { headers } = await ask({ 'accept-encoding': 'identity' });
  for (const [name, value] of usual.headers)
    expect([name, headers.get(name)]).toEqual([name, value]);
});

test('whoever has these bytes is told so', async () => {
  await readNow();
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['another path', {}, '/api/product/other', 'GET'],
  ['a query', {}, `${PATH}?a=1`, 'GET'],
  ['another method', {}, PATH, 'POST'],
  ['a browser whose calls are to fail', { cookie: 'a=1; kedaiLab=x' }, PATH, 'GET'],
])('%s goes the usual way', async (_, headers: Record<string, string>, path, method) => {
  await readNow();
  expect((await ask(headers, path, method)).status).toBe(418);
});
