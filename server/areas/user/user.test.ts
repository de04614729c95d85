import { userCalls } from '@kedai/contract/calls/user';
import { createApp } from '../../app';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session/session';
import { DAY_MS } from '../../ports/clock';
import { argon2 } from '../../ports/passwordHasher';
import { findUser } from '../../store/users';
import { withoutNewSessions } from '../../testing/database';
import { testShop } from '../../testing/testShop';
import { createVisitor, isSignedIn, refusal, signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';

const shop = testShop();

const login = (visitor: Visitor, password = PASSWORD) =>
  visitor.callApi(userCalls.login, { email: EMAIL, password });

describe('signing in', () => {
  beforeEach(() => signUp(shop));

  test('works with the right password, in a cookie that scripts cannot read', async () => {
    const visitor = shop.visitor();
    const response = await login(visitor);
    expect(response.body).toMatchObject({
      success: true,
      token: visitor.cookies.get(SESSION_COOKIE),
    });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('hashes the password again when the cost has risen', async () => {
    const stored = async () => (await findUser(shop.db, EMAIL))?.passwordHash;
    const before = await stored();
    const stronger = argon2({ memoryCost: 16, timeCost: 1 });
    const visitor = createVisitor(createApp({ ...shop.deps, passwordHasher: stronger }));
    const signIn = () => login(visitor);
    // Both check the same hash, and one of them replaces it first.
    const both = await Promise.all([signIn(), signIn()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const after = await stored();
    expect(before).toContain('m=8,');
    expect(after).toContain('m=16,');
    expect((await signIn()).status).toBe(200);
    expect(await stored()).toBe(after);
  });

  test.each([
    ['a wrong password', { email: EMAIL, password: 'wrong password' }],
    ['an unknown e-mail', { email: 'nobody@example.my', password: PASSWORD }],
  ])('refuses %s with the same message', async (_what, credentials) => {
    expect(await shop.visitor().callApi(userCalls.login, credentials)).toMatchObject(
      refusal(401, 'invalid-credentials', 'Incorrect email or password.'),
    );
  });

  test('is refused after ten wrong passwords for the e-mail', async () => {
    const tryIn = (password: string) => login(shop.visitor(), password);
    for (let tries = 0; tries < 10; tries += 1) await tryIn('wrong password');
    expect(await tryIn(PASSWORD)).toMatchObject(refusal(429, 'too-many-requests'));
    shop.clock.advance(15 * 60_000);
    expect((await tryIn(PASSWORD)).status).toBe(200);
  });

  test('ends with logout, also for a copied cookie', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const copied = visitor.cookies.get(SESSION_COOKIE) ?? '';
    expect((await visitor.callApi(userCalls.logout)).body.success).toBe(true);
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
    visitor.cookies.set(SESSION_COOKIE, copied);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('ends when the same browser signs in again, also for a copied cookie', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const copied = shop.visitor();
    copied.cookies.set(SESSION_COOKIE, visitor.cookies.get(SESSION_COOKIE) ?? '');
    expect(await isSignedIn(copied)).toBe(true);
    await login(visitor);
    expect(await isSignedIn(copied)).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('leaves the earlier session when the new one cannot be stored', async () => {
    const visitor = shop.visitor();
    const signIn = () => login(visitor);
    await signIn();
    expect((await withoutNewSessions(shop, signIn)).status).toBe(500);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('lasts while it is used', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    shop.clock.advance(SESSION_LIFETIME_MS - 1);
    expect(await isSignedIn(visitor)).toBe(true);
    shop.clock.advance(SESSION_LIFETIME_MS - 1);
    expect(await isSignedIn(visitor)).toBe(true);
    shop.clock.advance(SESSION_LIFETIME_MS);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('ends after 90 days even in use', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    for (let day = 10; day < 90; day += 10) {
      shop.clock.advance(10 * DAY_MS);
      expect(await isSignedIn(visitor)).toBe(true);
    }
    shop.clock.advance(10 * DAY_MS - 1);
    expect(await isSignedIn(visitor)).toBe(true);
    shop.clock.advance(1);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  describe('over https', () => {
    const SECURE_COOKIE = `__Host-${SESSION_COOKIE}`;
    const secureShop = () =>
      createApp({
        ...shop.deps,
        settings: { ...shop.deps.settings, publicUrl: 'https://shop.test' },
      });

    test('stores its token in a cookie that no other host can set', async () => {
      const visitor = createVisitor(secureShop());
      const response = await login(visitor);
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith(SECURE_COOKIE));
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
      await visitor.callApi(userCalls.logout);
      expect([...visitor.cookies.keys()].join()).not.toContain(SESSION_COOKIE);
    });
  });
});
