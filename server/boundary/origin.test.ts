import { orderCalls } from '../../src/contract/order';
import { userCalls } from '../../src/contract/user';
import type { AppSettings } from '../deps';
import type { CardCheckout } from '../ports/cardPayments';
import type { Database } from '../store/database';
import { emptyTables, openTestDatabase } from '../testing/database';
import { anOrder, givenCartOf } from '../testing/orders';
import { signUp, visit } from '../testing/visitor';
import { openWorld } from '../testing/world';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database));
afterAll(() => database.close());

const PUBLIC = { publicUrl: 'https://kedai.test' };
const PROXY = { trustProxy: true };
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'proxy.test' };
const CHAIN = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.test, proxy.test' };

test.each<[string, Partial<AppSettings>, Record<string, string>, string]>([
  ['as the request came in', {}, {}, 'http://shop.test'],
  ['as the request came in, whatever it says', {}, FORWARDED, 'http://shop.test'],
  ['as a trusted proxy says', PROXY, FORWARDED, 'https://proxy.test'],
  ['as the nearest of several says', PROXY, CHAIN, 'https://proxy.test'],
  ['as the request came in when the proxy is silent', PROXY, {}, 'http://shop.test'],
  ['and not nonsense', PROXY, { 'x-forwarded-host': 'a b' }, 'http://shop.test'],
  ['as it was set', PUBLIC, {}, 'https://kedai.test'],
  [
    'as it was set, whatever else is said',
    { ...PUBLIC, ...PROXY },
    FORWARDED,
    'https://kedai.test',
  ],
])('the shop is addressed %s', async (_what, settings, headers, origin) => {
  const opened: CardCheckout[] = [];
  const openCheckout = async (checkout: CardCheckout) => {
    opened.push(checkout);
    return { id: 'page-1', address: 'https://pay.test/1' };
  };
  const cardPayments = {
    openCheckout,
    closeCheckout: async () => true,
    readNotice: () => ({ kind: 'other' }) as const,
  };
  const world = await openWorld(database.db, { cardPayments }, settings);
  const customer = await signUp(world);
  await givenCartOf(customer, anOrder());
  await customer.ask(orderCalls.stripe, anOrder(), { headers });
  expect(opened[0]?.successUrl).toBe(`${origin}/orders`);

  const account = { email: 'aishah@example.my', password: 'good password' };
  const login = await visit(world.app).ask(userCalls.login, account, { headers });
  const isSecure = login.headers.get('set-cookie')?.includes('Secure') ?? false;
  expect(isSecure).toBe(origin.startsWith('https:'));

  // A browser that sends no Sec-Fetch-Site names the page that the request comes from.
  const own = await visit(world.app).ask(userCalls.logout, undefined, {
    headers: { ...headers, origin },
  });
  expect(own.status).toBe(200);
  const foreign = await visit(world.app).ask(userCalls.logout, undefined, {
    headers: { ...headers, origin: 'https://evil.test' },
  });
  expect(foreign.status).toBe(403);
});
