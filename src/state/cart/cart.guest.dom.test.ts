import type { CartData } from '@kedai/contract/rules/cartData';
import { HttpResponse, http } from 'msw';
import { productApi } from '../../api/productApi';
import { userApi } from '../../api/userApi';
import {
  line,
  loadCart,
  openCart,
  pausedResponse,
  serveCart,
  shownCart,
} from '../../testing/cartServer';
import { failureText } from '../../text/failures';
import { memoryStorage } from '../device/storage';
import { mergeGuestCart } from '../session/session';
import type { AppThunk } from '../thunk';
import { addToCart, flushPendingWrites, setCartQuantity } from './cartWrites';

const shop = serveCart();

const guestCart = (value: CartData) => ({ guestCart: { value } });

describe('a guest’s cart', () => {
  test('adds and edits without any call', async () => {
    const { store } = openCart('guest', { preloadedState: guestCart({ p2: { '': 1 } }) });
    await loadCart(store);
    const adding = store.dispatch(addToCart(line, 2));
    store.dispatch(setCartQuantity({ itemId: 'p2', feature: '' }, 5));
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    expect(await adding).toBeNull();
    expect(shownCart(store)).toEqual({ p1: { M: 2 }, p2: { '': 5 } });
    expect(store.getState().guestCart.value).toEqual(shownCart(store));
    expect(shop.requests).toEqual([]);
  });

  test('stores an add after about two seconds', async () => {
    jest.useFakeTimers();
    const { store } = openCart('guest');
    const adding = store.dispatch(addToCart(line, 1));
    await jest.advanceTimersByTimeAsync(1900);
    expect(store.getState().guestCart.value).toEqual({});
    await jest.advanceTimersByTimeAsync(200);
    expect(await adding).toBeNull();
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    jest.useRealTimers();
  });

  test('delays an add until the first session check, and stores it at once when flushed', async () => {
    const check = pausedResponse(() => HttpResponse.json({ success: false }));
    shop.server.use(http.get('*/api/user/verifyToken', check.respond));
    const { store } = openCart('checking');
    const checking = store.dispatch(userApi.endpoints.verifyToken.initiate());
    void store.dispatch(addToCart(line, 1));
    const flushing = store.dispatch(flushPendingWrites());
    check.release();
    await checking;
    const slow = new Promise((resolve) => setTimeout(resolve, 500, 'too late'));
    expect(await Promise.race([flushing, slow])).toBe(true);
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(shop.requests).toEqual([]);
  });

  test('refuses an add that the cookie cannot hold, and keeps the old cart', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 170 }, (_, index) => [`product-${index}`, { M: 1 }]),
    );
    const { store } = openCart('guest', { preloadedState: guestCart(many) });
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
    shop.cartData = { p9: { '': 4 } };
    const { store } = openCart('guest', { preloadedState: guestCart({ p1: { M: 1 } }) });
    await loadCart(store);
    await store.dispatch(productApi.endpoints.list.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
    shop.requests = [];
    await store.dispatch(login);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shop.requests.map((call) => call.split(' ')[0]).sort()).toEqual([
      'cart/get',
      'product/list',
      'user/login',
    ]);
    expect(shownCart(store)).toEqual(shop.cartData);
  });

  test('refetches nothing when it fails', async () => {
    shop.server.use(
      http.post('*/api/user/login', () =>
        HttpResponse.json({ success: false, message: 'Incorrect email or password.' }),
      ),
    );
    const { store } = openCart('guest');
    await loadCart(store);
    await store.dispatch(login);
    expect(store.getState().session.status).toBe('guest');
    expect(shop.requests).toEqual([]);
    shop.server.resetHandlers();
  });

  test.each([
    ['', {}],
    [', also when local storage is full', { setItem: () => undefined }],
  ])('merges the guest’s cart once when the first response was lost%s', async (_when, full) => {
    const keys: (string | null)[] = [];
    shop.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cartMerge')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const memory = memoryStorage({ guestCartData: '{"p1":{"M":1}}' });
    const { store, storage } = openCart('customer', {
      storage: { ...memory, local: { ...memory.local, ...full } },
    });
    const startPersistence: AppThunk = (_d, _s, ports) => ports.startPersistence();
    store.dispatch(startPersistence);
    await new Promise((resolve) => setTimeout(resolve, 20));
    shop.responses = [() => HttpResponse.error()];
    expect(await store.dispatch(mergeGuestCart())).toMatchObject({ kind: 'offline' });
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    expect(store.getState().guestCart.value).toEqual({});
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    shop.server.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(shop.requests.filter((call) => call.includes('cartMerge')).at(-1)).toBe(
      'cart/cartMerge {"cartData":{"p1":{"M":1}}}',
    );
    expect(storage.local.getItem('kedai:unanswered')).toBeNull();
    expect(storage.tab.getItem('kedai:unanswered')).toBeNull();
  });
});
