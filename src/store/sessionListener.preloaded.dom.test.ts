import { HttpResponse } from 'msw';
import { cartApi } from '../api/cartApi';
import { userApi } from '../api/userApi';
import { CUSTOMER_KEY, preloadKey } from '../contract/preload';
import { openStore, serveSession, statusOf } from '../testing/sessionServer';
import { flushPendingWrites, setCartQuantity } from './cart';
import { signOut } from './session';
import { memoryStorage } from './storage';

/** Calls that were made before the page knew who is here. */

const shop = serveSession();

const PREFETCH = { p1: { '': 1 } };
const NOW = { p1: { '': 2 } };

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  shop.cart = NOW;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.preloaded;
});

/** The cart has been asked for ahead of the program. */
function givenAhead(answer: Response): void {
  window.preloaded = { [preloadKey('/api/cart/get', '{}')]: Promise.resolve(answer) };
}
const cartOf = async (store: Awaited<ReturnType<typeof openStore>>) => {
  const again = { forceRefetch: true } as const;
  const { data } = await store.dispatch(cartApi.endpoints.get.initiate(undefined, again));
  return data?.cartData;
};
const login = () => userApi.endpoints.login.initiate({ email: 'a@b.example', password: 'secret' });

test('the cart that was asked for ahead is the customer’s whom the first check finds, once', async () => {
  shop.signedIn = true;
  givenAhead(HttpResponse.json({ success: true, cartData: PREFETCH }));
  const store = await openStore();
  expect(await cartOf(store)).toEqual(PREFETCH);
  expect(shop.loads).toBe(0);
  expect(await cartOf(store)).toEqual(NOW);
});

test('what was refused ahead ends no session that began since', async () => {
  givenAhead(
    HttpResponse.json({ success: false, message: 'No', code: 'not-signed-in' }, { status: 401 }),
  );
  const store = await openStore();
  await store.dispatch(login());
  expect(await cartOf(store)).toEqual(NOW);
  expect(statusOf(store)).toBe('customer');
});

test('a cart that was asked for before it was changed is not shown', async () => {
  shop.signedIn = true;
  givenAhead(HttpResponse.json({ success: true, cartData: PREFETCH }));
  const store = await openStore();
  store.dispatch(setCartQuantity({ itemId: 'p1', feature: '' }, 3));
  await store.dispatch(flushPendingWrites());
  expect(await cartOf(store)).toEqual({ p1: { '': 3 } });
});

test('the device keeps that a customer is here until it is known otherwise', async () => {
  const storage = memoryStorage();
  const kept = () => storage.local.getItem(CUSTOMER_KEY) !== null;
  const store = await openStore(storage);
  expect(kept()).toBe(false);
  await store.dispatch(login());
  expect(kept()).toBe(true);
  await store.dispatch(signOut());
  expect(kept()).toBe(false);
});
