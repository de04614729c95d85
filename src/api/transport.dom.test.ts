import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { selectIsRehydrated } from '../state/device/selection';
import { type ClientStorage, memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import type { AppStore, AppThunk } from '../state/thunk';
import { generalApi } from './generalApi';
import { orderApi } from './orderApi';
import { productApi } from './productApi';
import { uploadApi } from './uploadApi';
import { userApi } from './userApi';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const openStore = (settings = {}) =>
  createStore({ storage: memoryStorage(), settings, devTools: false });

/** A page load with this storage. */
async function openPersistentStore(storage: ClientStorage): Promise<AppStore> {
  const store = createStore({ storage, devTools: false });
  store.dispatch(((_dispatch, _state, ports) => ports.startPersistence()) as AppThunk);
  await waitFor(() => expect(selectIsRehydrated(store.getState())).toBe(true));
  return store;
}

describe('a call that succeeds', () => {
  test('is parsed by its schema, with prices in sen', async () => {
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

  test('sends JSON, with cookies and an idempotency key', async () => {
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
    await openStore().dispatch(orderApi.endpoints.stripe.initiate(order)).unwrap();
    expect(seen?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(seen?.credentials).toBe('include');
    expect(await seen?.json()).toEqual(order);
  });

  test.each([
    ['small', 10, true],
    ['too large for a browser to send it after its page', 30_000, false],
  ])('continues when the page closes, unless it is large: %s', async (_, length, outlives) => {
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

  test('never puts a token into the store', async () => {
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

  test('may call a geocoding service of another site, without cookies', async () => {
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
  const picture = (byte: number) =>
    new File([new Uint8Array(64).fill(byte)], 'receipt.png', { type: 'image/png' });
  const uploadOf = (image: File, onProgress: (fraction: number) => void = () => undefined) =>
    uploadApi.endpoints.uploadpayment.initiate({ orderId: 'o1', image, onProgress });

  test('sends the form and reports its progress', async () => {
    let form: FormData | undefined;
    server.use(
      http.post('*/api/order/uploadpayment', async ({ request }) => {
        form = await request.formData();
        return HttpResponse.json({ success: true });
      }),
    );
    const seen: number[] = [];
    await openStore()
      .dispatch(uploadOf(picture(1), (fraction) => seen.push(fraction)))
      .unwrap();
    expect(form?.get('orderId')).toBe('o1');
    expect(form?.get('image')).toMatchObject({ name: 'receipt.png', size: 64 });
    expect(seen.at(-1)).toBe(1);
  });

  test('repeats its key for the same picture only, also after a reload', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/order/uploadpayment', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    const storage = memoryStorage();
    for (const image of [picture(1), picture(2), picture(1)]) {
      const store = await openPersistentStore(storage);
      await store.dispatch(uploadOf(image));
    }
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
