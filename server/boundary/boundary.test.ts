import { cartCalls } from '../../src/contract/cart';
import { IDEMPOTENCY_HEADER } from '../../src/contract/idempotency';
import { JSON_BODY_MAX_BYTES } from '../../src/contract/limits';
import { userCalls } from '../../src/contract/user';
import type { Database } from '../store/database';
import { products } from '../store/schema';
import { emptyTables, openTestDatabase } from '../testing/database';
import { signUp, type Visitor } from '../testing/visitor';
import { openWorld, type World } from '../testing/world';

let database: Database;
let world: World;
let visitor: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
  visitor = world.visitor();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const login = (init: RequestInit) =>
  visitor.send(userCalls.login.path, { method: 'POST', headers: JSON_TYPE, ...init });

describe('a request that cannot be read', () => {
  const right = JSON.stringify({ email: 'a@example.my', password: 'good password' });

  test.each([
    ['broken JSON', { body: '{"email":' }, 400, 'not valid JSON'],
    ['an empty body', { body: '' }, 400, 'is empty'],
    ['no body', {}, 400, 'is empty'],
    ['only blanks', { body: ' \n' }, 400, 'is empty'],
    ['a list', { body: '[]' }, 400, 'missing'],
    ['null', { body: 'null' }, 400, 'as a JSON object'],
    ['a number', { body: '1' }, 400, 'as a JSON object'],
    ['a form', { body: 'a=b', headers: { 'content-type': 'text/plain' } }, 415, 'application/json'],
    ['no content type', { body: new Blob([right]), headers: {} }, 415, 'application/json'],
    ['a number as e-mail', { body: '{"email":1,"password":"a"}' }, 400, 'valid email'],
    ['far too much', { body: `"${'a'.repeat(JSON_BODY_MAX_BYTES)}"` }, 413, '256 KB'],
  ])('%s is told', async (_what, init, status, sentence) => {
    const answer = await login(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'invalid-request',
      message: expect.stringContaining(sentence),
    });
  });

  test('a call that needs nothing takes an empty body, with or without a content type', async () => {
    for (const headers of [{}, JSON_TYPE]) {
      const answer = await visitor.send(userCalls.logout.path, { method: 'POST', headers });
      expect(await answer.json()).toEqual({ success: true });
    }
  });
});

test.each([
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['GET', '/api/user/login'],
  ['GET', '/api'],
])('%s %s is answered as JSON that there is nothing', async (method, path) => {
  const answer = await visitor.send(path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'not-found' });
});

describe('a request from another site', () => {
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
  ];
  test.each(refused)('is refused: %j', async (headers) => {
    const answer = await visitor.send(userCalls.logout.path, { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test('is refused at every address that may change something', async () => {
    const changing = world.app.routes.filter(({ method }) => !['GET', 'ALL'].includes(method));
    const open: string[] = [];
    for (const { method, path } of changing) {
      const answer = await visitor.send(path, {
        method,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      if (answer.status !== 403) open.push(path);
    }
    expect(changing.length).toBeGreaterThan(15);
    expect(open).toEqual([]);
  });

  const welcome: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://shop.test' },
  ];
  test.each(welcome)('is not what this is: %j', async (headers) => {
    const answer = await visitor.send(userCalls.logout.path, { method: 'POST', headers });
    expect(answer.status).toBe(200);
  });

  test('may read what everybody may', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.send(userCalls.verifyToken.path, { headers })).status).toBe(200);
  });
});

test('answers are not kept and not guessed at', async () => {
  const { headers } = await visitor.send(userCalls.verifyToken.path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a guest is refused before the request is read', async () => {
  const answer = await visitor.send(cartCalls.add.path, { method: 'POST', body: '{' });
  expect(answer.status).toBe(401);
});

test('what goes wrong on our side is logged without what the shopper sent, and told kindly', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const customer = await signUp(world);
  jest.spyOn(world.db, 'transaction').mockImplementation(() => {
    throw new Error('Failed query: insert\nparams: secret-feature', {
      cause: Object.assign(new Error('secret-feature'), { code: 'ENOSPC' }),
    });
  });
  const answer = await customer.ask(cartCalls.add, { itemId: 'shirt', feature: 'M', quantity: 1 });
  expect(answer).toMatchObject({
    status: 500,
    body: {
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    },
  });
  const text = logged.mock.calls.flat().join('\n');
  expect(text).toContain('POST /api/cart/add');
  expect(text).toContain('ENOSPC');
  expect(text).not.toContain('secret-feature');
});

test('a key and its effect are kept together or not at all', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const customer = await signUp(world);
  const add = () =>
    customer.ask(
      cartCalls.add,
      { itemId: 'tote', feature: '', quantity: 1 },
      { headers: { [IDEMPOTENCY_HEADER]: 'one-click' } },
    );
  const begin = world.db.transaction.bind(world.db);
  jest.spyOn(world.db, 'transaction').mockImplementationOnce((run, config) =>
    begin(async (transaction) => {
      await run(transaction);
      throw new Error('The process died before the end.');
    }, config),
  );
  expect((await add()).status).toBe(500);
  expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({});
  expect((await add()).status).toBe(200);
  expect((await customer.ask(cartCalls.get)).body.cartData).toEqual({ tote: { '': 1 } });
  expect(await world.db.select().from(products)).toHaveLength(3);
});
