import {
  HUMAN_CHECK_COOKIE,
  HUMAN_CHECK_PATH,
  mailedCodeCalls,
} from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import type { ApiSettings } from '../../boundary/apiSettings';
import { codes } from '../../store/schema';
import { emptyTables } from '../../testing/database';
import { openTestShop, testShop } from '../../testing/testShop';
import { refusal } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';

const shop = testShop();

const send = () => shop.visitor().callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  const verify = (otp: string) =>
    shop.visitor().callApi(mailedCodeCalls.verifyRegisterOtp, { email: EMAIL, otp });

  beforeEach(() => send());

  test('is refused when wrong', async () => {
    expect(await verify(other(shop.mailer.codeFor(EMAIL)))).toMatchObject(
      refusal(400, 'invalid-otp', 'Invalid OTP. Please try again.'),
    );
  });

  test('is refused at the sixth try, even if right', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await verify(other(otp));
    expect((await verify(otp)).body).toMatchObject({
      code: 'spent-otp',
      message: 'Too many wrong codes. Please request a new one.',
    });
  });

  test('counts concurrent tries', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    await Promise.all(Array.from({ length: 10 }, () => verify(other(otp))));
    expect((await verify(otp)).body.success).toBe(false);
  });

  test('is accepted at the fifth try', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    for (let tries = 0; tries < 4; tries += 1) await verify(other(otp));
    expect((await verify(otp)).body.success).toBe(true);
  });

  test('expires after 10 minutes', async () => {
    shop.clock.advance(CODE_LIFETIME_MS);
    expect((await verify(shop.mailer.codeFor(EMAIL))).body).toMatchObject({
      code: 'spent-otp',
      message: 'This code has expired. Please request a new one.',
    });
  });

  test('is replaced by the next code', async () => {
    const first = shop.mailer.codeFor(EMAIL);
    await send();
    const second = shop.mailer.codeFor(EMAIL);
    if (first !== second) expect((await verify(first)).body.success).toBe(false);
    expect((await verify(second)).body.success).toBe(true);
  });

  test('an earlier code is not counted, and the response says when the newer one was sent', async () => {
    const earlier = [shop.mailer.codeFor(EMAIL)];
    await send();
    earlier.push(shop.mailer.codeFor(EMAIL));
    shop.clock.advance(4 * 60_000);
    await send();
    const newest = shop.mailer.codeFor(EMAIL);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await verify(earlier[tries % 2] ?? '')).toMatchObject(
        refusal(
          400,
          'earlier-code',
          'Invalid OTP. Please try again. A newer code was sent at 09:04, please use that one.',
        ),
      );
    }
    expect((await verify(newest)).body.success).toBe(true);
  });

  test('stays valid when the next code cannot be mailed', async () => {
    const first = shop.mailer.codeFor(EMAIL);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(shop.mailer, 'send').mockRejectedValueOnce(new Error('The mail was refused.'));
    const resent = await send();
    expect(resent.body.success).toBe(false);
    expect((await verify(first)).body.success).toBe(true);
  });

  test('is mailed with the time in Malaysia', () => {
    expect(shop.mailer.sent.at(-1)?.text).toMatch(/sent at \d\d:\d\d \(Malaysia time\)/);
  });

  test('is valid for its purpose only', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    const reset = await shop
      .visitor()
      .callApi(mailedCodeCalls.verifyResetOtp, { email: EMAIL, otp });
    expect(reset.body.code).toBe('invalid-otp');
  });

  test('is stored only as a hash', async () => {
    const otp = shop.mailer.codeFor(EMAIL);
    const rows = await shop.db.select().from(codes);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otp);
  });
});

describe('requesting codes', () => {
  const humanCheck = {
    isNeeded: true,
    challenge: async () => ({ algorithm: 'SHA-256' }),
    verify: async (payload: string | undefined) => payload === 'solved',
    idOf: (payload: string) => payload,
  };

  test('is limited to five in a quarter of an hour', async () => {
    for (let times = 0; times < 5; times += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject(
      refusal(429, 'too-many-requests', 'Too many OTP requests. Try again later.'),
    );
    shop.clock.advance(15 * 60_000);
    expect((await send()).status).toBe(200);
  });

  test('requires a human check, whose solution counts once', async () => {
    await shop.open({ humanCheck }, { publicUrl: 'https://kedai.test' });
    const callApi = (altcha?: string) =>
      shop.visitor().callApi(mailedCodeCalls.sendResetOtp, {
        email: EMAIL,
        ...(altcha === undefined ? {} : { altcha }),
      });
    const refused = refusal(
      400,
      'captcha-check-failed',
      'reCAPTCHA verification failed. Try again.',
    );
    const visitor = shop.visitor();
    await visitor.callApi(userCalls.verifyToken);
    expect(visitor.cookies.get(HUMAN_CHECK_COOKIE)).toBe('altcha');
    expect(await callApi()).toMatchObject(refused);
    expect(await callApi('guessed')).toMatchObject(refused);
    expect((await callApi('solved')).status).toBe(200);
    expect(await callApi('solved')).toMatchObject(refused);
    const challenge = await shop.visitor().send('/api/user/humanCheck');
    expect(await challenge.json()).toEqual({ algorithm: 'SHA-256' });
  });

  test.each<[string, Partial<ApiSettings>, boolean]>([
    ['http://localhost:8080', {}, true],
    ['http://shop.localhost', {}, true],
    ['http://127.0.0.1:8080', {}, true],
    ['http://[::1]:8080', {}, true],
    ['https://kedai.test', {}, true],
    ['http://kedai.test', { publicUrl: 'https://kedai.test' }, true],
    ['http://kedai.test', { trustProxy: true }, true],
    ['http://192.168.1.20:8080', {}, false],
    ['http://localhost.kedai.test', {}, false],
    ['http://127.0.0.1.kedai.test', {}, false],
    ['http://127.0.0.1', { publicUrl: 'http://kedai.test' }, false],
  ])('at %s with %j requires a solved challenge: %s', async (origin, settings, isNeeded) => {
    await emptyTables(shop);
    const { app } = await openTestShop(shop.db, { humanCheck }, settings);
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    const request = (path: string, init: RequestInit = {}) =>
      app.request(`${origin}${path}`, { headers, ...init });
    const first = await request(userCalls.verifyToken.path, {
      method: userCalls.verifyToken.method,
    });
    expect(first.headers.getSetCookie().some((line) => line.startsWith(HUMAN_CHECK_COOKIE))).toBe(
      isNeeded,
    );
    expect((await request(HUMAN_CHECK_PATH)).status).toBe(isNeeded ? 200 : 204);
    const body = JSON.stringify({ email: EMAIL });
    for (const { method, path } of [
      mailedCodeCalls.sendRegisterOtp,
      mailedCodeCalls.sendResetOtp,
    ]) {
      expect((await request(path, { method, body })).status).toBe(isNeeded ? 400 : 200);
    }
  });

  test('has no challenge when the human check is off', async () => {
    expect((await shop.visitor().send('/api/user/humanCheck')).status).toBe(204);
  });
});
