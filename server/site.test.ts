import { Hono } from 'hono';
import type { Fetch } from './boundary/fetch';
import { openOutbox } from './ports/outbox';
import { createSite } from './site';
import { testClock } from './testing/fakes';
import { testFolder, writeFile } from './testing/testFolder';

const folder = testFolder();
beforeEach(() => void writeFile(folder('index.html'), 'the page'));

const api = new Hono()
  .post('/api/echo', async (c) => {
    c.header('set-cookie', 'a=1', { append: true });
    c.header('set-cookie', 'b=2', { append: true });
    return c.json({ body: await c.req.text(), cookie: c.req.header('cookie') });
  })
  .notFound((c) => c.json({ success: false }, 404));

async function site(production = false) {
  const outbox = await openOutbox(folder(), testClock(), () => {});
  await outbox.send({ to: 'ada@example.com', subject: 's', text: 't', code: '123456' });
  const fetchSite = createSite({
    api,
    ...(!production && { outbox }),
    storefront: { root: folder(), tileOrigin: 'https://tile.openstreetmap.org' },
  });
  return {
    request: async (path: string, init?: RequestInit) =>
      fetchSite(new Request(`http://shop.test${path}`, init)),
  };
}

describe('one origin', () => {
  test('passes bodies and cookies in both directions', async () => {
    const response = await (await site()).request('/api/echo', {
      method: 'POST',
      body: 'hello',
      headers: { cookie: 'c=3' },
    });
    expect(await response.json()).toEqual({ body: 'hello', cookie: 'c=3' });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('leaves unknown calls to the API and unknown pages to the storefront', async () => {
    const shop = await site();
    const call = await shop.request('/api/nothing');
    expect([call.status, await call.json()]).toEqual([404, { success: false }]);
    expect(await (await shop.request('/nothing')).text()).toBe('the page');
    expect(await (await shop.request('/apiary')).text()).toBe('the page');
  });

  test.each([
    '/',
    '/nothing',
    '/gone.js',
    '/outbox.jsonl',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/%',
  ])('%s is neither framed nor sniffed', async (path) => {
    const { headers } = await (await site()).request(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  describe.each(['/100%', '/%E0%A4%A', '/product/100%', '/flows/%zz'])(
    'the undecodable URL %s',
    (url) => {
      const open = async (path: string, accept: string) =>
        (await site()).request(path, { headers: { accept } });

      test.each([
        [url, '*/*'],
        [url, 'application/json'],
        [`/api${url}`, '*/*'],
        [`/api${url}?page=1`, 'text/html'],
      ])('gets JSON: %s for %s', async (path, accept) => {
        const response = await open(path, accept);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ success: false, code: 'invalid-request' });
      });

      test('gets a page that links to the shop in a browser', async () => {
        const response = await open(url, 'text/html,*/*;q=0.8');
        expect(response.status).toBe(400);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(await response.text()).toContain('<a href="/">');
      });
    },
  );

  test.each([
    ['/ms/100%', '<html lang="ms">', '<a href="/ms/">Ke kedai</a>'],
    ['/zh/product/100%', '<html lang="zh-Hans">', '<a href="/zh/">前往商店</a>'],
  ])('the undecodable URL %s gets a page in its language', async (url, ...parts) => {
    const response = await (await site()).request(url, { headers: { accept: 'text/html' } });
    const html = await response.text();
    for (const part of parts) expect(html).toContain(part);
  });

  test.each([
    ['/about.', '/about'],
    ['/about%E2%80%8B?utm_source=wa', '/about?utm_source=wa'],
    ['/about%3Futm_source%3Dwa', '/about'],
    ['/about%', '/about'],
    ['//about/).', '/about'],
    ['/About!', '/about'],
    ['/)', '/'],
  ])('redirects from %s, an unknown path, to the page that is meant', async (url, location) => {
    writeFile(folder('about/index.html'), 'about');
    const shop = await site();
    for (const method of ['GET', 'HEAD']) {
      const response = await shop.request(url, { method, headers: { accept: 'text/html' } });
      expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    }
    expect((await shop.request(url, { method: 'POST' })).status).not.toBe(308);
    expect((await shop.request(`/outlets${url}`)).status).not.toBe(308);
  });

  test('does not redirect from a path that has a page, nor to one that has none', async () => {
    writeFile(folder('about./index.html'), 'about.');
    const shop = await site();
    expect(await (await shop.request('/about.')).text()).toBe('about.');
    expect((await shop.request('/outlets.')).status).toBe(404);
    expect((await shop.request('/api/about.')).status).toBe(404);
  });

  test('leads password managers to the page that changes the password', async () => {
    const response = await (await site()).request('/.well-known/change-password');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/my-profile?tab=security',
    ]);
  });

  test.each([
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/assetlinks.json',
    '/.well-known/apple-app-site-association',
    '/apple-app-site-association',
    '/humans.txt',
    '/ads.txt',
    '/browserconfig.xml',
    '/wp-login.php',
    '/.env',
  ])('%s does not exist', async (url) => {
    const shop = await site();
    for (const accept of ['*/*', 'application/json', 'text/html']) {
      expect((await shop.request(url, { headers: { accept } })).status).toBe(404);
    }
  });

  test('accepts an undecodable query', async () => {
    expect(await (await (await site()).request('/nothing?q=100%')).text()).toBe('the page');
  });

  test('serves the flow viewer when it is enabled', async () => {
    const viewer = folder('viewer');
    writeFile(`${viewer}/flows/index.html`, 'the viewer');
    writeFile(`${viewer}/flows/assets/flows.0123456789.js`, 'draw()');
    const parts = {
      api,
      storefront: { root: folder(), tileOrigin: 'https://tile.openstreetmap.org' },
    };
    const get = async (fetchSite: Fetch, url: string) =>
      fetchSite(new Request(`http://shop.test${url}`));
    const served = createSite({ ...parts, flowViewer: viewer });
    expect(await (await get(served, '/flows')).text()).toBe('the viewer');
    const script = await get(served, '/flows/assets/flows.0123456789.js');
    expect(await script.text()).toBe('draw()');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get(served, '/flows/assets/nothing.js')).status).toBe(404);
    expect(await (await get(createSite(parts), '/flows')).text()).toBe('the page');
  });

  test('serves the program of the counter for each of its pages', async () => {
    const counter = folder('counter');
    writeFile(`${counter}/counter/index.html`, 'the counter');
    writeFile(`${counter}/counter/assets/counter.0123456789.js`, 'open()');
    const storefront = { root: folder(), tileOrigin: 'https://tile.openstreetmap.org' };
    const fetchSite = createSite({ api, storefront, counter });
    const get = async (url: string) => fetchSite(new Request(`http://shop.test${url}`));
    for (const url of ['/counter', '/counter/', '/counter/orders/a.1?x=1']) {
      const page = await get(url);
      expect([page.status, await page.text()]).toEqual([200, 'the counter']);
      expect(page.headers.get('content-security-policy')).toContain('require-trusted-types-for');
    }
    const script = await get('/counter/assets/counter.0123456789.js');
    expect(await script.text()).toBe('open()');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/counter/assets/nothing.js')).status).toBe(404);
  });

  test('shows codes outside production', async () => {
    const shop = await site();
    expect(await (await shop.request('/dev/mailbox')).text()).toContain('123456');
    expect(await (await shop.request('/dev/mailbox.json')).text()).toContain('123456');
  });

  test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?to=ada@example.com'])(
    'shows no code at %s in production',
    async (url) => {
      const response = await (await site(true)).request(url);
      expect(await response.text()).not.toContain('123456');
    },
  );
});
