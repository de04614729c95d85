import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { Hono } from 'hono';
import { STAFF_COOKIE } from '../boundary/session/staffSession';
import { testShop } from '../testing/testShop';
import { createVisitor } from '../testing/visitor';
import { openByKey } from './counterKey';

const KEY = 'K'.repeat(43);

const shop = testShop();

/** The counter's page behind the printed address. @param address of the browser; absent: this machine */
function browse(address = '127.0.0.1') {
  const site = new Hono();
  site.route('/', openByKey(shop.deps, KEY));
  site.get('/counter', (c) => c.text('the page'));
  site.route('/', shop.app);
  const env = { incoming: { socket: { remoteAddress: address } } };
  return createVisitor({ request: (url, init) => site.request(url, init, env) });
}

test('the printed address opens the counter as its owner, each time', async () => {
  const visitor = browse();
  for (const _ of [1, 2]) {
    const response = await visitor.send(`/counter?key=${KEY}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/counter']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await visitor.callApi(counterSessionCalls.counterSession)).body.staff).toEqual({
      name: 'Owner',
      email: 'owner@localhost',
      role: 'owner',
    });
  }
});

test.each([
  ['another key', `?key=${'L'.repeat(43)}`, '127.0.0.1', {}],
  ['a part of the key', `?key=${KEY.slice(1)}`, '127.0.0.1', {}],
  ['no key', '', '127.0.0.1', {}],
  ['another machine', `?key=${KEY}`, '192.168.1.7', {}],
  ['another machine behind a proxy', `?key=${KEY}`, '127.0.0.1', { 'x-forwarded-for': '10.0.0.8' }],
])('%s opens the page only', async (_, query, address, headers) => {
  const visitor = browse(address);
  const response = await visitor.send(`/counter${query}`, { headers: { ...headers } });
  expect([response.status, await response.text()]).toEqual([200, 'the page']);
  expect(visitor.cookies.has(STAFF_COOKIE)).toBe(false);
});
