import {
  combineReducers,
  configureStore,
  type DevToolsEnhancerOptions,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { refusal } from '../api/classify';
import { type ApiSettings, DEFAULT_SETTINGS } from '../api/ports';
import { type CartData, withAdded, withQuantity } from '../contract/cartData';
import { GUEST_CART_COOKIE } from '../contract/cookies';
import { failureTexts } from '../text/failures';
import { createCartSync } from './cartSync';
import { confirmCustomer } from './confirmCustomer';
import { persistSlice } from './persistence';
import type { StorePorts } from './ports';
import { sessionListener } from './sessionListener';
import { sessionSlice } from './sessionSlice';
import { guestCartSlice, profileSlice, selectionSlice, serviceChangeSlice } from './slices';
import { browserStorage, type ClientStorage, fitsCookie } from './storage';
import { createStorageCodecs, type StorageCodecs, serializeGuestCart } from './storageCodecs';
import { isNamedByServer } from './storedCustomer';
import { browserTabs, type Tabs } from './tabs';

function createRootReducer(codecs: StorageCodecs, tabs: Tabs) {
  return combineReducers({
    [baseApi.reducerPath]: baseApi.reducer,
    session: sessionSlice.reducer,
    serviceChange: serviceChangeSlice.reducer,
    selection: persistSlice('selection', codecs.selection, selectionSlice.reducer, () =>
      tabs.broadcast('selection'),
    ),
    guestCart: persistSlice('guestCart', codecs.guestCart, guestCartSlice.reducer, () =>
      tabs.broadcast('guestCart'),
    ),
    profile: persistSlice('profile', codecs.profile, profileSlice.reducer, () =>
      tabs.broadcast('profile'),
    ),
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

export interface StoreOptions {
  /** Where a store starts, by slice; for tests and for pages rendered ahead. */
  readonly preloadedState?: Partial<RootState>;
  /** Where this device keeps things; the browser's own if not given. */
  readonly storage?: ClientStorage;
  readonly tabs?: Tabs;
  readonly settings?: Partial<ApiSettings>;
  /** How Redux DevTools see the store (`devToolsOptions`); not at all if not given. */
  readonly devTools?: DevToolsEnhancerOptions | false;
}

/**
 * Makes the shop's store. Nothing is read, written or asked yet: that begins with `startStore`, so a store can be made
 * where there is no browser.
 */
export function createStore({
  preloadedState = {},
  storage = browserStorage(),
  tabs = browserTabs(),
  settings = {},
  devTools = false,
}: StoreOptions = {}) {
  const codecs = createStorageCodecs(storage);

  /** A guest's change of the cart, refused when the cookie cannot hold the result or the browser does not store it. */
  const change = (next: CartData, dispatchChange: () => void) => {
    if (!fitsCookie(GUEST_CART_COOKIE, serializeGuestCart(next))) {
      return refusal(failureTexts.cartTooLarge, 'cart-too-large');
    }
    const before = ports.guestCart.read();
    dispatchChange();
    if (store.getState().guestCart._persist?.rehydrated !== true) return null;
    ports.flushPersistence();
    if (codecs.guestCart.isStored(ports.guestCart.read())) return null;
    store.dispatch(externalChange(before));
    return refusal(failureTexts.cartNotStored, 'not-stored');
  };
  const { externalChange, lineAdded, lineChanged } = guestCartSlice.actions;

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
    guestCart: {
      read: () => store.getState().guestCart.value,
      add: ({ itemId, feature }, quantity) =>
        change(withAdded(ports.guestCart.read(), { itemId, feature }, quantity), () =>
          store.dispatch(lineAdded({ itemId, feature, quantity })),
        ),
      setQuantity: ({ itemId, feature }, quantity) =>
        change(withQuantity(ports.guestCart.read(), { itemId, feature }, quantity), () =>
          store.dispatch(lineChanged({ itemId, feature, quantity })),
        ),
    },
    applyPending: (cart) => ports.cart.applyPending(cart),
    inFlightWrites: {
      startedCount: () => ports.cart.inFlightWrites.startedCount(),
      settled: () => ports.cart.inFlightWrites.settled(),
    },
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
        // The checks of development may take their time; on a busy machine that is no defect.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: {
          warnAfter: Number.POSITIVE_INFINITY,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // The picture of a receipt, on its way to the server: the one thing in actions that is no plain data.
          ignoredActionPaths: ['meta.arg.originalArgs.image'],
        },
      }).concat(sessionListener, baseApi.middleware),
    devTools,
  });
  const cart = createCartSync(store);
  const persistor = persistStore(store, { manualPersist: true } as object);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
/** What is dispatched to do something that takes time or needs the ports. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;
