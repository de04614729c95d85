import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import { testAuthenticator } from '../../testing/authenticator';
import { testShop } from '../../testing/testShop';
import { signUp } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

const shop = testShop();

const requestCode = (email: string) =>
  shop.visitor().callApi(mailedCodeCalls.sendResetOtp, { email });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('resetting a password', () => {
  test('when the mail server is down: same response for every e-mail, the last code stays valid, no count', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
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
    const visitor = shop.visitor();
    expect(
      (await visitor.callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp })).status,
    ).toBe(200);
    shop.mailer.breakDown(false);
    expect((await requestCode(EMAIL)).status).toBe(200);
  });

  test('a mail that is refused leaves the earlier code valid, and is logged', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    jest.spyOn(shop.mailer, 'send').mockRejectedValueOnce(new Error('The mail was refused.'));
    // The answer must not tell whether there is an account, so it does not wait for the mail.
    expect((await requestCode(EMAIL)).status).toBe(200);
    const verify = async () =>
      (await shop.visitor().callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp })).body;
    // Until the refused code is withdrawn, the earlier one is recognised as such.
    let answer = await verify();
    while (answer.code === 'earlier-code') answer = await verify();
    expect(answer.success).toBe(true);
    expect(complaint).toHaveBeenCalled();
  });

  test('goes from the code to the new password and ends all sessions', async () => {
    const customer = await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    const visitor = shop.visitor();
    expect(
      (await visitor.callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp })).status,
    ).toBe(200);
    const reset = { email: EMAIL, otp, newPassword: NEW_PASSWORD };
    expect((await visitor.callApi(mailedCodeCalls.resetPassword, reset)).status).toBe(200);

    expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(false);
    const signIn = (password: string) =>
      visitor.callApi(userCalls.login, { email: EMAIL, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    // The code is spent.
    expect((await visitor.callApi(mailedCodeCalls.resetPassword, reset)).body.code).toBe(
      'invalid-otp',
    );
  });

  test('answers the same for an e-mail without an account, and sends no mail', async () => {
    await signUp(shop);
    const mails = shop.mailer.sent.length;
    const unknown = await requestCode('nobody@example.my');
    expect(shop.mailer.sent).toHaveLength(mails);
    const known = await requestCode(EMAIL);
    expect(shop.mailer.sent).toHaveLength(mails + 1);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const guessed = { email: 'nobody@example.my', otp: '123456' };
    expect(
      (await shop.visitor().callApi(mailedCodeCalls.verifyResetOtp, guessed)).body,
    ).toMatchObject({
      code: 'invalid-otp',
    });
  });

  test('refuses an earlier code with its own error', async () => {
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    await requestCode(EMAIL);
    for (const response of [
      await shop.visitor().callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp }),
      await shop
        .visitor()
        .callApi(mailedCodeCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD }),
    ]) {
      expect(response.body).toMatchObject({ code: 'earlier-code' });
    }
  });

  test('refuses a guessable password, and the code stays valid', async () => {
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    const reset = (newPassword: string) =>
      shop.visitor().callApi(mailedCodeCalls.resetPassword, { email: EMAIL, otp, newPassword });
    for (const newPassword of ['password', 'Aishah123']) {
      expect(await reset(newPassword)).toMatchObject({
        status: 400,
        body: { code: 'invalid-request', message: expect.stringContaining('choose another') },
      });
    }
    expect((await reset(NEW_PASSWORD)).status).toBe(200);
  });

  test('refuses the name of the account, and tells only the owner of the mailbox', async () => {
    const email = 'k77@example.my';
    await signUp(shop, email);
    await requestCode(email);
    const otp = shop.mailer.codeFor(email);
    const reset = (code: string) =>
      shop
        .visitor()
        .callApi(mailedCodeCalls.resetPassword, { email, otp: code, newPassword: 'aishah12345' });
    expect((await reset(other(otp))).body.code).toBe('invalid-otp');
    expect((await reset(otp)).body.message).toContain('easy to guess');
  });

  test('changes nothing with a wrong code', async () => {
    const customer = await signUp(shop);
    await requestCode(EMAIL);
    const otp = other(shop.mailer.codeFor(EMAIL));
    const response = await shop
      .visitor()
      .callApi(mailedCodeCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD });
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-otp' } });
    expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(true);
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
  const reset = (more: object = {}) =>
    shop
      .visitor()
      .callApi(
        mailedCodeCalls.resetPassword,
        { email: EMAIL, otp: shop.mailer.codeFor(EMAIL), newPassword: NEW_PASSWORD, ...more },
        { headers: { 'user-agent': ANDROID } },
      );

  test('the right code shows them, and a wrong one does not', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    const check = (code: string) =>
      shop.visitor().callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp: code });
    expect((await check(other(otp))).body.passkeys).toBeUndefined();
    expect((await check(otp)).body).toMatchObject({ passkeys });
  });

  test('they stay, and answer and mail name them', async () => {
    expect((await reset()).body).toMatchObject({ success: true, passkeys });
    expect(await enter()).toBe(200);
    const { text } = shop.mailer.sent.at(-1) ?? {};
    expect(text).toContain(
      'still sign in to your account:\n- Chrome on Android, added on 2026-03-02',
    );
    expect(text).not.toContain('removed.');
  });

  test('they are removed on request, and the mail says so', async () => {
    const { body } = await reset({ removePasskeys: true });
    expect(body).toMatchObject({ success: true });
    expect(body.passkeys).toBeUndefined();
    expect(await enter()).toBe(401);
    const { text } = shop.mailer.sent.at(-1) ?? {};
    expect(text).toContain('All devices were signed out. 1 passkey was removed.');
    expect(text).not.toContain('still sign in');
  });

  test('a wrong code removes none', async () => {
    await reset({ removePasskeys: true, otp: other(shop.mailer.codeFor(EMAIL)) });
    expect(await enter()).toBe(200);
  });
});

test('a reset is announced by a mail that says what to do', async () => {
  await signUp(shop);
  await requestCode(EMAIL);
  const otp = shop.mailer.codeFor(EMAIL);
  const before = shop.mailer.sent.length;
  const request = { email: EMAIL, otp, newPassword: NEW_PASSWORD };
  await shop.visitor().callApi(mailedCodeCalls.resetPassword, request);
  const [mail, ...others] = shop.mailer.sent.slice(before);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Your Kain & Roti password was reset' });
  expect(mail?.text).toContain('http://shop.test/reset-password');
  expect(mail?.text).not.toContain('passkey');
});
