import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import type { CardCheckout } from '../../ports/cardPayments';
import { testDatabase } from '../../testing/database';
import { testCardPayments } from '../../testing/fakes';
import { buildOrder, fillCart } from '../../testing/orders';
import { openTestShop } from '../../testing/testShop';
import { createVisitor, signUp } from '../../testing/visitor';
import type { ApiSettings } from '../apiSettings';
import { SESSION_COOKIE } from '../session/session';

const database = testDatabase();

const PUBLIC = { publicUrl: 'https://kedai.test' };
const PROXY = { trustProxy: true };
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'proxy.test' };
const CHAIN = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.test, proxy.test' };

test.each<[string, Partial<ApiSettings>, Record<string, string>, string]>([
  ['of the request', {}, {}, 'http://shop.test'],
  ['of the request, ignoring forwarded headers', {}, FORWARDED, 'http://shop.test'],
  ['of a trusted proxy', PROXY, FORWARDED, 'https://proxy.test'],
  ['of the nearest of several proxies', PROXY, CHAIN, 'https://proxy.test'],
  ['of the request when the proxy forwards none', PROXY, {}, 'http://shop.test'],
  [
    'of the request when the forwarded host is invalid',
    PROXY,
    { 'x-forwarded-host': 'a b' },
    'http://shop.test',
  ],
  ['of PUBLIC_URL', PUBLIC, {}, 'https://kedai.test'],
  [
    'of PUBLIC_URL, ignoring forwarded headers',
    { ...PUBLIC, ...PROXY },
    FORWARDED,
    'https://kedai.test',
  ],
])('uses the origin %s', async (_what, settings, headers, origin) => {
  const opened: CardCheckout[] = [];
  const openCheckout = async (checkout: CardCheckout) => {
    opened.push(checkout);
    return { id: 'page-1', address: 'https://pay.test/1' };
  };
  const cardPayments = { ...testCardPayments, openCheckout };
  const shop = await openTestShop(database.db, { cardPayments }, settings);
  const customer = await signUp(shop);
  await fillCart(customer, buildOrder());
  // The proxy of the call forwards https, so the call has the cookie of https too.
  const token = customer.cookies.get(SESSION_COOKIE);
  if (token !== undefined) customer.cookies.set(`__Host-${SESSION_COOKIE}`, token);
  await customer.callApi(orderCalls.stripe, buildOrder(), { headers });
  expect(opened[0]?.successUrl).toBe(`${origin}/orders`);

  const account = { email: 'aishah@example.my', password: 'good password' };
  const login = await createVisitor(shop.app).callApi(userCalls.login, account, { headers });
  const isSecure = login.headers.get('set-cookie')?.includes('Secure') ?? false;
  expect(isSecure).toBe(origin.startsWith('https:'));

  // A browser that sends no Sec-Fetch-Site names the page that the request comes from.
  const own = await createVisitor(shop.app).callApi(userCalls.logout, undefined, {
    headers: { ...headers, origin },
  });
  expect(own.status).toBe(200);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const foreign = await createVisitor(shop.app).callApi(userCalls.logout, undefined, {
    headers: { ...headers, origin: 'https://evil.test' },
  });
  expect(foreign.status).toBe(403);
});
