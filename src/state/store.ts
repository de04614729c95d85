import {
  type ConfigureStoreOptions,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { customerApi, publicApi, visitorApi } from '../api/apis';
import { type ApiSettings, DEFAULT_SETTINGS } from '../api/ports';
import { listenToCart } from './cart/cartWrites';
import { createStorageCodecs } from './device/persistence';
import { browserStorage, type ClientStorage } from './device/storage';
import { browserTabs, type Tabs } from './device/tabs';
import type { StorePorts } from './ports';
import { createRootReducer, type RootState } from './rootReducer';
import { confirmCustomer } from './session/checkSession';
import { listenToSession } from './session/customerSession';
import { isNamedByServer, selectVisitor } from './session/sessionSlice';
import type { AppStore, ShopDispatch } from './thunk';

export interface StoreOptions {
  /** The initial state, by slice; for tests and prerendered pages. */
  readonly preloadedState?: Partial<RootState>;
  /** By default the storage of the browser. */
  readonly storage?: ClientStorage;
  readonly tabs?: Tabs;
  readonly settings?: Partial<ApiSettings>;
  /** What Redux DevTools need (`src/devtools/storeView.ts`); off by default. */
  readonly devTools?: Pick<ConfigureStoreOptions, 'devTools' | 'enhancers'>;
}

const DEVELOPMENT_CHECKS = {
  // Slow development checks are no defect, for example on a busy machine.
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  serializableCheck: {
    warnAfter: Number.POSITIVE_INFINITY,
    ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
    // The upload of a receipt has the only values in actions that are not serialisable: the image and its progress listener.
    ignoredActionPaths: ['meta.arg.originalArgs.image', 'meta.arg.originalArgs.onProgress'],
  },
};

/**
 * Creates the shop's store. It reads, writes and requests nothing before `startStore`, so it can be created outside a
 * browser.
 */
export function createStore({
  preloadedState = {},
  storage = browserStorage(),
  tabs = browserTabs(),
  settings = {},
  devTools = { devTools: false },
}: StoreOptions = {}): AppStore {
  const codecs = createStorageCodecs(storage);

  const ports: StorePorts = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    storage,
    codecs,
    tabs,
    visitor: () => selectVisitor(store.getState()),
    customer: () => {
      const { status, customer } = store.getState().session;
      return status === 'customer' && isNamedByServer(customer) ? customer : undefined;
    },
    confirmCustomer: () => store.dispatch(confirmCustomer()),
    startPersistence: () => persistor.persist(),
    flushPersistence: () => void persistor.flush(),
  };

  const listeners = createListenerMiddleware<RootState, ShopDispatch, StorePorts>({ extra: ports });
  listenToSession(listeners.startListening);
  listenToCart(listeners.startListening);

  const store = configureStore({
    reducer: createRootReducer(codecs, tabs),
    preloadedState: preloadedState as RootState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        ...(process.env.NODE_ENV === 'production' ? {} : DEVELOPMENT_CHECKS),
      })
        // Before the development checks, because actions that add listeners contain functions.
        .prepend(listeners.middleware)
        .concat(publicApi.middleware, visitorApi.middleware, customerApi.middleware),
    // Its type without `enhancers`, which would hide what the middleware adds to `dispatch`.
    ...(devTools as Pick<ConfigureStoreOptions, 'devTools'>),
  });
  const persistor = persistStore(store, { manualPersist: true } as object);
  return store;
}
