import { cartCalls } from '@kedai/contract/calls/cart';
import { userCalls } from '@kedai/contract/calls/user';
import { HttpResponse } from 'msw';
import { cartApi } from '../../api/cartApi';
import { openStore, serveSession, shownCart, statusOf, until } from '../../testing/sessionServer';
import { type ClientStorage, memoryStorage } from '../device/storage';
import { createStore } from '../store';
import { mergeGuestCart, signOut } from './customerSession';

const shop = serveSession();

test('a refusal without a code causes a session check', async () => {
  shop.signedIn = true;
  const store = await openStore();
  expect(store.getState().session.status).toBe('customer');
  shop.signedIn = false;
  shop.refuses(cartCalls.update, { message: 'Not Authorized Login Again' });
  await store.dispatch(
    cartApi.endpoints.cartUpdate.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  await until(() => statusOf(store) === 'guest');
});

test('a refusal with another code keeps the customer signed in, without a session check', async () => {
  shop.signedIn = true;
  const store = await openStore();
  const checks = shop.sent(userCalls.verifyToken).length;
  shop.refuses(cartCalls.update, { message: 'Out of stock', code: 'out-of-stock' });
  await store.dispatch(
    cartApi.endpoints.cartUpdate.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  // A check would have gone out before this call, which is answered after it.
  await store.dispatch(cartApi.endpoints.cartGet.initiate(undefined, { forceRefetch: true }));
  expect(shop.sent(userCalls.verifyToken)).toHaveLength(checks);
  expect(store.getState().session.status).toBe('customer');
});

describe('the session status', () => {
  test('is `checking` at first, then `guest`', async () => {
    const store = createStore({ storage: memoryStorage() });
    expect(statusOf(store)).toBe('checking');
    expect(statusOf(await openStore())).toBe('guest');
  });

  test('is `customer` again after a reload', async () => {
    shop.signedIn = true;
    expect(statusOf(await openStore())).toBe('customer');
  });

  test('becomes `guest` when the first check throws, logs the error and checks again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const outage = shop.fails(userCalls.verifyToken);
    const store = await openStore();
    expect(statusOf(store)).toBe('guest');
    expect(warn).toHaveBeenCalled();
    outage.mend();
    shop.signedIn = true;
    window.dispatchEvent(new Event('online'));
    await until(() => statusOf(store) === 'customer');
  });

  test.each([
    [500, { success: false, message: 'Something went wrong on our side.', code: 'internal' }],
    [503, { success: false, message: 'We are counting.' }],
    [504, { message: 'Timed out' }],
    [429, { success: false, message: 'Slowly.' }],
    [502, null],
  ])('stays `customer` when a later check gets status %d', async (status, body) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    shop.signedIn = true;
    const store = await openStore();
    const checks = shop.sent(userCalls.verifyToken).length;
    shop.responds(userCalls.verifyToken, () => HttpResponse.json(body, { status }));
    window.dispatchEvent(new Event('focus'));
    await until(() => shop.sent(userCalls.verifyToken).length > checks);
    await store.dispatch(cartApi.endpoints.cartGet.initiate(undefined, { forceRefetch: true }));
    expect(statusOf(store)).toBe('customer');
  });

  test('merges items added while the customer was treated as a guest', async () => {
    const merged = () => shop.bodies(cartCalls.cartMerge);
    const store = await openStore(memoryStorage({ guestCartData: '{"p1":{"M":2}}' }));
    expect(statusOf(store)).toBe('guest');
    shop.signedIn = true;
    window.dispatchEvent(new Event('focus'));
    await until(() => statusOf(store) === 'customer' && merged().length > 0);
    expect(merged()).toEqual([{ cartData: { p1: { M: 2 } } }]);
    await until(() => Object.keys(store.getState().guestCart.value).length === 0);
  });

  test.each([
    ['a reload', (storage: ClientStorage) => storage],
    [
      'the start of another tab',
      (storage: ClientStorage) => ({ ...storage, tab: memoryStorage().tab }),
    ],
  ])('repeats after %s only a merge without a response, with its key', async (_, next) => {
    shop.fails(cartCalls.cartMerge, 'offline', { once: true });
    const keys = () => shop.sent(cartCalls.cartMerge).map(({ idempotencyKey }) => idempotencyKey);
    shop.signedIn = true;
    const storage = memoryStorage({ guestCartData: '{"p1":{"M":2}}' });
    const store = await openStore(storage);
    expect(statusOf(store)).toBe('customer');
    await openStore(next(storage));
    expect(keys()).toEqual([]);
    await store.dispatch(mergeGuestCart());
    await openStore(next(storage));
    await until(() => keys().length === 2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('becomes `guest` when a response says that the session has ended, and shows the guest’s cart', async () => {
    shop.signedIn = true;
    const store = await openStore(memoryStorage({ guestCartData: '{"p1":{"M":1}}' }));
    shop.signedIn = false;
    await store.dispatch(cartApi.endpoints.cartGet.initiate());
    await until(() => statusOf(store) === 'guest');
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
    await store.dispatch(cartApi.endpoints.cartGet.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
    expect(shop.sent(cartCalls.get)).toHaveLength(1);
  });

  test('becomes `guest` with an empty cart after logout', async () => {
    shop.signedIn = true;
    shop.cart = { p1: { M: 3 } };
    const storage = memoryStorage({ guestCartData: '{"p2":{"":1}}' });
    const store = await openStore(storage);
    await store.dispatch(cartApi.endpoints.cartGet.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 3 } });
    expect(await store.dispatch(signOut())).toBeNull();
    expect(statusOf(store)).toBe('guest');
    await until(() => Object.keys(shownCart(store) ?? {}).length === 0);
    expect(storage.cookies.getItem('guestCartData')).toBeNull();
  });
});
