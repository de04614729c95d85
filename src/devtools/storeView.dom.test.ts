import '../testing/fakeExtension';
import { newsCalls } from '@kedai/contract/calls/news';
import { GUEST_CART_COOKIE } from '@kedai/contract/rules/cookies';
import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { CUSTOMER_TAGS, customerApi, PUBLIC_TAGS } from '../api/apis';
import { cartApi } from '../api/cartApi';
import { sent } from '../api/idempotency';
import { newsItemApi } from '../api/newsApi';
import { orderApi } from '../api/orderApi';
import { productApi } from '../api/productApi';
import { cartSlice, guestCartSlice } from '../state/cart/cartSlice';
import { isDevToolsEnabled } from '../state/device/isDevToolsEnabled';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import type { AppThunk } from '../state/thunk';
import { serveApi } from '../testing/apiServer';
import { extension } from '../testing/fakeExtension';
import { createOrder } from '../testing/orders';
import { maskAction, maskState, type ShownAction } from './personalData';
import { storeView } from './storeView';

const api = serveApi();

const openStore = (isMasked = false) => {
  const storage = memoryStorage();
  return { storage, ...createStore({ storage, devTools: storeView({ isMasked }) }) };
};
const optionsOf = (showsNoise: boolean) =>
  storeView({ isMasked: false, showsNoise }).devTools as DevToolsEnhancerOptions;
const { predicate: isListed = () => true } = optionsOf(false);
const startPersistence: AppThunk = (_dispatch, _state, ports) => ports.startPersistence();
const latest = () => extension.store.at(-1) as { action: ShownAction; state: object };

test('the store has a name, traces and the commands of developers', () => {
  const { actionCreators = {}, ...options } = optionsOf(false);
  expect(options).toMatchObject({
    name: 'Kedai',
    trace: true,
    features: { lock: true, dispatch: true },
  });
  expect(Object.keys(actionCreators)).toEqual([
    ...[...PUBLIC_TAGS, ...CUSTOMER_TAGS].map((tag) => `invalidate ${tag}`),
    ...['check session', 'add to cart', 'set quantity in cart'],
  ]);
});

test('the commands of developers change the cart and reload what is shown', async () => {
  await api.seedProducts(1);
  const { actionCreators } = optionsOf(false);
  const run = (name: string, ...args: unknown[]) =>
    dispatch(
      (actionCreators as Record<string, (...all: unknown[]) => AppThunk>)[name]?.(
        ...args,
      ) as AppThunk,
    );
  const { dispatch, getState } = openStore();
  await dispatch(productApi.endpoints.productList.initiate());
  run('set quantity in cart', 'p1', 'M', 2);
  expect(getState().cart.pending).toMatchObject({ '["p1","M"]': { desired: 2 } });
  run('add to cart', 'p1', 'M', 1);
  expect(Object.values(getState().cart.adds)).toMatchObject([{ itemId: 'p1', quantity: 1 }]);
  run('invalidate Product');
  expect(latest().action).toMatchObject({ type: 'api/executeQuery/pending · productList' });
});

test('actions that say nothing about the shop are listed on request only', async () => {
  await api.seedProducts(1);
  const { dispatch } = openStore();
  dispatch(startPersistence);
  await dispatch(productApi.endpoints.productList.initiate());
  await dispatch(productApi.endpoints.productList.initiate());
  const types = extension.store.slice(1).map(({ action }) => action as ShownAction);
  const listed = types.filter((action) => isListed({}, action)).map(({ type }) => type);
  expect(new Set(listed)).toEqual(
    new Set([
      ...['selection', 'guestCart', 'profile', 'outcomeUnknown'].map(
        (slice) => `persist/REHYDRATE · ${slice}`,
      ),
      ...['api/executeQuery/pending · productList', 'api/executeQuery/fulfilled · productList'],
    ]),
  );
  expect(types.length).toBeGreaterThan(listed.length);
  expect(optionsOf(true).predicate).toBeUndefined();
});

test('in production the catalogue can be read, and not what a shopper searched for', async () => {
  await api.seedProducts(5);
  const items = [{ id: 'n1', title: 'Open day' }];
  api.responds(newsCalls.all, () => HttpResponse.json({ items, totalPages: 1 }));
  const { dispatch, getState } = openStore(true);
  await dispatch(productApi.endpoints.browse.initiate());
  await dispatch(newsItemApi.endpoints.newsItem.initiate('n1'));
  expect(latest().state).toMatchObject({ api: { ...getState().api, config: {} } });
  const search = { productName: 'Aina', page: 1, amount: 4 };
  await dispatch(productApi.endpoints.fetchProducts.initiate(search));
  const key = 'fetchProducts({"amount":4,"page":1,"productName":"‹productName#1›"})';
  expect(latest().action.meta?.arg).toMatchObject({ queryCacheKey: key });
  expect(latest().state).toMatchObject({ api: { queries: { [key]: { status: 'fulfilled' } } } });
});

test('in production actions and state match, and a product in an order can be read', async () => {
  await api.signUp();
  const orderId = await createOrder();
  const { dispatch } = openStore(true);
  await dispatch(orderApi.endpoints.orderdetail.initiate({ orderId }));
  const [order] = JSON.stringify(extension.store).match(/‹order#\d+›/) ?? [];
  const key = `orderdetail({"orderId":"${order}"})`;
  const orderDetail = {
    id: order,
    items: [{ name: 'Linen Shirt', price: 8990 }, {}],
    status: 'Order Placed',
  };
  expect(latest().action).toMatchObject({
    type: 'customerApi/executeQuery/fulfilled · orderdetail',
    payload: { orderDetail },
    meta: { requestId: expect.stringMatching(/^[\w-]{21}$/), arg: { queryCacheKey: key } },
  });
  expect(latest().state).toMatchObject({
    customerApi: {
      queries: { [key]: { data: { orderDetail } } },
      provided: { keys: { [key]: [{ type: 'Order' }] } },
    },
  });
  expect(JSON.stringify(extension.store)).not.toContain(orderId);
  const { state, action } = JSON.parse(JSON.stringify(latest())) as ReturnType<typeof latest>;
  const number = expect.any(Number);
  expect(extension.reduce(state, action)).toMatchObject({
    customerApi: {
      queries: { [key]: { data: { orderDetail: { date: number, amount: number } } } },
    },
  });
});

const OFFLINE = 'The shop could not be reached. Check your connection and try again.';
const NOT_NEEDED = 'Aborted due to condition callback returning false.';

test.each<UnknownAction>([
  customerApi.util.invalidateTags(['Cart', 'Order']),
  cartSlice.actions.emptied({ 'a-skirt': { M: 2 } }),
  cartSlice.actions.addSettled({
    id: 'a',
    failure: { kind: 'offline', message: OFFLINE, retryable: true },
  }),
  { type: 'persist/REHYDRATE', key: 'guestCart', payload: { value: { 'a-skirt': { M: 2 } } } },
  {
    type: 'customerApi/executeQuery/rejected',
    error: { name: 'ConditionError', message: NOT_NEEDED },
  },
])('in production nothing is masked in %j', (action) => {
  expect(maskAction(action)).toEqual(action);
});

test('in production equal texts have equal masks, which look like none of the values', () => {
  const selection = { value: { serviceType: 'delivery', state: 'Kelantan', lat: 6.1 } };
  const profile = { value: { name: 'Siti', state: 'Kelantan' } };
  const state = expect.stringMatching(/^‹state#\d+›$/);
  const shown = maskState({ selection, profile }) as Record<string, { value: { state: string } }>;
  expect(shown).toEqual({
    selection: {
      value: { serviceType: 'delivery', state, lat: expect.stringMatching(/^‹number#\d+›$/) },
    },
    profile: { value: { name: expect.stringMatching(/^‹name#\d+›$/), state } },
  });
  expect(shown.selection?.value.state).toBe(shown.profile?.value.state);
  const call = { fingerprint: '/api/order/place k3j9', key: '0f' };
  const fingerprint = '‹/api/order/place#1›';
  expect(maskAction(sent(call))).toMatchObject({ payload: { fingerprint } });
  expect(maskState({ outcomeUnknown: { value: { [call.fingerprint]: call.key } } })).toMatchObject({
    outcomeUnknown: { value: { [fingerprint]: expect.stringMatching(/^‹key#\d›$/) } },
  });
});

test('an exported history is imported as it was', async () => {
  await api.seedProducts(2);
  await api.signUp();
  const { dispatch } = openStore();
  await dispatch(productApi.endpoints.productList.initiate());
  await dispatch(cartApi.endpoints.cartAdd.initiate({ itemId: 'p1', feature: 'M', quantity: 1 }));
  await dispatch(cartApi.endpoints.cartGet.initiate());
  dispatch(
    cartSlice.actions.quantityChosen({ itemId: 'p1', feature: 'M', desired: 3, acknowledged: 1 }),
  );
  const listed = extension.store.filter(({ action }) => isListed({}, action as ShownAction));
  const [first, ...others] = JSON.parse(JSON.stringify(listed)) as typeof listed;
  openStore();
  const imported = others.reduce(
    (state, { action }) => extension.reduce(state, action as UnknownAction),
    first?.state,
  );
  // Noise is not exported.
  const shown = (state: unknown) =>
    JSON.stringify(state, (key, value) => (/^subscriptions$|Registered$/.test(key) ? null : value));
  expect(shown(imported)).toEqual(shown(others.at(-1)?.state));
});

test.each([
  ['a page writes its cart to this device', [], '{"p1":{"M":2}}'],
  ['after an import it does not, because it was another page’s', ['persist/PERSIST'], null],
])('%s', async (_, imported, expected) => {
  const { dispatch, getState, storage } = openStore();
  dispatch(startPersistence);
  for (const type of imported) extension.reduce(getState(), { type });
  // redux-persist reads the storage first.
  await new Promise((resolve) => setTimeout(resolve));
  dispatch(guestCartSlice.actions.replaced({ p1: { M: 2 } }));
  dispatch(((_dispatch, _state, ports) => ports.flushPersistence()) as AppThunk);
  expect(storage.cookies.getItem(GUEST_CART_COOKIE)).toBe(expected);
});

test.each([
  [{}, false],
  [{ 'kedai:devtools': 'off' }, false],
  [{ 'kedai:devtools': 'on' }, true],
])('DevTools in production with %j are on: %s', (local, expected) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(isDevToolsEnabled(memoryStorage({}, local).local)).toBe(expected);
});
