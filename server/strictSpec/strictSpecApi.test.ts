import { cartCalls } from '../../src/contract/cart';
import { customCalls } from '../../src/contract/custom';
import { generalCalls } from '../../src/contract/general';
import { IDEMPOTENCY_HEADER } from '../../src/contract/idempotency';
import { newsCalls } from '../../src/contract/news';
import { orderCalls } from '../../src/contract/order';
import { outletCalls } from '../../src/contract/outlet';
import { productCalls } from '../../src/contract/product';
import { shippingCalls } from '../../src/contract/shipping';
import { HUMAN_CHECK_COOKIE, userCalls } from '../../src/contract/user';
import { specCalls } from './specCalls';
import { strictSpecApi } from './strictSpecApi';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A plain API before one that gives a fixed answer; what reached that one is kept. */
function strictBefore(answer: object, init: ResponseInit = {}) {
  const seen: Request[] = [];
  const fetch = strictSpecApi((request) => {
    seen.push(request);
    return Response.json(answer, init);
  });
  return { fetch, seen };
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

test('it knows the calls of the contract and no others', () => {
  const calls = [
    userCalls,
    productCalls,
    cartCalls,
    shippingCalls,
    orderCalls,
    customCalls,
    newsCalls,
    outletCalls,
    generalCalls,
  ].flatMap((area) => Object.values(area).map(({ method, path }) => `${method} ${path}`));
  const known = specCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(known)).toEqual(new Set(calls));
  expect(known).toHaveLength(26);
});

test('it neither hears nor says more than section 7 names', async () => {
  const order = { id: 'o1', status: 'Order Placed', selection: { serviceType: 'pickup' } };
  const { fetch, seen } = strictBefore({ success: true, orders: [order], total: 1 });
  const answer = await fetch(post('/api/order/userorders', { page: 2 }));
  expect(await answer.json()).toEqual({
    success: true,
    orders: [{ id: 'o1', status: 'Order Placed' }],
  });
  expect(await seen[0]?.json()).toEqual({});
});

test('an order keeps what section 7 names, and loses its key and its billing address', async () => {
  const { fetch, seen } = strictBefore({ success: true, orderId: 'o1' });
  const address = { city: 'Ipoh', floor: '3' };
  const price = { productPrice: '1.00', shippingPrice: '2.00' };
  await fetch(
    post(
      '/api/order/place',
      { address, billingAddress: address, items: [{ id: 'p1', quantity: 1 }], price },
      { [IDEMPOTENCY_HEADER]: 'key-1', cookie: 'token=1' },
    ),
  );
  expect(await seen[0]?.json()).toEqual({
    address: { city: 'Ipoh' },
    items: [{ id: 'p1', quantity: 1 }],
    price,
  });
  expect(seen[0]?.headers.has(IDEMPOTENCY_HEADER)).toBe(false);
  expect(seen[0]?.headers.get('cookie')).toBe('token=1');
});

test('a refusal is a 200 without a code; what breaks keeps its status', async () => {
  const refusal = { success: false, message: 'Please log in.', code: 'not-signed-in' };
  const refused = await strictBefore(refusal, { status: 401 }).fetch(post('/api/cart/get', {}));
  expect(refused.status).toBe(200);
  expect(await refused.json()).toEqual({ success: false, message: 'Please log in.' });
  const broken = await strictBefore(refusal, { status: 500 }).fetch(post('/api/cart/get', {}));
  expect(broken.status).toBe(500);
});

test('a session is a cookie here too, and the only one', async () => {
  const { fetch } = strictBefore(
    { success: true, token: 't' },
    {
      headers: [
        ['set-cookie', 'kedai=1; HttpOnly'],
        ['set-cookie', `${HUMAN_CHECK_COOKIE}=altcha; Path=/`],
      ],
    },
  );
  const answer = await fetch(post('/api/user/login', { email: 'a', password: 'b' }));
  expect(answer.headers.getSetCookie()).toEqual(['kedai=1; HttpOnly']);
  expect(await answer.json()).toEqual({ success: true, token: 't' });
});

test.each(['/api/user/humanCheck', '/api/nowhere'])('%s is unknown', async (path) => {
  const { fetch, seen } = strictBefore({ success: true });
  const answer = await fetch(new Request(`http://shop.test${path}`));
  expect(answer.status).toBe(404);
  expect(seen).toEqual([]);
});
