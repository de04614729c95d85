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
import { failureText } from '../text/failures';
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

  /** Changes a guest's cart. Refused when the new cart is too large for the cookie or the browser does not store it. */
  const changeGuestCart = (next: CartData, dispatchChange: () => void) => {
    if (!fitsCookie(GUEST_CART_COOKIE, serializeGuestCart(next))) {
      return refusal(failureText.cartTooLarge, 'cart-too-large');
    }
    const before = ports.guestCart.read();
    dispatchChange();
    if (store.getState().guestCart._persist?.rehydrated !== true) return null;
    ports.flushPersistence();
    if (codecs.guestCart.isStored(ports.guestCart.read())) return null;
    store.dispatch(externalChange(before));
    return refusal(failureText.cartNotStored, 'not-stored');
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
        changeGuestCart(withAdded(ports.guestCart.read(), { itemId, feature }, quantity), () =>
          store.dispatch(lineAdded({ itemId, feature, quantity })),
        ),
      setQuantity: ({ itemId, feature }, quantity) =>
        changeGuestCart(withQuantity(ports.guestCart.read(), { itemId, feature }, quantity), () =>
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
        // Slow development checks are no defect, for example on a busy machine.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: {
          warnAfter: Number.POSITIVE_INFINITY,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // The image of a receipt that is uploaded: the only value in actions that is not serialisable.
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
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;
