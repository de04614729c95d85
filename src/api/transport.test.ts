import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Failure } from '../contract/failure';
import { createStore } from '../store/createStore';
import { memoryStorage } from '../store/storage';
import { failureTexts } from '../text/failures';
import { generalApi } from './generalApi';
import { orderApi } from './orderApi';
import { productApi } from './productApi';
import { shippingApi } from './shippingApi';
import { transport } from './transport';
import { watchUpload } from './uploads';
import { userApi } from './userApi';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const openStore = (settings = {}) =>
  createStore({ storage: memoryStorage(), settings, devTools: false });

/** Asks for the orders and gives its failure. */
async function failureOf(answer: HttpResponseResolver, settings = {}): Promise<unknown> {
  server.use(http.all('*/api/*', answer));
  const call = openStore(settings).dispatch(orderApi.endpoints.userorders.initiate());
  const { error } = await call;
  call.unsubscribe();
  return error;
}

const html = '<!doctype html><title>Bad gateway</title>';

describe('a failed call', () => {
  const cases: readonly [string, HttpResponseResolver, Partial<Failure>][] = [
    [
      'an unreachable server',
      () => HttpResponse.error(),
      { kind: 'offline', message: failureTexts.offline, retryable: true },
    ],
    [
      '200 with success false',
      () => HttpResponse.json({ success: false, message: 'Out of stock' }),
      { kind: 'refused', message: 'Out of stock', status: 200, retryable: false },
    ],
    [
      '200 with success false and no message',
      () => HttpResponse.json({ success: false }),
      { kind: 'refused', message: failureTexts.refused },
    ],
    [
      'a refusal with a reason',
      () =>
        HttpResponse.json(
          { success: false, message: 'Gone', code: 'unknown-product' },
          { status: 404 },
        ),
      { kind: 'refused', message: 'Gone', code: 'unknown-product', status: 404 },
    ],
    [
      'a status with nothing but a message',
      () => HttpResponse.json({ message: 'No such thing' }, { status: 422 }),
      { kind: 'refused', message: 'No such thing', status: 422, retryable: false },
    ],
    [
      '400 without a reason',
      () => HttpResponse.json({}, { status: 400 }),
      { kind: 'server', message: failureTexts.badRequest, retryable: false },
    ],
    [
      '401 without a reason',
      () => new HttpResponse(null, { status: 401 }),
      {
        kind: 'refused',
        code: 'not-signed-in',
        message: failureTexts.notSignedIn,
        status: 401,
      },
    ],
    [
      '404 in HTML',
      () => HttpResponse.html(html, { status: 404 }),
      { kind: 'server', message: failureTexts.notFound, status: 404, retryable: false },
    ],
    [
      '429',
      () => HttpResponse.text('slow down', { status: 429 }),
      { kind: 'server', message: failureTexts.tooMany, retryable: true },
    ],
    [
      '500 in HTML',
      () => HttpResponse.html(html, { status: 500 }),
      { kind: 'server', message: failureTexts.serverDown, status: 500, retryable: true },
    ],
    [
      '500 with the server’s own words',
      () => HttpResponse.json({ success: false, message: 'The till is closed' }, { status: 503 }),
      { kind: 'server', message: 'The till is closed', status: 503, retryable: true },
    ],
    [
      '408 with words',
      () => HttpResponse.json({ success: false, message: 'Timed out' }, { status: 408 }),
      { kind: 'server', message: 'Timed out', retryable: true },
    ],
    [
      '429 with words',
      () => HttpResponse.json({ success: false, message: 'Slowly' }, { status: 429 }),
      { kind: 'refused', message: 'Slowly', retryable: true },
    ],
    [
      'a refusal with a number for a reason',
      () => HttpResponse.json({ success: false, message: 'Sold out', code: 4711 }),
      { kind: 'refused', message: 'Sold out', status: 200 },
    ],
    [
      'a refusal with something else than words for a message',
      () => HttpResponse.json({ success: false, message: { en: 'Sold out' } }),
      { kind: 'refused', message: failureTexts.refused },
    ],
    [
      'a reason that names the service that it comes from',
      () => HttpResponse.json({ success: false, message: 'x', code: 'auth/too-many-requests' }),
      { kind: 'refused', code: 'too-many-requests' },
    ],
    [
      'a reason under another name',
      () => HttpResponse.json({ success: false, message: 'x', errorCode: 'price-changed' }),
      { kind: 'refused', message: 'x', code: 'price-changed' },
    ],
    [
      'a reason under another name, beside a number',
      () => HttpResponse.json({ code: 400, errorCode: 'not-found' }, { status: 400 }),
      { kind: 'refused', code: 'not-found' },
    ],
    [
      'a reason under another name inside of an error',
      () => HttpResponse.json({ error: { errorCode: 'too-many-requests' } }, { status: 400 }),
      { kind: 'refused', code: 'too-many-requests' },
    ],
    [
      'a reason in place of an error',
      () => HttpResponse.json({ error: 'too-many-requests' }, { status: 400 }),
      { kind: 'refused', code: 'too-many-requests' },
    ],
    [
      'a reason inside of an error',
      () => HttpResponse.json({ error: { code: 'captcha-check-failed' } }, { status: 400 }),
      { kind: 'refused', code: 'captcha-check-failed' },
    ],
    [
      'a reason in place of a message',
      () => HttpResponse.json({ success: false, message: 'too-many-requests' }),
      { kind: 'refused', code: 'too-many-requests' },
    ],
    [
      'HTML where JSON was promised',
      () => HttpResponse.html(html),
      { kind: 'malformed', message: failureTexts.malformed, status: 200 },
    ],
    ['an empty body', () => new HttpResponse(null, { status: 200 }), { kind: 'malformed' }],
    [
      'broken JSON',
      () => HttpResponse.text('{"success":true,"orders":[', { status: 200 }),
      { kind: 'malformed', retryable: true },
    ],
    ['JSON that is no object', () => HttpResponse.json([]), { kind: 'malformed' }],
  ];

  test.each(cases)('is told as what it is: %s', async (_name, answer, expected) => {
    expect(await failureOf(answer)).toMatchObject(expected);
  });

  test('without an answer in time is a timeout', async () => {
    const failure = await failureOf(
      async () => {
        await delay('infinite');
        return HttpResponse.json({});
      },
      { timeoutMs: 30 },
    );
    expect(failure).toMatchObject({ kind: 'timeout', message: failureTexts.timeout });
  });

  test('that could not even be made is not told as an unreachable server', async () => {
    const { dispatch, getState } = openStore();
    const { signal } = new AbortController();
    const api = { signal, abort: () => {}, dispatch, getState, extra: undefined };
    const made = transport(
      { call: { method: 'POST', path: '/api/cart/get', encoding: 'json' }, body: { count: 1n } },
      { ...api, endpoint: 'get', type: 'query' },
      {},
    );
    await expect(made).rejects.toThrow('BigInt');
  });

  test('that breaks the contract is malformed, and noted while developing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const failure = await failureOf(() => HttpResponse.json({ success: true, orders: 'none' }));
    expect(failure).toMatchObject({ kind: 'malformed', message: failureTexts.malformed });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('userorders'));
  });

  test('whose caller left is cancelled at once', async () => {
    server.use(http.all('*/api/*', () => delay('infinite')));
    const call = openStore().dispatch(
      shippingApi.endpoints.calculateShipping.initiate({ state: 'Perak', cartProductList: [] }),
    );
    call.abort();
    const { error } = await call;
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that succeeds', () => {
  test('arrives as the schema reads it, with prices in sen', async () => {
    server.use(
      http.get('*/api/product/list', () =>
        HttpResponse.json({
          success: true,
          products: [{ id: 7, name: 'Roti', price: '12.50', image: '/a.webp' }],
        }),
      ),
    );
    const { products } = await openStore()
      .dispatch(productApi.endpoints.list.initiate(undefined, { subscribe: false }))
      .unwrap();
    expect(products).toEqual([
      {
        id: '7',
        name: 'Roti',
        price: 1250,
        image: ['/a.webp'],
        description: '',
        features: [],
        category: '',
        subCategory: '',
        bestseller: false,
      },
    ]);
  });

  test('sends JSON, with cookies and the key of its intent', async () => {
    let seen: Request | undefined;
    server.use(
      http.post('*/api/order/stripe', ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ success: true, success_url: 'https://pay.example/1' });
      }),
    );
    const address = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.my',
      street: 'Jalan 1',
      city: 'Ipoh',
      state: 'Perak',
      zipcode: '30000',
      country: 'Malaysia',
      phone: '0123456789',
    };
    const order = {
      address,
      items: [{ id: 'p1', quantity: 1 }],
      price: { productPrice: '1.00', shippingPrice: '2.00' },
    };
    await openStore()
      .dispatch(orderApi.endpoints.stripe.initiate({ ...order, idempotencyKey: 'key-12345' }))
      .unwrap();
    expect(seen?.headers.get('Idempotency-Key')).toBe('key-12345');
    expect(seen?.credentials).toBe('include');
    expect(await seen?.json()).toEqual(order);
  });

  test.each([
    ['small', 10, true],
    ['too large for a browser to send it after its page', 30_000, false],
  ])('goes on when the page is left, unless it is large: %s', async (_, length, outlives) => {
    let seen: Request | undefined;
    server.use(
      http.post('*/api/general/generateMapList', ({ request }) => {
        seen = request;
        return HttpResponse.json({ success: true, data: { data: [] } });
      }),
    );
    const input = 'a'.repeat(length);
    await openStore().dispatch(
      generalApi.endpoints.generateMapList.initiate({ input }, { subscribe: false }),
    );
    expect(seen?.keepalive).toBe(outlives);
  });

  test('never brings a token into the store', async () => {
    server.use(
      http.post('*/api/user/login', () =>
        HttpResponse.json({ success: true, token: 'planted-token' }),
      ),
    );
    const store = openStore();
    await store
      .dispatch(userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' }))
      .unwrap();
    const state = JSON.stringify(store.getState());
    expect(state).not.toContain('planted-token');
    expect(state).not.toContain('good one');
  });

  test('may ask a geocoding service elsewhere, without cookies', async () => {
    let seen: Request | undefined;
    server.use(
      http.get('https://geo.example/find', ({ request }) => {
        seen = request;
        return HttpResponse.json({
          results: [{ geometry: { location: { lat: 3.1, lng: 101.6 } } }],
        });
      }),
    );
    const store = openStore({ geocodeUrl: 'https://geo.example/find' });
    const answer = await store
      .dispatch(generalApi.endpoints.geocode.initiate({ place_id: 'a b' }, { subscribe: false }))
      .unwrap();
    expect(answer.results[0]?.geometry.location).toEqual({ lat: 3.1, lng: 101.6 });
    expect(seen?.url).toBe('https://geo.example/find?place_id=a+b');
    expect(seen?.credentials).toBe('omit');
  });
});

describe('an upload', () => {
  test('sends the form with its key and tells how far it is', async () => {
    let form: FormData | undefined;
    let key: string | null = null;
    server.use(
      http.post('*/api/order/uploadpayment', async ({ request }) => {
        key = request.headers.get('Idempotency-Key');
        form = await request.formData();
        return HttpResponse.json({ success: true });
      }),
    );
    const seen: number[] = [];
    const stop = watchUpload('upload-key', (fraction) => seen.push(fraction));
    const image = new File([new Uint8Array(64)], 'receipt.png', { type: 'image/png' });
    await openStore()
      .dispatch(
        orderApi.endpoints.uploadpayment.initiate({
          orderId: 'o1',
          image,
          idempotencyKey: 'upload-key',
        }),
      )
      .unwrap();
    stop();
    expect(key).toBe('upload-key');
    expect(form?.get('orderId')).toBe('o1');
    expect(form?.get('image')).toMatchObject({ name: 'receipt.png', size: 64 });
    expect(seen.at(-1)).toBe(1);
  });
});
