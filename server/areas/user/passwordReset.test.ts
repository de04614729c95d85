import { userCalls } from '../../../src/contract/user';
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

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('resetting a password', () => {
  test('says the same to everybody when the mail server is down, keeps the last code and counts no try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(world);
    await askForCode(EMAIL);
    const otp = world.mailer.codeFor(EMAIL);
    world.mailer.breakDown();
    const answers: object[] = [];
    for (const email of [EMAIL, 'nobody@example.my']) {
      for (let times = 1; times <= 10; times += 1) {
        const { status, body, headers } = await askForCode(email);
        answers.push({ status, body, retryAfter: headers.get('retry-after') });
      }
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      status: 503,
      body: { message: 'The code could not be sent. Please try again in a minute.' },
      retryAfter: '60',
    });
    const visitor = world.visitor();
    expect((await visitor.ask(userCalls.verifyResetOtp, { email: EMAIL, otp })).status).toBe(200);
    world.mailer.breakDown(false);
    expect((await askForCode(EMAIL)).status).toBe(200);
  });

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

  test('takes no earlier code, and says so', async () => {
    await signUp(world);
    await askForCode(EMAIL);
    const otp = world.mailer.codeFor(EMAIL);
    await askForCode(EMAIL);
    for (const answer of [
      await world.visitor().ask(userCalls.verifyResetOtp, { email: EMAIL, otp }),
      await world
        .visitor()
        .ask(userCalls.resetPassword, { email: EMAIL, otp, newPassword: NEW_PASSWORD }),
    ]) {
      expect(answer.body).toMatchObject({ code: 'earlier-code' });
    }
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
