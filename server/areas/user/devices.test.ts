import { CUSTOMER_HEADER } from '../../../src/contract/customer';
import { deviceCalls } from '../../../src/contract/devices';
import { userCalls } from '../../../src/contract/user';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

const EMAIL = 'aishah@example.my';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const HOUR_MS = 60 * MINUTE_MS;

let database: Database;
let world: World;
let owner: Visitor;
let phone: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db, {}, { trustProxy: true });
  owner = await signUp(world, EMAIL);
  world.clock.advance(HOUR_MS);
  phone = await signIn(PHONE);
});

async function signIn(userAgent: string, email = EMAIL): Promise<Visitor> {
  const visitor = world.visitor();
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7' };
  await visitor.ask(userCalls.login, { email, password: 'good password' }, { headers });
  return visitor;
}

interface Listed {
  readonly id: string;
  readonly lastUsedAt: number;
}

async function devicesOf(visitor: Visitor): Promise<readonly Listed[]> {
  return (await visitor.ask(deviceCalls.devices)).body.devices as Listed[];
}

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.ask(userCalls.verifyToken)).body.success === true;

test('a customer sees where they are signed in, this device first', async () => {
  const now = world.clock.now();
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

test('the answer holds neither a token nor an address of the network', async () => {
  const { body } = await phone.ask(deviceCalls.devices);
  const text = JSON.stringify(body);
  for (const visitor of [owner, phone]) {
    expect(text).not.toContain(visitor.cookies.get(SESSION_COOKIE));
  }
  expect(text).not.toMatch(/203\.0\.113|token|Mozilla|hash/i);
});

test('when a device was last used is right to the hour, and its session lasts as before', async () => {
  const lastUse = async () => (await devicesOf(phone))[1]?.lastUsedAt;
  const first = await lastUse();
  world.clock.advance(30 * MINUTE_MS);
  await isSignedIn(owner);
  world.clock.advance(HOUR_MS + MINUTE_MS);
  await isSignedIn(owner);
  expect(await lastUse()).toBe(world.clock.now());
  expect(first).toBeLessThan(world.clock.now() - HOUR_MS);
  // Visits each hour do not keep the cookie from being renewed each day.
  const cookies: (string | null)[] = [];
  for (let hour = 1; hour <= 25; hour += 1) {
    world.clock.advance(HOUR_MS);
    cookies.push((await owner.ask(userCalls.verifyToken)).headers.get('set-cookie'));
  }
  const renewal = expect.stringContaining(`Max-Age=${SESSION_LIFETIME_MS / 1000}`);
  expect(cookies).toContainEqual(renewal);
});

test('a session that has run out is not listed', async () => {
  world.clock.advance(SESSION_LIFETIME_MS - DAY_MS);
  await isSignedIn(phone);
  world.clock.advance(DAY_MS + MINUTE_MS);
  expect(await devicesOf(phone)).toMatchObject([{ isCurrent: true }]);
});

test('one session is ended by another, which goes on', async () => {
  const [, other] = await devicesOf(phone);
  const end = () => phone.ask(deviceCalls.signOutDevice, { id: other?.id ?? '' });
  expect((await end()).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  // It has ended already: that is what was asked for.
  expect((await end()).status).toBe(200);
});

test('a session does not end itself this way', async () => {
  const [current] = await devicesOf(phone);
  expect(await phone.ask(deviceCalls.signOutDevice, { id: current?.id ?? '' })).toMatchObject({
    status: 400,
    body: { code: 'invalid-request' },
  });
  expect(await isSignedIn(phone)).toBe(true);
});

test('all other sessions are ended at once, and those of other customers are not', async () => {
  const tablet = await signIn('');
  const stranger = await signUp(world, 'ben@example.my');
  expect((await phone.ask(deviceCalls.signOutOtherDevices, {})).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  expect(await isSignedIn(stranger)).toBe(true);
  expect(await devicesOf(phone)).toHaveLength(1);
});

test('a customer neither sees nor ends the session of another one', async () => {
  const stranger = await signUp(world, 'ben@example.my');
  expect(await devicesOf(stranger)).toHaveLength(1);
  for (const { id } of await devicesOf(phone)) {
    await stranger.ask(deviceCalls.signOutDevice, { id });
  }
  expect(await isSignedIn(owner)).toBe(true);
  expect(await isSignedIn(phone)).toBe(true);
});

describe.each([
  ['the list', deviceCalls.devices, undefined],
  ['the end of one', deviceCalls.signOutDevice, { id: 'x' }],
  ['the end of all others', deviceCalls.signOutOtherDevices, {}],
] as const)('%s', (_, call, request) => {
  const ask = (visitor: Visitor, headers = {}) =>
    visitor.ask(call as typeof deviceCalls.signOutDevice, request as { id: string }, { headers });

  test('is for customers', async () => {
    expect(await ask(world.visitor())).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });

  test('is refused when it is meant for another customer', async () => {
    expect(await ask(phone, { [CUSTOMER_HEADER]: 'somebody-else' })).toMatchObject({
      status: 409,
      body: { code: 'other-customer' },
    });
    expect(await isSignedIn(owner)).toBe(true);
  });
});

test.each([deviceCalls.signOutDevice, deviceCalls.signOutOtherDevices])(
  '$path is refused when another site sends it',
  async ({ path }) => {
    const answer = await phone.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{"id":"x"}',
    });
    expect(answer.status).toBe(403);
    expect(await isSignedIn(owner)).toBe(true);
  },
);
