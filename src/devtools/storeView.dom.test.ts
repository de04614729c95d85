import '../testing/fakeExtension';
import { newsCalls } from '@kedai/contract/calls/news';
import { GUEST_CART_COOKIE } from '@kedai/contract/rules/cookies';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { customApi } from '../api/customApi';
import { newsApi, newsItemApi } from '../api/newsApi';
import { outletApi } from '../api/outletApi';
import { productApi } from '../api/productApi';
import { cartSlice, guestCartSlice } from '../state/cart/cartSlice';
import { isDevToolsEnabled } from '../state/device/isDevToolsEnabled';
import { createStorageCodecs } from '../state/device/persistence';
import { serviceChangeStarted } from '../state/device/slices';
import { memoryStorage } from '../state/device/storage';
import { browserTabs } from '../state/device/tabs';
import { createRootReducer, type RootState } from '../state/rootReducer';
import { createStore } from '../state/store';
import type { AppThunk } from '../state/thunk';
import { serveApi } from '../testing/apiServer';
import { extension } from '../testing/fakeExtension';
import { maskAction, maskState, storeOptions, withImportedActions } from './storeView';

const api = serveApi();
beforeEach(() => extension.clear());

test('the store options have a name, traces and a maximum of 100 actions', () => {
  expect(storeOptions).toMatchObject({ name: 'Kedai', trace: true, maxAge: 100 });
});

test('actions of calls show the endpoint name, and catalogue data is not masked', async () => {
  await api.seedProducts(2);
  const { dispatch } = createStore({ storage: memoryStorage(), devTools: storeOptions });
  dispatch(serviceChangeStarted());
  await dispatch(productApi.endpoints.productList.initiate());
  expect(extension.store.map(({ action }) => (action as { type: string }).type)).toEqual(
    expect.arrayContaining([
      'serviceChange/serviceChangeStarted',
      'api/executeQuery/pending · productList',
      'api/executeQuery/fulfilled · productList',
    ]),
  );
  expect(extension.store.at(-1)?.state).toMatchObject({
    serviceChange: true,
    session: { status: 'checking' },
    api: {
      queries: {
        'productList(undefined)': {
          status: 'fulfilled',
          endpointName: 'productList',
          data: { products: [{ id: 'p1', name: 'Product 1', price: 100 }, { id: 'p2' }] },
        },
      },
    },
  });
});

test('the collection, the news and every other public response are shown as they are', async () => {
  await api.seedProducts(45);
  const items = [{ id: 'n1', title: 'Open day' }];
  api.responds(newsCalls.all, () => HttpResponse.json({ items, totalPages: 1 }));
  const { dispatch, getState } = createStore({ storage: memoryStorage(), devTools: storeOptions });
  const requests = [
    productApi.endpoints.productList.initiate(),
    productApi.endpoints.browse.initiate(),
    productApi.endpoints.fetchProducts.initiate({ productName: null, page: 1, amount: 4 }),
    newsApi.endpoints.newsAll.initiate({}),
    newsItemApi.endpoints.newsItem.initiate('n1'),
    customApi.endpoints.getSliderImages.initiate(),
    outletApi.endpoints.outletList.initiate(),
  ];
  for (const request of requests) await dispatch(request as AppThunk<Promise<unknown>>);

  const dataOf = ({ api: { queries } }: RootState) =>
    Object.values(queries).map((query) => [query?.endpointName, query?.data]);
  const state = extension.store.at(-1)?.state as RootState;
  const shown = dataOf(state);
  expect(shown).toEqual(dataOf(getState()));
  expect(Object.fromEntries(shown)).toMatchObject({
    productList: { products: { length: 45 } },
    browse: { pages: [{ products: [{ name: 'Product 1' }, {}, {}, {}] }] },
    newsItem: { title: 'Open day' },
  });
  const tags = Object.values(state.api.provided.keys).flatMap((all) => all.map(({ type }) => type));
  expect(new Set(tags)).toEqual(new Set(['Product', 'News', 'Slider', 'Outlet']));
});

test('masks typed texts but preserves their shape, and numbers cache keys so that they stay distinct', () => {
  const { visitorApi, ...others } = maskState({
    visitorApi: {
      queries: {
        'generateMapList({"input":"Jalan Melur 3"})': { status: 'fulfilled' },
        'generateMapList({"input":"Jalan Mawar 4"})': { status: 'pending' },
      },
    },
    selection: { value: { serviceType: 'delivery', deliveryAddress: '3, Jalan Melur' } },
  });
  const keys = Object.keys((visitorApi as { queries: object }).queries);
  expect(keys.map((key) => key.replace(/\d+$/, '…'))).toEqual(
    Array(2).fill('generateMapList(**xxxxx***Xxxxx Xxxxx 0**) #…'),
  );
  expect(new Set(keys).size).toBe(2);
  expect(others).toEqual({
    selection: { value: { serviceType: 'delivery', deliveryAddress: '0* Xxxxx Xxxxx' } },
  });
});

test('carts, the questions of public calls and request ids can be read', () => {
  const question = 'fetchProducts({"amount":4,"page":2,"productName":null})';
  const shown = {
    api: {
      queries: { [question]: { status: 'fulfilled', error: { message: 'Rejected' } } },
      subscriptions: { [question]: { '0Xy-_AnqSWXiBgO9hzXUQ': {} } },
      patches: [{ op: 'replace' }],
    },
    guestCart: { value: { 'songket-wrap-skirt': { M: 2 } } },
    cart: { pending: { 'songket-wrap-skirt M': { desired: 2, status: 'sending' } } },
  };
  expect(maskState(shown)).toEqual(shown);
});

test('the text of a search is masked', () => {
  const { api: shown } = maskState({
    api: { 'fetchProducts({"page":1,"productName":"Aina"})': {} },
  });
  expect(Object.keys(shown as object)).toEqual([
    expect.stringMatching(/^fetchProducts\(\{"page":1,"productName":"Xxxx"\}\) #\d+$/),
  ]);
});

test('imported actions lead to the state that the extension shows', async () => {
  await api.seedProducts(2);
  const store = createStore({ storage: memoryStorage(), devTools: storeOptions });
  await store.dispatch(productApi.endpoints.productList.initiate());
  const line = { itemId: 'p1', feature: 'M' };
  store.dispatch(cartSlice.actions.quantityChosen({ ...line, desired: 3, acknowledged: 1 }));

  const reducer = withImportedActions<unknown>(
    createRootReducer(createStorageCodecs(memoryStorage()), browserTabs()) as Reducer<unknown>,
  );
  const [first, ...others] = extension.store as { action: UnknownAction; state: unknown }[];
  const imported = others.reduce((state, { action }) => reducer(state, action), first?.state);
  for (const { action } of others) expect(maskAction(action).type).toBe(action.type);
  expect(imported).toMatchObject({
    api: {
      queries: { 'productList(undefined)': { status: 'fulfilled', data: { products: [{}, {}] } } },
    },
    cart: { pending: { '["p1","M"]': { desired: 3, acknowledged: 1, status: 'held' } } },
  });
});

test.each([
  ['a page writes its cart to this device', [], '{"p1":{"M":2}}'],
  ['after an import it does not, because imported data is masked', ['persist/PERSIST'], null],
])('%s', async (_, imported, expected) => {
  const storage = memoryStorage();
  const { dispatch } = createStore({ storage, wrapReducer: withImportedActions });
  dispatch(((_dispatch, _state, ports) => ports.startPersistence()) as AppThunk);
  for (const type of imported) dispatch({ type });
  // redux-persist reads the storage first.
  await new Promise((resolve) => setTimeout(resolve));
  dispatch(guestCartSlice.actions.replaced({ p1: { M: 2 } }));
  dispatch(((_dispatch, _state, ports) => ports.flushPersistence()) as AppThunk);
  expect(storage.cookies.getItem(GUEST_CART_COOKIE)).toBe(expected);
});

test('describes a receipt without its content or file name', () => {
  const image = new File(['0123456789'], 'aina-receipt.png', { type: 'image/png' });
  const originalArgs = { orderId: 'o1', image };
  const meta = { arg: { type: 'mutation', endpointName: 'uploadpayment', originalArgs } };
  const described = { orderId: 'x0', image: { is: 'File', type: 'image/png', size: 10 } };
  const action = maskAction({ type: 'customerApi/executeMutation/pending', meta });
  const { customerApi: state } = maskState({
    customerApi: { mutations: { m1: { endpointName: 'uploadpayment', originalArgs } } },
  });
  expect(action).toMatchObject({ meta: { arg: { originalArgs: described } } });
  expect(state).toMatchObject({ mutations: { m1: { originalArgs: described } } });
  for (const shown of [action, state]) {
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  }
});

test('shows why a call failed, and masks messages that are not the shop’s own', () => {
  const failure = { kind: 'offline', retryable: true };
  const own = 'The shop could not be reached. Check your connection and try again.';
  const refusal = { kind: 'refused', status: 400, code: 'invalid-otp', message: 'Not 123456!' };
  expect(maskAction({ type: 'x', payload: { ...failure, message: own } })).toEqual({
    type: 'x',
    payload: { ...failure, message: own },
  });
  expect(maskAction({ type: 'x', payload: refusal })).toEqual({
    type: 'x',
    payload: { ...refusal, message: 'Xxx 000000*' },
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
