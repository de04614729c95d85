import { sql } from 'drizzle-orm';
import { VERIFIED_EMAIL_LIFETIME_MS } from '../../../src/contract/limits';
import { userCalls } from '../../../src/contract/user';
import type { Database } from '../../store/database';
import { codes, users } from '../../store/schema';
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

  const account = { name: 'Aishah', email: EMAIL, password: PASSWORD };

  async function givenVerified() {
    const visitor = world.visitor();
    await visitor.ask(userCalls.sendRegisterOtp, { email: EMAIL });
    const otp = world.mailer.codeFor(EMAIL);
    await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });
    return { visitor, otp };
  }

  test('is for the browser that verified the e-mail, and no other', async () => {
    const { visitor } = await givenVerified();
    const stranger = world.visitor();
    const forged = world.visitor();
    for (const [name] of visitor.cookies) forged.cookies.set(name, 'A'.repeat(43));
    for (const other of [stranger, forged]) {
      expect(await other.ask(userCalls.register, account)).toMatchObject({
        status: 403,
        body: { code: 'email-not-verified' },
      });
    }
    expect((await visitor.ask(userCalls.register, account)).status).toBe(200);
    expect([...visitor.cookies.keys()]).not.toContain('kedai_verified');
  });

  test('is for the e-mail that was verified, and no other', async () => {
    const { visitor } = await givenVerified();
    const other = { ...account, email: 'ben@example.my' };
    await visitor.ask(userCalls.sendRegisterOtp, { email: other.email });
    expect((await visitor.ask(userCalls.register, other)).body.code).toBe('email-not-verified');
  });

  test('keeps no proof that could be read from the database', async () => {
    const { visitor } = await givenVerified();
    const proofs = [...visitor.cookies.values()];
    expect(proofs).toHaveLength(1);
    expect(JSON.stringify(await world.db.select().from(codes))).not.toContain(proofs[0]);
  });

  test('uses its code up', async () => {
    const { visitor, otp } = await givenVerified();
    await visitor.ask(userCalls.register, account);
    const again = await visitor.ask(userCalls.verifyRegisterOtp, { email: EMAIL, otp });
    expect(again.body).toMatchObject({ success: false, code: 'invalid-otp' });
  });

  test('that was sent again after a lost answer signs in; with another password it is taken', async () => {
    const { visitor } = await givenVerified();
    const lost = world.visitor();
    for (const [name, value] of visitor.cookies) lost.cookies.set(name, value);
    const elsewhere = new Map(visitor.cookies);
    await visitor.ask(userCalls.register, account);

    expect((await lost.ask(userCalls.register, account)).body.success).toBe(true);
    expect((await lost.ask(userCalls.verifyToken)).body.success).toBe(true);

    const guessing = world.visitor();
    for (const [name, value] of elsewhere) guessing.cookies.set(name, value);
    const other = await guessing.ask(userCalls.register, { ...account, password: NEW_PASSWORD });
    expect(other).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });

  test('makes one account of two requests at once', async () => {
    const { visitor } = await givenVerified();
    const answers = await Promise.all([1, 2].map(() => visitor.ask(userCalls.register, account)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.db.select().from(users)).toHaveLength(1);
  });

  test('is whole or nothing: without a session there is no account either', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { visitor } = await givenVerified();
    await world.db.execute(sql`alter table sessions add constraint never check (user_id = '')`);
    const failed = await visitor.ask(userCalls.register, account);
    await world.db.execute(sql`alter table sessions drop constraint never`);
    expect(failed.status).toBe(500);
    expect(await world.db.select().from(users)).toHaveLength(0);
    expect((await visitor.ask(userCalls.register, account)).status).toBe(200);
  });

  test('says that the mail failed', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    world.mailer.breakDown();
    const sent = await world.visitor().ask(userCalls.sendRegisterOtp, { email: EMAIL });
    expect(sent).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(sent.headers.get('retry-after')).toBe('60');
    expect(complaint).toHaveBeenCalled();
  });

  test('a mail that fails after the mail server was found working counts no try either', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(world.mailer, 'check').mockResolvedValue();
    world.mailer.breakDown();
    const visitor = world.visitor();
    const ask = async () => (await visitor.ask(userCalls.sendRegisterOtp, { email: EMAIL })).status;
    for (let times = 1; times <= 10; times += 1) expect(await ask()).toBe(503);
    world.mailer.breakDown(false);
    expect(await ask()).toBe(200);
  });
});
