import { accountCalls } from '@kedai/contract/calls/account';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { createApp } from '../../app';
import { sessions } from '../../store/schema';
import { testShop, verifyEmail } from '../../testing/testShop';
import { createVisitor, signUp } from '../../testing/visitor';
import { hashToken } from './token';

const NAME = 'kedai_session';
const STALE = 'S'.repeat(43);

const shop = testShop();
/** The sessions of three customers, the second of whom signed in last. */
let tokens: readonly [aishah: string, ben: string, chong: string];

beforeEach(async () => {
  const enter = async (email: string) => {
    const visitor = await signUp(shop, email);
    shop.clock.advance(1);
    return visitor.cookies.get(NAME) ?? '';
  };
  const aishah = await enter('aishah@example.my');
  const chong = await enter('chong@example.my');
  tokens = [aishah, await enter('ben@example.my'), chong];
});

const secureApp = () =>
  createApp({ ...shop.deps, settings: { ...shop.deps.settings, publicUrl: 'https://shop.test' } });

/** Makes a call with these cookies. @returns the user of the e-mail of its customer, and the cookies that are set */
async function callWith(cookie: string, app = shop.app) {
  const visitor = createVisitor(app);
  const { body, headers } = await visitor.callApi(accountCalls.account, undefined, {
    headers: { cookie },
  });
  const [customer = null] = typeof body.email === 'string' ? body.email.split('@') : [];
  return { customer, cookies: headers.getSetCookie() };
}

const cookieOf = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}=${value}`).join('; ');

describe('several session cookies of one name, over http', () => {
  test.each([
    ['a stale one first', () => [STALE, tokens[0]], 'aishah'],
    ['a stale one last', () => [tokens[0], STALE], 'aishah'],
    ['nonsense first', () => ['', '%%%', tokens[0]], 'aishah'],
    ['the valid one between stale ones', () => [STALE, tokens[0], 'T'.repeat(43)], 'aishah'],
    ['two valid ones, the newer first', () => [tokens[1], tokens[0]], 'ben'],
    ['two valid ones, the newer last', () => [tokens[0], tokens[1]], 'ben'],
    ['three valid ones', () => [...tokens], 'ben'],
    ['three valid ones in another order', () => tokens.toReversed(), 'ben'],
    ['only stale ones', () => [STALE, 'T'.repeat(43)], null],
  ])('%s: the newest valid one counts', async (_what, values, customer) => {
    expect((await callWith(cookieOf(NAME, values()))).customer).toBe(customer);
  });

  test('the others are removed where they can be, and the valid one stays', async () => {
    const { cookies } = await callWith(cookieOf(NAME, [STALE, tokens[0]]));
    expect(cookies.at(-1)).toMatch(`${NAME}=${tokens[0]}; Max-Age=2592000; Path=/; HttpOnly`);
    expect(cookies.slice(0, -1)).toEqual(
      expect.arrayContaining([
        `${NAME}=; Max-Age=0; Path=/api`,
        `${NAME}=; Max-Age=0; Path=/api/user/`,
        `${NAME}=; Max-Age=0; Domain=shop.test; Path=/`,
      ]),
    );
    expect(cookies.slice(0, -1)).not.toContain(`${NAME}=; Max-Age=0; Path=/`);
  });

  test.each(['/api/order/receipt/%E3%83%8A', '/api/order/receipt/a;b', '/api/order/receipt/%00'])(
    '%s is answered as with one cookie',
    async (path) => {
      const headers = { cookie: cookieOf(NAME, [STALE, tokens[0]]) };
      const one = { cookie: cookieOf(NAME, [tokens[0]]) };
      const { status } = await shop.visitor().send(path, { headers });
      expect(status).toBe((await shop.visitor().send(path, { headers: one })).status);
    },
  );

  test('one cookie is left as it is', async () => {
    expect((await callWith(`${NAME}=${tokens[0]}`)).cookies).toEqual([]);
  });

  test('a logout ends the sessions of all, so none of them signs in again', async () => {
    const visitor = shop.visitor();
    const headers = { cookie: cookieOf(NAME, [tokens[0], STALE, tokens[1]]) };
    await visitor.callApi(userCalls.logout, {}, { headers });
    const left = await shop.db.select({ tokenHash: sessions.tokenHash }).from(sessions);
    expect(left).toEqual([{ tokenHash: hashToken(tokens[2]) }]);
  });
});

describe('over https only the prefixed cookie counts', () => {
  test.each([
    ['a planted one', () => `${NAME}=${tokens[1]}`, null],
    [
      'a planted one before the prefixed',
      () => `${NAME}=${tokens[1]}; __Host-${NAME}=${tokens[0]}`,
      'aishah',
    ],
    [
      'a planted one after the prefixed',
      () => `__Host-${NAME}=${tokens[0]}; ${NAME}=${tokens[1]}`,
      'aishah',
    ],
    [
      'a planted one before a stale prefixed',
      () => `${NAME}=${tokens[1]}; __Host-${NAME}=${STALE}`,
      null,
    ],
    ['a name after a no-break space', () => `\u00a0__Host-${NAME}=${tokens[1]}`, null],
    ['a name in other case', () => `__host-${NAME}=${tokens[1]}`, null],
  ])('%s', async (_what, cookie, customer) => {
    const answer = await callWith(cookie(), secureApp());
    expect(answer.customer).toBe(customer);
    expect(answer.cookies.join()).not.toContain(tokens[1]);
  });

  test.each(['kedai_device', 'kedai_verified'])('%s too', async (name) => {
    const visitor = createVisitor(secureApp());
    const email = 'new@example.my';
    await verifyEmail(shop, visitor, email);
    const registration = { email, name: 'New', password: 'sea horse lamp' };
    const verified = visitor.cookies.get('__Host-kedai_verified') ?? '';
    const planted = createVisitor(secureApp());
    planted.cookies.set('kedai_verified', verified);
    expect((await planted.callApi(userCalls.register, registration)).status).toBe(403);
    expect((await visitor.callApi(userCalls.register, registration)).status).toBe(200);
    expect(visitor.cookies.has(name)).toBe(false);
    expect(visitor.cookies.has('__Host-kedai_device')).toBe(true);
    expect(visitor.cookies.has('__Host-kedai_verified')).toBe(false);
  });
});

test('a sign-in removes a plain cookie over https, and is not confused by it', async () => {
  const visitor = createVisitor(secureApp());
  visitor.cookies.set(NAME, tokens[1]);
  const credentials = { email: 'aishah@example.my', password: 'good password' };
  await visitor.callApi(userCalls.login, credentials);
  expect(visitor.cookies.has(NAME)).toBe(false);
  expect((await visitor.callApi(orderCalls.userorders)).status).toBe(200);
});

test('a device is trusted by any of several cookies', async () => {
  const device = (await signUp(shop, 'devi@example.my')).cookies.get('kedai_device') ?? '';
  const tryIn = (cookie: string) =>
    shop
      .visitor()
      .callApi(
        userCalls.login,
        { email: 'devi@example.my', password: 'wrong password' },
        { headers: { cookie } },
      );
  for (let tries = 0; tries < 10; tries += 1) await tryIn('');
  expect((await tryIn('')).status).toBe(429);
  const forged = `${'A'.repeat(43)}.${'A'.repeat(43)}`;
  expect((await tryIn(cookieOf('kedai_device', [forged, device]))).status).toBe(401);
  expect((await tryIn(cookieOf('kedai_device', [device, 'x']))).status).toBe(401);
});

test('an e-mail is registered by any of several cookies of its verification', async () => {
  const visitor = shop.visitor();
  const email = 'new@example.my';
  await verifyEmail(shop, visitor, email);
  const cookie = cookieOf('kedai_verified', [STALE, visitor.cookies.get('kedai_verified') ?? '']);
  const registration = { email, name: 'New', password: 'sea horse lamp' };
  const { status } = await shop
    .visitor()
    .callApi(userCalls.register, registration, { headers: { cookie } });
  expect(status).toBe(200);
});
