import { HttpResponse, http } from 'msw';
import { cartApi } from '../api/cartApi';
import { devicesApi } from '../api/devicesApi';
import { orderApi } from '../api/orderApi';
import { PERSONAL_QUERIES } from '../api/personalQueries';
import { userApi } from '../api/userApi';
import { cartCalls } from '../contract/cart';
import { CUSTOMER_HEADER } from '../contract/customer';
import { deviceCalls } from '../contract/devices';
import { orderCalls } from '../contract/order';
import { CUSTOMER_KEY } from '../contract/preload';
import {
  createTabGroup,
  openStore,
  serveSession,
  shownCart,
  statusOf,
  until,
} from '../testing/sessionServer';
import { addToCart, setCartQuantity } from './cart';
import type { AppStore } from './createStore';
import { saveProfile } from './profile';
import { saveSelection, selectSelection } from './selection';
import { mergeGuestCart, signOut } from './session';
import { noticeClosed } from './sessionSlice';
import { personalInfoSaved } from './slices';
import { flushEverything } from './startStore';
import { type ClientStorage, memoryStorage } from './storage';
import { PROFILE_KEY } from './storageCodecs';

/** A tab that acts for a customer, while the session has become another one's. */

const shop = serveSession();
const [A, B] = ['customer-a', 'customer-b'];
const line = { itemId: 'p1', feature: 'M' };

/** What a write of the cart named as its customer, one entry for each. */
let writes: (string | null)[] = [];

/** The session is this customer's; the server names customers, unless it is plain. */
function givenSessionOf(customer: string | null, { plain = false } = {}): void {
  shop.signedIn = customer !== null;
  shop.check = () =>
    HttpResponse.json(
      customer === null ? { success: false } : { success: true, ...(plain ? {} : { customer }) },
    );
}

beforeEach(() => {
  writes = [];
  const noted = ({ request }: { request: Request }) => {
    writes.push(request.headers.get(CUSTOMER_HEADER));
    return HttpResponse.json({ success: true });
  };
  const paths = ['add', 'update', 'cartMerge'];
  shop.server.use(...paths.map((path) => http.post(`*/api/cart/${path}`, noted)));
});

const selection = {
  serviceType: 'delivery',
  deliveryAddress: '7 Jalan Quetta',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
} as const;

const profile = personalInfoSaved({ name: 'Qamar', phone: '0177733311' });

/** A tab of customer A with something of theirs in each place. */
async function openFilled(storage: ClientStorage = memoryStorage(), tabs = createTabGroup()()) {
  const store = await openStore(storage, tabs);
  store.dispatch(saveSelection(selection));
  window.dispatchEvent(new Event('focus'));
  await store.dispatch(saveProfile(profile));
  store.dispatch((_d, _s, { flushPersistence }) => flushPersistence());
  storage.tab.setItem('kedai:checkout', 'Jalan Quetta');
  shop.cart = { p1: { M: 3 } };
  await store.dispatch(cartApi.endpoints.get.initiate());
  expect(shownCart(store)).toEqual({ p1: { M: 3 } });
  return { store, storage };
}

/** All that this device keeps, as one text. */
const stored = ({ cookies, local, tab }: ClientStorage) =>
  [cookies.read('userSelection'), local.getItem(PROFILE_KEY), tab.getItem('kedai:checkout')].join();

function expectCleared(store: AppStore, storage: ClientStorage): void {
  expect(stored(storage)).not.toMatch(/Quetta|Qamar|0177733311/);
  expect(JSON.stringify(store.getState())).not.toMatch(/Quetta|Qamar|0177733311|"M":3/);
}

const checkAgain = (store: AppStore) =>
  store.dispatch(
    userApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );

test('every query that needs a session is dropped with its customer', () => {
  const endpoints = { ...cartApi.endpoints, ...orderApi.endpoints, ...devicesApi.endpoints };
  const queries = Object.entries({ ...cartCalls, ...orderCalls, ...deviceCalls })
    .filter(([name, call]) => call.needsSession && 'useQuery' in Reflect.get(endpoints, name))
    .map(([name]) => name);
  expect(new Set(queries)).toEqual(PERSONAL_QUERIES);
});

test('another customer finds nothing of the one before, and is told', async () => {
  givenSessionOf(A);
  const { store, storage } = await openFilled();
  givenSessionOf(B);
  await checkAgain(store);
  expect(store.getState().session).toMatchObject({ status: 'customer', notice: 'otherCustomer' });
  expectCleared(store, storage);
});

test('the same customer keeps everything, however often that is checked', async () => {
  givenSessionOf(A);
  const { store, storage } = await openFilled();
  await checkAgain(store);
  expect(store.getState().session.notice).toBeUndefined();
  expect(stored(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
});

describe('a session that ended by itself', () => {
  const pickup = { ...selection, serviceType: 'pickup', deliveryAddress: undefined } as const;

  test('leaves nothing of its customer, as a logout does, and the shopper is told', async () => {
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    givenSessionOf(null);
    await checkAgain(store);
    expect(store.getState().session).toMatchObject({ status: 'guest', notice: 'ended' });
    expect(selectSelection(store.getState())).toBeNull();
    expectCleared(store, storage);
    expect(storage.local.getItem(CUSTOMER_KEY)).toBeNull();
  });

  test('leaves nothing for the same customer either', async () => {
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    givenSessionOf(null);
    await checkAgain(store);
    givenSessionOf(A);
    await checkAgain(store);
    expectCleared(store, storage);
    expect(store.getState().session.notice).toBe('ended');
  });

  test('leaves Pick Up, which says nothing of a person', async () => {
    givenSessionOf(A);
    const { store } = await openFilled();
    store.dispatch(saveSelection(pickup));
    window.dispatchEvent(new Event('focus'));
    givenSessionOf(null);
    await checkAgain(store);
    expect(selectSelection(store.getState())).toMatchObject({ serviceType: 'pickup' });
  });

  test('is told of in every tab of the browser', async () => {
    givenSessionOf(A);
    const storage = memoryStorage();
    const tabs = createTabGroup();
    const { store: other } = await openFilled(storage, tabs());
    const { store } = await openFilled(storage, tabs());
    givenSessionOf(null);
    await checkAgain(store);
    // The browser tells other tabs what has changed in local storage.
    tabs().broadcast('session');
    await until(() => other.getState().session.notice === 'ended');
    expectCleared(other, storage);
  });

  test('is found by a page that is loaded again, also when its first check failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    givenSessionOf(A);
    const { storage } = await openFilled();
    shop.check = () => HttpResponse.error();
    const again = await openStore(storage);
    expect(stored(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
    expect(again.getState().session.notice).toBeUndefined();
    givenSessionOf(null);
    await checkAgain(again);
    expect(again.getState().session.notice).toBe('ended');
    expectCleared(again, storage);
  });

  test('is found by a page that the browser restores after another tab has cleared the device', async () => {
    givenSessionOf(A);
    const { storage } = await openFilled();
    storage.local.removeItem(CUSTOMER_KEY);
    givenSessionOf(null);
    const restored = await openStore(storage);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    expect(restored.getState().session.notice).toBe('ended');
  });

  test.each([
    ['without a connection', () => HttpResponse.error()],
    ['with an error of the server', () => HttpResponse.json({ success: false }, { status: 503 })],
    [
      'with a page of a network',
      () => HttpResponse.html('<p>Pay for the Wi-Fi</p>', { status: 403 }),
    ],
  ])('is not to be concluded from a check %s', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    shop.check = answer;
    await checkAgain(store);
    expect(store.getState().session).toMatchObject({ status: 'customer', customer: A });
    expect(stored(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
  });

  test('keeps what is saved while that is found out off the device', async () => {
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    givenSessionOf(null);
    const check = checkAgain(store);
    expect(await store.dispatch(saveProfile(profile))).toMatchObject({ code: 'not-signed-in' });
    await check;
    expectCleared(store, storage);
  });

  test('is closed as a notice by the shopper', async () => {
    givenSessionOf(A);
    const { store } = await openFilled();
    givenSessionOf(null);
    await checkAgain(store);
    store.dispatch(noticeClosed());
    expect(store.getState().session.notice).toBeUndefined();
  });
});

test('logout leaves nothing, here and in a tab that has no connection', async () => {
  givenSessionOf(A);
  const tabs = createTabGroup();
  const storage = memoryStorage();
  const { store: asleep } = await openFilled(storage, tabs());
  const { store } = await openFilled(storage, tabs());
  shop.check = () => HttpResponse.error();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await store.dispatch(signOut());
  expectCleared(store, storage);
  expectCleared(asleep, storage);
  expect(statusOf(asleep)).toBe('guest');
  expect(storage.local.getItem(CUSTOMER_KEY)).toBeNull();
});

test('held quantities are not sent for another customer, nor when the page is left', async () => {
  givenSessionOf(A);
  const { store } = await openFilled();
  store.dispatch(setCartQuantity(line, 7));
  givenSessionOf(B);
  await checkAgain(store);
  await store.dispatch(flushEverything());
  expect(writes).toEqual([]);
});

test('calls name the customer whom they are meant for', async () => {
  givenSessionOf(A);
  const { store } = await openFilled();
  store.dispatch(setCartQuantity(line, 7));
  await store.dispatch(flushEverything());
  expect(writes).toEqual([A]);
});

const presses: readonly [string, (store: AppStore) => Promise<unknown>][] = [
  ['an add', (store) => store.dispatch(addToCart(line, 1))],
  ['a merge', (store) => store.dispatch(mergeGuestCart())],
  ['the profile', (store) => store.dispatch(saveProfile(profile))],
];

test.each(presses)(
  '%s that is pressed while the sign-in is checked waits, and is not for another',
  async (_, press) => {
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    storage.cookies.write('guestCartData', '{"p9":{"":1}}');
    window.dispatchEvent(new Event('focus'));
    givenSessionOf(B);
    const check = checkAgain(store);
    expect(await press(store)).toMatchObject({ kind: 'refused', code: 'other-customer' });
    await check;
    expect(writes).toEqual([]);
    expect(storage.local.getItem(PROFILE_KEY)).toBeNull();
  },
);

test('a call that the server refuses as another customer’s has the session checked', async () => {
  givenSessionOf(A);
  const { store, storage } = await openFilled();
  givenSessionOf(B);
  shop.server.use(
    http.post('*/api/cart/add', () =>
      HttpResponse.json({ success: false, message: 'No', code: 'other-customer' }, { status: 409 }),
    ),
  );
  await store.dispatch(addToCart(line, 1));
  await until(() => store.getState().session.notice === 'otherCustomer');
  expectCleared(store, storage);
});

describe('a tab that slept while another customer signed in', () => {
  test.each([
    ['a server that names customers', false],
    ['one that does not', true],
  ])('drops what it holds before anything is sent, before %s', async (_, plain) => {
    givenSessionOf(A, { plain });
    const { store, storage } = await openFilled();
    // The other tab has cleared the device, and the next customer has saved something since.
    storage.local.setItem(CUSTOMER_KEY, plain ? 'local:other' : B);
    storage.local.setItem(PROFILE_KEY, JSON.stringify({ name: 'Bala', phone: '', address: null }));
    storage.cookies.remove('userSelection');
    givenSessionOf(B, { plain });
    expect(await store.dispatch(addToCart(line, 1))).toMatchObject({ code: 'other-customer' });
    await until(() => statusOf(store) === 'customer');
    expect(writes).toEqual([]);
    expectCleared(store, storage);
    expect(store.getState().profile.value.name).toBe('Bala');
    expect(selectSelection(store.getState())).toBeNull();
  });

  test('looks when Back brings its page from memory', async () => {
    givenSessionOf(A);
    const { store, storage } = await openFilled();
    storage.local.setItem(CUSTOMER_KEY, B);
    givenSessionOf(B);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    await until(() => store.getState().session.notice === 'otherCustomer');
  });
});

describe('before a server that names no customers', () => {
  const login = (email: string) => userApi.endpoints.login.initiate({ email, password: 'secret' });

  test('a write fails clearly while the sign-in cannot be checked, and works once it can', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    givenSessionOf(A, { plain: true });
    const { store } = await openFilled();
    shop.check = () => HttpResponse.error();
    await checkAgain(store);
    expect(await store.dispatch(addToCart(line, 1))).toMatchObject({ code: 'unchecked' });
    expect(writes).toEqual([]);
    givenSessionOf(A, { plain: true });
    expect(await store.dispatch(addToCart(line, 1))).toBeNull();
    expect(writes).toEqual([null]);
  });

  test('a session that ended by itself leaves nothing, whoever signs in next', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    await store.dispatch(login('a@example.my'));
    storage.tab.setItem('kedai:checkout', 'Jalan Quetta');
    shop.signedIn = false;
    await checkAgain(store);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    await store.dispatch(login('a@example.my'));
    expect(store.getState().session).toMatchObject({ status: 'customer' });
    expect(store.getState().session.notice).toBeUndefined();
  });
});
