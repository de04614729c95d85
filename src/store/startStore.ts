import { baseApi } from '../api/baseApi';
import { sessionApi } from '../api/sessionApi';
import { abortRunning } from './abortRunning';
import { checkSession } from './checkSession';
import { syncWithStoredCustomer } from './confirmCustomer';
import type { AppStore, AppThunk } from './createStore';
import { rehydrateFromStorage } from './rehydrateFromStorage';
import { sessionSlice } from './sessionSlice';
import type { TabMessage } from './tabs';

/** One return to the page fires several events (`visibilitychange`, `focus`), which must refetch only once. */
const RETURN_WINDOW_MS = 500;

/** Sends and stores all pending writes now, because the page may be closed. */
export const flushEverything = (): AppThunk<Promise<boolean>> => (_dispatch, _state, ports) => {
  const flushed = ports.cart.flush();
  ports.flushPersistence();
  return flushed.finally(() => ports.flushPersistence());
};

/** Reads changes of other tabs from the storage of this device. */
const syncWithStorage =
  (): AppThunk =>
  (dispatch, _state, { flushPersistence }) => {
    flushPersistence();
    dispatch(rehydrateFromStorage());
  };

/** Refetches data that may have changed on the server. */
const refetchFromServer = (): AppThunk => (dispatch, getState) => {
  dispatch(syncWithStoredCustomer());
  void dispatch(checkSession());
  if (getState().session.status !== 'customer') return;
  dispatch(baseApi.util.invalidateTags(['Cart', 'Order']));
};

/** Checks the session after another tab changed it. A running check may have begun before the change, so it is aborted. */
const recheckSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(syncWithStoredCustomer());
  await dispatch(abortRunning(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
  await dispatch(checkSession());
};

const handleTabMessage =
  (message: TabMessage): AppThunk =>
  (dispatch, getState) => {
    // The customer's data must disappear at once, even without a connection for a session check.
    if (message === 'loggedOut') dispatch(sessionSlice.actions.signedOutElsewhere());
    if (message === 'session' || message === 'loggedOut') void dispatch(recheckSession());
    else if (message !== 'cart') dispatch(rehydrateFromStorage());
    else if (getState().session.status === 'customer') {
      dispatch(baseApi.util.invalidateTags(['Cart']));
    }
  };

/**
 * Starts a store in a browser. It rehydrates from storage, checks the session, synchronises with other tabs, and flushes
 * pending writes when the page is hidden or left. Call it in an effect.
 * @returns stops the store
 */
export function startStore(store: AppStore): () => void {
  const unsubscribe = store.dispatch(connectTabs());
  store.dispatch(syncWithStoredCustomer());
  store.dispatch(startPersistence());
  const check = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
  let refetchedAt = Number.NEGATIVE_INFINITY;
  const onReturn = () => {
    store.dispatch(syncWithStorage());
    const now = performance.now();
    if (now - refetchedAt < RETURN_WINDOW_MS) return;
    refetchedAt = now;
    store.dispatch(refetchFromServer());
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') void store.dispatch(flushEverything());
    else onReturn();
  };
  const onPageHide = () => void store.dispatch(flushEverything());
  const onOnline = () => {
    store.dispatch(syncWithStorage());
    store.dispatch(refetchFromServer());
  };
  // A page restored from the back/forward cache has missed the messages of other tabs.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onOnline();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('online', onOnline);
    onPageHide();
    unsubscribe();
    check.unsubscribe();
  };
}

const connectTabs =
  (): AppThunk<() => void> =>
  (dispatch, _state, { tabs, cart }) => {
    const unsubscribeTabs = tabs.subscribe((message) => dispatch(handleTabMessage(message)));
    const unsubscribeCart = cart.onSyncResult(() => tabs.broadcast('cart'));
    return () => {
      unsubscribeTabs();
      unsubscribeCart();
    };
  };

const startPersistence = (): AppThunk => (_dispatch, _state, ports) => ports.startPersistence();
