import { userCalls } from '../../../src/contract/user';
import { createApp } from '../../app';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session';
import { DAY_MS } from '../../ports/clock';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { signUp, visit } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';

let database: Database;
let world: World;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
});

describe('signing in', () => {
  beforeEach(() => signUp(world));

  test('works with the right password, in a cookie that scripts cannot read', async () => {
    const visitor = world.visitor();
    const answer = await visitor.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
    expect(answer.body).toMatchObject({
      success: true,
      token: visitor.cookies.get(SESSION_COOKIE),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(true);
  });

  test.each([
    ['a wrong password', { email: EMAIL, password: 'wrong password' }],
    ['an unknown e-mail', { email: 'nobody@example.my', password: PASSWORD }],
  ])('refuses %s with the same words', async (_what, given) => {
    expect(await world.visitor().ask(userCalls.login, given)).toMatchObject({
      status: 401,
      body: { code: 'invalid-credentials', message: 'Incorrect email or password.' },
    });
  });

  test('is refused after ten wrong passwords, for that e-mail', async () => {
    const tryIn = (password: string) =>
      world.visitor().ask(userCalls.login, { email: EMAIL, password });
    for (let tries = 0; tries < 10; tries += 1) await tryIn('wrong password');
    expect(await tryIn(PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    world.clock.advance(15 * 60_000);
    expect((await tryIn(PASSWORD)).status).toBe(200);
  });

  test('ends with logout, also for who copied the cookie', async () => {
    const visitor = world.visitor();
    await visitor.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
    const copied = visitor.cookies.get(SESSION_COOKIE) ?? '';
    expect((await visitor.ask(userCalls.logout)).body.success).toBe(true);
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
    visitor.cookies.set(SESSION_COOKIE, copied);
    expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(false);
  });

  test('lasts as long as it is used', async () => {
    const visitor = world.visitor();
    await visitor.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
    world.clock.advance(SESSION_LIFETIME_MS - 1);
    expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(true);
    world.clock.advance(SESSION_LIFETIME_MS - 1);
    expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(true);
    world.clock.advance(SESSION_LIFETIME_MS);
    expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(false);
  });

  test('ends after 90 days, however often it is used', async () => {
    const visitor = world.visitor();
    await visitor.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
    const isIn = async () => (await visitor.ask(userCalls.verifyToken)).body.success;
    for (let day = 10; day < 90; day += 10) {
      world.clock.advance(10 * DAY_MS);
      expect(await isIn()).toBe(true);
    }
    world.clock.advance(10 * DAY_MS - 1);
    expect(await isIn()).toBe(true);
    world.clock.advance(1);
    expect(await isIn()).toBe(false);
  });

  describe('over https', () => {
    const SECURE_COOKIE = `__Host-${SESSION_COOKIE}`;
    const secureShop = () =>
      createApp({
        ...world.deps,
        settings: { ...world.deps.settings, publicUrl: 'https://shop.test' },
      });

    test('keeps its token in a cookie that no other host can set', async () => {
      const visitor = visit(secureShop());
      const answer = await visitor.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(SECURE_COOKIE));
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
      await visitor.ask(userCalls.logout);
      expect([...visitor.cookies.keys()].join()).not.toContain(SESSION_COOKIE);
    });

    test('goes on for browsers that have the cookie of before', async () => {
      const before = world.visitor();
      await before.ask(userCalls.login, { email: EMAIL, password: PASSWORD });
      const token = before.cookies.get(SESSION_COOKIE) ?? '';
      const visitor = visit(secureShop());
      visitor.cookies.set(SESSION_COOKIE, token);
      expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(true);
      expect(visitor.cookies.get(SECURE_COOKIE)).toBe(token);
      expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
      expect((await visitor.ask(userCalls.verifyToken)).body.success).toBe(true);
    });
  });

  test.each(['nonsense', '%%%', '"', 'a'.repeat(43), 'null'])(
    'ignores a session cookie of %s',
    async (cookie) => {
      const answer = await world.visitor().send('/api/user/verifyToken', {
        headers: { cookie: `${SESSION_COOKIE}=${cookie}` },
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ success: false });
    },
  );
});

describe('bad input', () => {
  test.each([
    ['no e-mail', userCalls.sendRegisterOtp, {}, 'The field email is missing.'],
    ['a wrong e-mail', userCalls.login, { email: 'a', password: 'b' }, 'valid email'],
    ['a short code', userCalls.verifyRegisterOtp, { email: EMAIL, otp: '12' }, 'Invalid OTP'],
    [
      'a short password',
      userCalls.register,
      { name: 'A', email: EMAIL, password: 'short' },
      'at least 8 characters',
    ],
    ['no name', userCalls.register, { name: ' ', email: EMAIL, password: PASSWORD }, 'your name'],
  ])('%s is told', async (_what, call, request, sentence) => {
    const answer = await world.visitor().send(call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'invalid-request',
      message: expect.stringContaining(sentence),
    });
  });
});
