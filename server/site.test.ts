import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { openOutbox } from './ports/outbox';
import { createSite } from './site';
import { testClock } from './testing/parts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-site-'));
  writeFileSync(path.join(folder, 'index.html'), 'the page');
});
afterEach(() => rmSync(folder, { recursive: true }));

const api = new Hono()
  .post('/api/echo', async (http) => {
    http.header('set-cookie', 'a=1', { append: true });
    http.header('set-cookie', 'b=2', { append: true });
    return http.json({ body: await http.req.text(), cookie: http.req.header('cookie') });
  })
  .notFound((http) => http.json({ success: false }, 404));

async function site(production = false) {
  const outbox = await openOutbox(folder, testClock(), () => {});
  await outbox.send({ to: 'ada@example.com', subject: 's', text: 't', code: '123456' });
  const fetchSite = createSite({
    api,
    ...(!production && { outbox }),
    storefront: { root: folder, tileOrigin: 'https://tile.openstreetmap.org' },
  });
  return {
    request: async (path: string, init?: RequestInit) =>
      fetchSite(new Request(`http://shop.test${path}`, init)),
  };
}

describe('one origin', () => {
  test('bodies and cookies pass in both directions', async () => {
    const answer = await (await site()).request('/api/echo', {
      method: 'POST',
      body: 'hello',
      headers: { cookie: 'c=3' },
    });
    expect(await answer.json()).toEqual({ body: 'hello', cookie: 'c=3' });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('an unknown call is answered by the API, an unknown page by the page', async () => {
    const shop = await site();
    const call = await shop.request('/api/nothing');
    expect([call.status, await call.json()]).toEqual([404, { success: false }]);
    expect(await (await shop.request('/nothing')).text()).toBe('the page');
    expect(await (await shop.request('/apiary')).text()).toBe('the page');
  });

  test('codes can be read outside production', async () => {
    const shop = await site();
    expect(await (await shop.request('/dev/mailbox')).text()).toContain('123456');
    expect(await (await shop.request('/dev/mailbox.json')).text()).toContain('123456');
  });

  test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?to=ada@example.com'])(
    'in production %s tells no code',
    async (url) => {
      const answer = await (await site(true)).request(url);
      expect(await answer.text()).not.toContain('123456');
    },
  );
});
