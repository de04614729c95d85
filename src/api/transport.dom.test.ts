import { generalCalls } from '@kedai/contract/calls/general';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { ORDER_REQUEST } from '@kedai/contract/testing/responseFixtures';
import { waitFor } from '@testing-library/react';
import { selectIsRehydrated } from '../state/device/selection';
import { type ClientStorage, memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import type { AppStore, AppThunk } from '../state/thunk';
import { serveCalls } from '../testing/testServer';
import { generalApi } from './generalApi';
import { orderApi } from './orderApi';
import { uploadApi } from './uploadApi';
import { userApi } from './userApi';

const server = serveCalls();

const openStore = (settings = {}) => createStore({ storage: memoryStorage(), settings });

/** A page load with this storage. */
async function openPersistentStore(storage: ClientStorage): Promise<AppStore> {
  const store = createStore({ storage });
  store.dispatch(((_dispatch, _state, ports) => ports.startPersistence()) as AppThunk);
  await waitFor(() => expect(selectIsRehydrated(store.getState())).toBe(true));
  return store;
}

describe('a call that succeeds', () => {
  test('names the language of the page, and no other', async () => {
    server.succeeds(orderCalls.stripe, { success_url: 'https://pay.example/1' });
    await openStore().dispatch(orderApi.endpoints.orderStripe.initiate(ORDER_REQUEST)).unwrap();
    expect(server.sent(orderCalls.stripe)[0]?.request.headers.get('accept-language')).toBe('en');
  });

  test('of the kind that may be repeated sends an idempotency key', async () => {
    server.succeeds(orderCalls.stripe, { success_url: 'https://pay.example/1' });
    await openStore().dispatch(orderApi.endpoints.orderStripe.initiate(ORDER_REQUEST)).unwrap();
    expect(server.sent(orderCalls.stripe)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  test('of Stripe sends the selection in a header, like that of an order', async () => {
    server.succeeds(orderCalls.stripe, { success_url: 'https://pay.example/1' });
    const order = { ...ORDER_REQUEST, selection: null };
    await openStore().dispatch(orderApi.endpoints.orderStripe.initiate(order)).unwrap();
    const [sent] = server.sent(orderCalls.stripe);
    expect(sent?.request.headers.get(SELECTION_HEADER)).toBe('null');
    expect(sent?.body).toEqual(ORDER_REQUEST);
  });

  test.each([
    ['small', 10, true],
    ['too large for a browser to send it after its page', 30_000, false],
  ])('continues when the page closes, unless it is large: %s', async (_, length, outlives) => {
    server.succeeds(generalCalls.generateMapList, { data: { data: [] } });
    const input = 'a'.repeat(length);
    await openStore().dispatch(
      generalApi.endpoints.generateMapList.initiate({ input }, { subscribe: false }),
    );
    expect(server.sent(generalCalls.generateMapList)[0]?.request.keepalive).toBe(outlives);
  });

  test('never puts a token into the store', async () => {
    server.succeeds(userCalls.login, { token: 'planted-token' });
    const store = openStore();
    await store
      .dispatch(userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' }))
      .unwrap();
    const state = JSON.stringify(store.getState());
    expect(state).not.toContain('planted-token');
    expect(state).not.toContain('good one');
  });

  test('may call a geocoding service of another site, without cookies', async () => {
    const found = { results: [{ geometry: { location: { lat: 3.1, lng: 101.6 } } }] };
    const fetchOther = jest.fn(async () => Response.json(found));
    const store = openStore({ geocodeUrl: 'https://geo.example/find', fetch: fetchOther });
    const answer = await store
      .dispatch(generalApi.endpoints.geocode.initiate({ place_id: 'a b' }, { subscribe: false }))
      .unwrap();
    expect(answer.results[0]?.geometry.location).toEqual({ lat: 3.1, lng: 101.6 });
    expect(fetchOther).toHaveBeenCalledWith(
      'https://geo.example/find?place_id=a+b',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });
});

describe('an upload', () => {
  const picture = (byte: number) =>
    new File([new Uint8Array(64).fill(byte)], 'receipt.png', { type: 'image/png' });
  const uploadOf = (image: File, onProgress: (fraction: number) => void = () => undefined) =>
    uploadApi.endpoints.uploadpayment.initiate({ orderId: 'o1', image, onProgress });

  test('reports its progress', async () => {
    server.succeeds(orderCalls.uploadpayment, {});
    const seen: number[] = [];
    await openStore()
      .dispatch(uploadOf(picture(1), (fraction) => seen.push(fraction)))
      .unwrap();
    expect(seen.at(-1)).toBe(1);
  });

  test('repeats its key for the same picture only, also after a reload', async () => {
    server.fails(orderCalls.uploadpayment);
    const storage = memoryStorage();
    for (const image of [picture(1), picture(2), picture(1)]) {
      const store = await openPersistentStore(storage);
      await store.dispatch(uploadOf(image));
    }
    const keys = server.sent(orderCalls.uploadpayment).map((sent) => sent.idempotencyKey);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
