import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import { CHALLENGE_LIFETIME_MS } from '../../boundary/passkey/challenge';
import { type Deviation, testAuthenticator } from '../../testing/authenticator';
import { withoutNewSessions } from '../../testing/database';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** What is refused both for a new passkey and for a sign-in. */
const DISHONEST: readonly [string, Deviation][] = [
  ['another origin', { origin: 'http://evil.test' }],
  ['another domain', { domain: 'evil.test' }],
  ['a user who was not verified', { isVerified: false }],
  ['the shop in a frame', { crossOrigin: true }],
  ['the shop in a frame of another origin', { topOrigin: 'http://evil.test' }],
];

type Authenticator = ReturnType<typeof testAuthenticator>;
interface Options {
  readonly challenge: string;
}

const shop = testShop();
const owner = testCustomer(shop, EMAIL);
let phone: Authenticator;

beforeEach(() => {
  // The first refusal of another origin is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  phone = testAuthenticator();
});

const start = async (visitor = owner, currentPassword = PASSWORD) =>
  visitor.callApi(passkeyCalls.startPasskey, { currentPassword });
const optionsOf = (response: { readonly body: Record<string, unknown> }) =>
  response.body.options as Options & Record<string, unknown>;
const add = async (authenticator = phone, deviation: Deviation = {}, visitor = owner) => {
  const credential = authenticator.create(optionsOf(await start(visitor)), deviation);
  const headers = { 'user-agent': ANDROID };
  return visitor.callApi(passkeyCalls.addPasskey, { credential }, { headers });
};
const startSignIn = async () =>
  optionsOf(await shop.visitor().callApi(passkeyCalls.startPasskeySignIn));
const signIn = async (deviation: Deviation = {}, visitor = shop.visitor()) =>
  visitor.callApi(passkeySignIn, { credential: phone.get(await startSignIn(), deviation) });
const listed = async (visitor = owner) =>
  (await visitor.callApi(passkeyCalls.passkeys)).body.passkeys as Record<string, unknown>[];

describe('a new passkey', () => {
  test('is listed with the browser that added it, and announced by mail', async () => {
    const mails = shop.mailer.sent.length;
    const now = shop.clock.now();
    expect(await add()).toMatchObject({ status: 200, body: { success: true } });
    expect(await listed()).toEqual([
      { id: phone.id, name: 'Chrome on Android', createdAt: now, lastUsedAt: null },
    ]);
    expect(shop.mailer.sent.slice(mails)).toMatchObject([
      { to: EMAIL, subject: 'A passkey was added to your Kain & Roti account' },
    ]);
  });

  test('must be discoverable and verify the user, for the domain of the shop', async () => {
    await add();
    const other = await signUp(shop, 'siti@example.my');
    expect(optionsOf(await start())).toMatchObject({
      rp: { id: 'shop.test', name: 'Kain & Roti' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.id }],
    });
    expect(optionsOf(await start(other))).toMatchObject({ excludeCredentials: [] });
  });

  test('needs the password, whose wrong tries are counted', async () => {
    for (let times = 1; times <= 10; times += 1) {
      expect(await start(owner, 'a wrong one')).toMatchObject(refusal(403, 'invalid-credentials'));
    }
    expect((await start()).status).toBe(429);
    expect((await start(shop.visitor())).status).toBe(401);
  });

  test.each(DISHONEST)('is refused for %s', async (_, deviation) => {
    expect(await add(phone, deviation)).toMatchObject(
      refusal(400, 'invalid-request', 'start again'),
    );
    expect(await listed()).toEqual([]);
  });

  test('is refused with a challenge that is old, used or of another account', async () => {
    const other = await signUp(shop, 'siti@example.my');
    const options = optionsOf(await start());
    const post = (visitor: Visitor, credential = phone.create(options)) =>
      visitor.callApi(passkeyCalls.addPasskey, { credential });
    expect((await post(other)).status).toBe(400);
    shop.clock.advance(CHALLENGE_LIFETIME_MS);
    expect((await post(owner)).status).toBe(400);
    const fresh = optionsOf(await start());
    expect((await post(owner, phone.create(fresh))).status).toBe(200);
    expect((await post(owner, testAuthenticator().create(fresh))).status).toBe(400);
    expect((await post(owner, testAuthenticator().create(await startSignIn()))).status).toBe(400);
    expect(await listed()).toHaveLength(1);
  });

  test('is stored once, for one account', async () => {
    await add();
    const other = await signUp(shop, 'siti@example.my');
    expect((await add(phone, {}, other)).status).toBe(400);
    expect(await listed(other)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  beforeEach(() => add());

  test('starts a session without a password and records the use', async () => {
    shop.clock.advance(60_000);
    const visitor = shop.visitor();
    const { status, body } = await signIn({}, visitor);
    expect(status).toBe(200);
    const { customer } = (await owner.callApi(userCalls.verifyToken)).body;
    expect(body).toEqual({ success: true, token: expect.any(String), customer });
    expect((await visitor.callApi(userCalls.verifyToken)).body).toMatchObject({ customer });
    expect(await listed()).toMatchObject([{ lastUsedAt: shop.clock.now() }]);
    expect((await signIn()).status).toBe(200);
  });

  test('names the account for which the passkey was made', async () => {
    const { user } = optionsOf(await start()) as unknown as { user: { id: string } };
    expect((await signIn({ userHandle: user.id })).status).toBe(200);
  });

  test('ends the earlier session of the same browser', async () => {
    const before = new Map(owner.cookies);
    expect((await signIn({}, owner)).status).toBe(200);
    const copy = shop.visitor();
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect((await copy.callApi(userCalls.verifyToken)).body.success).toBe(false);
  });

  test('changes nothing when the session cannot be stored', async () => {
    const credential = phone.get(await startSignIn());
    const send = () => owner.callApi(passkeySignIn, { credential });
    expect((await withoutNewSessions(shop, send)).status).toBe(500);
    expect(await listed()).toMatchObject([{ lastUsedAt: null }]);
    expect((await send()).status).toBe(200);
  });

  test('names no account in its options and needs the user to be verified', async () => {
    expect(await startSignIn()).toMatchObject({ rpId: 'shop.test', userVerification: 'required' });
    expect((await startSignIn()).allowCredentials ?? []).toEqual([]);
  });

  test.each<[string, Deviation]>([
    ...DISHONEST,
    ['a passkey that was made for another account', { userHandle: 'c29tZWJvZHk' }],
    ['a counter that went back, as after a copy', { counter: 1 }],
  ])('is refused for %s', async (_, deviation) => {
    await signIn();
    expect(await signIn(deviation)).toMatchObject(
      refusal(401, 'invalid-credentials', 'password instead'),
    );
    expect((await signIn()).status).toBe(200);
  });

  test('is refused with a challenge that is old or used, also at the same time', async () => {
    const options = await startSignIn();
    const send = () =>
      shop.visitor().callApi(passkeySignIn, { credential: phone.get(options, { counter: 0 }) });
    shop.clock.advance(CHALLENGE_LIFETIME_MS);
    expect((await send()).status).toBe(401);
    const credential = phone.get(await startSignIn());
    const replay = () => shop.visitor().callApi(passkeySignIn, { credential });
    const both = await Promise.all([replay(), replay()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await replay()).status).toBe(401);
  });

  test('is refused with the signature of another key, or of another request', async () => {
    const forged = {
      ...testAuthenticator().get(await startSignIn()),
      id: phone.id,
      rawId: phone.id,
    };
    expect((await shop.visitor().callApi(passkeySignIn, { credential: forged })).status).toBe(401);
    const { response } = phone.get(await startSignIn());
    const moved = { ...phone.get(await startSignIn()) };
    moved.response.signature = response.signature;
    expect((await shop.visitor().callApi(passkeySignIn, { credential: moved })).status).toBe(401);
  });

  test('is refused for a credential that is no credential', async () => {
    for (const credential of [
      { id: phone.id },
      { id: phone.id, response: { clientDataJSON: 1 } },
    ]) {
      expect((await shop.visitor().callApi(passkeySignIn, { credential })).status).toBe(401);
    }
  });
});

describe('removing a passkey', () => {
  beforeEach(() => add());

  const remove = (visitor: Visitor, currentPassword = PASSWORD) =>
    visitor.callApi(passkeyCalls.removePasskey, { id: phone.id, currentPassword });

  test('with the password ends its use at once, and is announced by mail', async () => {
    const mails = shop.mailer.sent.length;
    expect((await remove(owner)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await signIn()).toMatchObject(refusal(401, 'invalid-credentials', 'no longer'));
    expect(shop.mailer.sent.slice(mails)).toMatchObject([
      { subject: 'A passkey was removed from your Kain & Roti account' },
    ]);
    expect((await remove(owner)).status).toBe(200);
    expect(shop.mailer.sent).toHaveLength(mails + 1);
  });

  test('needs the password of its own account', async () => {
    const other = await signUp(shop, 'siti@example.my');
    expect((await remove(owner, 'a wrong one')).status).toBe(403);
    expect((await remove(other)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });
});
