import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { SELECTION } from '@kedai/contract/testing/visitor';
import { cartApi } from '../api/cartApi';
import { productApi } from '../api/productApi';
import { openStore, serveSession, until } from '../testing/sessionServer';
import { addToCart } from './cart/cartWrites';
import { saveSelection, selectSelection } from './device/selection';
import { memoryStorage } from './device/storage';

const shop = serveSession();

const checks = () => shop.sent(userCalls.verifyToken).length;

test('refetches once per return to the page', async () => {
  shop.signedIn = true;
  const store = await openStore();
  await store.dispatch(cartApi.endpoints.cartGet.initiate());
  const count = () => [shop.sent(cartCalls.get).length, checks()];
  const [carts = 0, sessions = 0] = count();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await until(() => checks() > sessions);
  // A second refetch would have gone out before this call, which is answered after it.
  await store.dispatch(productApi.endpoints.productList.initiate());
  expect(count()).toEqual([carts + 1, sessions + 1]);
});

test('does not refetch the catalogue on return to the page', async () => {
  const store = await openStore();
  await store.dispatch(productApi.endpoints.productList.initiate());
  const before = checks();
  for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
  await until(() => checks() > before);
  expect(shop.sent(productCalls.list)).toHaveLength(1);
});

describe('the storage of the device', () => {
  test('refuses a guest’s add when the browser stores no cookies', async () => {
    const storage = memoryStorage();
    const { cookies } = storage;
    const store = await openStore({
      ...storage,
      cookies: { ...cookies, setItem: () => undefined },
    });
    const failure = await store.dispatch(addToCart({ itemId: 'p1', feature: '' }, 1));
    expect(failure?.message).toMatch(/could not save your bag/);
    expect(store.getState().guestCart.value).toEqual({});
  });

  test('persists the selection', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    store.dispatch(saveSelection(SELECTION));
    expect(JSON.parse(storage.cookies.getItem('userSelection') ?? '')).toEqual([SELECTION]);
    const again = await openStore(storage);
    expect(selectSelection(again.getState())).toEqual(SELECTION);
  });

  test('flushes delayed adds when the page is left', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    void store.dispatch(addToCart({ itemId: 'p1', feature: '' }, 2));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => storage.cookies.getItem('guestCartData') === '{"p1":{"":2}}');
  });
});
