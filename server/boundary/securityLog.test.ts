import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { signInStaff } from '../testing/staff';
import { testShop } from '../testing/testShop';
import { signUp } from '../testing/visitor';
import { findPseudonym } from './caller/pseudonym';
import type { SecurityEvent } from './securityLog';

const EMAIL = 'aishah@example.my';

let events: SecurityEvent[];
const logSecurityEvent = (event: SecurityEvent) => void events.push(event);
const shop = testShop({ logSecurityEvent }, { trustProxy: true });
beforeEach(() => {
  events = [];
});

const pseudonym = expect.stringMatching(/^[\w-]{12}$/);

test('logs right and wrong sign-ins, codes and logouts with the same pseudonym of the account', async () => {
  const visitor = await signUp(shop, EMAIL);
  await visitor.callApi(userCalls.login, { email: EMAIL, password: 'wrong password' });
  await visitor.callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
  await visitor.callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp: '000000' });
  await visitor.callApi(userCalls.logout);
  expect(events.map(({ call, status, code }) => [call, status, code])).toEqual([
    ['POST /api/user/login', 200, undefined],
    ['POST /api/user/login', 401, 'invalid-credentials'],
    ['POST /api/user/send-reset-otp', 200, undefined],
    ['POST /api/user/verify-reset-otp', 400, 'invalid-otp'],
    ['POST /api/user/logout', 200, undefined],
  ]);
  const [first] = events;
  expect(first).toMatchObject({ account: pseudonym, address: pseudonym });
  expect(new Set(events.slice(0, 4).map(({ account }) => account)).size).toBe(1);
});

test('logs how staff sign in and out, and not what they read', async () => {
  const staff = await signInStaff(shop);
  await staff.callApi(counterSessionCalls.counterSession);
  await staff.callApi(counterSessionCalls.addExampleOrders);
  await staff.callApi(counterSessionCalls.counterSignOut);
  await staff.callApi(counterSessionCalls.counterSignIn, { credential: { id: 'unknown' } });
  expect(events.map(({ call, status, code }) => [call, status, code])).toEqual([
    ['POST /api/counter/addExampleOrders', 403, 'not-allowed'],
    ['POST /api/counter/signOut', 200, undefined],
    ['POST /api/counter/signIn', 401, 'invalid-credentials'],
  ]);
  expect(events.slice(0, 2).map(({ account }) => account)).toEqual([pseudonym, pseudonym]);
});

test('logs refused calls, and no other ones', async () => {
  const customer = await signUp(shop, EMAIL);
  events.length = 0;
  await customer.callApi(userCalls.verifyToken);
  await customer.callApi(orderCalls.userorders);
  expect(events).toEqual([]);
  await customer.callApi(orderCalls.orderdetail, { orderId: 'of somebody else' });
  await shop.visitor().callApi(orderCalls.userorders);
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  await customer.callApi(userCalls.logout, undefined, crossSite);
  await customer.send('/api/admin/secret-text');
  expect(events.map(({ call, status, code }) => [call, status, code])).toEqual([
    ['POST /api/order/orderdetail', 404, 'not-found'],
    ['POST /api/order/userorders', 401, 'not-signed-in'],
    ['POST /api/user/logout', 403, 'invalid-request'],
    ['GET /api/*', 404, undefined],
  ]);
  expect(events.map(({ account }) => account !== undefined)).toEqual([true, false, false, false]);
});

test('contains no e-mail, address or other text of a request', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const visitor = shop.visitor();
  await visitor.callApi(userCalls.login, { email: EMAIL, password: 'my secret' }, { headers });
  await visitor.callApi(userCalls.login, { email: EMAIL, password: 'my secret' });
  expect(events.map(({ address }) => address)).toEqual([pseudonym, pseudonym]);
  expect(events[0]?.address).not.toBe(events[1]?.address);
  expect(JSON.stringify(events)).not.toMatch(/aishah|203\.0|secret/);
});

test('an operator finds the pseudonym of an e-mail and of an address, in any notation', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:0:7::1:2' };
  await shop.visitor().callApi(userCalls.login, { email: EMAIL, password: 'x' }, { headers });
  const { secret } = shop.deps.settings;
  for (const email of [EMAIL, ' Aishah@Example.MY ', 'Aishah <aishah@example.my>']) {
    expect(findPseudonym(secret, email)).toBe(events[0]?.account);
  }
  for (const address of ['2001:db8:0:7::9', '[2001:DB8:0:7:0:0:1:2]:4711']) {
    expect(findPseudonym(secret, address)).toBe(events[0]?.address);
  }
  expect(findPseudonym(secret, 'aishah')).toBeNull();
});
