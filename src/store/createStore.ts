import {
  combineReducers,
  configureStore,
  type DevToolsEnhancerOptions,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi, customerApi } from '../api/baseApi';
import { refusal } from '../api/classify';
import { type ApiPorts, type ApiSettings, DEFAULT_SETTINGS } from '../api/ports';
import type { CartData } from '../contract/cartData';
import { GUEST_CART_COOKIE } from '../contract/cookies';
import { failureText } from '../text/failures';
import { type CartSync, createCartSync } from './cartSync';
import { confirmCustomer } from './confirmCustomer';
import type { Excerpt } from './pageData';
import { persistSlice } from './persistence';
import { sessionListener } from './sessionListener';
import { isNamedByServer, sessionSlice } from './sessionSlice';
import { guestCartSlice, profileSlice, selectionSlice, serviceChangeSlice } from './slices';
import { browserStorage, type ClientStorage, fitsCookie } from './storage';
import { createStorageCodecs, type StorageCodecs } from './storageCodecs';
import { browserTabs, type Tabs } from './tabs';

function createRootReducer(codecs: StorageCodecs, tabs: Tabs) {
  return combineReducers({
    [baseApi.reducerPath]: baseApi.reducer,
    [customerApi.reducerPath]: customerApi.reducer,
    session: sessionSlice.reducer,
    serviceChange: serviceChangeSlice.reducer,
    // Only a server-rendered page has one, from the start.
    excerpt: (state: Excerpt | null = null) => state,
    selection: persistSlice(selectionSlice, codecs.selection, tabs),
    guestCart: persistSlice(guestCartSlice, codecs.guestCart, tabs),
    profile: persistSlice(profileSlice, codecs.profile, tabs),
  });
}

/** The thunk extra argument of the store. */
export interface StorePorts extends ApiPorts {
  readonly cart: CartSync;
  readonly storage: ClientStorage;
  readonly codecs: StorageCodecs;
  readonly tabs: Tabs;
  /** Rehydrates the persisted slices, then writes their changes. */
  startPersistence(): void;
  /** Writes pending changes now. */
  flushPersistence(): void;
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

export interface StoreOptions {
  /** The initial state, by slice; for tests and prerendered pages. */
  readonly preloadedState?: Partial<RootState>;
  /** By default the storage of the browser. */
  readonly storage?: ClientStorage;
  readonly tabs?: Tabs;
  readonly settings?: Partial<ApiSettings>;
  /** Options of Redux DevTools (`devToolsOptions`); off by default. */
  readonly devTools?: DevToolsEnhancerOptions | false;
}

/**
 * Creates the shop's store. It reads, writes and requests nothing before `startStore`, so it can be created outside a
 * browser.
 */
export function createStore({
  preloadedState = {},
  storage = browserStorage(),
  tabs = browserTabs(),
  settings = {},
  devTools = false,
}: StoreOptions = {}) {
  const codecs = createStorageCodecs(storage);

  /** Refuses a guest's cart that is too large for the cookie, or that the browser does not store. */
  const writeGuestCart = (next: CartData) => {
    if (!fitsCookie(GUEST_CART_COOKIE, JSON.stringify(next))) {
      return refusal(failureText.cartTooLarge, 'cart-too-large');
    }
    const { replaced } = guestCartSlice.actions;
    const { value: before, _persist } = store.getState().guestCart;
    store.dispatch(replaced(next));
    if (_persist?.rehydrated !== true) return null;
    ports.flushPersistence();
    if (codecs.guestCart.isStored(next)) return null;
    store.dispatch(replaced(before));
    return refusal(failureText.cartNotStored, 'not-stored');
  };

  const ports: StorePorts = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    storage,
    codecs,
    tabs,
    sessionStatus: () => store.getState().session.status,
    customer: () => {
      const { status, customer } = store.getState().session;
      return status === 'customer' && isNamedByServer(customer) ? customer : undefined;
    },
    confirmCustomer: () => store.dispatch(confirmCustomer()),
    guestCart: { read: () => store.getState().guestCart.value, write: writeGuestCart },
    get cart() {
      return cart;
    },
    startPersistence: () => persistor.persist(),
    flushPersistence: () => void persistor.flush(),
  };

  const store = configureStore({
    reducer: createRootReducer(codecs, tabs),
    preloadedState: preloadedState as RootState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        // Slow development checks are no defect, for example on a busy machine.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: {
          warnAfter: Number.POSITIVE_INFINITY,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // The image of a receipt that is uploaded: the only value in actions that is not serialisable.
          ignoredActionPaths: ['meta.arg.originalArgs.image'],
        },
      }).concat(sessionListener, baseApi.middleware, customerApi.middleware),
    devTools,
  });
  const cart = createCartSync(store);
  const persistor = persistStore(store, { manualPersist: true } as object);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;
