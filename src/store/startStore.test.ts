import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type CartLineQuantity, cartApi } from '../api/cartApi';
import { userApi } from '../api/userApi';
import { addToCart, setCartQuantity } from './cart';
import { type AppStore, createStore } from './createStore';
import { saveSelection, selectIsRemembered, selectSelection } from './selection';
import { signOut } from './session';
import { startStore } from './startStore';
import { type ClientStorage, memoryStorage } from './storage';
import type { TabNews, Tabs } from './tabs';

const selection = {
  serviceType: 'delivery',
  deliveryAddress: '1 Jalan Ampang',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
} as const;

/** The server's own view of who is signed in. */
let signedIn = false;
let check: (() => Response) | null = null;
let serverCart: Record<string, Record<string, number>> = {};
let loads = 0;

const server = setupServer(
  http.get('*/api/user/verifyToken', () => check?.() ?? HttpResponse.json({ success: signedIn })),
  http.post('*/api/user/login', () => {
    signedIn = true;
    return HttpResponse.json({ success: true, token: 't' });
  }),
  http.post('*/api/user/logout', () => {
    signedIn = false;
    return HttpResponse.json({ success: true });
  }),
  http.post('*/api/cart/get', () => {
    loads += 1;
    return signedIn
      ? HttpResponse.json({ success: true, cartData: serverCart })
      : HttpResponse.json(
          { success: false, message: 'No', code: 'not-signed-in' },
          { status: 401 },
        );
  }),
  http.post('*/api/cart/update', async ({ request }) => {
    const line = (await request.json()) as CartLineQuantity;
    serverCart = { ...serverCart, [line.itemId]: { [line.feature]: line.quantity } };
    return HttpResponse.json({ success: true });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.resetHandlers();
  signedIn = false;
  check = null;
  serverCart = {};
  loads = 0;
});

test('a server that gives no reason is asked whether the session is over', async () => {
  signedIn = true;
  const store = await open();
  expect(store.getState().session.status).toBe('customer');
  signedIn = false;
  server.use(
    http.post('*/api/cart/update', () =>
      HttpResponse.json({ success: false, message: 'Not Authorized Login Again' }),
    ),
  );
  await store.dispatch(
    cartApi.endpoints.update.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  await until(() => store.getState().session.status === 'guest');
});

test('an order refused for its own reason leaves the customer signed in, asked once', async () => {
  signedIn = true;
  const store = await open();
  let asked = 0;
  check = () => {
    asked += 1;
    return HttpResponse.json({ success: true });
  };
  server.use(
    http.post('*/api/cart/update', () =>
      HttpResponse.json({ success: false, message: 'Out of stock', code: 'out-of-stock' }),
    ),
  );
  await store.dispatch(
    cartApi.endpoints.update.initiate({ itemId: 'p1', feature: '', quantity: 1 }),
  );
  expect(asked).toBe(0);
  expect(store.getState().session.status).toBe('customer');
});

test('who comes back to the page has it looked through once, however often the browser tells of it', async () => {
  signedIn = true;
  const store = await open();
  await store.dispatch(cartApi.endpoints.get.initiate());
  let checks = 0;
  check = () => {
    checks += 1;
    return HttpResponse.json({ success: true });
  };
  const before = loads;
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([loads - before, checks]).toEqual([1, 1]);
});

/** The tabs of one browser. */
function tabsOfOneBrowser(): () => Tabs {
  const hearers = new Set<(news: TabNews) => void>();
  return () => {
    let own: ((news: TabNews) => void) | null = null;
    return {
      tell: (news) => {
        for (const hear of hearers) if (hear !== own) hear(news);
      },
      listen: (hear) => {
        own = hear;
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    };
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function open(storage: ClientStorage = memoryStorage(), tabs = tabsOfOneBrowser()()) {
  const store = createStore({ storage, tabs, devTools: false });
  stops.push(startStore(store));
  await until(() => store.getState().session.status !== 'checking');
  await until(() => selectIsRemembered(store.getState()));
  return store;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('It never came to be.');
}

const status = (store: AppStore) => store.getState().session.status;
const shown = (store: AppStore) => cartApi.endpoints.get.select()(store.getState()).data?.cartData;
const login = userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' });

describe('who is shopping', () => {
  test('is being checked at first, then a guest', async () => {
    const store = createStore({ storage: memoryStorage(), devTools: false });
    expect(status(store)).toBe('checking');
    expect(status(await open())).toBe('guest');
  });

  test('is a customer again after a reload', async () => {
    signedIn = true;
    expect(status(await open())).toBe('customer');
  });

  test('is not left unknown when the check throws; that is logged, and looked at again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    check = () => HttpResponse.error();
    const store = await open();
    expect(status(store)).toBe('guest');
    expect(warn).toHaveBeenCalled();
    check = null;
    signedIn = true;
    window.dispatchEvent(new Event('online'));
    await until(() => status(store) === 'customer');
  });

  test.each([
    [500, { success: false, message: 'Something went wrong on our side.', code: 'internal' }],
    [503, { success: false, message: 'We are counting.' }],
    [504, { message: 'Timed out' }],
    [429, { success: false, message: 'Slowly.' }],
  ])('stays a customer when a later check is answered %d', async (failing, body) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    signedIn = true;
    const store = await open();
    check = () => HttpResponse.json(body, { status: failing });
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status(store)).toBe('customer');
  });

  test('what a customer put into the cart while taken for a guest joins their own', async () => {
    const merged: unknown[] = [];
    server.use(
      http.post('*/api/cart/cartMerge', async ({ request }) => {
        merged.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const store = await open(memoryStorage({ guestCartData: '{"p1":{"M":2}}' }));
    expect(status(store)).toBe('guest');
    signedIn = true;
    window.dispatchEvent(new Event('focus'));
    await until(() => status(store) === 'customer' && merged.length > 0);
    expect(merged).toEqual([{ cartData: { p1: { M: 2 } } }]);
    await until(() => Object.keys(store.getState().guestCart.value).length === 0);
  });

  test('a merge that got no answer is tried again when the page is loaded again, and no other', async () => {
    const merged: unknown[] = [];
    server.use(
      http.post('*/api/cart/cartMerge', async ({ request }) => {
        merged.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    signedIn = true;
    const cookies = { guestCartData: '{"p1":{"M":2}}' };
    const untouched = await open(memoryStorage(cookies));
    expect(status(untouched)).toBe('customer');
    expect(merged).toEqual([]);
    const begun = { 'kedai:merge': `key ${encodeURIComponent(cookies.guestCartData)}` };
    await open(memoryStorage(cookies, begun));
    await until(() => merged.length > 0);
    expect(merged).toEqual([{ cartData: { p1: { M: 2 } } }]);
  });

  test('stays a customer when a later check throws', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    signedIn = true;
    const store = await open();
    let checks = 0;
    check = () => {
      checks += 1;
      return HttpResponse.html('<html>', { status: 502 });
    };
    window.dispatchEvent(new Event('focus'));
    await until(() => checks === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(status(store)).toBe('customer');
  });

  test('is a guest when an answer says that the session is gone, and the cart follows', async () => {
    signedIn = true;
    const store = await open(memoryStorage({ guestCartData: '{"p1":{"M":1}}' }));
    signedIn = false;
    await store.dispatch(cartApi.endpoints.get.initiate());
    await until(() => status(store) === 'guest');
    await until(() => shown(store)?.p1?.M === 1);
    expect(loads).toBe(1);
  });

  test('is a guest after logout, without any cart', async () => {
    signedIn = true;
    serverCart = { p1: { M: 3 } };
    const storage = memoryStorage({ guestCartData: '{"p2":{"":1}}' });
    const store = await open(storage);
    await store.dispatch(cartApi.endpoints.get.initiate());
    expect(shown(store)).toEqual({ p1: { M: 3 } });
    expect(await store.dispatch(signOut())).toBeNull();
    expect(status(store)).toBe('guest');
    await until(() => Object.keys(shown(store) ?? {}).length === 0);
    expect(storage.cookies.read('guestCartData')).toBeUndefined();
  });
});

describe('this device', () => {
  test('remembers the selection and the cart', async () => {
    const storage = memoryStorage();
    const store = await open(storage);
    store.dispatch(saveSelection(selection));
    expect(JSON.parse(storage.cookies.read('userSelection') ?? '')).toEqual([selection]);
    const again = await open(storage);
    expect(selectSelection(again.getState())).toEqual(selection);
  });

  test('forgets nothing that waits when the page is left', async () => {
    const storage = memoryStorage();
    const store = await open(storage);
    void store.dispatch(addToCart({ itemId: 'p1', feature: '' }, 2));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => storage.cookies.read('guestCartData') === '{"p1":{"":2}}');
  });
});

describe('two tabs', () => {
  test('who signs out in one is not left with what was typed in another', async () => {
    signedIn = true;
    const tabs = tabsOfOneBrowser();
    const storage = memoryStorage();
    const [one, other] = [await open(storage, tabs()), await open(storage, tabs())];
    storage.tab.setItem('kedai:checkout', 'an address');
    const forgotten = jest.spyOn(storage, 'forgetTab');
    await until(() => status(one) === 'customer' && status(other) === 'customer');
    await one.dispatch(signOut());
    await until(() => status(other) === 'guest' && forgotten.mock.calls.length === 2);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
  });

  test('agree on the selection', async () => {
    const storage = memoryStorage();
    const tabs = tabsOfOneBrowser();
    const [one, other] = [await open(storage, tabs()), await open(storage, tabs())];
    one.dispatch(saveSelection(selection));
    await until(() => selectSelection(other.getState()) !== null);
    expect(selectSelection(other.getState())).toEqual(selection);
  });

  test('agree on a guest’s cart', async () => {
    const storage = memoryStorage();
    const tabs = tabsOfOneBrowser();
    const [one, other] = [await open(storage, tabs()), await open(storage, tabs())];
    await other.dispatch(cartApi.endpoints.get.initiate());
    one.dispatch(setCartQuantity({ itemId: 'p1', feature: 'M' }, 3));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => shown(other)?.p1?.M === 3);
    expect(other.getState().guestCart.value).toEqual({ p1: { M: 3 } });
  });

  test('agree on who is signed in', async () => {
    const storage = memoryStorage();
    const tabs = tabsOfOneBrowser();
    const [one, other] = [await open(storage, tabs()), await open(storage, tabs())];
    await one.dispatch(login);
    await until(() => status(other) === 'customer');
    await one.dispatch(signOut());
    await until(() => status(other) === 'guest');
  });

  test('agree on a customer’s cart', async () => {
    signedIn = true;
    const tabs = tabsOfOneBrowser();
    const [one, other] = [await open(memoryStorage(), tabs()), await open(memoryStorage(), tabs())];
    await other.dispatch(cartApi.endpoints.get.initiate());
    one.dispatch(setCartQuantity({ itemId: 'p1', feature: 'M' }, 2));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => shown(other)?.p1?.M === 2);
  });

  test('that heard nothing of each other agree when one is looked at again', async () => {
    const storage = memoryStorage();
    const store = await open(storage);
    storage.cookies.write('userSelection', JSON.stringify([selection]));
    storage.cookies.write('guestCartData', '{"p7":{"":1}}');
    window.dispatchEvent(new Event('focus'));
    expect(selectSelection(store.getState())).toEqual(selection);
    expect(store.getState().guestCart.value).toEqual({ p7: { '': 1 } });
  });
});
