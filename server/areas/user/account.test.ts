import { accountCalls } from '@kedai/contract/calls/account';
import { userCalls } from '@kedai/contract/calls/user';
import { testCustomer, testShop } from '../../testing/testShop';
import { isSignedIn, refusal } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';
const CHANGE = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

const shop = testShop();
const owner = testCustomer(shop, EMAIL);

const signIn = async (password: string) => {
  const visitor = shop.visitor();
  const response = await visitor.callApi(userCalls.login, { email: EMAIL, password });
  return { visitor, status: response.status };
};
const change = (request: Partial<typeof CHANGE> = {}, visitor = owner) =>
  visitor.callApi(accountCalls.changePassword, { ...CHANGE, ...request });

test('names the e-mail of the account, to its customer only', async () => {
  expect((await owner.callApi(accountCalls.account)).body).toEqual({ success: true, email: EMAIL });
  expect((await shop.visitor().callApi(accountCalls.account)).status).toBe(401);
});

describe('changing the password', () => {
  test('with the current one ends all other sessions, also that of a copied cookie', async () => {
    const { visitor: phone } = await signIn(PASSWORD);
    const thief = shop.visitor();
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    expect(await change()).toMatchObject({ status: 200, body: { success: true } });
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('is announced by a mail that says what to do', async () => {
    const before = shop.mailer.sent.length;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0' };
    await owner.callApi(accountCalls.changePassword, CHANGE, { headers });
    const [mail, ...others] = shop.mailer.sent.slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Your Kain & Roti password was changed' });
    expect(mail?.text).toMatch(/at 09:00 \(Malaysia time\) with Firefox on Linux\./);
    expect(mail?.text).toContain('http://shop.test/reset-password');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
  });

  test('works while no mail can be sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    shop.mailer.breakDown();
    expect((await change()).status).toBe(200);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(log).toHaveBeenCalled();
  });

  test('changes nothing with a wrong current password, and the session goes on', async () => {
    expect(await change({ currentPassword: 'a wrong one' })).toMatchObject(
      refusal(403, 'invalid-credentials', 'This is not your current password.'),
    );
    expect(await isSignedIn(owner)).toBe(true);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('counts wrong passwords like a sign-in', async () => {
    for (let times = 1; times <= 10; times += 1) await change({ currentPassword: 'a wrong one' });
    expect(await change()).toMatchObject(refusal(429, 'too-many-requests'));
    const response = await owner.callApi(userCalls.login, { email: EMAIL, password: PASSWORD });
    expect(response.status).toBe(429);
  });

  test('refuses a guessable new password', async () => {
    for (const newPassword of ['password', 'Aishah123', '12 Kedai!', 'short']) {
      expect(await change({ newPassword })).toMatchObject(refusal(400, 'invalid-request'));
    }
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('of two changes at once only one succeeds', async () => {
    const second = (await signIn(PASSWORD)).visitor;
    const responses = await Promise.all([
      change(),
      change({ newPassword: 'a third good password' }, second),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await Promise.all([isSignedIn(owner), isSignedIn(second)])).toContain(false);
  });
});
