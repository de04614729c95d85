import { HttpResponse, http } from 'msw';
import { cartApi } from '../api/cartApi';
import { openStore, serveSession, shownCart, statusOf, until } from '../testing/sessionServer';
import { createStore } from './createStore';
import { signOut } from './session';
import { memoryStorage } from './storage';

const shop = serveSession();

test('a server that gives no reason is asked whether the session is over', async () => {
  shop.signedIn = true;
  const store = await openStore();
  expect(store.getState().session.status).toBe('customer');
  shop.signedIn = false;
  shop.server.use(
    http.post('*/api/cart/update', () =>
      HttpResponse.json({ success: false, message: 'Not Authorized Login Again' }),
    ),
  );
  await store.dispatch(
    cartApi.endpoints.update.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  await until(() => store.getState().session.status === 'guest');
});

test('what is refused for a reason of its own leaves the customer signed in, and no session is asked for', async () => {
  shop.signedIn = true;
  const store = await openStore();
  let asked = 0;
  shop.check = () => {
    asked += 1;
    return HttpResponse.json({ success: true });
  };
  shop.server.use(
    http.post('*/api/cart/update', () =>
      HttpResponse.json({ success: false, message: 'Out of stock', code: 'out-of-stock' }),
    ),
  );
  await store.dispatch(
    cartApi.endpoints.update.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  // A check would have gone out before this call, which is answered after it.
  await store.dispatch(cartApi.endpoints.get.initiate(undefined, { forceRefetch: true }));
  expect(asked).toBe(0);
  expect(store.getState().session.status).toBe('customer');
});

describe('who is shopping', () => {
  test('is being checked at first, then a guest', async () => {
    const store = createStore({ storage: memoryStorage(), devTools: false });
    expect(statusOf(store)).toBe('checking');
    expect(statusOf(await openStore())).toBe('guest');
  });

  test('is a customer again after a reload', async () => {
    shop.signedIn = true;
    expect(statusOf(await openStore())).toBe('customer');
  });

  test('is not left unknown when the check throws; that is logged, and looked at again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    shop.check = () => HttpResponse.error();
    const store = await openStore();
    expect(statusOf(store)).toBe('guest');
    expect(warn).toHaveBeenCalled();
    shop.check = null;
    shop.signedIn = true;
    window.dispatchEvent(new Event('online'));
    await until(() => statusOf(store) === 'customer');
  });

  test.each([
    [500, { success: false, message: 'Something went wrong on our side.', code: 'internal' }],
    [503, { success: false, message: 'We are counting.' }],
    [504, { message: 'Timed out' }],
    [429, { success: false, message: 'Slowly.' }],
  ])('stays a customer when a later check is answered %d', async (failing, body) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    shop.signedIn = true;
    const store = await openStore();
    let asked = 0;
    shop.check = () => {
      asked += 1;
      return HttpResponse.json(body, { status: failing });
    };
    window.dispatchEvent(new Event('focus'));
    await until(() => asked > 0);
    await store.dispatch(cartApi.endpoints.get.initiate(undefined, { forceRefetch: true }));
    expect(statusOf(store)).toBe('customer');
  });

  test('what a customer put into the cart while taken for a guest joins their own', async () => {
    const merged: unknown[] = [];
    shop.server.use(
      http.post('*/api/cart/cartMerge', async ({ request }) => {
        merged.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const store = await openStore(memoryStorage({ guestCartData: '{"p1":{"M":2}}' }));
    expect(statusOf(store)).toBe('guest');
    shop.signedIn = true;
    window.dispatchEvent(new Event('focus'));
    await until(() => statusOf(store) === 'customer' && merged.length > 0);
    expect(merged).toEqual([{ cartData: { p1: { M: 2 } } }]);
    await until(() => Object.keys(store.getState().guestCart.value).length === 0);
  });

  test('a merge that got no answer is tried again when the page is loaded again, and no other', async () => {
    const merged: unknown[] = [];
    shop.server.use(
      http.post('*/api/cart/cartMerge', async ({ request }) => {
        merged.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    shop.signedIn = true;
    const cookies = { guestCartData: '{"p1":{"M":2}}' };
    const untouched = await openStore(memoryStorage(cookies));
    expect(statusOf(untouched)).toBe('customer');
    expect(merged).toEqual([]);
    const begun = { 'kedai:merge': `key ${encodeURIComponent(cookies.guestCartData)}` };
    await openStore(memoryStorage(cookies, begun));
    await until(() => merged.length > 0);
    expect(merged).toEqual([{ cartData: { p1: { M: 2 } } }]);
  });

  test('stays a customer when a later check throws', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    shop.signedIn = true;
    const store = await openStore();
    let checks = 0;
    shop.check = () => {
      checks += 1;
      return HttpResponse.html('<html>', { status: 502 });
    };
    window.dispatchEvent(new Event('focus'));
    await until(() => checks === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(statusOf(store)).toBe('customer');
  });

  test('is a guest when an answer says that the session is gone, and the cart follows', async () => {
    shop.signedIn = true;
    const store = await openStore(memoryStorage({ guestCartData: '{"p1":{"M":1}}' }));
    shop.signedIn = false;
    await store.dispatch(cartApi.endpoints.get.initiate());
    await until(() => statusOf(store) === 'guest');
    expect(shownCart(store)).toBeUndefined();
    await store.dispatch(cartApi.endpoints.get.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
    expect(shop.loads).toBe(1);
  });

  test('is a guest after logout, without any cart', async () => {
    shop.signedIn = true;
    shop.cart = { p1: { M: 3 } };
    const storage = memoryStorage({ guestCartData: '{"p2":{"":1}}' });
    const store = await openStore(storage);
    await store.dispatch(cartApi.endpoints.get.initiate());
    expect(shownCart(store)).toEqual({ p1: { M: 3 } });
    expect(await store.dispatch(signOut())).toBeNull();
    expect(statusOf(store)).toBe('guest');
    await until(() => Object.keys(shownCart(store) ?? {}).length === 0);
    expect(storage.cookies.read('guestCartData')).toBeUndefined();
  });
});
