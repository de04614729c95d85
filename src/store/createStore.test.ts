import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { cartApi } from '../api/cartApi';
import { addToCart } from './cart';
import { createStore } from './createStore';
import { startStore } from './startStore';
import { memoryStorage } from './storage';
import { browserTabs } from './tabs';

const server = setupServer(
  http.get('*/api/user/verifyToken', () => HttpResponse.json({ success: false, message: 'no' })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a guest', async () => {
  const storage = memoryStorage({ guestCartData: '{"a":{"":2},"b":3}' });
  const store = createStore({ storage, tabs: browserTabs() });
  const stop = startStore(store);
  await new Promise((r) => setTimeout(r, 200));
  expect(store.getState().session.status).toBe('guest');
  expect(store.getState().guestCart.value).toEqual({ a: { '': 2 } });
  const sub = store.dispatch(cartApi.endpoints.get.initiate());
  await sub;
  const adding = store.dispatch(addToCart({ itemId: 'x', feature: 'M' }, 2));
  store.dispatch((_d: unknown, _s: unknown, ports: { cart: { flush(): void } }) =>
    ports.cart.flush(),
  );
  expect(await adding).toBeNull();
  expect(cartApi.endpoints.get.select()(store.getState()).data?.cartData).toEqual({
    a: { '': 2 },
    x: { M: 2 },
  });
  await new Promise((r) => setTimeout(r, 50));
  expect(storage.cookies.read('guestCartData')).toBe('{"a":{"":2},"x":{"M":2}}');
  sub.unsubscribe();
  stop();
});
