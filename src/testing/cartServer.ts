import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import type { CartData } from '@kedai/contract/rules/cartData';
import { HttpResponse } from 'msw';
import { cartApi } from '../api/cartApi';
import type { CartSyncResult } from '../state/cart/cartSlice';
import { onCartSyncResult, selectCart } from '../state/cart/cartWrites';
import { memoryStorage } from '../state/device/storage';
import type { SessionStatus } from '../state/session/sessionSlice';
import { createStore, type StoreOptions } from '../state/store';
import type { AppStore } from '../state/thunk';
import { serveCalls, type TestServer } from './testServer';

/** A server with one cart, whose responses a test can replace. */
export interface CartServer extends TestServer {
  /** The cart on the server. */
  cartData: CartData;
  /** Responses to cart/update and cart/add, used in their order; success when the list is empty. */
  responses: (() => Promise<Response> | Response)[];
  /** The requests in their order, as `path body`. */
  requests(): string[];
  /** The requests that change a quantity. */
  updates(): string[];
}

export const ok = (body: object = {}) => HttpResponse.json({ success: true, ...body });

/** Serves an empty cart to each test of a file. Call it once, at the top. */
export function serveCart(): CartServer {
  const server = serveCalls();
  const shop: CartServer = {
    ...server,
    cartData: {},
    responses: [],
    requests: () =>
      server.sent().map(({ path, body, request }) => {
        const text = request.method === 'GET' ? '' : JSON.stringify(body);
        return `${path.replace('/api/', '')} ${text}`.trim();
      }),
    updates: () => shop.requests().filter((call) => call.startsWith('cart/update')),
  };
  beforeEach(() => {
    shop.cartData = {};
    shop.responses = [];
    shop.answers(userCalls.verifyToken, {});
    shop.answers(userCalls.login, {});
    shop.answers(userCalls.logout, {});
    shop.answers(productCalls.list, { products: [] });
    shop.answers(cartCalls.get, () => ({ cartData: shop.cartData }));
    for (const call of [cartCalls.add, cartCalls.update, cartCalls.cartMerge])
      shop.responds(call, () => (shop.responses.shift() ?? ok)());
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
