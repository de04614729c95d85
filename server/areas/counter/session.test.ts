import { counterSessionCalls as calls, type Staff } from '@kedai/contract/calls/counterSession';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn } from '@kedai/contract/calls/user';
import { createApp } from '../../app';
import { CHALLENGE_LIFETIME_MS } from '../../boundary/passkey/challenge';
import { STAFF_COOKIE } from '../../boundary/session/staffSession';
import { HOUR_MS } from '../../ports/clock';
import { type Deviation, testAuthenticator } from '../../testing/authenticator';
import { setCounts } from '../../testing/database';
import { signInStaff } from '../../testing/staff';
import { testShop } from '../../testing/testShop';
import { createVisitor, refusal, type Visitor } from '../../testing/visitor';
import { INVITATION_LIFETIME_MS, inviteStaff, removeStaffMember } from './invitations';

const SITI: Staff = { name: 'Siti', email: 'siti@kedai.example', role: 'staff' };

type Authenticator = ReturnType<typeof testAuthenticator>;
type Credential = ReturnType<Authenticator['create'] | Authenticator['get']>;

const shop = testShop();
let phone: Authenticator;
beforeEach(() => {
  // The first refusal of another origin is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  phone = testAuthenticator();
});

const invite = (person = SITI) => inviteStaff(shop.db, person, shop.clock.now());
const optionsOf = (response: { readonly body: Record<string, unknown> }) =>
  response.body.options as { readonly challenge: string } & Record<string, unknown>;
const open = (token: string) => shop.visitor().callApi(calls.startInvitation, { token });
const send = (token: string, credential: Credential, visitor = shop.visitor()) =>
  visitor.callApi(calls.acceptInvitation, { token, credential });

async function accept(token: string, visitor = shop.visitor(), deviation: Deviation = {}) {
  return send(token, phone.create(optionsOf(await open(token)), deviation), visitor);
}
const startSignIn = async () => optionsOf(await shop.visitor().callApi(calls.startCounterSignIn));
const signIn = async (visitor = shop.visitor(), deviation: Deviation = {}) =>
  visitor.callApi(calls.counterSignIn, { credential: phone.get(await startSignIn(), deviation) });
const whoIs = async (visitor: Visitor) => (await visitor.callApi(calls.counterSession)).body.staff;

/** What is refused both for a new passkey and for a sign-in. */
const DISHONEST: readonly [string, Deviation][] = [
  ['another origin', { origin: 'http://evil.test' }],
  ['a user who was not verified', { isVerified: false }],
  ['the counter in a frame', { crossOrigin: true }],
];

describe('an invitation', () => {
  test('makes a passkey and a session', async () => {
    const token = await invite();
    const opened = await open(token);
    expect(opened.body.staff).toEqual(SITI);
    expect(optionsOf(opened)).toMatchObject({
      rp: { id: 'shop.test' },
      user: { name: 'siti@kedai.example (counter)', displayName: 'Siti' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const visitor = shop.visitor();
    expect(await accept(token, visitor)).toMatchObject({ status: 200, body: { staff: SITI } });
    expect(await whoIs(visitor)).toEqual(SITI);
    expect((await signIn()).status).toBe(200);
  });

  test('works once, for one of several who open it', async () => {
    const token = await invite();
    const options = optionsOf(await open(token));
    const both = await Promise.all(
      [phone, testAuthenticator()].map((one) => send(token, one.create(options))),
    );
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    expect(await open(token)).toMatchObject(refusal(404, 'not-found', 'used or has expired'));
    expect((await accept(await invite())).status).toBe(200);
  });

  test('expires after 48 hours, and when another one is made', async () => {
    const first = await invite();
    const second = await invite();
    expect((await open(first)).status).toBe(404);
    shop.clock.advance(INVITATION_LIFETIME_MS - 1);
    const options = optionsOf(await open(second));
    shop.clock.advance(1);
    expect((await open(second)).status).toBe(404);
    expect((await send(second, phone.create(options))).status).toBe(404);
  });

  test('of somebody who lost a device ends earlier passkeys and sessions', async () => {
    const visitor = shop.visitor();
    await accept(await invite(), visitor);
    const again = await invite();
    expect(await whoIs(visitor)).toBeUndefined();
    expect(await signIn()).toMatchObject(refusal(401, 'invalid-credentials', 'no longer'));
    phone = testAuthenticator();
    expect((await accept(again)).status).toBe(200);
  });

  test.each(DISHONEST)('is refused for %s, and stays open', async (_, deviation) => {
    const token = await invite();
    expect(await accept(token, shop.visitor(), deviation)).toMatchObject(
      refusal(400, 'invalid-request', 'start again'),
    );
    expect((await accept(token)).status).toBe(200);
  });

  test('takes no challenge of another person or of a sign-in, and no known passkey', async () => {
    const token = await invite();
    const other = await invite({ ...SITI, email: 'ben@kedai.example' });
    const foreign = [await open(other), { body: { options: await startSignIn() } }].map(optionsOf);
    for (const options of foreign) {
      expect((await send(token, phone.create(options))).status).toBe(400);
    }
    expect((await accept(token)).status).toBe(200);
    expect((await accept(other)).status).toBe(400);
  });
});

describe('signing in behind the counter', () => {
  beforeEach(async () => {
    await accept(await invite());
  });

  test('names nobody, starts a session and replaces that of the browser', async () => {
    expect((await startSignIn()).allowCredentials ?? []).toEqual([]);
    const visitor = shop.visitor();
    expect(await signIn(visitor)).toMatchObject({ status: 200, body: { staff: SITI } });
    const copy = shop.visitor();
    copy.cookies.set(STAFF_COOKIE, visitor.cookies.get(STAFF_COOKIE) ?? '');
    expect(await whoIs(copy)).toEqual(SITI);
    await signIn(visitor);
    expect(await whoIs(copy)).toBeUndefined();
  });

  test.each<[string, Deviation]>([
    ...DISHONEST,
    ['a passkey that was made for another person', { userHandle: 'c29tZWJvZHk' }],
    ['a counter that went back, as after a copy', { counter: 1 }],
  ])('is refused for %s', async (_, deviation) => {
    await signIn();
    expect(await signIn(shop.visitor(), deviation)).toMatchObject(
      refusal(401, 'invalid-credentials', 'could not be checked'),
    );
  });

  test('is refused with a challenge that is old, used or of customers', async () => {
    const options = await startSignIn();
    const ofCustomers = optionsOf(await shop.visitor().callApi(passkeyCalls.startPasskeySignIn));
    const post = (credential: Credential) =>
      shop.visitor().callApi(calls.counterSignIn, { credential });
    expect((await post(phone.get(ofCustomers))).status).toBe(401);
    shop.clock.advance(CHALLENGE_LIFETIME_MS);
    expect((await post(phone.get(options))).status).toBe(401);
    const credential = phone.get(await startSignIn());
    const both = await Promise.all([post(credential), post(credential)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('signs no customer in', async () => {
    const { body } = await shop.visitor().callApi(passkeyCalls.startPasskeySignIn);
    const credential = phone.get(optionsOf({ body }));
    expect((await shop.visitor().callApi(passkeySignIn, { credential })).status).toBe(401);
  });

  test('is limited for a network address, like invitations', async () => {
    await setCounts(shop, 'counter-from:%', 200);
    expect(await signIn()).toMatchObject(refusal(429, 'too-many-requests', '15 minutes'));
    expect((await open('a token')).status).toBe(429);
    expect((await send('a token', phone.create(await startSignIn()))).status).toBe(429);
  });
});

describe('a session of the counter', () => {
  test('is in a cookie that no page reads and no other site sends', async () => {
    const { headers } = await accept(await invite());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^kedai_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test('over https only the cookie counts that no other host can set', async () => {
    const settings = { ...shop.deps.settings, publicUrl: 'https://shop.test' };
    const visitor = createVisitor(createApp({ ...shop.deps, settings }));
    await signInStaff(shop, 'staff', visitor);
    expect((await visitor.callApi(calls.counterSession)).status).toBe(401);
    const token = visitor.cookies.get(STAFF_COOKIE) ?? '';
    visitor.cookies.set(`__Host-${STAFF_COOKIE}`, token);
    expect((await visitor.callApi(calls.counterSession)).status).toBe(200);
  });

  test('ends 2 hours after the last act, and after 12 hours; reading is no act', async () => {
    const visitor = await signInStaff(shop);
    // A POST that is refused counts too: somebody is there.
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    for (let hours = 2; hours < 12; hours += 2) {
      shop.clock.advance(2 * HOUR_MS - 1);
      expect(await whoIs(visitor)).toBeDefined();
      expect((await visitor.send(calls.counterSignOut.path, init)).status).toBe(400);
    }
    shop.clock.advance(2 * HOUR_MS);
    expect(await visitor.callApi(calls.counterSession)).toMatchObject(
      refusal(401, 'not-signed-in'),
    );
    const other = await signInStaff(shop);
    for (let hours = 1; hours < 12; hours += 1) {
      shop.clock.advance(HOUR_MS);
      await other.send(calls.counterSignOut.path, init);
    }
    expect(await whoIs(other)).toBeDefined();
    shop.clock.advance(HOUR_MS);
    expect(await whoIs(other)).toBeUndefined();
  });

  test('ends with a sign-out, and with the removal of its person', async () => {
    const visitor = shop.visitor();
    await accept(await invite(), visitor);
    const removed = await removeStaffMember(shop.db, SITI.email, shop.clock.now());
    expect(removed).toBe(true);
    expect(await whoIs(visitor)).toBeUndefined();
    expect((await signIn()).status).toBe(401);
    expect(await removeStaffMember(shop.db, SITI.email, shop.clock.now())).toBe(false);
    await accept(await invite(), visitor);
    expect((await visitor.callApi(calls.counterSignOut)).status).toBe(200);
    expect(visitor.cookies.has(STAFF_COOKIE)).toBe(false);
    expect((await visitor.callApi(calls.counterSignOut)).status).toBe(401);
  });

  test('answers a poll of what has not changed with 304, for this browser alone', async () => {
    const visitor = await signInStaff(shop);
    const { headers } = await visitor.callApi(calls.counterSession);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await visitor.send(calls.counterSession.path, { headers: tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    const guest = await shop.visitor().send(calls.counterSession.path, { headers: tag });
    expect([guest.status, guest.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const other = await signInStaff(shop, 'owner');
    expect((await other.send(calls.counterSession.path, { headers: tag })).status).toBe(200);
  });
});
