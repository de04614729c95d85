import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { held, line, load, notices, ok, openCart, serveCart, shown } from '../testing/cartServer';
import { addToCart, flushPendingWrites, setCartQuantity } from './cart';

const shop = serveCart();

describe('a customer', () => {
  test('sees an added line at once', async () => {
    const { store } = openCart('customer');
    await load(store);
    const slow = held(() => ok());
    shop.answers = [slow.answer];
    const adding = store.dispatch(addToCart(line, 2));
    await Promise.resolve().then(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown(store)).toEqual({ p1: { M: 2 } });
    slow.release();
    expect(await adding).toBeNull();
    expect(shown(store)).toEqual({ p1: { M: 2 } });
  });

  test('sees a refused add taken back, with the server’s reason', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    await load(store);
    shop.answers = [() => HttpResponse.json({ success: false, message: 'Sold out' })];
    expect(await store.dispatch(addToCart(line, 2))).toMatchObject({ message: 'Sold out' });
    expect(shown(store)).toEqual({ p1: { M: 1 } });
  });

  test('tries a lost add again under the same key, and a refused one under a new key', async () => {
    const keys: (string | null)[] = [];
    shop.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = openCart('customer');
    shop.answers = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ success: false, message: 'Sold out' }),
    ];
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    shop.server.events.removeAllListeners();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('adds twice when it is shop.asked twice, however quickly', async () => {
    const keys: (string | null)[] = [];
    shop.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = openCart('customer');
    await Promise.all([store.dispatch(addToCart(line, 1)), store.dispatch(addToCart(line, 1))]);
    shop.server.events.removeAllListeners();
    expect(new Set(keys).size).toBe(2);
  });

  test('adds anew once the cart was read after a lost add', async () => {
    const keys: (string | null)[] = [];
    shop.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = openCart('customer');
    shop.answers = [() => HttpResponse.error()];
    await store.dispatch(addToCart(line, 1));
    await load(store);
    await store.dispatch(addToCart(line, 1));
    shop.server.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test.each([
    ['an add', () => addToCart(line, 5)],
    ['a quantity', () => setCartQuantity(line, 5)],
  ])('keeps %s on the screen that a reading under way does not know of', async (_, write) => {
    const { store } = openCart('customer');
    const slow = held(() => ok({ cartData: {} }));
    const read = async ({ request }: { request: Request }) => {
      await shop.note(request);
      return slow.answer();
    };
    shop.server.use(http.post('*/api/cart/get', read, { once: true }));
    const reading = load(store);
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    const writing = store.dispatch(write());
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    await writing;
    shop.cartData = { p1: { M: 5 } };
    slow.release();
    await reading;
    expect(shown(store)).toEqual({ p1: { M: 5 } });
  });

  test('changes a quantity on the screen at once and on the server a second after the last change', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    await load(store);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    for (const quantity of [2, 3, 4]) {
      store.dispatch(setCartQuantity(line, quantity));
      await jest.advanceTimersByTimeAsync(900);
    }
    expect(shown(store)).toEqual({ p1: { M: 4 } });
    expect(shop.updates()).toEqual([]);
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    await store.dispatch(flushPendingWrites());
    expect(shop.updates()).toEqual(['cart/update {"itemId":"p1","feature":"M","quantity":4}']);
  });

  test('gets a refused quantity put back and is told why', async () => {
    shop.cartData = { p1: { M: 1 }, p2: { '': 7 } };
    const { store } = openCart('customer');
    await load(store);
    const heard = notices(store);
    const other = shown(store)?.p2;
    shop.answers = [() => HttpResponse.json({ success: false, message: 'Only 3 left' })];
    store.dispatch(setCartQuantity(line, 4));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(shown(store)).toEqual({ p1: { M: 1 }, p2: { '': 7 } });
    expect(shown(store)?.p2).toBe(other);
    expect(heard).toEqual([{ outcome: 'refused', message: 'Only 3 left' }]);
  });

  test('is told the server’s message of a saved quantity', async () => {
    const { store } = openCart('customer');
    await load(store);
    const heard = notices(store);
    shop.answers = [() => ok({ message: 'Cart Updated' })];
    store.dispatch(setCartQuantity(line, 4));
    await store.dispatch(flushPendingWrites());
    expect(heard).toEqual([{ outcome: 'saved', message: 'Cart Updated' }]);
  });

  test('has one request per line under way, and an older refusal changes nothing', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    await load(store);
    const heard = notices(store);
    const slow = held(() => HttpResponse.json({ success: false, message: 'Too late' }));
    shop.answers = [slow.answer];
    store.dispatch(setCartQuantity(line, 5));
    const first = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    const second = store.dispatch(flushPendingWrites());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shop.updates()).toHaveLength(1);
    slow.release();
    await Promise.all([first, second]);
    expect(shop.updates()).toHaveLength(2);
    expect(shop.updates()[1]).toContain('"quantity":6');
    expect(shown(store)).toEqual({ p1: { M: 6 } });
    expect(heard.map(({ outcome }) => outcome)).toEqual(['saved']);
  });

  test('has everything saved only with what is chosen while it is being saved', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    await load(store);
    const slow = held(() => ok());
    shop.answers = [slow.answer];
    store.dispatch(setCartQuantity(line, 5));
    const saving = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    slow.release();
    expect(await saving).toBe(true);
    expect(shop.updates()).toHaveLength(2);
    expect(shop.updates()[1]).toContain('"quantity":6');
  });

  test('is not told that all is saved when what was chosen meanwhile is refused', async () => {
    const { store } = openCart('customer');
    await load(store);
    const slow = held(() => ok());
    shop.answers = [slow.answer, () => HttpResponse.json({ success: false, message: 'Sold out' })];
    store.dispatch(setCartQuantity(line, 5));
    const saving = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    slow.release();
    expect(await saving).toBe(false);
  });

  test('keeps a held quantity on the screen when the cart is read again', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    const cart = load(store);
    await cart;
    store.dispatch(setCartQuantity(line, 9));
    await cart.refetch();
    expect(shown(store)).toEqual({ p1: { M: 9 } });
    shop.answers = [() => HttpResponse.json({ success: false })];
    await store.dispatch(flushPendingWrites());
    expect(shown(store)).toEqual({ p1: { M: 1 } });
  });

  test('sends a held quantity before adding to the same line', async () => {
    shop.cartData = { p1: { M: 1 } };
    const { store } = openCart('customer');
    await load(store);
    store.dispatch(setCartQuantity(line, 5));
    await store.dispatch(addToCart(line, 1));
    expect(shop.asked.map((call) => call.split(' ')[0])).toEqual([
      'cart/get',
      'cart/update',
      'cart/add',
    ]);
    expect(shown(store)).toEqual({ p1: { M: 6 } });
  });
});
