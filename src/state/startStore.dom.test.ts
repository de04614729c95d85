import { HttpResponse, http } from 'msw';
import { cartApi } from '../api/cartApi';
import { productApi } from '../api/productApi';
import { openStore, serveSession, until } from '../testing/sessionServer';
import { addToCart } from './cart/cartWrites';
import { saveSelection, selectSelection } from './device/selection';
import { memoryStorage } from './device/storage';

const shop = serveSession();

const selection = {
  serviceType: 'delivery',
  deliveryAddress: '1 Jalan Ampang',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
} as const;

test('refetches once per return to the page', async () => {
  shop.signedIn = true;
  const store = await openStore();
  await store.dispatch(cartApi.endpoints.get.initiate());
  let checks = 0;
  shop.check = () => {
    checks += 1;
    return HttpResponse.json({ success: true });
  };
  const before = shop.cartLoads;
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([shop.cartLoads - before, checks]).toEqual([1, 1]);
});

test('does not refetch the catalogue on return to the page', async () => {
  let lists = 0;
  shop.server.use(
    http.get('*/api/product/list', () => {
      lists += 1;
      return HttpResponse.json({ success: true, products: [] });
    }),
  );
  const store = await openStore();
  await store.dispatch(productApi.endpoints.list.initiate());
  let checks = 0;
  shop.check = () => {
    checks += 1;
    return HttpResponse.json({ success: false });
  };
  for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
  await until(() => checks > 0);
  expect(lists).toBe(1);
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
    store.dispatch(saveSelection(selection));
    expect(JSON.parse(storage.cookies.getItem('userSelection') ?? '')).toEqual([selection]);
    const again = await openStore(storage);
    expect(selectSelection(again.getState())).toEqual(selection);
  });

  test('flushes delayed adds when the page is left', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    void store.dispatch(addToCart({ itemId: 'p1', feature: '' }, 2));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => storage.cookies.getItem('guestCartData') === '{"p1":{"":2}}');
  });
});
