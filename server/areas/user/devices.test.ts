import { deviceCalls } from '@kedai/contract/calls/devices';
import { userCalls } from '@kedai/contract/calls/user';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session/session';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import { testCustomer, testShop } from '../../testing/testShop';
import { isSignedIn, refusal, signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const HOUR_MS = 60 * MINUTE_MS;

const shop = testShop({}, { trustProxy: true });
const owner = testCustomer(shop, EMAIL);
let phone: Visitor;

beforeEach(async () => {
  shop.clock.advance(HOUR_MS);
  phone = await signIn(PHONE);
});

async function signIn(userAgent: string, email = EMAIL): Promise<Visitor> {
  const visitor = shop.visitor();
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7' };
  await visitor.callApi(userCalls.login, { email, password: 'good password' }, { headers });
  return visitor;
}

interface Listed {
  readonly id: string;
  readonly lastUsedAt: number;
}

async function devicesOf(visitor: Visitor): Promise<readonly Listed[]> {
  return (await visitor.callApi(deviceCalls.devices)).body.devices as Listed[];
}

test('lists the devices of a customer, the current one first', async () => {
  const now = shop.clock.now();
  expect(await devicesOf(phone)).toEqual([
    {
      id: expect.any(String),
      name: 'Chrome on Android',
      signedInAt: now,
      lastUsedAt: now,
      isCurrent: true,
    },
    {
      id: expect.any(String),
      name: null,
      signedInAt: now - HOUR_MS,
      lastUsedAt: now - HOUR_MS,
      isCurrent: false,
    },
  ]);
  expect((await devicesOf(owner)).map(({ id }) => id).reverse()).toEqual(
    (await devicesOf(phone)).map(({ id }) => id),
  );
});

test('the response contains neither a token nor a network address', async () => {
  const { body } = await phone.callApi(deviceCalls.devices);
  const text = JSON.stringify(body);
  for (const visitor of [owner, phone]) {
    expect(text).not.toContain(visitor.cookies.get(SESSION_COOKIE));
  }
  expect(text).not.toMatch(/203\.0\.113|token|Mozilla|hash/i);
});

test('the last use is exact to the hour, and renewal is unaffected', async () => {
  const lastUse = async () => (await devicesOf(phone))[1]?.lastUsedAt;
  const first = await lastUse();
  shop.clock.advance(30 * MINUTE_MS);
  await isSignedIn(owner);
  shop.clock.advance(HOUR_MS + MINUTE_MS);
  await isSignedIn(owner);
  expect(await lastUse()).toBe(shop.clock.now());
  expect(first).toBeLessThan(shop.clock.now() - HOUR_MS);
  // Hourly visits still renew the cookie each day.
  const cookies: (string | null)[] = [];
  for (let hour = 1; hour <= 25; hour += 1) {
    shop.clock.advance(HOUR_MS);
    cookies.push((await owner.callApi(userCalls.verifyToken)).headers.get('set-cookie'));
  }
  const renewal = expect.stringContaining(`Max-Age=${SESSION_LIFETIME_MS / 1000}`);
  expect(cookies).toContainEqual(renewal);
});

test('an expired session is not listed', async () => {
  shop.clock.advance(SESSION_LIFETIME_MS - DAY_MS);
  await isSignedIn(phone);
  shop.clock.advance(DAY_MS + MINUTE_MS);
  expect(await devicesOf(phone)).toMatchObject([{ isCurrent: true }]);
});

test('ends another session and stays signed in', async () => {
  const [, other] = await devicesOf(phone);
  const end = () => phone.callApi(deviceCalls.signOutDevice, { id: other?.id ?? '' });
  expect((await end()).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  // The session has already ended, which is not an error.
  expect((await end()).status).toBe(200);
});

test('refuses to end the current session', async () => {
  const [current] = await devicesOf(phone);
  expect(await phone.callApi(deviceCalls.signOutDevice, { id: current?.id ?? '' })).toMatchObject(
    refusal(400, 'invalid-request'),
  );
  expect(await isSignedIn(phone)).toBe(true);
});

test('ends all other sessions of the customer, and none of other customers', async () => {
  const tablet = await signIn('');
  const stranger = await signUp(shop, 'ben@example.my');
  expect((await phone.callApi(deviceCalls.signOutOtherDevices, {})).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  expect(await isSignedIn(stranger)).toBe(true);
  expect(await devicesOf(phone)).toHaveLength(1);
});

test('a customer can neither see nor end a session of another customer', async () => {
  const stranger = await signUp(shop, 'ben@example.my');
  expect(await devicesOf(stranger)).toHaveLength(1);
  for (const { id } of await devicesOf(phone)) {
    await stranger.callApi(deviceCalls.signOutDevice, { id });
  }
  expect(await isSignedIn(owner)).toBe(true);
  expect(await isSignedIn(phone)).toBe(true);
});
