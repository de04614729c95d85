import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import { createApp } from '../../app';
import type { PasswordHasher } from '../../ports/passwordHasher';
import { sessions } from '../../store/schema';
import { testAuthenticator } from '../../testing/authenticator';
import { testShop, verifyEmail } from '../../testing/testShop';
import { createVisitor, isSignedIn, refusal, signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

const shop = testShop();

const requestCode = (email: string) =>
  shop.visitor().callApi(mailedCodeCalls.sendResetOtp, { email });
/** Requests a code. @returns the one that is mailed */
const codeFor = async (email: string) => {
  await requestCode(email);
  return shop.mailer.codeFor(email);
};
const verify = (otp: string, email = EMAIL) =>
  shop.visitor().callApi(mailedCodeCalls.verifyResetOtp, { email, otp });
const reset = (otp: string, newPassword = NEW_PASSWORD, email = EMAIL) =>
  shop.visitor().callApi(mailedCodeCalls.resetPassword, { email, otp, newPassword });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('resetting a password', () => {
  test('when the mail server is down: same response for every e-mail, the last code stays valid, no count', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(shop);
    const otp = await codeFor(EMAIL);
    shop.mailer.breakDown();
    const responses: object[] = [];
    for (const email of [EMAIL, 'nobody@example.my']) {
      for (let times = 1; times <= 10; times += 1) {
        const { status, body, headers } = await requestCode(email);
        responses.push({ status, body, retryAfter: headers.get('retry-after') });
      }
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]).toMatchObject({
      status: 503,
      body: { message: 'The code could not be sent. Please try again in a minute.' },
      retryAfter: '60',
    });
    expect((await verify(otp)).status).toBe(200);
    shop.mailer.breakDown(false);
    expect((await requestCode(EMAIL)).status).toBe(200);
  });

  test('a mail that is refused leaves the earlier code valid, and is logged', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(shop);
    const otp = await codeFor(EMAIL);
    jest.spyOn(shop.mailer, 'send').mockRejectedValueOnce(new Error('The mail was refused.'));
    // The answer must not tell whether there is an account, so it does not wait for the mail.
    expect((await requestCode(EMAIL)).status).toBe(200);
    // Until the refused code is withdrawn, the earlier one is recognised as such.
    let answer = await verify(otp);
    while (answer.body.code === 'earlier-code') answer = await verify(otp);
    expect(answer.body.success).toBe(true);
    expect(complaint).toHaveBeenCalled();
  });

  test('goes from the code to the new password and ends all sessions', async () => {
    const customer = await signUp(shop);
    const otp = await codeFor(EMAIL);
    expect((await verify(otp)).status).toBe(200);
    expect((await reset(otp)).status).toBe(200);

    expect(await isSignedIn(customer)).toBe(false);
    const signIn = (password: string) =>
      shop.visitor().callApi(userCalls.login, { email: EMAIL, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    // The code is spent.
    expect((await reset(otp)).body.code).toBe('invalid-otp');
  });

  test('answers the same for an e-mail without an account, and sends no mail', async () => {
    await signUp(shop);
    const mails = shop.mailer.sent.length;
    const unknown = await requestCode('nobody@example.my');
    expect(shop.mailer.sent).toHaveLength(mails);
    const known = await requestCode(EMAIL);
    expect(shop.mailer.sent).toHaveLength(mails + 1);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect((await verify('123456', 'nobody@example.my')).body.code).toBe('invalid-otp');
  });

  test('refuses an earlier code with its own error', async () => {
    await signUp(shop);
    const otp = await codeFor(EMAIL);
    await requestCode(EMAIL);
    expect((await verify(otp)).body.code).toBe('earlier-code');
    expect((await reset(otp)).body.code).toBe('earlier-code');
  });

  test('refuses a guessable password, and the code stays valid', async () => {
    await signUp(shop);
    const otp = await codeFor(EMAIL);
    for (const newPassword of ['password', 'Aishah123']) {
      expect(await reset(otp, newPassword)).toMatchObject(
        refusal(400, 'invalid-request', 'choose another'),
      );
    }
    expect((await reset(otp)).status).toBe(200);
  });

  test('refuses the name of the account, and tells only the owner of the mailbox', async () => {
    const email = 'k77@example.my';
    await signUp(shop, email);
    const otp = await codeFor(email);
    const resetTo = (code: string) => reset(code, 'aishah12345', email);
    expect((await resetTo(other(otp))).body.code).toBe('invalid-otp');
    expect((await resetTo(otp)).body.message).toContain('easy to guess');
  });

  test('changes nothing with a wrong code', async () => {
    const customer = await signUp(shop);
    const otp = other(await codeFor(EMAIL));
    expect(await reset(otp)).toMatchObject(refusal(400, 'invalid-otp'));
    expect(await isSignedIn(customer)).toBe(true);
  });
});

describe('a reset while the old password is checked', () => {
  /** A browser whose next password is right, but reset as soon as it has been checked. */
  const lateVisitor = () => {
    const { verify } = shop.deps.passwordHasher;
    const passwordHasher: PasswordHasher = {
      ...shop.deps.passwordHasher,
      verify: async (...args) => {
        const isRight = await verify(...args);
        expect((await reset(await codeFor(EMAIL))).status).toBe(200);
        return isRight;
      },
    };
    return createVisitor(createApp({ ...shop.deps, passwordHasher }));
  };
  const expectSignedOut = async (visitor: Visitor) => {
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await shop.db.select().from(sessions)).toEqual([]);
  };

  test('refuses the sign-in, and the browser is not trusted', async () => {
    await signUp(shop);
    const visitor = lateVisitor();
    const credentials = { email: EMAIL, password: PASSWORD };
    expect(await visitor.callApi(userCalls.login, credentials)).toMatchObject(
      refusal(401, 'invalid-credentials', 'Incorrect email or password.'),
    );
    expect(visitor.cookies.size).toBe(0);
    await expectSignedOut(visitor);
  });

  test('refuses the repeated registration', async () => {
    const account = { name: 'Aishah', email: EMAIL, password: PASSWORD };
    const first = shop.visitor();
    await verifyEmail(shop, first, EMAIL);
    const repeated = lateVisitor();
    for (const [name, value] of first.cookies) repeated.cookies.set(name, value);
    await first.callApi(userCalls.register, account);
    expect((await repeated.callApi(userCalls.register, account)).body.code).toBe('email-taken');
    await expectSignedOut(repeated);
  });
});

describe('passkeys and a reset', () => {
  let phone: ReturnType<typeof testAuthenticator>;
  const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36';
  const passkeys = [{ name: 'Chrome on Android', createdAt: expect.any(Number) }];

  beforeEach(async () => {
    phone = testAuthenticator();
    const customer = await signUp(shop);
    const { body } = await customer.callApi(passkeyCalls.startPasskey, {
      currentPassword: PASSWORD,
    });
    const credential = phone.create(body.options as { challenge: string });
    const headers = { 'user-agent': ANDROID };
    await customer.callApi(passkeyCalls.addPasskey, { credential }, { headers });
    await requestCode(EMAIL);
  });

  const enter = async () => {
    const { body } = await shop.visitor().callApi(passkeyCalls.startPasskeySignIn);
    const credential = phone.get(body.options as { challenge: string });
    return (await shop.visitor().callApi(passkeySignIn, { credential })).status;
  };
  const resetOnPhone = (more: object = {}) =>
    shop
      .visitor()
      .callApi(
        mailedCodeCalls.resetPassword,
        { email: EMAIL, otp: shop.mailer.codeFor(EMAIL), newPassword: NEW_PASSWORD, ...more },
        { headers: { 'user-agent': ANDROID } },
      );

  test('the right code shows them, and a wrong one does not', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    expect((await verify(other(otp))).body.passkeys).toBeUndefined();
    expect((await verify(otp)).body).toMatchObject({ passkeys });
  });

  test('they stay, and answer and mail name them', async () => {
    expect((await resetOnPhone()).body).toMatchObject({ success: true, passkeys });
    expect(await enter()).toBe(200);
    const { text } = shop.mailer.sent.at(-1) ?? {};
    expect(text).toContain(
      'still sign in to your account:\n- Chrome on Android, added on 2026-03-02',
    );
    expect(text).not.toContain('removed.');
  });

  test('they are removed on request, and the mail says so', async () => {
    const { body } = await resetOnPhone({ removePasskeys: true });
    expect(body).toMatchObject({ success: true });
    expect(body.passkeys).toBeUndefined();
    expect(await enter()).toBe(401);
    const { text } = shop.mailer.sent.at(-1) ?? {};
    expect(text).toContain('All devices were signed out. 1 passkey was removed.');
    expect(text).not.toContain('still sign in');
  });

  test('a wrong code removes none', async () => {
    await resetOnPhone({ removePasskeys: true, otp: other(shop.mailer.codeFor(EMAIL)) });
    expect(await enter()).toBe(200);
  });
});

test('a reset is announced by a mail that says what to do', async () => {
  await signUp(shop);
  const otp = await codeFor(EMAIL);
  const before = shop.mailer.sent.length;
  await reset(otp);
  const [mail, ...others] = shop.mailer.sent.slice(before);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Your Kain & Roti password was reset' });
  expect(mail?.text).toContain('http://shop.test/reset-password');
  expect(mail?.text).not.toContain('passkey');
});
