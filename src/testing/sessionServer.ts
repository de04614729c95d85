import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { type CartData, withAdded } from '@kedai/contract/rules/cartData';
import { HttpResponse } from 'msw';
import { refuseCall } from '../../server/dev/failureLab';
import type { CartLineQuantity } from '../api/cartApi';
import { cartApi } from '../api/cartApi';
import type { CartSyncResult } from '../state/cart/cartSlice';
import { onCartSyncResult, selectCart } from '../state/cart/cartWrites';
import { selectIsRehydrated } from '../state/device/selection';
import { type ClientStorage, memoryStorage } from '../state/device/storage';
import type { TabMessage, Tabs } from '../state/device/tabs';
import { type SessionStatus, selectVisitor } from '../state/session/sessionSlice';
import { startStore } from '../state/startStore';
import { createStore, type StoreOptions } from '../state/store';
import type { AppStore } from '../state/thunk';
import { serveCalls, type TestServer } from './testServer';

/** A server with a session. */
export interface SessionServer extends TestServer {
  /** Whether a customer is signed in. */
  signedIn: boolean;
  /** The customer's cart. */
  cart: CartData;
}

/** Serves sessions to the tests of a file. Each test starts signed out. Call it once, at the top. */
export function serveSession(): SessionServer {
  const shop: SessionServer = { ...serveCalls(), signedIn: false, cart: {} };
  beforeEach(() => {
    Object.assign(shop, { signedIn: false, cart: {} });
    shop.responds(userCalls.verifyToken, () => HttpResponse.json({ success: shop.signedIn }));
    shop.succeeds(userCalls.login, () => {
      shop.signedIn = true;
      return {};
    });
    shop.succeeds(userCalls.logout, () => {
      shop.signedIn = false;
      return {};
    });
    shop.responds(cartCalls.get, () =>
      shop.signedIn
        ? HttpResponse.json({ success: true, cartData: shop.cart })
        : refuseCall('not-signed-in'),
    );
    shop.succeeds(productCalls.list, { products: [] });
    shop.succeeds(cartCalls.add, ({ body }) => {
      const { quantity, ...line } = body as CartLineQuantity;
      shop.cart = withAdded(shop.cart, line, quantity);
      return {};
    });
    shop.succeeds(cartCalls.cartMerge, {});
    shop.succeeds(cartCalls.update, ({ body }) => {
      const { itemId, feature, quantity } = body as CartLineQuantity;
      shop.cart = { ...shop.cart, [itemId]: { [feature]: quantity } };
      return {};
    });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  return shop;
}

/** Creates the tabs of one browser: each receives the messages of the others. */
export function createTabGroup(): () => Tabs {
  const listeners = new Set<(message: TabMessage) => void>();
  return () => {
    let own: ((message: TabMessage) => void) | null = null;
    return {
      broadcast: (message) => {
        for (const listener of listeners) if (listener !== own) listener(message);
      },
      subscribe: (listener) => {
        own = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
}

/** Stops the stores of the current test. */
const stops: (() => void)[] = [];

/** Creates and starts a store, as a page load does, and waits for its session check. */
export async function openStore(
  storage: ClientStorage = memoryStorage(),
  tabs = createTabGroup()(),
): Promise<AppStore> {
  const store = createStore({ storage, tabs });
  stops.push(startStore(store));
  await until(() => statusOf(store) !== 'checking');
  await until(() => selectIsRehydrated(store.getState()));
  return store;
}

/** Waits until a condition is met. */
export async function until(isMet: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isMet()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The condition was not met within a second.');
}

/** The visitor of a page; `checking` until the first session check has a response. */
export const statusOf = (store: AppStore) => selectVisitor(store.getState()) ?? 'checking';

/** The cart that the page shows. */
export const shownCart = (store: AppStore) => selectCart(store.getState());

/** The cart line that most tests use. */
export const line = { itemId: 'p1', feature: 'M' };

/** A store whose session already has this status. */
export function openCart(status: SessionStatus, options: StoreOptions = {}) {
  return createStore({
    storage: memoryStorage(),
    ...options,
    preloadedState: { session: { status }, ...options.preloadedState },
  });
}

/** Loads the cart. */
export const loadCart = (store: AppStore) => store.dispatch(cartApi.endpoints.cartGet.initiate());
/** Collects all later results of cart writes. */
export function collectSyncResults(store: AppStore): CartSyncResult[] {
  const results: CartSyncResult[] = [];
  store.dispatch(onCartSyncResult((result) => results.push(result)));
  return results;
}
