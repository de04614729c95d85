import { userCalls } from '../../../src/contract/user';
import { unavailable } from '../../apiError';
import { createApp } from '../../app';
import type { Argon2 } from '../../ports/argon2';
import { DAY_MS } from '../../ports/clock';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { signUp, type Visitor, visit } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';

let database: Database;
let world: World;
let owner: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db, {}, { trustProxy: true });
  owner = await signUp(world);
});

const login = (visitor: Visitor, password: string, address: string, email = EMAIL) =>
  visitor.ask(userCalls.login, { email, password }, { headers: { 'x-forwarded-for': address } });

/** So many wrong passwords that strangers all over the world may try no more. */
async function givenAttack() {
  for (let tries = 1; tries <= 51; tries += 1) {
    await login(world.visitor(), 'wrong password', `203.0.113.${tries}`);
  }
  expect((await login(world.visitor(), PASSWORD, '198.51.100.1')).status).toBe(429);
}

test('a clock that is set back a day locks nobody out for a day', async () => {
  await givenAttack();
  world.clock.set(world.clock.now() - DAY_MS);
  expect((await login(world.visitor(), PASSWORD, '198.51.100.3')).status).toBe(200);
});

test('whom strangers try passwords of can sign in where they did before', async () => {
  await givenAttack();
  await owner.ask(userCalls.logout);
  expect((await login(owner, PASSWORD, '198.51.100.2')).status).toBe(200);
});

test('a try that could not be checked, since too many passwords wait, does not count', async () => {
  let isBusy = true;
  const argon2: Argon2 = (task) =>
    isBusy ? Promise.reject(unavailable('Busy.')) : world.deps.argon2(task);
  const shop = createApp({ ...world.deps, argon2 });
  for (let tries = 1; tries <= 60; tries += 1) {
    expect((await login(visit(shop), PASSWORD, '198.51.100.4')).status).toBe(503);
  }
  isBusy = false;
  expect((await login(visit(shop), PASSWORD, '198.51.100.4')).status).toBe(200);
});

test('elsewhere they can after a reset of the password', async () => {
  await givenAttack();
  const elsewhere = world.visitor();
  expect((await login(elsewhere, PASSWORD, '198.51.100.3')).body.message).toContain('reset');
  await elsewhere.ask(userCalls.sendResetOtp, { email: EMAIL });
  const otp = world.mailer.codeFor(EMAIL);
  const newPassword = 'another good password';
  await elsewhere.ask(userCalls.resetPassword, { email: EMAIL, otp, newPassword });
  expect((await login(elsewhere, newPassword, '198.51.100.3')).status).toBe(200);
});

/** So many codes for the account that strangers asked for, that no more are mailed to whoever asks as they do. */
async function givenCodesSpent() {
  for (let times = 1; times <= 5; times += 1) {
    await world.visitor().ask(userCalls.sendResetOtp, { email: EMAIL });
  }
  expect((await world.visitor().ask(userCalls.sendResetOtp, { email: EMAIL })).status).toBe(429);
}

test('whom strangers ask codes for still gets one where they signed in before', async () => {
  await givenCodesSpent();
  expect((await owner.ask(userCalls.sendResetOtp, { email: EMAIL })).status).toBe(200);
});

test('a browser that knows the account may ask for five codes of its own, and for no other account', async () => {
  const other = 'ben@example.my';
  const ask = async (email: string) => (await owner.ask(userCalls.sendResetOtp, { email })).status;
  for (let times = 1; times <= 5; times += 1) {
    expect([await ask(EMAIL), await ask(other)]).toEqual([200, 200]);
  }
  expect([await ask(EMAIL), await ask(other)]).toEqual([429, 429]);
  expect((await world.visitor().ask(userCalls.sendResetOtp, { email: other })).status).toBe(429);
});

test('a browser that knows the account has ten tries of its own', async () => {
  await owner.ask(userCalls.logout);
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await login(owner, 'wrong password', `198.51.100.${tries}`)).status).toBe(401);
  }
  expect((await login(owner, PASSWORD, '198.51.100.99')).status).toBe(429);
});

test('a browser knows no other account, and its mark cannot be made up', async () => {
  const other = 'ben@example.my';
  await signUp(world, other);
  const device = owner.cookies.get('kedai_device') ?? '';
  const stranger = world.visitor();
  for (let tries = 1; tries <= 10; tries += 1) {
    await login(stranger, 'wrong password', '198.51.100.1', other);
  }
  const forged = world.visitor();
  forged.cookies.set('kedai_device', `${'A'.repeat(43)}.${device.split('.')[1]}`);
  for (const visitor of [owner, forged]) {
    expect((await login(visitor, PASSWORD, '198.51.100.1', other)).status).toBe(429);
  }
});
