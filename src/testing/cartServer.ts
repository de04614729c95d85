import { type DefaultBodyType, HttpResponse, http, type StrictRequest } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { cartApi } from '../api/cartApi';
import type { CartNotice } from '../store/cartWriter';
import { type AppStore, type AppThunk, createStore, type StoreOptions } from '../store/createStore';
import type { SessionStatus } from '../store/session';
import { memoryStorage } from '../store/storage';

/** A server that keeps one cart, and answers as a test says. */
export interface CartServer {
  readonly server: SetupServer;
  /** What was asked, in order: `path body`. */
  asked: string[];
  /** What the server has. */
  cartData: Record<string, Record<string, number>>;
  /** Answers of cart/update and cart/add in place of success, first come first served. */
  answers: (() => Promise<Response> | Response)[];
  /** Writes down a request, for handlers of a test's own. */
  note(request: StrictRequest<DefaultBodyType>): Promise<void>;
  /** Those of the requests that change a quantity. */
  updates(): string[];
}

export const ok = (body: object = {}) => HttpResponse.json({ success: true, ...body });

/** Serves a cart to the tests of a file, empty at each; call it once, at the top. */
export function serveCart(): CartServer {
  const shop: CartServer = {
    server: setupServer(
      http.get('*/api/user/verifyToken', noted(ok)),
      http.get(
        '*/api/product/list',
        noted(() => ok({ products: [] })),
      ),
      http.post(
        '*/api/cart/get',
        noted(() => ok({ cartData: shop.cartData })),
      ),
      http.post(
        '*/api/cart/:call',
        noted(() => (shop.answers.shift() ?? ok)()),
      ),
      http.post(
        '*/api/user/:call',
        noted(() => ok({ token: 't' })),
      ),
    ),
    asked: [],
    cartData: {},
    answers: [],
    async note(request) {
      const path = new URL(request.url).pathname.replace('/api/', '');
      shop.asked.push(`${path} ${await request.clone().text()}`.trim());
    },
    updates: () => shop.asked.filter((call) => call.startsWith('cart/update')),
  };
  function noted(answer: () => Promise<Response> | Response) {
    return async ({ request }: { readonly request: StrictRequest<DefaultBodyType> }) => {
      await shop.note(request);
      return answer();
    };
  }
  beforeAll(() => shop.server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => shop.server.close());
  beforeEach(() => {
    shop.server.resetHandlers();
    shop.asked = [];
    shop.cartData = {};
    shop.answers = [];
  });
  return shop;
}

/** The line that most tests are about. */
export const line = { itemId: 'p1', feature: 'M' };

/** A store of somebody who has been recognised as this. */
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

/** Reads the cart. */
export const load = (store: AppStore) => store.dispatch(cartApi.endpoints.get.initiate());
/** The cart as screens see it. */
export const shown = (store: AppStore) =>
  cartApi.endpoints.get.select()(store.getState()).data?.cartData;

/** All that is told of held quantities from now on. */
export function notices(store: AppStore): CartNotice[] {
  const heard: CartNotice[] = [];
  const listen: AppThunk = (_d, _s, { cart }) => void cart.onNotice((notice) => heard.push(notice));
  store.dispatch(listen);
  return heard;
}

/** An answer that waits until it is let go. */
export function held(answer: () => Response) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, answer: () => gate.then(answer) };
}
