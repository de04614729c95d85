import { cartCalls } from '@kedai/contract/calls/cart';
import { userCalls } from '@kedai/contract/calls/user';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { CUSTOMER_KEY } from '@kedai/contract/protocol/preload';
import { HttpResponse } from 'msw';
import { cartApi } from '../../api/cartApi';
import { userApi } from '../../api/userApi';
import {
  createTabGroup,
  line,
  openStore,
  serveSession,
  shownCart,
  statusOf,
  until,
} from '../../testing/sessionServer';
import { addToCart, flushPendingWrites, setCartQuantity } from '../cart/cartWrites';
import { saveProfile } from '../device/profile';
import { saveSelection, selectSelection } from '../device/selection';
import { PROFILE_KEY, personalInfoSaved } from '../device/slices';
import { type ClientStorage, memoryStorage } from '../device/storage';
import { createStore } from '../store';
import type { AppStore } from '../thunk';
import { syncWithStoredCustomer } from './checkSession';
import { mergeGuestCart, signOut } from './customerSession';
import { noticeClosed } from './sessionSlice';

const shop = serveSession();
const [A, B] = ['customer-a', 'customer-b'];

/** The customer that each cart write named. */
const writes = () =>
  WRITES.flatMap(shop.sent).map(({ request }) => request.headers.get(CUSTOMER_HEADER));

/** Sets the customer of the session. The server sends customer ids unless `withoutIds`. */
function setSession(customer: string | null, withoutIds = false): void {
  shop.signedIn = customer !== null;
  if (customer === null) shop.refuses(userCalls.verifyToken, {});
  else shop.succeeds(userCalls.verifyToken, withoutIds ? {} : { customer });
}

const WRITES = [cartCalls.add, cartCalls.update, cartCalls.cartMerge];
beforeEach(() => {
  for (const call of WRITES) shop.succeeds(call, {});
});

const selection = {
  serviceType: 'delivery',
  deliveryAddress: '7 Jalan Quetta',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
} as const;

const profile = personalInfoSaved({ name: 'Qamar', phone: '0177733311' });

/** Signs customer A in and opens a tab with data in every storage. */
async function openStoreWithData(
  storage: ClientStorage = memoryStorage(),
  tabs = createTabGroup()(),
  withoutIds = false,
) {
  setSession(A, withoutIds);
  const store = await openStore(storage, tabs);
  store.dispatch(saveSelection(selection));
  window.dispatchEvent(new Event('focus'));
  await store.dispatch(saveProfile(profile));
  store.dispatch((_d, _s, { flushPersistence }) => flushPersistence());
  storage.tab.setItem('kedai:checkout', 'Jalan Quetta');
  shop.cart = { p1: { M: 3 } };
  await store.dispatch(cartApi.endpoints.cartGet.initiate());
  expect(shownCart(store)).toEqual({ p1: { M: 3 } });
  return { store, storage };
}

/** All stored data of this device, as one text. */
const storedData = ({ cookies, local, tab }: ClientStorage) =>
  [
    cookies.getItem('userSelection'),
    local.getItem(PROFILE_KEY),
    tab.getItem('kedai:checkout'),
  ].join();

function expectCleared(store: AppStore, storage: ClientStorage): void {
  expect(storedData(storage)).not.toMatch(/Quetta|Qamar|0177733311/);
  expect(JSON.stringify(store.getState())).not.toMatch(/Quetta|Qamar|0177733311|"M":3/);
}

const recheck = (store: AppStore) =>
  store.dispatch(
    userApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
/** Checks the session of a tab after it became that of this customer, or ended. */
const recheckAs = (customer: string | null, store: AppStore) => {
  setSession(customer);
  return recheck(store);
};

test('drops the former customer’s data and shows a notice when another customer signs in', async () => {
  const { store, storage } = await openStoreWithData();
  await recheckAs(B, store);
  expect(store.getState().session).toMatchObject({ status: 'customer', notice: 'otherCustomer' });
  expectCleared(store, storage);
});

test('keeps the data of the same customer after another check', async () => {
  const { store, storage } = await openStoreWithData();
  await recheck(store);
  expect(store.getState().session.notice).toBeUndefined();
  expect(storedData(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
});

describe('a session that expired', () => {
  const pickup = { ...selection, serviceType: 'pickup', deliveryAddress: undefined } as const;

  test('drops the customer’s data and shows a notice until the shopper closes it', async () => {
    const { store, storage } = await openStoreWithData();
    await recheckAs(null, store);
    expect(store.getState().session).toMatchObject({ status: 'signedOut', notice: 'ended' });
    expect(selectSelection(store.getState())).toBeNull();
    expectCleared(store, storage);
    expect(storage.local.getItem(CUSTOMER_KEY)).toBeNull();
    store.dispatch(noticeClosed());
    expect(store.getState().session.notice).toBeUndefined();
  });

  test('drops the data also when the same customer signs in again', async () => {
    const { store, storage } = await openStoreWithData();
    await recheckAs(null, store);
    await recheckAs(A, store);
    expectCleared(store, storage);
    expect(store.getState().session.notice).toBe('ended');
  });

  test('keeps a pickup selection, which has no personal data', async () => {
    const { store } = await openStoreWithData();
    store.dispatch(saveSelection(pickup));
    window.dispatchEvent(new Event('focus'));
    await recheckAs(null, store);
    expect(selectSelection(store.getState())).toMatchObject({ serviceType: 'pickup' });
  });

  test('is noticed in every tab of the browser', async () => {
    const storage = memoryStorage();
    const tabs = createTabGroup();
    const { store: other } = await openStoreWithData(storage, tabs());
    const { store } = await openStoreWithData(storage, tabs());
    await recheckAs(null, store);
    // In a browser, the change of the local storage notifies other tabs.
    tabs().broadcast('session');
    await until(() => other.getState().session.notice === 'ended');
    expectCleared(other, storage);
  });

  test('is noticed after a reload, also when the first check failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { storage } = await openStoreWithData();
    shop.fails(userCalls.verifyToken);
    const again = await openStore(storage);
    expect(storedData(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
    expect(again.getState().session.notice).toBeUndefined();
    await recheckAs(null, again);
    expect(again.getState().session.notice).toBe('ended');
    expectCleared(again, storage);
  });

  test('is noticed by a restored page after another tab has cleared the device', async () => {
    const { storage } = await openStoreWithData();
    storage.local.removeItem(CUSTOMER_KEY);
    setSession(null);
    const restored = await openStore(storage);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    expect(restored.getState().session.notice).toBe('ended');
  });

  test.each([
    ['without a connection', () => HttpResponse.error()],
    ['with a server error', () => HttpResponse.json({ success: false }, { status: 503 })],
    [
      'with the page of a network portal',
      () => HttpResponse.html('<p>Pay for the Wi-Fi</p>', { status: 403 }),
    ],
  ])('is not assumed after a check %s', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, storage } = await openStoreWithData();
    shop.responds(userCalls.verifyToken, answer);
    await recheck(store);
    expect(store.getState().session).toMatchObject({ status: 'customer', customer: A });
    expect(storedData(storage)).toMatch(/7 Jalan Quetta.*Qamar.*Jalan Quetta/);
  });

  test('refuses to save the profile while the check is running', async () => {
    const { store, storage } = await openStoreWithData();
    const check = recheckAs(null, store);
    expect(await store.dispatch(saveProfile(profile))).toMatchObject({ code: 'not-signed-in' });
    await check;
    expectCleared(store, storage);
  });
});

test('logout drops all data, also in a tab without a connection', async () => {
  const tabs = createTabGroup();
  const storage = memoryStorage();
  const { store: suspended } = await openStoreWithData(storage, tabs());
  const { store } = await openStoreWithData(storage, tabs());
  shop.fails(userCalls.verifyToken);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await store.dispatch(signOut());
  expectCleared(store, storage);
  expectCleared(suspended, storage);
  expect(statusOf(suspended)).toBe('guest');
  expect(storage.local.getItem(CUSTOMER_KEY)).toBeNull();
});

test.each([
  ['sent for their customer', A, [A]],
  ['not sent for another one', B, []],
])('pending quantities are %s', async (_, customer, sent) => {
  const { store } = await openStoreWithData();
  store.dispatch(setCartQuantity(line, 7));
  if (customer === B) await recheckAs(B, store);
  await store.dispatch(flushPendingWrites());
  expect(writes()).toEqual(sent);
});

const writeActions: readonly [string, (store: AppStore) => Promise<unknown>][] = [
  ['an add', (store) => store.dispatch(addToCart(line, 1))],
  ['a merge', (store) => store.dispatch(mergeGuestCart())],
  ['the profile', (store) => store.dispatch(saveProfile(profile))],
];

test.each(writeActions)(
  '%s during a session check waits, and is not sent for another customer',
  async (_, write) => {
    const { store, storage } = await openStoreWithData();
    storage.cookies.setItem('guestCartData', '{"p9":{"":1}}');
    window.dispatchEvent(new Event('focus'));
    const check = recheckAs(B, store);
    expect(await write(store)).toMatchObject({ retryable: false });
    await check;
    expect(writes()).toEqual([]);
    expect(storage.local.getItem(PROFILE_KEY)).toBeNull();
  },
);

/** What other tabs did to the storage of this device, while this tab heard nothing of it. */
const unheard: readonly [string, (storage: ClientStorage) => void, string][] = [
  ['signed in another customer', ({ local }) => local.setItem(CUSTOMER_KEY, B), 'otherCustomer'],
  ['signed out', ({ local }) => local.removeItem(CUSTOMER_KEY), 'loggedOut'],
];

describe.each(unheard)('when another tab has %s unheard', (_, change, notice) => {
  /** Opens a tab of customer A without a connection, then lets the other tab act. */
  async function openDeafTab() {
    const { store, storage } = await openStoreWithData();
    shop.fails(userCalls.verifyToken);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    storage.cookies.removeItem('userSelection');
    storage.local.removeItem(PROFILE_KEY);
    change(storage);
    return { store, storage };
  }

  test('the service that the former customer chose is not saved, but the next choice is', async () => {
    const { store, storage } = await openDeafTab();
    expect(store.dispatch(saveSelection(selection))).toBe(false);
    expectCleared(store, storage);
    expect(store.getState().session.notice).toBe(notice);
    const next = { ...selection, deliveryAddress: '9 Jalan Bunga' };
    expect(store.dispatch(saveSelection(next))).toBe(true);
    expect(storage.cookies.getItem('userSelection')).toContain('9 Jalan Bunga');
  });

  test('the profile of the former customer is not saved', async () => {
    const { store, storage } = await openDeafTab();
    expect(await store.dispatch(saveProfile(profile))).toMatchObject({ retryable: false });
    expectCleared(store, storage);
  });
});

test('the service prompt, which runs before the session check, does not save for another customer', () => {
  const storage = memoryStorage({}, { [CUSTOMER_KEY]: A });
  const store = createStore({ storage });
  store.dispatch(syncWithStoredCustomer());
  storage.local.setItem(CUSTOMER_KEY, B);
  expect(store.dispatch(saveSelection(selection))).toBe(false);
  expect(storage.cookies.getItem('userSelection')).toBeNull();
  expect(store.getState().session.notice).toBe('otherCustomer');
});

test('a customer whose browser stores nothing but cookies can choose a service', async () => {
  const blocked = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const { store } = await openStoreWithData({ ...memoryStorage(), local: blocked, tab: blocked });
  expect(store.dispatch(saveSelection({ ...selection, deliveryAddress: '9 Jalan' }))).toBe(true);
});

test('a call refused as another customer’s causes a session check', async () => {
  const { store, storage } = await openStoreWithData();
  setSession(B);
  shop.refuses(cartCalls.add, 'other-customer');
  await store.dispatch(addToCart(line, 1));
  await until(() => store.getState().session.notice === 'otherCustomer');
  expectCleared(store, storage);
});

describe('a tab that was suspended while another customer signed in', () => {
  test.each([
    ['a server that sends customer ids', false],
    ['a server that sends none', true],
  ])('drops its data before it sends anything, with %s', async (_, withoutIds) => {
    const { store, storage } = await openStoreWithData(undefined, undefined, withoutIds);
    // The other tab has cleared the device, and the next customer has saved something since.
    storage.local.setItem(CUSTOMER_KEY, withoutIds ? 'local:other' : B);
    storage.local.setItem(PROFILE_KEY, JSON.stringify({ name: 'Bala', phone: '', address: null }));
    storage.cookies.removeItem('userSelection');
    setSession(B, withoutIds);
    expect(await store.dispatch(addToCart(line, 1))).toMatchObject({ code: 'other-customer' });
    await until(() => statusOf(store) === 'customer');
    expect(writes()).toEqual([]);
    expectCleared(store, storage);
    expect(store.getState().profile.value.name).toBe('Bala');
    expect(selectSelection(store.getState())).toBeNull();
  });

  test('checks the customer when its page is restored from the back/forward cache', async () => {
    const { store, storage } = await openStoreWithData();
    storage.local.setItem(CUSTOMER_KEY, B);
    setSession(B);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    await until(() => store.getState().session.notice === 'otherCustomer');
  });
});

describe('with a server that sends no customer ids', () => {
  const login = (email: string) => userApi.endpoints.login.initiate({ email, password: 'secret' });

  test('refuses a write while the session cannot be checked, and allows it afterwards', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = await openStoreWithData(undefined, undefined, true);
    shop.fails(userCalls.verifyToken);
    await recheck(store);
    expect(await store.dispatch(addToCart(line, 1))).toMatchObject({ code: 'unchecked' });
    expect(writes()).toEqual([]);
    setSession(A, true);
    expect(await store.dispatch(addToCart(line, 1))).toBeNull();
    expect(writes()).toEqual([null]);
  });

  test('drops the data of an expired session before the next sign-in', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    await store.dispatch(login('a@example.my'));
    storage.tab.setItem('kedai:checkout', 'Jalan Quetta');
    shop.signedIn = false;
    await recheck(store);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
    await store.dispatch(login('a@example.my'));
    expect(store.getState().session).toMatchObject({ status: 'customer' });
    expect(store.getState().session.notice).toBeUndefined();
  });
});
