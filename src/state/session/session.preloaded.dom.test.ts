import { cartCalls } from '@kedai/contract/calls/cart';
import { CUSTOMER_KEY, preloadKey } from '@kedai/contract/protocol/preload';
import { HttpResponse } from 'msw';
import { cartApi } from '../../api/cartApi';
import { userApi } from '../../api/userApi';
import { openStore, serveSession, statusOf } from '../../testing/sessionServer';
import { flushPendingWrites, setCartQuantity } from '../cart/cartWrites';
import { memoryStorage } from '../device/storage';
import { signOut } from './customerSession';

const shop = serveSession();

const PRELOADED_CART = { p1: { '': 1 } };
const SERVER_CART = { p1: { '': 2 } };

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  shop.cart = SERVER_CART;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.preloaded;
});

/** Sets the preloaded response of the cart. */
function preloadCart(response: Response): void {
  window.preloaded = { [preloadKey('/api/cart/get', '{}')]: Promise.resolve(response) };
}
const refetchCart = async (store: Awaited<ReturnType<typeof openStore>>) => {
  const options = { forceRefetch: true } as const;
  const { data } = await store.dispatch(cartApi.endpoints.cartGet.initiate(undefined, options));
  return data?.cartData;
};
const login = () => userApi.endpoints.login.initiate({ email: 'a@b.example', password: 'secret' });

test('a preloaded cart is used once, for the customer of the first check', async () => {
  shop.signedIn = true;
  preloadCart(HttpResponse.json({ success: true, cartData: PRELOADED_CART }));
  const store = await openStore();
  expect(await refetchCart(store)).toEqual(PRELOADED_CART);
  expect(shop.sent(cartCalls.get)).toEqual([]);
  expect(await refetchCart(store)).toEqual(SERVER_CART);
});

test('a refused preload does not end a session that began later', async () => {
  preloadCart(
    HttpResponse.json({ success: false, message: 'No', code: 'not-signed-in' }, { status: 401 }),
  );
  const store = await openStore();
  await store.dispatch(login());
  expect(await refetchCart(store)).toEqual(SERVER_CART);
  expect(statusOf(store)).toBe('customer');
});

test('a cart preloaded before a change is not shown', async () => {
  shop.signedIn = true;
  preloadCart(HttpResponse.json({ success: true, cartData: PRELOADED_CART }));
  const store = await openStore();
  store.dispatch(setCartQuantity({ itemId: 'p1', feature: '' }, 3));
  await store.dispatch(flushPendingWrites());
  expect(await refetchCart(store)).toEqual({ p1: { '': 3 } });
});

test('the signed-in customer is stored until logout', async () => {
  const storage = memoryStorage();
  const isCustomerStored = () => storage.local.getItem(CUSTOMER_KEY) !== null;
  const store = await openStore(storage);
  expect(isCustomerStored()).toBe(false);
  await store.dispatch(login());
  expect(isCustomerStored()).toBe(true);
  await store.dispatch(signOut());
  expect(isCustomerStored()).toBe(false);
});
