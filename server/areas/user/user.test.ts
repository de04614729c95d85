import { CODE_LIFETIME_MS, VERIFIED_EMAIL_LIFETIME_MS } from '../../../src/contract/limits';
import { userCalls } from '../../../src/contract/user';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../boundary/session';
import type { Database } from '../../store/database';
import { codes } from '../../store/schema';
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

const other = (code: string) => (code === '000000' ? '000001' : '000000');

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

describe('a one-time code', () => {
  const verify = (otp: string) =>
    world.visitor().ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });

  beforeEach(async () => {
    await world.visitor().ask(userCalls.sendRegisterOtp, { email: EMAIL });
  });

  test('is refused when wrong', async () => {
    expect(await verify(other(world.mailer.codeFor(EMAIL)))).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid-otp', message: 'Invalid OTP. Please try again.' },
    });
  });

  test('is refused at the sixth try, although right', async () => {
    const otp = world.mailer.codeFor(EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await verify(other(otp));
    expect((await verify(otp)).body).toMatchObject({
      code: 'invalid-otp',
      message: 'Too many wrong codes. Please request a new one.',
    });
  });

  test('counts every one of many tries at once', async () => {
    const otp = world.mailer.codeFor(EMAIL);
    await Promise.all(Array.from({ length: 10 }, () => verify(other(otp))));
    expect((await verify(otp)).body.success).toBe(false);
  });

  test('is right at the fifth try', async () => {
    const otp = world.mailer.codeFor(EMAIL);
    for (let tries = 0; tries < 4; tries += 1) await verify(other(otp));
    expect((await verify(otp)).body.success).toBe(true);
  });

  test('expires after 10 minutes', async () => {
    world.clock.advance(CODE_LIFETIME_MS);
    expect((await verify(world.mailer.codeFor(EMAIL))).body).toMatchObject({
      code: 'invalid-otp',
      message: 'This code has expired. Please request a new one.',
    });
  });

  test('is replaced by the next one', async () => {
    const first = world.mailer.codeFor(EMAIL);
    await world.visitor().ask(userCalls.sendRegisterOtp, { email: EMAIL });
    const second = world.mailer.codeFor(EMAIL);
    if (first !== second) expect((await verify(first)).body.success).toBe(false);
    expect((await verify(second)).body.success).toBe(true);
  });

  test('is of its purpose only', async () => {
    const otp = world.mailer.codeFor(EMAIL);
    const reset = await world.visitor().ask(userCalls.verifyResetOtp, { email: EMAIL, otp });
    expect(reset.body.code).toBe('invalid-otp');
  });

  test('is not in the database', async () => {
    const otp = world.mailer.codeFor(EMAIL);
    const rows = await world.db.select().from(codes);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otp);
  });
});

describe('asking for codes', () => {
  test('is refused after five in a quarter of an hour, and possible again later', async () => {
    const ask = () => world.visitor().ask(userCalls.sendRegisterOtp, { email: EMAIL });
    for (let times = 0; times < 5; times += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      status: 429,
      body: {
        success: false,
        code: 'too-many-requests',
        message: 'Too many OTP requests. Try again later.',
      },
    });
    world.clock.advance(15 * 60_000);
    expect((await ask()).status).toBe(200);
  });

  test('is refused to programs, and a solution counts once', async () => {
    const humanCheck = {
      challenge: async () => ({ algorithm: 'SHA-256' }),
      verify: async (payload: string | undefined) => payload === 'solved',
      idOf: (payload: string) => payload,
    };
    await emptyTables(database);
    world = await openWorld(database.db, { humanCheck });
    const ask = (altcha?: string) =>
      world
        .visitor()
        .ask(userCalls.sendResetOtp, { email: EMAIL, ...(altcha === undefined ? {} : { altcha }) });
    const refused = {
      status: 400,
      body: {
        code: 'captcha-check-failed',
        message: 'reCAPTCHA verification failed. Try again.',
      },
    };
    expect(await ask()).toMatchObject(refused);
    expect(await ask('guessed')).toMatchObject(refused);
    expect((await ask('solved')).status).toBe(200);
    expect(await ask('solved')).toMatchObject(refused);
    const challenge = await world.visitor().send('/api/user/humanCheck');
    expect(await challenge.json()).toEqual({ algorithm: 'SHA-256' });
  });

  test('has no task when the human check is off', async () => {
    expect((await world.visitor().send('/api/user/humanCheck')).status).toBe(204);
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

describe('resetting a password', () => {
  const askForCode = (email: string) => world.visitor().ask(userCalls.sendResetOtp, { email });

  test('goes from the code to the new password and ends all sessions', async () => {
    const customer = await signUp(world);
    await askForCode(EMAIL);
    const otp = world.mailer.codeFor(EMAIL);
    const visitor = world.visitor();
    expect((await visitor.ask(userCalls.verifyResetOtp, { email: EMAIL, otp })).status).toBe(200);
    const reset = { email: EMAIL, otp, newPassword: NEW_PASSWORD };
    expect((await visitor.ask(userCalls.resetPassword, reset)).status).toBe(200);

    expect((await customer.ask(userCalls.verifyToken)).body.success).toBe(false);
    const signIn = (password: string) => visitor.ask(userCalls.login, { email: EMAIL, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    // The code is used up.
    expect((await visitor.ask(userCalls.resetPassword, reset)).body.code).toBe('invalid-otp');
  });

  test('answers the same for an e-mail without an account, and mails nobody', async () => {
    await signUp(world);
    const mails = world.mailer.sent.length;
    const unknown = await askForCode('nobody@example.my');
    expect(world.mailer.sent).toHaveLength(mails);
    const known = await askForCode(EMAIL);
    expect(world.mailer.sent).toHaveLength(mails + 1);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const guessed = { email: 'nobody@example.my', otp: '123456' };
    expect((await world.visitor().ask(userCalls.verifyResetOtp, guessed)).body).toMatchObject({
      code: 'invalid-otp',
    });
  });

  test('changes nothing with a wrong code', async () => {
    const customer = await signUp(world);
    await askForCode(EMAIL);
    const otp = other(world.mailer.codeFor(EMAIL));
    const answer = await world
      .visitor()
      .ask(userCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-otp' } });
    expect((await customer.ask(userCalls.verifyToken)).body.success).toBe(true);
  });
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
