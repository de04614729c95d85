import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import type { CartData } from '@kedai/contract/rules/cartData';
import { waitFor } from '@testing-library/react';
import { productApi } from '../../api/productApi';
import { userApi } from '../../api/userApi';
import { line, loadCart, openCart, serveSession, shownCart } from '../../testing/sessionServer';
import { failureText } from '../../text/failures';
import { selectIsRehydrated } from '../device/selection';
import { memoryStorage } from '../device/storage';
import { mergeGuestCart } from '../session/customerSession';
import type { AppThunk } from '../thunk';
import { addToCart, flushPendingWrites, setCartQuantity } from './cartWrites';

const shop = serveSession();
const paths = () => shop.sent().map(({ path }) => path);

const guestCart = (value: CartData) => ({ guestCart: { value } });

describe('a guest’s cart', () => {
  test('adds and edits without any call', async () => {
    const store = openCart('guest', { preloadedState: guestCart({ p2: { '': 1 } }) });
    await loadCart(store);
    const adding = store.dispatch(addToCart(line, 2));
    store.dispatch(setCartQuantity({ itemId: 'p2', feature: '' }, 5));
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    expect(await adding).toBeNull();
    expect(shownCart(store)).toEqual({ p1: { M: 2 }, p2: { '': 5 } });
    expect(store.getState().guestCart.value).toEqual(shownCart(store));
    expect(shop.sent()).toEqual([]);
  });

  test('stores an add after about two seconds', async () => {
    jest.useFakeTimers();
    const store = openCart('guest');
    const adding = store.dispatch(addToCart(line, 1));
    await jest.advanceTimersByTimeAsync(1900);
    expect(store.getState().guestCart.value).toEqual({});
    await jest.advanceTimersByTimeAsync(200);
    expect(await adding).toBeNull();
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    jest.useRealTimers();
  });

  test('delays an add until the first session check, and stores it at once when flushed', async () => {
    shop.refuses(userCalls.verifyToken, {});
    const check = shop.waits(userCalls.verifyToken);
    const store = openCart('checking');
    const checking = store.dispatch(userApi.endpoints.verifyToken.initiate());
    void store.dispatch(addToCart(line, 1));
    const flushing = store.dispatch(flushPendingWrites());
    check.release();
    await checking;
    const slow = new Promise((resolve) => setTimeout(resolve, 500, 'too late'));
    expect(await Promise.race([flushing, slow])).toBe(true);
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(paths()).toEqual([userCalls.verifyToken.path]);
  });

  test('refuses an add that the cookie cannot hold, and keeps the old cart', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 170 }, (_, index) => [`product-${index}`, { M: 1 }]),
    );
    const store = openCart('guest', { preloadedState: guestCart(many) });
    await loadCart(store);
    const before = store.getState().guestCart.value;
    const adding = store.dispatch(addToCart({ itemId: 'x'.repeat(300), feature: 'M' }, 1));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(await adding).toMatchObject({ kind: 'refused', message: failureText.cartTooLarge });
    expect(store.getState().guestCart.value).toBe(before);
    expect(shownCart(store)).toEqual(before);
  });
});

describe('signing in', () => {
  const login = userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' });

  test('refetches the product list and the cart, now from the server', async () => {
    shop.cart = { p9: { '': 4 } };
    const store = openCart('guest', { preloadedState: guestCart({ p1: { M: 1 } }) });
    await loadCart(store);
    await store.dispatch(productApi.endpoints.productList.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
    await store.dispatch(login);
    await waitFor(() => expect(shownCart(store)).toEqual(shop.cart));
    expect(paths().slice(0, 2)).toEqual([productCalls.list.path, userCalls.login.path]);
    expect(paths().slice(2).sort()).toEqual([cartCalls.get.path, productCalls.list.path]);
  });

  test('refetches nothing when it fails', async () => {
    shop.refuses(userCalls.login, { message: 'Incorrect email or password.' });
    const store = openCart('guest');
    await loadCart(store);
    await store.dispatch(login);
    expect(store.getState().session.status).toBe('guest');
    expect(paths()).toEqual([userCalls.login.path]);
  });

  test.each([
    ['', {}],
    [', also when local storage is full', { setItem: () => undefined }],
  ])('merges the guest’s cart once when the first response was lost%s', async (_when, full) => {
    const memory = memoryStorage({ guestCartData: '{"p1":{"M":1}}' });
    const storage = { ...memory, local: { ...memory.local, ...full } };
    const store = openCart('customer', { storage });
    const startPersistence: AppThunk = (_d, _s, ports) => ports.startPersistence();
    store.dispatch(startPersistence);
    await waitFor(() => expect(selectIsRehydrated(store.getState())).toBe(true));
    shop.signedIn = true;
    shop.fails(cartCalls.cartMerge, 'offline', { once: true });
    expect(await store.dispatch(mergeGuestCart())).toMatchObject({ kind: 'offline' });
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    expect(store.getState().guestCart.value).toEqual({});
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    const [first, second, ...others] = shop.sent(cartCalls.cartMerge);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual({ cartData: { p1: { M: 1 } } });
    expect(others).toEqual([]);
    expect(storage.local.getItem('kedai:unanswered')).toBeNull();
    expect(storage.tab.getItem('kedai:unanswered')).toBeNull();
  });
});
