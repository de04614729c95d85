import { VERIFIED_EMAIL_LIFETIME_MS } from '../../../src/contract/limits';
import { userCalls } from '../../../src/contract/user';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { signUp } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

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

describe('making an account', () => {
  test('goes from the code in the mail to a session', async () => {
    const visitor = world.visitor();
    expect((await visitor.ask(userCalls.verifyToken)).body).toMatchObject({ success: false });

    const sent = await visitor.ask(userCalls.sendRegisterOtp, { email: ' Aishah@Example.MY ' });
    expect(sent.body.success).toBe(true);
    const otp = world.mailer.codeFor(EMAIL);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp })).status).toBe(
      200,
    );

    const registered = await visitor.ask(userCalls.register, {
      name: 'Aishah',
      email: EMAIL,
      password: PASSWORD,
    });
    expect(registered.body).toMatchObject({ success: true, token: expect.any(String) });
    expect(await visitor.ask(userCalls.verifyToken)).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  test('needs a verified e-mail, verified within 15 minutes', async () => {
    const visitor = world.visitor();
    const account = { name: 'Aishah', email: EMAIL, password: PASSWORD };
    expect((await visitor.ask(userCalls.register, account)).body.code).toBe('email-not-verified');

    await visitor.ask(userCalls.sendRegisterOtp, { email: EMAIL });
    expect((await visitor.ask(userCalls.register, account)).body.code).toBe('email-not-verified');

    const otp = world.mailer.codeFor(EMAIL);
    await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });
    world.clock.advance(VERIFIED_EMAIL_LIFETIME_MS);
    expect((await visitor.ask(userCalls.register, account)).body.code).toBe('email-not-verified');
  });

  test('says clearly when the e-mail is taken, to the owner of the mailbox only', async () => {
    await signUp(world);
    const visitor = world.visitor();
    const sent = await visitor.ask(userCalls.sendRegisterOtp, { email: EMAIL });
    expect(sent.body.success).toBe(true);
    expect(world.mailer.sent.at(-1)?.text).toContain('already have an account');

    const otp = world.mailer.codeFor(EMAIL);
    await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });
    expect(
      await visitor.ask(userCalls.register, { name: 'B', email: EMAIL, password: NEW_PASSWORD }),
    ).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'email-taken',
        message: 'An account with this email already exists. Please log in.',
      },
    });
  });

  test('makes one account of two requests at once', async () => {
    const visitor = world.visitor();
    await visitor.ask(userCalls.sendRegisterOtp, { email: EMAIL });
    const otp = world.mailer.codeFor(EMAIL);
    await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });
    const account = { name: 'Aishah', email: EMAIL, password: PASSWORD };
    const answers = await Promise.all(
      [1, 2].map(() => world.visitor().ask(userCalls.register, account)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('says that the mail failed', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    world.mailer.breakDown();
    const sent = await world.visitor().ask(userCalls.sendRegisterOtp, { email: EMAIL });
    expect(sent).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(complaint).toHaveBeenCalled();
  });
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

  test('marks the cookie Secure behind https', async () => {
    const answer = await world
      .visitor()
      .ask(
        userCalls.login,
        { email: EMAIL, password: PASSWORD },
        { headers: { 'x-forwarded-proto': 'https' } },
      );
    expect(answer.headers.get('set-cookie')).toContain('Secure');
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
