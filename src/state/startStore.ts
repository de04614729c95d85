import { isServerTimeLost } from '@kedai/contract/protocol/serverClock';
import { setupListeners } from '@reduxjs/toolkit/query';
import { customerApi, PUBLIC_TAGS, publicApi } from '../api/apis';
import { userApi } from '../api/userApi';
import { flushPendingWrites, takeCart } from './cart/cartWrites';
import type { TabMessage } from './device/tabs';
import { recheckSession, syncWithStoredCustomer } from './session/checkSession';
import { rehydrateFromStorage } from './session/customerSession';
import { sessionSlice } from './session/sessionSlice';
import type { AppStore, AppThunk } from './thunk';

/** One return to the page fires several events (`visibilitychange`, `focus`), which must refetch only once. */
const RETURN_WINDOW_MS = 500;

/** How often a page looks whether the device slept or its clock was changed. A page that stays visible gets no event. */
const CLOCK_WATCH_MS = 30_000;

/** Refetches the lists that are the same for all visitors, because the shown ones may be outdated. */
export const refetchPublicLists = (): AppThunk => (dispatch) => {
  dispatch(publicApi.util.invalidateTags([...PUBLIC_TAGS]));
};

const handleTabMessage =
  (message: TabMessage): AppThunk =>
  (dispatch, getState) => {
    // The customer's data must disappear at once, even without a connection for a session check.
    if (message === 'loggedOut') dispatch(sessionSlice.actions.signedOutElsewhere());
    if (message === 'session' || message === 'loggedOut') {
      dispatch(syncWithStoredCustomer());
      void dispatch(recheckSession());
    } else if (message !== 'cart' && message !== 'ordered') dispatch(rehydrateFromStorage());
    else if (getState().session.status === 'customer') {
      if (message === 'ordered') dispatch(takeCart());
      dispatch(customerApi.util.invalidateTags(message === 'cart' ? ['Cart'] : ['Cart', 'Order']));
    }
  };

/**
 * Starts a store in a browser. It rehydrates from storage, checks the session, synchronises with other tabs, and flushes
 * pending writes when the page is hidden or left. Call it in an effect.
 * @returns stops the store
 */
export const startStore = (store: AppStore): (() => void) => store.dispatch(start());

const start =
  (): AppThunk<() => void> =>
  (dispatch, _state, { tabs, startPersistence, flushPersistence }) => {
    const { readServerTime, verifyToken } = userApi.endpoints;
    const clockWatch = setInterval(() => {
      if (!isServerTimeLost()) return;
      void dispatch(readServerTime.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }, CLOCK_WATCH_MS);
    const unsubscribeTabs = tabs.subscribe((message) => dispatch(handleTabMessage(message)));
    dispatch(syncWithStoredCustomer());
    startPersistence();
    const check = dispatch(
      verifyToken.initiate(undefined, {
        subscriptionOptions: { refetchOnFocus: true, refetchOnReconnect: true },
      }),
    );
    const syncWithDevice = () => {
      flushPersistence();
      dispatch(rehydrateFromStorage());
    };
    const flush = () => void dispatch(flushPendingWrites());
    const stopListeners = setupListeners(dispatch, (_, { onFocus, onOnline }) => {
      let returnedAt = Number.NEGATIVE_INFINITY;
      const handleReturn = () => {
        syncWithDevice();
        const now = performance.now();
        if (now - returnedAt < RETURN_WINDOW_MS) return;
        returnedAt = now;
        // The customer is compared before the refetches, because another tab may have signed in another one.
        dispatch(syncWithStoredCustomer());
        dispatch(onFocus());
      };
      const handleOnline = () => {
        syncWithDevice();
        dispatch(syncWithStoredCustomer());
        dispatch(onOnline());
      };
      const handleVisibility = () =>
        document.visibilityState === 'hidden' ? flush() : handleReturn();
      // A page restored from the back/forward cache has missed the messages of other tabs.
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) handleOnline();
      };
      const listeners = [
        [document, 'visibilitychange', handleVisibility],
        [window, 'pagehide', flush],
        [window, 'pageshow', handlePageShow as EventListener],
        [window, 'focus', handleReturn],
        [window, 'online', handleOnline],
      ] as const;
      for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
      return () => {
        for (const [target, type, listener] of listeners) {
          target.removeEventListener(type, listener);
        }
      };
    });
    return () => {
      clearInterval(clockWatch);
      stopListeners();
      flush();
      unsubscribeTabs();
      check.unsubscribe();
    };
  };
