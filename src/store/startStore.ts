import { baseApi } from '../api/baseApi';
import { sessionApi } from '../api/sessionApi';
import { checkSession } from './checkSession';
import type { AppStore, AppThunk } from './createStore';
import { sessionSlice } from './sessionSlice';
import { guestCartSlice, profileSlice, selectionSlice } from './slices';
import type { TabNews } from './tabs';

/** The browser tells of one return in several ways: that the page is seen again, and that it has the focus again. */
const ONE_RETURN_MS = 500;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Takes over what is stored on this device where it differs: another tab, or time, changed it. */
const lookAtStorage =
  (): AppThunk =>
  (dispatch, getState, { stored }) => {
    const { selection, guestCart, profile } = getState();
    // Until what is stored has been read once, that is redux-persist's to do.
    if (guestCart._persist?.rehydrated !== true) return;
    const found = {
      selection: stored.selection.read(),
      guestCart: stored.guestCart.read(),
      profile: stored.profile.read(),
    };
    if (!same(found.selection, selection.value)) {
      dispatch(selectionSlice.actions.foundInStorage(found.selection));
    }
    if (!same(found.profile, profile.value)) {
      dispatch(profileSlice.actions.foundInStorage(found.profile));
    }
    if (!same(found.guestCart, guestCart.value)) {
      dispatch(guestCartSlice.actions.foundInStorage(found.guestCart));
      if (getState().session.status === 'guest') dispatch(baseApi.util.invalidateTags(['Cart']));
    }
  };

/** Sends and stores all that is held back, at once: the page may be gone in a moment. */
export const writeEverythingNow = (): AppThunk<Promise<boolean>> => (_dispatch, _state, ports) => {
  const sent = ports.cart.flush();
  ports.writeNow();
  return sent.finally(() => ports.writeNow());
};

/** What another tab may have changed on this device shows at once. */
const lookAtDevice =
  (): AppThunk =>
  (dispatch, _state, { writeNow }) => {
    writeNow();
    dispatch(lookAtStorage());
  };

/** What may have changed at the server is asked for; orders where they are shown. */
const lookAtServer = (): AppThunk => (dispatch, getState) => {
  void dispatch(checkSession());
  if (getState().session.status !== 'customer') return;
  dispatch(baseApi.util.invalidateTags(['Cart', 'Order']));
};

/** Another tab signed in or out. Who signed out there did so here: what was typed is nobody else's to see. */
const hearOfSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const before = getState().session.status;
    await dispatch(checkSession());
    if (before !== 'customer' || getState().session.status !== 'guest') return;
    storage.forgetTab();
    dispatch(sessionSlice.actions.loggedOutElsewhere());
  };

const hear =
  (news: TabNews): AppThunk =>
  (dispatch, getState) => {
    if (news === 'session') void dispatch(hearOfSession());
    else if (news !== 'cart') dispatch(lookAtStorage());
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
  store.dispatch(startRemembering());
  const check = store.dispatch(sessionApi.endpoints.verifyToken.initiate());
  let askedAt = Number.NEGATIVE_INFINITY;
  const onReturn = () => {
    store.dispatch(lookAtDevice());
    const now = performance.now();
    if (now - askedAt < ONE_RETURN_MS) return;
    askedAt = now;
    store.dispatch(lookAtServer());
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') void store.dispatch(writeEverythingNow());
    else onReturn();
  };
  const onLeave = () => void store.dispatch(writeEverythingNow());
  const onOnline = () => {
    store.dispatch(lookAtDevice());
    store.dispatch(lookAtServer());
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
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
    const stopTabs = tabs.listen((news) => dispatch(hear(news)));
    const stopNotices = cart.onNotice(() => tabs.tell('cart'));
    return () => {
      stopTabs();
      stopNotices();
    };
  };

const startRemembering = (): AppThunk => (_dispatch, _state, ports) => ports.startRemembering();
