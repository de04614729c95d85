/** What a shopper gets when a real mail server refuses, breaks off or is down. */

import { userCalls } from '@kedai/contract/calls/user';
import type { SMTPServerOptions } from 'smtp-server';
import { type SmtpMailer, smtpMailer } from '../../ports/smtpMailer';
import type { Database } from '../../store/database/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { localhostCertificate } from '../../testing/localhostCertificate';
import { type MailServer, openMailServer, urlOf } from '../../testing/mailServer';
import { openTestShop, type TestShop } from '../../testing/testShop';
import { signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';

let database: Database;
let mailServer: MailServer;
let mailer: SmtpMailer;
let shop: TestShop;
let visitor: Visitor;
let complaints: jest.SpyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  mailer.close();
  await mailServer.close();
});

async function openShop(options: SMTPServerOptions = {}, timeoutMs?: number): Promise<void> {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await emptyTables(database);
  mailServer = await openMailServer(options);
  mailer = smtpMailer(urlOf(mailServer.port), {
    from: 'shop@example.com',
    requiresTls: true,
    ca: localhostCertificate.cert,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  // A mail that nobody waits for is found by `settled`.
  const sending: Promise<void>[] = [];
  const send = (...args: Parameters<SmtpMailer['send']>) => {
    const sent = mailer.send(...args);
    sending.push(sent.catch(() => undefined));
    return sent;
  };
  settled = async () => {
    await Promise.all(sending);
  };
  shop = await openTestShop(database.db, { mailer: { ...mailer, send } });
  visitor = shop.visitor();
}
let settled: () => Promise<void>;

const requestCode = (call: 'sendRegisterOtp' | 'sendResetOtp' = 'sendRegisterOtp') =>
  visitor.callApi(userCalls[call], { email: EMAIL });
const mailedCode = (index = -1) =>
  /^(\d{6})$/m.exec(mailServer.received.at(index)?.text ?? '')?.[1] ?? '';
const verify = async (otp: string) =>
  (await visitor.callApi(userCalls.verifyRegisterOtp, { email: EMAIL, otp })).body;

const refused = { status: 503, body: { success: false, code: 'unavailable' } };

test('a code arrives and verifies the e-mail', async () => {
  await openShop();
  expect((await requestCode()).status).toBe(200);
  expect(mailServer.received).toMatchObject([{ to: [EMAIL], isEncrypted: true }]);
  expect(await verify(mailedCode())).toMatchObject({ success: true });
});

test('a connection that breaks in the middle is not noticed', async () => {
  let tries = 0;
  await openShop({
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      if (tries === 1) mailServer.hangUp();
      else done();
    },
  });
  expect((await requestCode()).status).toBe(200);
  expect(await verify(mailedCode())).toMatchObject({ success: true });
});

test.each<[string, SMTPServerOptions]>([
  ['refuses the password', { onAuth: (_auth, _session, done) => done(new Error('Wrong')) }],
  ['refuses the mailbox', { onRcptTo: (_to, _session, done) => done(new Error('Unknown')) }],
  ['breaks every connection', { onRcptTo: () => mailServer.hangUp() }],
  ['offers no encryption', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
])('a server that %s is said to the shopper, and uses no try up', async (_, options) => {
  await openShop(options);
  // More than a shopper may request.
  for (let count = 0; count < 6; count += 1) {
    const answer = await requestCode();
    expect(answer).toMatchObject(refused);
    expect(answer.body.message).toMatch(/could not be sent/);
    expect(answer.headers.get('retry-after')).toBe('60');
  }
  expect(mailServer.received).toEqual([]);
  expect(complaints).toHaveBeenCalled();
});

test('a server that is silent is said to the shopper', async () => {
  await openShop({ onConnect: () => {} }, 200);
  expect(await requestCode()).toMatchObject(refused);
});

test('a refused mail leaves the code of the earlier one valid', async () => {
  let isFull = false;
  await openShop({
    onRcptTo: (_address, _session, done) => done(isFull ? new Error('Mailbox full') : null),
  });
  await requestCode();
  isFull = true;
  expect(await requestCode()).toMatchObject(refused);
  expect(await verify(mailedCode())).toMatchObject({ success: true });
});

describe('a code for a new password', () => {
  const reset = async (otp: string) =>
    (await visitor.callApi(userCalls.verifyResetOtp, { email: EMAIL, otp })).body;

  test('is not promised while the server is down, with or without an account', async () => {
    await openShop();
    await mailServer.close();
    expect(await requestCode('sendResetOtp')).toMatchObject(refused);
    await signUp(shop, EMAIL);
    expect(await requestCode('sendResetOtp')).toMatchObject(refused);
  });

  test('that the server refuses leaves the earlier one valid, and is logged', async () => {
    let isFull = false;
    await openShop({
      onRcptTo: (_address, _session, done) => done(isFull ? new Error('Mailbox full') : null),
    });
    await signUp(shop, EMAIL);
    await requestCode('sendResetOtp');
    await settled();
    isFull = true;
    // The response must not tell whether there is an account, so it does not wait for the mail.
    expect((await requestCode('sendResetOtp')).status).toBe(200);
    await settled();
    expect(complaints).toHaveBeenCalled();
    // Until the refused code is withdrawn, the earlier one is recognised as such.
    let answer: Awaited<ReturnType<typeof reset>>;
    do answer = await reset(mailedCode());
    while (answer.code === 'earlier-code');
    expect(answer).toMatchObject({ success: true });
  });
});

test('a code for a registration takes one connection', async () => {
  await openShop();
  expect((await requestCode()).status).toBe(200);
  expect(mailServer.connections()).toBe(1);
});
