import { type DefaultBodyType, HttpResponse, http, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { cartApi } from '../api/cartApi';
import { productApi } from '../api/productApi';
import { sessionApi } from '../api/sessionApi';
import { userApi } from '../api/userApi';
import type { CartData } from '../contract/cartData';
import { failureTexts } from '../text/failures';
import { addToCart, flushPendingWrites, setCartQuantity } from './cart';
import type { CartNotice } from './cartWriter';
import { type AppStore, type AppThunk, createStore, type StoreOptions } from './createStore';
import { mergeGuestCart, type SessionStatus } from './session';
import { memoryStorage } from './storage';

/** What was asked, in order: `path body`. */
let asked: string[] = [];
/** What the server has. */
let cartData: Record<string, Record<string, number>> = {};
/** Answers of cart/update and cart/add in place of success, first come first served. */
let answers: (() => Promise<Response> | Response)[] = [];

const note = async (request: StrictRequest<DefaultBodyType>) => {
  const path = new URL(request.url).pathname.replace('/api/', '');
  asked.push(`${path} ${await request.clone().text()}`.trim());
};

const ok = (body: object = {}) => HttpResponse.json({ success: true, ...body });

const server = setupServer(
  http.get('*/api/user/verifyToken', async ({ request }) => {
    await note(request);
    return ok();
  }),
  http.get('*/api/product/list', async ({ request }) => {
    await note(request);
    return ok({ products: [] });
  }),
  http.post('*/api/cart/get', async ({ request }) => {
    await note(request);
    return ok({ cartData });
  }),
  http.post('*/api/cart/:call', async ({ request }) => {
    await note(request);
    return (answers.shift() ?? ok)();
  }),
  http.post('*/api/user/:call', async ({ request }) => {
    await note(request);
    return ok({ token: 't' });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.resetHandlers();
  asked = [];
  cartData = {};
  answers = [];
});

const line = { itemId: 'p1', feature: 'M' };

function open(status: SessionStatus, options: StoreOptions = {}) {
  const storage = options.storage ?? memoryStorage();
  const store = createStore({
    devTools: false,
    ...options,
    storage,
    preloadedState: { session: { status }, ...options.preloadedState },
  });
  return { store, storage };
}

const guestCart = (value: CartData) => ({ guestCart: { value } });
const load = (store: AppStore) => store.dispatch(cartApi.endpoints.get.initiate());
const shown = (store: AppStore) => cartApi.endpoints.get.select()(store.getState()).data?.cartData;
const updates = () => asked.filter((call) => call.startsWith('cart/update'));

function notices(store: AppStore): CartNotice[] {
  const heard: CartNotice[] = [];
  const listen: AppThunk = (_d, _s, { cart }) => void cart.onNotice((notice) => heard.push(notice));
  store.dispatch(listen);
  return heard;
}

/** An answer that waits until it is let go. */
function held(answer: () => Response) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, answer: () => gate.then(answer) };
}

describe('a guest', () => {
  test('adds and edits without any call', async () => {
    const { store } = open('guest', { preloadedState: guestCart({ p2: { '': 1 } }) });
    await load(store);
    const adding = store.dispatch(addToCart(line, 2));
    store.dispatch(setCartQuantity({ itemId: 'p2', feature: '' }, 5));
    expect(await store.dispatch(flushPendingWrites())).toBe(true);
    expect(await adding).toBeNull();
    expect(shown(store)).toEqual({ p1: { M: 2 }, p2: { '': 5 } });
    expect(store.getState().guestCart.value).toEqual(shown(store));
    expect(asked).toEqual([]);
  });

  test('waits about two seconds before an add is kept', async () => {
    jest.useFakeTimers();
    const { store } = open('guest');
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
    server.use(http.get('*/api/user/verifyToken', check.answer));
    const { store } = open('checking');
    const checking = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
    const adding = store.dispatch(addToCart(line, 1));
    check.release();
    await checking;
    expect(await adding).toBeNull();
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(asked).toEqual([]);
  });

  test('is told when the cookie could not hold more, and keeps the old cart', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 170 }, (_, index) => [`product-${index}`, { M: 1 }]),
    );
    const { store } = open('guest', { preloadedState: guestCart(many) });
    await load(store);
    const before = store.getState().guestCart.value;
    const adding = store.dispatch(addToCart({ itemId: 'x'.repeat(300), feature: 'M' }, 1));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(await adding).toMatchObject({ kind: 'refused', message: failureTexts.cartTooLarge });
    expect(store.getState().guestCart.value).toBe(before);
    expect(shown(store)).toEqual(before);
  });
});

describe('a customer', () => {
  test('sees an added line at once', async () => {
    const { store } = open('customer');
    await load(store);
    const slow = held(() => ok());
    answers = [slow.answer];
    const adding = store.dispatch(addToCart(line, 2));
    await Promise.resolve().then(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown(store)).toEqual({ p1: { M: 2 } });
    slow.release();
    expect(await adding).toBeNull();
    expect(shown(store)).toEqual({ p1: { M: 2 } });
  });

  test('sees a refused add taken back, with the server’s reason', async () => {
    cartData = { p1: { M: 1 } };
    const { store } = open('customer');
    await load(store);
    answers = [() => HttpResponse.json({ success: false, message: 'Sold out' })];
    expect(await store.dispatch(addToCart(line, 2))).toMatchObject({ message: 'Sold out' });
    expect(shown(store)).toEqual({ p1: { M: 1 } });
  });

  test('tries a lost add again under the same key, and a refused one under a new key', async () => {
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = open('customer');
    answers = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ success: false, message: 'Sold out' }),
    ];
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    await store.dispatch(addToCart(line, 2));
    server.events.removeAllListeners();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('adds twice when it is asked twice, however quickly', async () => {
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = open('customer');
    await Promise.all([store.dispatch(addToCart(line, 1)), store.dispatch(addToCart(line, 1))]);
    server.events.removeAllListeners();
    expect(new Set(keys).size).toBe(2);
  });

  test('adds anew once the cart was read after a lost add', async () => {
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cart/add')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store } = open('customer');
    answers = [() => HttpResponse.error()];
    await store.dispatch(addToCart(line, 1));
    await load(store);
    await store.dispatch(addToCart(line, 1));
    server.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('keeps an add on the screen that a reading under way does not know of', async () => {
    const { store } = open('customer');
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.post(
        '*/api/cart/get',
        async ({ request }) => {
          await note(request);
          await gate;
          return ok({ cartData: {} });
        },
        { once: true },
      ),
    );
    const reading = load(store);
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const adding = store.dispatch(addToCart(line, 1));
    expect(await adding).toBeNull();
    cartData = { p1: { M: 1 } };
    release();
    await reading;
    expect(shown(store)).toEqual({ p1: { M: 1 } });
  });

  test('changes a quantity on the screen at once and on the server a second after the last change', async () => {
    cartData = { p1: { M: 1 } };
    const { store } = open('customer');
    await load(store);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    for (const quantity of [2, 3, 4]) {
      store.dispatch(setCartQuantity(line, quantity));
      await jest.advanceTimersByTimeAsync(900);
    }
    expect(shown(store)).toEqual({ p1: { M: 4 } });
    expect(updates()).toEqual([]);
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    await store.dispatch(flushPendingWrites());
    expect(updates()).toEqual(['cart/update {"itemId":"p1","feature":"M","quantity":4}']);
  });

  test('gets a refused quantity put back and is told why', async () => {
    cartData = { p1: { M: 1 }, p2: { '': 7 } };
    const { store } = open('customer');
    await load(store);
    const heard = notices(store);
    const other = shown(store)?.p2;
    answers = [() => HttpResponse.json({ success: false, message: 'Only 3 left' })];
    store.dispatch(setCartQuantity(line, 4));
    expect(await store.dispatch(flushPendingWrites())).toBe(false);
    expect(shown(store)).toEqual({ p1: { M: 1 }, p2: { '': 7 } });
    expect(shown(store)?.p2).toBe(other);
    expect(heard).toEqual([{ outcome: 'refused', message: 'Only 3 left' }]);
  });

  test('is told the server’s message of a saved quantity', async () => {
    const { store } = open('customer');
    await load(store);
    const heard = notices(store);
    answers = [() => ok({ message: 'Cart Updated' })];
    store.dispatch(setCartQuantity(line, 4));
    await store.dispatch(flushPendingWrites());
    expect(heard).toEqual([{ outcome: 'saved', message: 'Cart Updated' }]);
  });

  test('has one request per line under way, and an older refusal changes nothing', async () => {
    cartData = { p1: { M: 1 } };
    const { store } = open('customer');
    await load(store);
    const heard = notices(store);
    const slow = held(() => HttpResponse.json({ success: false, message: 'Too late' }));
    answers = [slow.answer];
    store.dispatch(setCartQuantity(line, 5));
    const first = store.dispatch(flushPendingWrites());
    store.dispatch(setCartQuantity(line, 6));
    const second = store.dispatch(flushPendingWrites());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(updates()).toHaveLength(1);
    slow.release();
    await Promise.all([first, second]);
    expect(updates()).toHaveLength(2);
    expect(updates()[1]).toContain('"quantity":6');
    expect(shown(store)).toEqual({ p1: { M: 6 } });
    expect(heard.map(({ outcome }) => outcome)).toEqual(['saved']);
  });

  test('keeps a held quantity on the screen when the cart is read again', async () => {
    cartData = { p1: { M: 1 } };
    const { store } = open('customer');
    const cart = load(store);
    await cart;
    store.dispatch(setCartQuantity(line, 9));
    await cart.refetch();
    expect(shown(store)).toEqual({ p1: { M: 9 } });
    answers = [() => HttpResponse.json({ success: false })];
    await store.dispatch(flushPendingWrites());
    expect(shown(store)).toEqual({ p1: { M: 1 } });
  });

  test('sends a held quantity before adding to the same line', async () => {
    cartData = { p1: { M: 1 } };
    const { store } = open('customer');
    await load(store);
    store.dispatch(setCartQuantity(line, 5));
    await store.dispatch(addToCart(line, 1));
    expect(asked.map((call) => call.split(' ')[0])).toEqual([
      'cart/get',
      'cart/update',
      'cart/add',
    ]);
    expect(shown(store)).toEqual({ p1: { M: 6 } });
  });
});

describe('signing in', () => {
  const login = userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' });

  test('reloads the product list and the cart, now from the server', async () => {
    cartData = { p9: { '': 4 } };
    const { store } = open('guest', { preloadedState: guestCart({ p1: { M: 1 } }) });
    await load(store);
    await store.dispatch(productApi.endpoints.list.initiate());
    expect(shown(store)).toEqual({ p1: { M: 1 } });
    asked = [];
    await store.dispatch(login);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked.map((call) => call.split(' ')[0]).sort()).toEqual([
      'cart/get',
      'product/list',
      'user/login',
    ]);
    expect(shown(store)).toEqual(cartData);
  });

  test('that fails reloads nothing', async () => {
    server.use(
      http.post('*/api/user/login', () =>
        HttpResponse.json({ success: false, message: 'Incorrect email or password.' }),
      ),
    );
    const { store } = open('guest');
    await load(store);
    await store.dispatch(login);
    expect(store.getState().session.status).toBe('guest');
    expect(asked).toEqual([]);
    server.resetHandlers();
  });

  test('merges the guest’s cart once, also when the first answer was lost', async () => {
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('cartMerge')) keys.push(request.headers.get('Idempotency-Key'));
    });
    const { store, storage } = open('customer', {
      storage: memoryStorage({ guestCartData: '{"p1":{"M":1}}' }),
    });
    const remember: AppThunk = (_d, _s, ports) => ports.startRemembering();
    store.dispatch(remember);
    await new Promise((resolve) => setTimeout(resolve, 20));
    answers = [() => HttpResponse.error()];
    expect(await store.dispatch(mergeGuestCart())).toMatchObject({ kind: 'offline' });
    expect(store.getState().guestCart.value).toEqual({ p1: { M: 1 } });
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    expect(store.getState().guestCart.value).toEqual({});
    expect(await store.dispatch(mergeGuestCart())).toBeNull();
    server.events.removeAllListeners();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(asked.filter((call) => call.includes('cartMerge')).at(-1)).toBe(
      'cart/cartMerge {"cartData":{"p1":{"M":1}}}',
    );
    expect(storage.local.getItem('kedai:merge')).toBeNull();
  });
});
