import { userCalls } from '@kedai/contract/user';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { openTestShop, type TestShop } from '../../testing/testShop';
import { signUp } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

let database: Database;
let shop: TestShop;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  shop = await openTestShop(database.db);
});

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
    expect((await visitor.callApi(userCalls.verifyResetOtp, { email: EMAIL, otp })).status).toBe(
      200,
    );
    shop.mailer.breakDown(false);
    expect((await requestCode(EMAIL)).status).toBe(200);
  });

  const requestCode = (email: string) => shop.visitor().callApi(userCalls.sendResetOtp, { email });

  test('goes from the code to the new password and ends all sessions', async () => {
    const customer = await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    const visitor = shop.visitor();
    expect((await visitor.callApi(userCalls.verifyResetOtp, { email: EMAIL, otp })).status).toBe(
      200,
    );
    const reset = { email: EMAIL, otp, newPassword: NEW_PASSWORD };
    expect((await visitor.callApi(userCalls.resetPassword, reset)).status).toBe(200);

    expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(false);
    const signIn = (password: string) =>
      visitor.callApi(userCalls.login, { email: EMAIL, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    // The code is spent.
    expect((await visitor.callApi(userCalls.resetPassword, reset)).body.code).toBe('invalid-otp');
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
    expect((await shop.visitor().callApi(userCalls.verifyResetOtp, guessed)).body).toMatchObject({
      code: 'invalid-otp',
    });
  });

  test('refuses an earlier code with its own error', async () => {
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    await requestCode(EMAIL);
    for (const response of [
      await shop.visitor().callApi(userCalls.verifyResetOtp, { email: EMAIL, otp }),
      await shop
        .visitor()
        .callApi(userCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD }),
    ]) {
      expect(response.body).toMatchObject({ code: 'earlier-code' });
    }
  });

  test('refuses a guessable password, and the code stays valid', async () => {
    await signUp(shop);
    await requestCode(EMAIL);
    const otp = shop.mailer.codeFor(EMAIL);
    const reset = (newPassword: string) =>
      shop.visitor().callApi(userCalls.resetPassword, { email: EMAIL, otp, newPassword });
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
        .callApi(userCalls.resetPassword, { email, otp: code, newPassword: 'aishah12345' });
    expect((await reset(other(otp))).body.code).toBe('invalid-otp');
    expect((await reset(otp)).body.message).toContain('easy to guess');
  });

  test('changes nothing with a wrong code', async () => {
    const customer = await signUp(shop);
    await requestCode(EMAIL);
    const otp = other(shop.mailer.codeFor(EMAIL));
    const response = await shop
      .visitor()
      .callApi(userCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD });
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-otp' } });
    expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(true);
  });
});
