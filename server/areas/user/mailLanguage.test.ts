import { accountCalls } from '@kedai/contract/calls/account';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { userCalls } from '@kedai/contract/calls/user';
import { users } from '../../store/schema';
import { testAuthenticator } from '../../testing/authenticator';
import { testCustomer, testShop } from '../../testing/testShop';
import { serverTexts } from '../../text/serverText';
import {
  passkeyMail,
  passwordChangedMail,
  passwordResetMail,
  registerMail,
  resetMail,
} from './mails';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

const shop = testShop();
const owner = testCustomer(shop, EMAIL);

const inLanguage = (tag: string) => ({ headers: { 'accept-language': tag } });
const open = (tag: string, visitor = owner) =>
  visitor.callApi(userCalls.verifyToken, undefined, inLanguage(tag));
const storedLanguages = async () =>
  (await shop.db.select().from(users)).map(({ language }) => language);
const newestSubject = () => shop.mailer.sent.at(-1)?.subject;

describe('the language of an account is the one used last', () => {
  test('no request has named one', async () => {
    await owner.callApi(userCalls.verifyToken);
    expect(await storedLanguages()).toEqual([null]);
  });

  test('opening a page in it, not a list of a browser, nor an unknown one', async () => {
    await open('ms');
    await open('zh-Hans');
    for (const tag of ['ms,en;q=0.9', 'ms;q=abc', 'MS', 'xx', 'x'.repeat(10_000)]) await open(tag);
    expect(await storedLanguages()).toEqual(['zh']);
    await open('en');
    expect(await storedLanguages()).toEqual(['en']);
  });

  test('signing in, and registering', async () => {
    const visitor = shop.visitor();
    await visitor.callApi(
      userCalls.login,
      { email: EMAIL, password: PASSWORD },
      inLanguage('zh-Hans'),
    );
    expect(await storedLanguages()).toEqual(['zh']);
    const email = 'ben@example.my';
    await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email });
    const otp = shop.mailer.codeFor(email);
    await visitor.callApi(mailedCodeCalls.verifyRegisterOtp, { email, otp });
    const account = { name: 'Ben', email, password: NEW_PASSWORD };
    await visitor.callApi(userCalls.register, account, inLanguage('ms'));
    expect((await storedLanguages()).toSorted()).toEqual(['ms', 'zh']);
  });
});

describe('a mail about an account is', () => {
  test('in the language of its request', async () => {
    await shop
      .visitor()
      .callApi(mailedCodeCalls.sendRegisterOtp, { email: 'ben@example.my' }, inLanguage('ms'));
    expect(newestSubject()).toBe(
      `${shop.mailer.codeFor('ben@example.my')} ialah kod Kain & Roti anda`,
    );
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await owner.callApi(accountCalls.changePassword, change, inLanguage('zh-Hans'));
    expect(newestSubject()).toBe('您的 Kain & Roti 密码已更改');
    expect(shop.mailer.sent.at(-1)?.text).toContain('http://shop.test/zh/reset-password');
  });

  test('else in the one that the account used last', async () => {
    await open('zh-Hans');
    const visitor = shop.visitor();
    await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
    const code = shop.mailer.codeFor(EMAIL);
    expect(newestSubject()).toBe(`${code} 是您的 Kain & Roti 验证码`);
    expect(shop.mailer.sent.at(-1)?.text).toContain('您已用此电邮注册过账户');
    await visitor.callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
    const otp = shop.mailer.codeFor(EMAIL);
    expect(newestSubject()).toBe(`${otp} 是您的 Kain & Roti 验证码`);
    const reset = { email: EMAIL, otp, newPassword: NEW_PASSWORD };
    await visitor.callApi(mailedCodeCalls.resetPassword, reset);
    expect(newestSubject()).toBe('您的 Kain & Roti 密码已重设');
    expect(shop.mailer.sent.at(-1)?.text).toContain('http://shop.test/zh/reset-password');
  });

  test('for passkeys too', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open('ms');
    const phone = testAuthenticator();
    const { body } = await owner.callApi(passkeyCalls.startPasskey, { currentPassword: PASSWORD });
    const credential = phone.create(body.options as { readonly challenge: string });
    await owner.callApi(passkeyCalls.addPasskey, { credential });
    expect(newestSubject()).toBe('Kunci laluan sudah ditambah pada akaun Kain & Roti anda');
    const removal = { id: phone.id, currentPassword: PASSWORD };
    await owner.callApi(passkeyCalls.removePasskey, removal, inLanguage('en'));
    expect(newestSubject()).toBe('A passkey was removed from your Kain & Roti account');
  });
});

/** Every mail about an account in a language. */
function mailsIn(language: keyof typeof serverTexts) {
  const text = serverTexts[language];
  const to = { shopName: 'Kain & Roti', to: EMAIL };
  const code = { ...to, code: '123456', sentAt: shop.clock.now() };
  const at = shop.clock.now();
  const passkeys = [{ name: 'Safari on iPhone', createdAt: at }, { createdAt: at }];
  const resetUrl = 'https://shop.example/reset-password';
  const password = { ...to, at, device: 'Chrome on Android', resetUrl, passkeys };
  const unknown = { ...password, device: undefined, passkeys: [] };
  const passkey = { ...to, at, device: 'Chrome on Android' };
  return [
    registerMail(text, code, true),
    registerMail(text, code, false),
    resetMail(text, code),
    passwordChangedMail(text, password),
    passwordChangedMail(text, unknown),
    passwordResetMail(text, password, 0),
    passwordResetMail(text, unknown, 2),
    passkeyMail(text, { ...passkey, change: 'added' }),
    passkeyMail(text, { ...passkey, device: null, change: 'removed' }),
  ];
}

test.each(['ms', 'zh'] as const)('in the language "%s" no sentence stays English', (language) => {
  const english = mailsIn('en');
  for (const [index, { subject, text }] of mailsIn(language).entries()) {
    const lines = english[index]?.text.split('\n') ?? [];
    expect(subject).not.toBe(english[index]?.subject);
    const same = text.split('\n').filter((line) => line !== '' && lines.includes(line));
    expect(same.filter((line) => !/^(123456|https:.*)$/.test(line))).toEqual([]);
    expect(text).not.toMatch(/ (on|the|your) /);
  }
});
