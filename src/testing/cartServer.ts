import { type DefaultBodyType, HttpResponse, http, type StrictRequest } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { cartApi } from '../api/cartApi';
import type { CartSyncResult } from '../state/cart/cartSlice';
import { onCartSyncResult, selectCart } from '../state/cart/cartWrites';
import { memoryStorage } from '../state/device/storage';
import type { SessionStatus } from '../state/session/sessionSlice';
import { createStore, type StoreOptions } from '../state/store';
import type { AppStore } from '../state/thunk';

/** A server with one cart, whose responses a test can replace. */
export interface CartServer {
  readonly server: SetupServer;
  /** The requests in their order, as `path body`. */
  requests: string[];
  /** The cart on the server. */
  cartData: Record<string, Record<string, number>>;
  /** Responses to cart/update and cart/add, used in their order; success when the list is empty. */
  responses: (() => Promise<Response> | Response)[];
  /** Records a request, for a test's own handlers. */
  record(request: StrictRequest<DefaultBodyType>): Promise<void>;
  /** The requests that change a quantity. */
  updates(): string[];
}

export const ok = (body: object = {}) => HttpResponse.json({ success: true, ...body });

/** Serves an empty cart to each test of a file. Call it once, at the top. */
export function serveCart(): CartServer {
  const shop: CartServer = {
    server: setupServer(
      http.get('*/api/user/verifyToken', recorded(ok)),
      http.get(
        '*/api/product/list',
        recorded(() => ok({ products: [] })),
      ),
      http.post(
        '*/api/cart/get',
        recorded(() => ok({ cartData: shop.cartData })),
      ),
      http.post(
        '*/api/cart/:call',
        recorded(() => (shop.responses.shift() ?? ok)()),
      ),
      http.post(
        '*/api/user/:call',
        recorded(() => ok({ token: 't' })),
      ),
    ),
    requests: [],
    cartData: {},
    responses: [],
    async record(request) {
      const path = new URL(request.url).pathname.replace('/api/', '');
      shop.requests.push(`${path} ${await request.clone().text()}`.trim());
    },
    updates: () => shop.requests.filter((call) => call.startsWith('cart/update')),
  };
  function recorded(respond: () => Promise<Response> | Response) {
    return async ({ request }: { readonly request: StrictRequest<DefaultBodyType> }) => {
      await shop.record(request);
      return respond();
    };
  }
  beforeAll(() => shop.server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => shop.server.close());
  beforeEach(() => {
    shop.server.resetHandlers();
    shop.requests = [];
    shop.cartData = {};
    shop.responses = [];
  });
  return shop;
}

/** The cart line that most tests use. */
export const line = { itemId: 'p1', feature: 'M' };

/** A store whose session already has this status. */
export function openCart(status: SessionStatus, options: StoreOptions = {}) {
  const storage = options.storage ?? memoryStorage();
  const store = createStore({
    devTools: false,
    ...options,
    storage,
    preloadedState: { session: { status }, ...options.preloadedState },
  });
  return { store, storage };
}

/** Loads the cart. */
export const loadCart = (store: AppStore) => store.dispatch(cartApi.endpoints.get.initiate());
/** The cart that screens show. */
export const shownCart = (store: AppStore) => selectCart(store.getState());

/** Collects all later results of cart writes. */
export function collectSyncResults(store: AppStore): CartSyncResult[] {
  const results: CartSyncResult[] = [];
  store.dispatch(onCartSyncResult((result) => results.push(result)));
  return results;
}

/** A response that stays pending until `release` is called. */
export function pausedResponse(respond: () => Response) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, respond: () => gate.then(respond) };
}
