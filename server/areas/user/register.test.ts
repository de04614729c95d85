import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { codes, users } from '../../store/schema';
import { withoutNewSessions } from '../../testing/database';
import { testShop, verifyEmail } from '../../testing/testShop';
import { refusal, signUp } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';
const account = { name: 'Aishah', email: EMAIL, password: PASSWORD };

const shop = testShop();

describe('making an account', () => {
  test('goes from the code in the mail to a session', async () => {
    const visitor = shop.visitor();
    expect((await visitor.callApi(userCalls.verifyToken)).body).toMatchObject({ success: false });

    const sent = await visitor.callApi(mailedCodeCalls.sendRegisterOtp, {
      email: ' Aishah@Example.MY ',
    });
    expect(sent.body.success).toBe(true);
    const otp = shop.mailer.codeFor(EMAIL);
    expect(otp).toMatch(/^\d{6}$/);
    expect(
      (await visitor.callApi(mailedCodeCalls.verifyRegisterOtp, { email: EMAIL, otp })).status,
    ).toBe(200);

    const registered = await visitor.callApi(userCalls.register, account);
    expect(registered.body).toMatchObject({ success: true, token: expect.any(String) });
    expect(await visitor.callApi(userCalls.verifyToken)).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  test('refuses a guessable password, and the e-mail stays verified', async () => {
    const visitor = shop.visitor();
    await verifyEmail(shop, visitor, EMAIL);
    const register = (password: string) =>
      visitor.callApi(userCalls.register, { name: 'Nur Iman', email: EMAIL, password });
    for (const password of ['12345678', 'NurIman1']) {
      expect(await register(password)).toMatchObject(
        refusal(400, 'invalid-request', 'choose another'),
      );
    }
    expect((await register(PASSWORD)).status).toBe(200);
  });

  test('needs a verified e-mail, verified within 15 minutes', async () => {
    const visitor = shop.visitor();
    const expectRefused = async () =>
      expect((await visitor.callApi(userCalls.register, account)).body.code).toBe(
        'email-not-verified',
      );
    await expectRefused();
    await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
    await expectRefused();
    await verifyEmail(shop, visitor, EMAIL);
    shop.clock.advance(VERIFIED_EMAIL_LIFETIME_MS);
    await expectRefused();
  });

  test('reveals that the e-mail is taken to the owner of the mailbox only', async () => {
    await signUp(shop);
    const visitor = shop.visitor();
    await verifyEmail(shop, visitor, EMAIL);
    expect(shop.mailer.sent.at(-1)?.text).toContain('already have an account');
    const taken = { ...account, name: 'B', password: NEW_PASSWORD };
    expect(await visitor.callApi(userCalls.register, taken)).toMatchObject(
      refusal(409, 'email-taken', 'An account with this email already exists. Please log in.'),
    );
  });

  async function verifiedVisitor() {
    const visitor = shop.visitor();
    return { visitor, otp: await verifyEmail(shop, visitor, EMAIL) };
  }

  test('is allowed only in the browser that verified the e-mail', async () => {
    const { visitor } = await verifiedVisitor();
    const stranger = shop.visitor();
    const forged = shop.visitor();
    for (const [name] of visitor.cookies) forged.cookies.set(name, 'A'.repeat(43));
    for (const other of [stranger, forged]) {
      expect(await other.callApi(userCalls.register, account)).toMatchObject(
        refusal(403, 'email-not-verified'),
      );
    }
    expect((await visitor.callApi(userCalls.register, account)).status).toBe(200);
    expect([...visitor.cookies.keys()]).not.toContain('kedai_verified');
  });

  test('is allowed only for the verified e-mail', async () => {
    const { visitor } = await verifiedVisitor();
    const other = { ...account, email: 'ben@example.my' };
    await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email: other.email });
    expect((await visitor.callApi(userCalls.register, other)).body.code).toBe('email-not-verified');
  });

  test('stores only a hash of the proof', async () => {
    const { visitor } = await verifiedVisitor();
    const proofs = [...visitor.cookies.values()];
    expect(proofs).toHaveLength(1);
    expect(JSON.stringify(await shop.db.select().from(codes))).not.toContain(proofs[0]);
  });

  test('spends its code', async () => {
    const { visitor, otp } = await verifiedVisitor();
    await visitor.callApi(userCalls.register, account);
    const repeated = await visitor.callApi(mailedCodeCalls.verifyRegisterOtp, {
      email: EMAIL,
      otp,
    });
    expect(repeated.body).toMatchObject({ success: false, code: 'invalid-otp' });
  });

  test('signs in when it is repeated after a lost response; with another password the e-mail is taken', async () => {
    const { visitor } = await verifiedVisitor();
    const lost = shop.visitor();
    for (const [name, value] of visitor.cookies) lost.cookies.set(name, value);
    const elsewhere = new Map(visitor.cookies);
    await visitor.callApi(userCalls.register, account);

    expect((await lost.callApi(userCalls.register, account)).body.success).toBe(true);
    expect((await lost.callApi(userCalls.verifyToken)).body.success).toBe(true);

    const guessing = shop.visitor();
    for (const [name, value] of elsewhere) guessing.cookies.set(name, value);
    const other = await guessing.callApi(userCalls.register, {
      ...account,
      password: NEW_PASSWORD,
    });
    expect(other).toMatchObject(refusal(409, 'email-taken'));
  });

  test('makes one account of two concurrent requests', async () => {
    const { visitor } = await verifiedVisitor();
    const responses = await Promise.all(
      [1, 2].map(() => visitor.callApi(userCalls.register, account)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.db.select().from(users)).toHaveLength(1);
  });

  test('is atomic: without a session there is no account either', async () => {
    const { visitor } = await verifiedVisitor();
    const failed = await withoutNewSessions(shop, () =>
      visitor.callApi(userCalls.register, account),
    );
    expect(failed.status).toBe(500);
    expect(await shop.db.select().from(users)).toHaveLength(0);
    expect((await visitor.callApi(userCalls.register, account)).status).toBe(200);
  });

  test('reports a failed mail', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    shop.mailer.breakDown();
    const sent = await shop.visitor().callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
    expect(sent).toMatchObject(refusal(503, 'unavailable'));
    expect(sent.headers.get('retry-after')).toBe('60');
    expect(complaint).toHaveBeenCalled();
  });

  test('a mail that fails after a successful check is not counted either', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(shop.mailer, 'check').mockResolvedValue();
    shop.mailer.breakDown();
    const visitor = shop.visitor();
    const callApi = async () =>
      (await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL })).status;
    for (let times = 1; times <= 10; times += 1) expect(await callApi()).toBe(503);
    shop.mailer.breakDown(false);
    expect(await callApi()).toBe(200);
  });
});
