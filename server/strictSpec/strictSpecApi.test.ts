import { HUMAN_CHECK_COOKIE } from '@kedai/contract/calls/mailedCode';
import { PASSKEYS_COOKIE } from '@kedai/contract/calls/user';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { strictSpecApi } from './strictSpecApi';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A strict API in front of a fixed response; it records the requests that pass. */
function createStrictApi(response: object, init: ResponseInit = {}) {
  const received: Request[] = [];
  const fetch = strictSpecApi((request) => {
    received.push(request);
    return Response.json(response, init);
  });
  return { fetch, received };
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

test('drops request and response fields that section 7 does not name', async () => {
  const order = { id: 'o1', status: 'Order Placed', selection: { serviceType: 'pickup' } };
  const { fetch, received } = createStrictApi({ success: true, orders: [order], total: 1 });
  const response = await fetch(post('/api/order/userorders', { page: 2 }));
  expect(await response.json()).toEqual({
    success: true,
    orders: [{ id: 'o1', status: 'Order Placed' }],
  });
  expect(await received[0]?.json()).toEqual({});
});

test('a list does not see which language is wanted', async () => {
  const { fetch, received } = createStrictApi({ success: true, items: [], totalPages: 1 });
  const headers = { 'accept-language': 'ms' };
  await fetch(new Request('http://shop.test/api/news/all?page=2&language=ms', { headers }));
  await fetch(post('/api/product/fetchProducts', { page: 1, language: 'ms' }));
  expect(received.map(({ url }) => new URL(url).search)).toEqual(['?page=2', '']);
  expect(received[0]?.headers.has('accept-language')).toBe(false);
  expect(await received[1]?.json()).toEqual({ page: 1 });
});

test('an order loses its idempotency key, selection and billing address', async () => {
  const { fetch, received } = createStrictApi({ success: true, orderId: 'o1' });
  const address = { city: 'Ipoh', floor: '3' };
  const price = { productPrice: '1.00', shippingPrice: '2.00' };
  await fetch(
    post(
      '/api/order/place',
      { address, billingAddress: address, items: [{ id: 'p1', quantity: 1 }], price },
      { [IDEMPOTENCY_HEADER]: 'key-1', [SELECTION_HEADER]: 'null', cookie: 'token=1' },
    ),
  );
  expect(await received[0]?.json()).toEqual({
    address: { city: 'Ipoh' },
    items: [{ id: 'p1', quantity: 1 }],
    price,
  });
  expect(received[0]?.headers.has(IDEMPOTENCY_HEADER)).toBe(false);
  expect(received[0]?.headers.has(SELECTION_HEADER)).toBe(false);
  expect(received[0]?.headers.get('cookie')).toBe('token=1');
});

test('a refusal becomes a 200 without a code; a server error keeps its status', async () => {
  const refusal = { success: false, message: 'Please log in.', code: 'not-signed-in' };
  const refused = await createStrictApi(refusal, { status: 401 }).fetch(post('/api/cart/get', {}));
  expect(refused.status).toBe(200);
  expect(await refused.json()).toEqual({ success: false, message: 'Please log in.' });
  const broken = await createStrictApi(refusal, { status: 500 }).fetch(post('/api/cart/get', {}));
  expect(broken.status).toBe(500);
});

test('passes the session cookie and no other', async () => {
  const { fetch } = createStrictApi(
    { success: true, token: 't' },
    {
      headers: [
        ['set-cookie', 'kedai=1; HttpOnly'],
        ['set-cookie', `${HUMAN_CHECK_COOKIE}=altcha; Path=/`],
        ['set-cookie', `${PASSKEYS_COOKIE}=webauthn; Path=/`],
      ],
    },
  );
  const response = await fetch(post('/api/user/login', { email: 'a', password: 'b' }));
  expect(response.headers.getSetCookie()).toEqual(['kedai=1; HttpOnly']);
  expect(await response.json()).toEqual({ success: true, token: 't' });
});

test.each(['/api/user/humanCheck', '/api/nowhere'])('%s is unknown', async (path) => {
  const { fetch, received } = createStrictApi({ success: true });
  const response = await fetch(new Request(`http://shop.test${path}`));
  expect(response.status).toBe(404);
  expect(received).toEqual([]);
});
