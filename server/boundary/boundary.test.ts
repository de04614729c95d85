import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { JSON_BODY_MAX_BYTES } from '@kedai/contract/rules/limits';
import { testShop } from '../testing/testShop';
import { refusal, signUp, type Visitor } from '../testing/visitor';

const shop = testShop();
let visitor: Visitor;

beforeEach(async () => {
  visitor = shop.visitor();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const login = (init: RequestInit) =>
  visitor.send(userCalls.login.path, { method: 'POST', headers: JSON_TYPE, ...init });

describe('an unreadable request', () => {
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
  ])('reports %s', async (_what, init, status, message) => {
    const response = await login(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      success: false,
      code: 'invalid-request',
      message: expect.stringContaining(message),
    });
  });

  test('accepts an empty body for a call without fields, with or without a content type', async () => {
    for (const headers of [{}, JSON_TYPE]) {
      const response = await visitor.send(userCalls.logout.path, { method: 'POST', headers });
      expect(await response.json()).toEqual({ success: true });
    }
  });
});

test.each([
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['GET', '/api/user/login'],
  ['GET', '/api'],
])('%s %s responds with 404 as JSON', async (method, path) => {
  const response = await visitor.send(path, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: 'not-found' });
});

describe('a request from our site or another', () => {
  test.each<[number, Record<string, string>]>([
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { origin: 'https://evil.test' }],
    [403, { origin: 'null' }],
    [403, { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
    [200, {}],
    [200, { 'sec-fetch-site': 'same-origin' }],
    [200, { origin: 'http://shop.test' }],
  ])('is answered with %i when it has the headers %j', async (status, headers) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const response = await visitor.send(userCalls.logout.path, { method: 'POST', headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: status === 200 });
  });

  test('may read public data', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.send(userCalls.verifyToken.path, { headers })).status).toBe(200);
  });
});

test.each([
  ['answered', userCalls.verifyToken.path, 'no-store'],
  ['refused', '/api/nowhere', 'no-store'],
  ['public', productCalls.list.path, 'no-cache'],
])('responses are neither stored nor sniffed, framed or run: %s', async (_what, path, cached) => {
  const { headers } = await visitor.send(path);
  expect(headers.get('cache-control')).toBe(cached);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
});

test('a guest is refused before the body is read', async () => {
  const response = await visitor.send(cartCalls.add.path, { method: 'POST', body: '{' });
  expect(response.status).toBe(401);
});

test('a server error is logged without the shopper’s data; the response has a general message', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const customer = await signUp(shop);
  jest.spyOn(shop.db, 'transaction').mockImplementation(() => {
    throw new Error('Failed query: insert\nparams: secret-feature', {
      cause: Object.assign(new Error('secret-feature'), { code: 'ENOSPC' }),
    });
  });
  const response = await customer.callApi(cartCalls.add, {
    itemId: 'shirt',
    feature: 'M',
    quantity: 1,
  });
  expect(response).toMatchObject(
    refusal(500, 'internal', 'Something went wrong on our side. Please try again.'),
  );
  const text = logged.mock.calls.flat().join('\n');
  expect(text).toContain('POST /api/cart/add');
  expect(text).toContain('ENOSPC');
  expect(text).not.toContain('secret-feature');
});

test('an idempotency key and its effect are stored together or not at all', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const customer = await signUp(shop);
  const add = () =>
    customer.callApi(
      cartCalls.add,
      { itemId: 'tote', feature: '', quantity: 1 },
      { headers: { [IDEMPOTENCY_HEADER]: 'one-click' } },
    );
  const begin = shop.db.transaction.bind(shop.db);
  jest.spyOn(shop.db, 'transaction').mockImplementationOnce((run, config) =>
    begin(async (transaction) => {
      await run(transaction);
      throw new Error('The process died before the end.');
    }, config),
  );
  expect((await add()).status).toBe(500);
  expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({});
  expect((await add()).status).toBe(200);
  expect((await customer.callApi(cartCalls.get)).body.cartData).toEqual({ tote: { '': 1 } });
});
