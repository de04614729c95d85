import { cartCalls } from '@kedai/contract/calls/cart';
import type { CartData } from '@kedai/contract/rules/cartData';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { productApi } from '../../api/productApi';
import {
  collectSyncResults,
  line,
  loadCart,
  openCart,
  serveSession,
  shownCart,
} from '../../testing/sessionServer';
import { INITIAL_CART } from './cartSlice';
import { addToCart, flushPendingWrites, setCartQuantity } from './cartWrites';

const shop = serveSession();
beforeEach(() => {
  shop.signedIn = true;
});
const updates = () => shop.bodies(cartCalls.update);
const addKeys = () => shop.sent(cartCalls.add).map(({ idempotencyKey }) => idempotencyKey);

/** Opens the page of a customer with this cart, and loads it. */
async function openLoaded(cart: CartData = {}) {
  shop.cart = cart;
  const store = openCart('customer');
  await loadCart(store);
  return store;
}

describe('a customer’s cart', () => {
  test('shows an added line at once', async () => {
    const store = await openLoaded();
    const slow = shop.waits(cartCalls.add, { once: true });
    const adding = store.dispatch(addToCart(line, 2));
    await Promise.resolve().then(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shownCart(store)).toEqual({ p1: { M: 2 } });
    slow.release();
    expect(await adding).toBeNull();
    expect(shownCart(store)).toEqual({ p1: { M: 2 } });
  });

  test('reverts a refused add and returns the server’s reason', async () => {
    const store = await openLoaded({ p1: { M: 1 } });
    shop.refuses(cartCalls.add, { message: 'Sold out' });
    expect(await store.dispatch(addToCart(line, 2))).toMatchObject({ message: 'Sold out' });
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
  });

  test('retries an add without a response with the same key, and a refused add with a new key', async () => {
    const store = openCart('customer');
    shop.refuses(cartCalls.add, { message: 'Sold out' });
    shop.fails(cartCalls.add, 'offline', { once: true });
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    const keys = addKeys();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('adds twice when the shopper presses twice in quick succession', async () => {
    const store = openCart('customer');
    await Promise.all([store.dispatch(addToCart(line, 1)), store.dispatch(addToCart(line, 1))]);
    const keys = addKeys();
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['has it, the add succeeds and the same add has a new key', { p1: { M: 1 } }, null, false],
    ['lacks it, the add fails and a retry has the same key', {}, 'offline', true],
  ])(
    'if the cart that is loaded after an add without a response %s',
    async (_, saved, failure, isSameKey) => {
      const store = await openLoaded();
      const loseResponse = () => {
        shop.cart = saved;
        return HttpResponse.error();
      };
      shop.responds(cartCalls.add, loseResponse, { once: true });
      const result = await store.dispatch(addToCart(line, 1));
      expect(result?.kind ?? null).toBe(failure);
      expect(shownCart(store)).toEqual(shop.cart);
      await store.dispatch(addToCart(line, 1));
      const keys = addKeys();
      expect(keys).toHaveLength(2);
      expect(keys[1] === keys[0]).toBe(isSameKey);
    },
  );

  test.each([
    ['an add', () => addToCart(line, 5)],
    ['a quantity', () => setCartQuantity(line, 5)],
  ])('keeps %s that a running cart request does not include', async (_, write) => {
    const store = openCart('customer');
    shop.succeeds(cartCalls.get, { cartData: {} }, { once: true });
    const slow = shop.waits(cartCalls.get, { once: true });
    const reading = loadCart(store);
    await waitFor(() => expect(shop.sent()).toHaveLength(1));
    const writing = store.dispatch(write());
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    await writing;
    shop.cart = { p1: { M: 5 } };
    slow.release();
    await reading;
    await waitFor(() => expect(shownCart(store)).toEqual({ p1: { M: 5 } }));
    expect(shop.sent(cartCalls.get)).toHaveLength(2);
  });

  test('shows a new quantity at once and sends it a second after the last change', async () => {
    const store = await openLoaded({ p1: { M: 1 } });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    for (const quantity of [2, 3, 4]) {
      store.dispatch(setCartQuantity(line, quantity));
      await jest.advanceTimersByTimeAsync(900);
    }
    expect(shownCart(store)).toEqual({ p1: { M: 4 } });
    expect(updates()).toEqual([]);
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    await store.dispatch(flushPendingWrites());
    expect(updates()).toEqual([{ ...line, quantity: 4 }]);
  });

  test('sends a quantity also when its timer fires early; the clock of the device changes nothing', async () => {
    const store = await openLoaded();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const chosenAt = performance.now();
    store.dispatch(setCartQuantity(line, 4));
    const now = jest.spyOn(performance, 'now').mockReturnValue(chosenAt + 999);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().cart.sentCount).toBe(0);
    now.mockReturnValue(chosenAt + 1000);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().cart.sentCount).toBe(1);
    now.mockRestore();
    for (const [index, change] of [-172_800_000, 86_400_000].entries()) {
      store.dispatch(setCartQuantity({ itemId: 'p2', feature: '' }, index));
      jest.setSystemTime(Date.now() + change);
      await jest.advanceTimersByTimeAsync(999);
      expect(store.getState().cart.sentCount).toBe(index + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(store.getState().cart.sentCount).toBe(index + 2);
    }
    jest.useRealTimers();
    await store.dispatch(flushPendingWrites());
  });

  test('reverts a refused quantity and reports the reason', async () => {
    const store = await openLoaded({ p1: { M: 1 }, p2: { '': 7 } });
    const results = collectSyncResults(store);
    const other = shownCart(store)?.p2;
    shop.refuses(cartCalls.update, { message: 'Only 3 left' });
    store.dispatch(setCartQuantity(line, 4));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(shownCart(store)).toEqual({ p1: { M: 1 }, p2: { '': 7 } });
    expect(shownCart(store)?.p2).toBe(other);
    expect(results).toEqual([{ outcome: 'refused', message: 'Only 3 left' }]);
  });

  test('reports the server’s message for a saved quantity', async () => {
    const store = await openLoaded();
    const results = collectSyncResults(store);
    shop.succeeds(cartCalls.update, { message: 'Cart Updated' });
    store.dispatch(setCartQuantity(line, 4));
    await store.dispatch(flushPendingWrites());
    expect(results).toEqual([{ outcome: 'saved', message: 'Cart Updated' }]);
  });

  test('has one request per line in flight, and ignores the refusal of an older quantity', async () => {
    const store = await openLoaded({ p1: { M: 1 } });
    const results = collectSyncResults(store);
    shop.refuses(cartCalls.update, { message: 'Too late' }, { once: true });
    const slow = shop.waits(cartCalls.update, { once: true });
    store.dispatch(setCartQuantity(line, 5));
    const first = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    const second = store.dispatch(flushPendingWrites());
    // Another update would have gone out before this call, which is answered after it.
    await store.dispatch(productApi.endpoints.productList.initiate());
    expect(updates()).toHaveLength(1);
    slow.release();
    await Promise.all([first, second]);
    expect(updates()).toHaveLength(2);
    expect(updates()[1]).toMatchObject({ quantity: 6 });
    expect(shownCart(store)).toEqual({ p1: { M: 6 } });
    expect(results.map(({ outcome }) => outcome)).toEqual(['saved']);
  });

  test('reports a failed flush when a quantity chosen during the flush is refused', async () => {
    const store = await openLoaded();
    shop.refuses(cartCalls.update, { message: 'Sold out' });
    shop.succeeds(cartCalls.update, {}, { once: true });
    const slow = shop.waits(cartCalls.update, { once: true });
    store.dispatch(setCartQuantity(line, 5));
    const saving = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    slow.release();
    expect(await saving).toBe(false);
  });

  test('keeps a pending quantity when the cart is loaded again', async () => {
    shop.cart = { p1: { M: 1 } };
    const store = openCart('customer');
    const cart = loadCart(store);
    await cart;
    store.dispatch(setCartQuantity(line, 9));
    await cart.refetch();
    expect(shownCart(store)).toEqual({ p1: { M: 9 } });
    shop.refuses(cartCalls.update, {});
    await store.dispatch(flushPendingWrites());
    expect(shownCart(store)).toEqual({ p1: { M: 1 } });
  });

  test('sends a quantity chosen during an add after it, so that the quantity wins', async () => {
    const store = await openLoaded();
    const slow = shop.waits(cartCalls.add, { once: true });
    const adding = store.dispatch(addToCart(line, 2));
    await waitFor(() => expect(addKeys()).toHaveLength(1));
    store.dispatch(setCartQuantity(line, 5));
    expect(shownCart(store)).toEqual({ p1: { M: 5 } });
    const saving = store.dispatch(flushPendingWrites());
    slow.release();
    expect(await adding).toBeNull();
    expect(await saving).toBe(true);
    expect(shop.sent().map(({ path }) => path)).toEqual([
      cartCalls.get.path,
      cartCalls.add.path,
      cartCalls.update.path,
    ]);
    expect(shownCart(store)).toEqual({ p1: { M: 5 } });
  });

  test('does not count an add twice that is sent before the cart has loaded', async () => {
    shop.cart = { p1: { M: 3 } };
    const store = openCart('customer');
    const add = store.dispatch(addToCart(line, 2));
    expect(await add).toBeNull();
    shop.cart = { p1: { M: 5 } };
    await loadCart(store);
    expect(shownCart(store)).toEqual({ p1: { M: 5 } });
  });

  test('sends a pending quantity before adding to the same line', async () => {
    const store = await openLoaded({ p1: { M: 1 } });
    store.dispatch(setCartQuantity(line, 5));
    await store.dispatch(addToCart(line, 1));
    expect(shop.sent().map(({ path }) => path)).toEqual([
      cartCalls.get.path,
      cartCalls.update.path,
      cartCalls.add.path,
    ]);
    expect(shownCart(store)).toEqual({ p1: { M: 6 } });
  });
});

describe('Redux DevTools', () => {
  const key = JSON.stringify([line.itemId, line.feature]);

  test('show a quantity from the choice to the acknowledgement', async () => {
    const store = await openLoaded({ p1: { M: 1 } });
    const seen: unknown[] = [];
    store.subscribe(() => {
      const { desired, acknowledged, status } = store.getState().cart.pending[key] ?? {};
      const step = [desired, acknowledged, status].join(' ');
      if (seen.at(-1) !== step) seen.push(step);
    });
    const slow = shop.waits(cartCalls.update, { once: true });
    store.dispatch(setCartQuantity(line, 5));
    const saving = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    slow.release();
    await saving;
    expect(seen).toEqual([
      '5 1 held',
      '5 1 sending',
      '6 1 dirty',
      '6 5 held',
      '6 5 sending',
      '6 6 saved',
    ]);
    await loadCart(store).refetch();
    expect(store.getState().cart.pending).toEqual({});
  });

  test('can restore a state with a pending quantity, which is shown and then sent', async () => {
    shop.cart = { p1: { M: 1 } };
    const since = performance.now();
    const pending = { ...line, desired: 7, acknowledged: 1, status: 'held', since } as const;
    const store = openCart('customer', {
      preloadedState: {
        cart: { ...INITIAL_CART, pending: { [key]: pending } },
      },
    });
    await loadCart(store);
    expect(shownCart(store)).toEqual({ p1: { M: 7 } });
    await waitFor(() => expect(updates()).toHaveLength(1), { timeout: 5000 });
    expect(updates()).toEqual([{ ...line, quantity: 7 }]);
  });
});
