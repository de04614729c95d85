import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { type CartLineQuantity, cartApi } from '../api/cartApi';
import { type AppStore, createStore } from '../store/createStore';
import { selectIsRemembered } from '../store/selection';
import { startStore } from '../store/startStore';
import { type ClientStorage, memoryStorage } from '../store/storage';
import type { TabNews, Tabs } from '../store/tabs';

/** A server that knows who is signed in. */
export interface SessionServer {
  readonly server: SetupServer;
  /** Its own view of it. */
  signedIn: boolean;
  /** What a token check is answered in place of that. */
  check: (() => Response) | null;
  /** The customer's cart, and how often it was asked for. */
  cart: Record<string, Record<string, number>>;
  loads: number;
}

const fresh = () => ({ signedIn: false, check: null, cart: {}, loads: 0 });

/** Serves sessions to the tests of a file, nobody signed in at each; call it once, at the top. */
export function serveSession(): SessionServer {
  const shop: SessionServer = {
    ...fresh(),
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
        shop.loads += 1;
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
    Object.assign(shop, fresh());
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  return shop;
}

/** The tabs of one browser. */
export function tabsOfOneBrowser(): () => Tabs {
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

/** What ends the stores of a test. */
const stops: (() => void)[] = [];

/** A store that is alive, as a page that has just been loaded. */
export async function openStore(
  storage: ClientStorage = memoryStorage(),
  tabs = tabsOfOneBrowser()(),
): Promise<AppStore> {
  const store = createStore({ storage, tabs, devTools: false });
  stops.push(startStore(store));
  await until(() => statusOf(store) !== 'checking');
  await until(() => selectIsRemembered(store.getState()));
  return store;
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('It never came to be.');
}

export const statusOf = (store: AppStore) => store.getState().session.status;

/** The cart as the page shows it. */
export const shownCart = (store: AppStore) =>
  cartApi.endpoints.get.select()(store.getState()).data?.cartData;
