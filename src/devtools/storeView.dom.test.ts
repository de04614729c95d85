import '../testing/fakeExtension';
import { productApi } from '../api/productApi';
import { TAGS } from '../api/tags';
import { createStore } from '../store/createStore';
import { isDevToolsEnabled } from '../store/isDevToolsEnabled';
import { serviceChangeStarted } from '../store/slices';
import { memoryStorage } from '../store/storage';
import { serveApi } from '../testing/apiServer';
import { extension } from '../testing/fakeExtension';
import { storeOptions } from './storeOptions';
import { actionView, view } from './storeView';

const api = serveApi();
beforeEach(() => extension.clear());

test('the store has a name, tells where actions come from, and keeps the last 100', () => {
  expect(storeOptions).toMatchObject({ name: 'Kedai', trace: true, maxAge: 100 });
});

test('actions say what happened, calls by their names; the catalogue is shown as it is', async () => {
  await api.seedProducts(2);
  const { dispatch } = createStore({ storage: memoryStorage(), devTools: storeOptions });
  dispatch(serviceChangeStarted());
  await dispatch(productApi.endpoints.list.initiate());
  expect(extension.store.map(({ action }) => (action as { type: string }).type)).toEqual(
    expect.arrayContaining([
      'serviceChange/serviceChangeStarted',
      'api/executeQuery/pending · list',
      'api/executeQuery/fulfilled · list',
    ]),
  );
  expect(extension.store.at(-1)?.state).toMatchObject({
    serviceChange: true,
    session: { status: 'checking' },
    api: {
      queries: {
        'list(undefined)': {
          status: 'fulfilled',
          endpointName: 'list',
          data: { products: [{ id: 'p1', name: 'Product 1', price: 100 }, { id: 'p2' }] },
        },
      },
    },
  });
});

test('what was typed is told by its shape, and questions are told apart', () => {
  const shown = view({
    queries: {
      'generateMapList({"input":"Jalan Melur 3"})': { status: 'fulfilled' },
      'generateMapList({"input":"Jalan Mawar 4"})': { status: 'pending' },
    },
    selection: { value: { serviceType: 'delivery', deliveryAddress: '3, Jalan Melur' } },
    guestCart: { value: { p1: { M: 2 } } },
  });
  expect(shown).toEqual({
    queries: {
      'generateMapList(**xxxxx***Xxxxx Xxxxx 0**) #1': { status: 'fulfilled' },
      'generateMapList(**xxxxx***Xxxxx Xxxxx 0**) #2': { status: 'pending' },
    },
    selection: { value: { serviceType: 'delivery', deliveryAddress: '0* Xxxxx Xxxxx' } },
    guestCart: { value: { p1: { M: 2 } } },
  });
});

test('a receipt is described: neither the file nor its name is handed over', () => {
  const image = new File(['0123456789'], 'aina-receipt.png', { type: 'image/png' });
  const originalArgs = { orderId: 'o1', image };
  const meta = { arg: { type: 'mutation', endpointName: 'uploadpayment', originalArgs } };
  const told = { orderId: 'x0', image: { is: 'File', type: 'image/png', size: 10 } };
  const action = actionView({ type: 'api/executeMutation/pending', meta });
  const state = view({ mutations: { m1: { endpointName: 'uploadpayment', originalArgs } } });
  expect(action).toMatchObject({ meta: { arg: { originalArgs: told } } });
  expect(state).toMatchObject({ mutations: { m1: { originalArgs: told } } });
  for (const shown of [action, state]) {
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  }
});

test('which tags an answer has is told', () => {
  const tags = TAGS.map((type) => ({ type }));
  expect(view({ providedTags: tags })).toEqual({ providedTags: tags });
});

test('why a call failed is told, with the sentences that are the shop’s own', () => {
  const failure = { kind: 'offline', retryable: true };
  const own = 'The shop could not be reached. Check your connection and try again.';
  const told = { kind: 'refused', status: 400, code: 'invalid-otp', message: 'Not 123456!' };
  expect(actionView({ type: 'x', payload: { ...failure, message: own } })).toEqual({
    type: 'x',
    payload: { ...failure, message: own },
  });
  expect(actionView({ type: 'x', payload: told })).toEqual({
    type: 'x',
    payload: { ...told, message: 'Xxx 000000*' },
  });
});

describe('DevTools in production', () => {
  test.each([
    [{}, false],
    [{ 'kedai:devtools': 'off' }, false],
    [{ 'kedai:devtools': 'on' }, true],
  ])('with %j are on: %s', (local, expected) => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      expect(isDevToolsEnabled(memoryStorage({}, local).local)).toBe(expected);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
  });
});
