import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { logger } from '../log/logger';
import { testClock } from '../testing/fakes';
import { testFolder, writeFile } from '../testing/testFolder';
import { type PageRenderer, pageRenderer, type RenderingLimits } from './pageRenderer';
import { pages } from './pages';
import { RenderedPages } from './renderedPages';

const ORIGIN = 'https://shop.example';

/** A prerender program. The path of a page says how it is rendered; its version is in its title. */
const PROGRAM = `
const openPorts = new Set();
const onOpen = (id, kind) => void (kind === 'MESSAGEPORT' && openPorts.add(id));
require('node:async_hooks').createHook({ init: onOpen, destroy: (id) => openPorts.delete(id) }).enable();
exports.createPageRenderer = (template, callApi) => async ({ pathname, origin }, version, into) => {
  const name = version.endsWith('second') ? pathname.slice(1) : 'first';
  if (name === 'endless') {
    await callApi(origin + '/api/endless', { method: 'GET', headers: {} });
    for (;;);
  }
  if (name === 'huge') Array.from({ length: 300 }, () => new Array(100_000).fill({}));
  const { bootstrap } = template;
  if (name === 'ports') return { html: String(openPorts.size), status: 200, isCacheable: true, bootstrap };
  if (name === 'shirt') return { html: String(into), status: 200, isCacheable: true, bootstrap };
  if (name === 'waiting') await callApi(origin + '/api/slow', { method: 'GET', headers: {} });
  return { html: '<title>' + pathname + ' ' + version.split(' ')[1] + '</title>' + (name === 'script' ? '<script>steal()</script>' : ''), status: 200, isCacheable: true, bootstrap };
};`;

const program = testFolder();
let renderer: PageRenderer;
beforeEach(() => {
  for (const language of ['en', 'ms']) {
    const marked = PROGRAM.replace("'<title>'", `'<title>${language === 'en' ? '' : language}'`);
    writeFile(program(`${language}/prerender.cjs`), marked);
    writeFile(program(`${language}/template.json`), JSON.stringify({ bootstrap: 'start()' }));
  }
  jest.spyOn(logger, 'warn').mockReturnValue(undefined);
});
afterEach(() => renderer.close());

const TIMEOUT_MS = 1000;
/** How long a rendering that does not end runs before its time is up, ms. */
const ENDLESS_MS = 100;

/**
 * A shop with an API, pages that are rendered within these limits, and the page without data for all others. Time is only
 * up for a rendering that does not end: a busy machine may need long to start the thread.
 */
function openShop(limits: Partial<RenderingLimits>) {
  let timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    timeout = new AbortController();
    return timeout.signal;
  });
  let catalogue = 'first';
  let answerSlowCall = () => {};
  const slowCall = new Promise<void>((resolve) => {
    answerSlowCall = resolve;
  });
  const site = new Hono();
  site.get('/api/list', (c) => c.text('products'));
  site.get('/api/endless', (c) => {
    setTimeout(() => timeout.abort(), ENDLESS_MS);
    return c.text('');
  });
  site.get('/api/slow', (c) => slowCall.then(() => c.text('')));
  renderer = pageRenderer(
    program(),
    ['/', '/:page'].map((pattern) => ({ pattern, query: [] })),
    ['en', 'ms'],
    site.fetch,
    testClock(),
    { timeoutMs: TIMEOUT_MS, maxWaitMs: 60_000, ...limits },
  );
  const rendered = new RenderedPages(
    renderer,
    { get: async () => catalogue, fresh: () => catalogue },
    { tileOrigin: 'https://tile.test' },
    async () => ['en', 'ms'],
  );
  site.route('/', pages(rendered, { trustProxy: false }));
  site.get('*', (c) => c.text('without data'));
  return {
    get: async (at: string) => (await site.request(ORIGIN + at)).text(),
    headers: async (at: string) => (await site.request(ORIGIN + at)).headers,
    answerSlowCall,
    change: () => {
      catalogue = 'second';
    },
  };
}

const FAILED = 'Pages could not be rendered. This is logged once a minute.';
const failures = () => jest.mocked(logger.warn).mock.calls.map(([message]) => message);

describe.each([
  ['does not end', '/endless', {}],
  ['uses too much memory', '/huge', { maxMemoryMb: 64 }],
])('a rendering that %s', (_, at, limits) => {
  test('is stopped: the page without data is served, and the next page is rendered', async () => {
    const { get, change } = openShop(limits);
    change();
    expect(await get(at)).toBe('without data');
    expect(failures()).toEqual([FAILED]);
    expect(AbortSignal.timeout).toHaveBeenLastCalledWith(TIMEOUT_MS);
    expect(await get('/other')).toBe('<title>/other second</title>');
  });

  test('does not block the API, and the older page is served', async () => {
    const { get, change } = openShop(limits);
    expect(await get(at)).toBe(`<title>${at} first</title>`);
    change();
    const order: string[] = [];
    const page = get(at).then((html) => order.push(html));
    await get('/api/list').then((text) => order.push(text));
    await page;
    expect(order).toEqual(['products', `<title>${at} first</title>`]);
  });
});

test('a page that finds the queue full is served without data, and the queue is worked off', async () => {
  const { get, change, answerSlowCall } = openShop({ maxQueue: 1 });
  await get('/ready');
  change();
  const waiting = get('/waiting');
  const queued = get('/queued');
  expect(await get('/refused')).toBe('without data');
  expect(failures()).toEqual([FAILED]);
  answerSlowCall();
  expect(await Promise.all([waiting, queued])).toEqual([
    '<title>/waiting second</title>',
    '<title>/queued second</title>',
  ]);
});

test('a page that waits behind one that is stopped is rendered', async () => {
  const { get, change } = openShop({ maxMemoryMb: 64 });
  change();
  const [stopped, other] = await Promise.all([get('/huge'), get('/other')]);
  expect([stopped, other]).toEqual(['without data', '<title>/other second</title>']);
});

test('2,000 pages leave nothing open in the thread', async () => {
  const { get, change } = openShop({});
  change();
  for (let page = 0; page < 2000; page += 1) await get(`/${page}`);
  expect(Number(await get('/ports'))).toBeLessThan(10);
});

test('a script that got into a page with its data does not run: the policy allows that of the template only', async () => {
  const { change, headers } = openShop({});
  change();
  const policy = (await headers('/script')).get('content-security-policy');
  const start = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${start}';`);
});

test('each language is rendered by its program, and cached at its URL', async () => {
  const { get } = openShop({});
  expect(await get('/about')).toBe('<title>/about first</title>');
  expect(await get('/ms/about')).toBe('<title>ms/ms/about first</title>');
  expect(await get('/ms/')).toBe('<title>ms/ms/ first</title>');
  expect(await get('/about')).toBe('<title>/about first</title>');
});

test('the program of a page gets the languages in which an item exists', async () => {
  const { get, change } = openShop({});
  change();
  expect(await get('/shirt')).toBe('en,ms');
});

test.each([
  ['/ms', '/ms/'],
  ['//ms', '/ms/'],
  ['/ms?sort=new', '/ms/?sort=new'],
])('%s leads to %s, home in that language', async (at, home) => {
  expect((await openShop({}).headers(at)).get('location')).toBe(home);
});

test('the prefix of a language that was not built is none', async () => {
  expect(await openShop({}).get('/zh/about')).toBe('without data');
});

test('with a program that cannot be loaded, pages are served without data', async () => {
  writeFile(program('en/prerender.cjs'), 'a half written file');
  const { get } = openShop({});
  expect(await get('/a')).toBe('without data');
  const reason = expect.objectContaining({ message: "Unexpected identifier 'half'" });
  expect(jest.mocked(logger.warn).mock.calls).toEqual([[FAILED, reason]]);
});
