import { HttpResponse, http } from 'msw';
import { productApi } from '../api/productApi';
import { sessionApi } from '../api/sessionApi';
import { userApi } from '../api/userApi';
import type { CartData } from '../contract/cartData';
import { held, line, load, openCart, serveCart, shown } from '../testing/cartServer';
import { failureTexts } from '../text/failures';
import { addToCart, flushPendingWrites, setCartQuantity } from './cart';
import type { AppThunk } from './createStore';
import { mergeGuestCart } from './session';
import { memoryStorage } from './storage';

const shop = serveCart();

const guestCart = (value: CartData) => ({ guestCart: { value } });

describe('a guest', () => {
  test('adds and edits without any call', async () => {
    const { store } = openCart('guest', { preloadedState: guestCart({ p2: { '': 1 } }) });
    await load(store);
    const adding = store.dispatch(addToCart(line, 2));
    store.dispatch(setCartQuantity({ itemId: 'p2', feature: '' }, 5));
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    expect(await adding).toBeNull();
    expect(shown(store)).toEqual({ p1: { M: 2 }, p2: { '': 5 } });
    expect(store.getState().guestCart.value).toEqual(shown(store));
    expect(shop.asked).toEqual([]);
  });

  test('waits about two seconds before an add is kept', async () => {
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

  test('who adds before the first token check has answered is waited for, and asks no server', async () => {
    const check = held(() => HttpResponse.json({ success: false }));
    shop.server.use(http.get('*/api/user/verifyToken', check.answer));
    const { store } = openCart('checking');
    const checking = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
    const adding = store.dispatch(addToCart(line, 1));
    check.release();
    await checking;
    expect(await adding).toBeNull();
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(shop.asked).toEqual([]);
  });

  test('waits no two seconds with an add from before the token check when all is to be kept now', async () => {
    const check = held(() => HttpResponse.json({ success: false }));
    shop.server.use(http.get('*/api/user/verifyToken', check.answer));
    const { store } = openCart('checking');
    const checking = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
    void store.dispatch(addToCart(line, 1));
    const keeping = store.dispatch(flushPendingWrites());
    check.release();
    await checking;
    const slow = new Promise((resolve) => setTimeout(resolve, 500, 'too late'));
    expect(await Promise.race([keeping, slow])).toBe(true);
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
  });

  test('is told when the cookie could not hold more, and keeps the old cart', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 170 }, (_, index) => [`product-${index}`, { M: 1 }]),
    );
    const { store } = openCart('guest', { preloadedState: guestCart(many) });
    await load(store);
    const before = store.getState().guestCart.value;
    const adding = store.dispatch(addToCart({ itemId: 'x'.repeat(300), feature: 'M' }, 1));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(await adding).toMatchObject({ kind: 'refused', message: failureTexts.cartTooLarge });
    expect(store.getState().guestCart.value).toBe(before);
    expect(shown(store)).toEqual(before);
  });
});

describe('signing in', () => {
  const login = userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' });

  test('reloads the product list and the cart, now from the server', async () => {
    shop.cartData = { p9: { '': 4 } };
    const { store } = openCart('guest', { preloadedState: guestCart({ p1: { M: 1 } }) });
    await load(store);
    await store.dispatch(productApi.endpoints.list.initiate());
    expect(shown(store)).toEqual({ p1: { M: 1 } });
    shop.asked = [];
    await store.dispatch(login);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shop.asked.map((call) => call.split(' ')[0]).sort()).toEqual([
      'cart/get',
      'product/list',
      'user/login',
    ]);
    expect(shown(store)).toEqual(shop.cartData);
  });

  test('that fails reloads nothing', async () => {
    shop.server.use(
      http.post('*/api/user/login', () =>
        HttpResponse.json({ success: false, message: 'Incorrect email or password.' }),
      ),
    );
    const { store } = openCart('guest');
    await load(store);
    await store.dispatch(login);
    expect(store.getState().session.status).toBe('guest');
    expect(shop.asked).toEqual([]);
    shop.server.resetHandlers();
  });

  test('merges the guest’s cart once, also when the first answer was lost', async () => {
    const keys: (string | null)[] = [];
    shop.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cartMerge')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store, storage } = openCart('customer', {
      storage: memoryStorage({ guestCartData: '{"p1":{"M":1}}' }),
    });
    const remember: AppThunk = (_d, _s, ports) => ports.startPersistence();
    store.dispatch(remember);
    await new Promise((resolve) => setTimeout(resolve, 20));
    shop.answers = [() => HttpResponse.error()];
    expect(await store.dispatch(mergeGuestCart())).toMatchObject({ kind: 'offline' });
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    expect(store.getState().guestCart.value).toEqual({});
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    shop.server.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(shop.asked.filter((call) => call.includes('cartMerge')).at(-1)).toBe(
      'cart/cartMerge {"cartData":{"p1":{"M":1}}}',
    );
    expect(storage.local.getItem('kedai:merge')).toBeNull();
  });
});
