import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { CartLineQuantity } from '../api/cartApi';
import { selectCart } from '../state/cart/cartWrites';
import { selectIsRehydrated } from '../state/device/selection';
import { type ClientStorage, memoryStorage } from '../state/device/storage';
import type { TabMessage, Tabs } from '../state/device/tabs';
import { selectVisitor } from '../state/session/sessionSlice';
import { startStore } from '../state/startStore';
import { createStore } from '../state/store';
import type { AppStore } from '../state/thunk';

/** A server with a session. */
export interface SessionServer {
  readonly server: SetupServer;
  /** Whether a customer is signed in. */
  signedIn: boolean;
  /** Replaces the response to a session check. */
  check: (() => Response) | null;
  /** The customer's cart. */
  cart: Record<string, Record<string, number>>;
  /** How often the cart was loaded. */
  cartLoads: number;
}

const initialState = () => ({ signedIn: false, check: null, cart: {}, cartLoads: 0 });

/** Serves sessions to the tests of a file. Each test starts signed out. Call it once, at the top. */
export function serveSession(): SessionServer {
  const shop: SessionServer = {
    ...initialState(),
    server: setupServer(
      http.get(
        '*/api/user/verifyToken',
        () => shop.check?.() ?? HttpResponse.json({ success: shop.signedIn }),
      ),
      http.post('*/api/user/login', () => {
        shop.signedIn = true;
        return HttpResponse.json({ success: true, token: 't' });
      }),
      http.post('*/api/user/logout', () => {
        shop.signedIn = false;
        return HttpResponse.json({ success: true });
      }),
      http.post('*/api/cart/get', () => {
        shop.cartLoads += 1;
        return shop.signedIn
          ? HttpResponse.json({ success: true, cartData: shop.cart })
          : HttpResponse.json(
              { success: false, message: 'No', code: 'not-signed-in' },
              { status: 401 },
            );
      }),
      http.post('*/api/cart/update', async ({ request }) => {
        const line = (await request.json()) as CartLineQuantity;
        shop.cart = { ...shop.cart, [line.itemId]: { [line.feature]: line.quantity } };
        return HttpResponse.json({ success: true });
      }),
    ),
  };
  beforeAll(() => shop.server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => shop.server.close());
  beforeEach(() => {
    shop.server.resetHandlers();
    Object.assign(shop, initialState());
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
  const store = createStore({ storage, tabs, devTools: false });
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

/** The visitor of a page; `checking` until the first session check has an answer. */
export const statusOf = (store: AppStore) => selectVisitor(store.getState()) ?? 'checking';

/** The cart that the page shows. */
export const shownCart = (store: AppStore) => selectCart(store.getState());
