import { baseApi } from '../api/baseApi';
import { sessionApi } from '../api/sessionApi';
import { abortRunning } from './abortRunning';
import { checkSession } from './checkSession';
import { syncWithStoredCustomer } from './confirmCustomer';
import type { AppStore, AppThunk } from './createStore';
import { rehydrateFromStorage } from './rehydrateFromStorage';
import { sessionSlice } from './sessionSlice';
import type { TabMessage } from './tabs';

/** The browser tells of one return in several ways: that the page is seen again, and that it has the focus again. */
const ONE_RETURN_MS = 500;

/** Sends and stores all that is held back, at once: the page may be gone in a moment. */
export const flushEverything = (): AppThunk<Promise<boolean>> => (_dispatch, _state, ports) => {
  const sent = ports.cart.flush();
  ports.flushPersistence();
  return sent.finally(() => ports.flushPersistence());
};

/** What another tab may have changed on this device shows at once. */
const syncWithStorage =
  (): AppThunk =>
  (dispatch, _state, { flushPersistence }) => {
    flushPersistence();
    dispatch(rehydrateFromStorage());
  };

/** What may have changed at the server is asked for; orders where they are shown. */
const refetchFromServer = (): AppThunk => (dispatch, getState) => {
  dispatch(syncWithStoredCustomer());
  void dispatch(checkSession());
  if (getState().session.status !== 'customer') return;
  dispatch(baseApi.util.invalidateTags(['Cart', 'Order']));
};

/**
 * Another tab signed in or out, or found that the session is another. A check that is under way may have begun before that.
 */
const recheckSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(syncWithStoredCustomer());
  await dispatch(abortRunning(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
  await dispatch(checkSession());
};

const handleTabMessage =
  (news: TabMessage): AppThunk =>
  (dispatch, getState) => {
    // Nobody has to be asked: what was typed is nobody else's to see.
    if (news === 'loggedOut') dispatch(sessionSlice.actions.signedOutElsewhere());
    if (news === 'session' || news === 'loggedOut') void dispatch(recheckSession());
    else if (news !== 'cart') dispatch(rehydrateFromStorage());
    else if (getState().session.status === 'customer') {
      dispatch(baseApi.util.invalidateTags(['Cart']));
    }
  };

/**
 * Brings a store to life in a browser: reads what this device remembers, asks who is signed in, agrees with other tabs,
 * and writes what is held back when the page is hidden or left. To be called in an effect.
 * @returns stops all of it.
 */
export function startStore(store: AppStore): () => void {
  const stopListening = store.dispatch(listenToTabs());
  store.dispatch(syncWithStoredCustomer());
  store.dispatch(startPersistence());
  const check = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
  let askedAt = Number.NEGATIVE_INFINITY;
  const onReturn = () => {
    store.dispatch(syncWithStorage());
    const now = performance.now();
    if (now - askedAt < ONE_RETURN_MS) return;
    askedAt = now;
    store.dispatch(refetchFromServer());
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') void store.dispatch(flushEverything());
    else onReturn();
  };
  const onLeave = () => void store.dispatch(flushEverything());
  const onOnline = () => {
    store.dispatch(syncWithStorage());
    store.dispatch(refetchFromServer());
  };
  // A page that Back brings from memory has missed what other tabs told.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onOnline();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('online', onOnline);
    onLeave();
    stopListening();
    check.unsubscribe();
  };
}

const listenToTabs =
  (): AppThunk<() => void> =>
  (dispatch, _state, { tabs, cart }) => {
    const stopTabs = tabs.subscribe((news) => dispatch(handleTabMessage(news)));
    const stopNotices = cart.onSyncResult(() => tabs.broadcast('cart'));
    return () => {
      stopTabs();
      stopNotices();
    };
  };

const startPersistence = (): AppThunk => (_dispatch, _state, ports) => ports.startPersistence();
