import type { Failure } from '@kedai/contract/calls/failure';
import { OTHER_CUSTOMER } from '@kedai/contract/protocol/customer';
import { CUSTOMER_KEY } from '@kedai/contract/protocol/preload';
import { EMPTY_CART, linesOf } from '@kedai/contract/rules/cartData';
import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { CUSTOMER_TAGS, customerApi, publicApi } from '../../api/apis';
import { cartApi } from '../../api/cartApi';
import { outcomeKnown, outcomeUnknownSlice } from '../../api/idempotency';
import { discardPreloaded } from '../../api/preloaded';
import { userApi } from '../../api/userApi';
import { cartSlice, guestCartSlice } from '../cart/cartSlice';
import { flushPendingWrites } from '../cart/cartWrites';
import { isMerge, type StorageCodec } from '../device/persistence';
import { customerLeft, profileSlice, selectionSlice } from '../device/slices';
import { useAppDispatch, useAppSelector, useRetry } from '../hooks';
import type { RootState } from '../rootReducer';
import { type AppStartListening, type AppThunk, addAppListener, failureOf } from '../thunk';
import { checkSession, recheckSession, runningSessionCheck } from './checkSession';
import {
  hasCustomerLeft,
  isSignIn,
  type SessionNotice,
  type SessionState,
  type SessionStatus,
  selectVisitor,
  sessionSlice,
  visitorOf,
} from './sessionSlice';

const { verifyToken, logout } = userApi.endpoints;

export type { SessionStatus };

export const selectSessionStatus = (state: RootState): SessionStatus => state.session.status;

export const selectCustomer = (state: RootState): string | undefined => state.session.customer;

export const selectSessionNotice = (state: RootState): SessionNotice | undefined =>
  state.session.notice;

/** A key that changes when the customer has left. A component with this key forgets what that customer typed. */
export function useCustomerKey(): number {
  const dispatch = useAppDispatch();
  const [key, setKey] = useState(0);
  useEffect(() => {
    const effect = () => setKey((last) => last + 1);
    return dispatch(addAppListener({ actionCreator: customerLeft, effect }));
  }, [dispatch]);
  return key;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Updates the persisted slices from the storage of this device, which another tab may have changed. */
export const rehydrateFromStorage =
  (): AppThunk =>
  (dispatch, getState, { codecs }) => {
    const { selection, guestCart, profile, outcomeUnknown } = getState();
    // redux-persist reads the storage first.
    if (guestCart._persist?.rehydrated !== true) return;
    const update = <Value>(
      value: Value,
      codec: StorageCodec<Value>,
      replaced: (stored: Value) => UnknownAction,
    ) => {
      const stored = codec.read();
      if (!isEqual(stored, value)) dispatch(replaced(stored));
    };
    update(selection.value, codecs.selection, selectionSlice.actions.replaced);
    update(profile.value, codecs.profile, profileSlice.actions.replaced);
    update(guestCart.value, codecs.guestCart, guestCartSlice.actions.replaced);
    update(outcomeUnknown.value, codecs.outcomeUnknown, outcomeUnknownSlice.actions.replaced);
  };

/**
 * Drops all data of a former customer in the store, in this tab and on this device, and their pending writes.
 * @param isOnDevice whether the storage of this device still has the customer's data. If not, another tab has cleared it,
 *   and the data that is stored now belongs to someone else.
 */
export const clearCustomerData =
  (isOnDevice: boolean): AppThunk =>
  (dispatch, _state, { storage, flushPersistence }) => {
    dispatch(customerLeft({ isOnDevice }));
    dispatch(outcomeKnown(''));
    dispatch(customerApi.util.resetApiState());
    storage.clearTab();
    if (isOnDevice) flushPersistence();
    else dispatch(rehydrateFromStorage());
    discardPreloaded();
  };

/** Signs out. The caller navigates. @returns why it failed, or null */
export const signOut = (): AppThunk<Promise<Failure | null>> => async (dispatch, _state, ports) => {
  await dispatch(flushPendingWrites());
  const result = await dispatch(logout.initiate(undefined, { track: false }));
  ports.flushPersistence();
  return failureOf(result);
};

/** Runs a task in one tab at a time, if the browser supports locks. */
const withTabLock = <Result>(task: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks === undefined
    ? task()
    : (navigator.locks.request('kedai:merge', task) as Promise<Result>);

/**
 * Merges the guest's cart into the cart of the signed-in customer, and empties it (spec §4). A retry after a lost response
 * sends the same idempotency key, so the server adds the quantities once.
 * @returns why it failed, or null, also when there was nothing to merge
 */
export const mergeGuestCart =
  (): AppThunk<Promise<Failure | null>> => (dispatch, getState, ports) =>
    withTabLock(async () => {
      // Another tab may have merged the cart while this one waited for the lock, so the stored cart counts.
      ports.flushPersistence();
      dispatch(rehydrateFromStorage());
      const cartData = getState().guestCart.value;
      if (linesOf(cartData).length === 0) return null;
      const merged = await dispatch(
        cartApi.endpoints.cartMerge.initiate({ cartData }, { track: false }),
      );
      const failure = failureOf(merged);
      if (failure === null) {
        const leftOut = merged.data?.leftOut ?? [];
        if (leftOut.length > 0) {
          dispatch(cartSlice.actions.resultReported({ outcome: 'merged', leftOut }));
        }
        dispatch(guestCartSlice.actions.replaced(EMPTY_CART));
        ports.flushPersistence();
      }
      return failure;
    });

/** Retries a merge that got no response. @returns why it failed, or null, also when there is none */
export const resumeMerge = (): AppThunk<Promise<Failure | null>> => async (dispatch, getState) =>
  Object.keys(getState().outcomeUnknown.value).some(isMerge) ? dispatch(mergeGuestCart()) : null;

/**
 * Runs the session check and then the merge of the guest's cart, after every sign-in and registration (spec §4).
 * @returns whether the browser stored the session cookie (otherwise nothing is merged), and why the merge failed, or null
 */
export const completeSignIn =
  (): AppThunk<Promise<{ readonly isPersisted: boolean; readonly mergeFailure: Failure | null }>> =>
  async (dispatch, getState) => {
    await dispatch(recheckSession());
    const isPersisted = getState().session.status === 'customer';
    return { isPersisted, mergeFailure: isPersisted ? await dispatch(mergeGuestCart()) : null };
  };

/**
 * Whether a refused call requires a session check: the session belongs to another customer, or the refusal has no code. A
 * server without codes may have ended the session.
 */
const needsSessionCheck = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || verifyToken.matchRejected(action)) return false;
  const { kind, code } = action.payload as Failure;
  return code === OTHER_CUSTOMER || (kind === 'refused' && code === undefined);
};

/**
 * Drops a former customer's data, and stores the current customer: so that other tabs notice the change, and the next page
 * load can request the customer's cart before the session check.
 */
const updateStoredCustomer =
  (before: SessionState, after: SessionState, action: UnknownAction): AppThunk =>
  (dispatch, _state, { storage: { local, tab } }) => {
    // A late logout must not delete the data of a customer who has signed in since.
    const isStoredCustomer = local.getItem(CUSTOMER_KEY) === before.customer;
    if (hasCustomerLeft(action, before, after)) {
      dispatch(clearCustomerData(logout.matchFulfilled(action) || isStoredCustomer));
    }
    const { status } = after;
    if (status === 'customer' && after.customer) {
      local.setItem(CUSTOMER_KEY, after.customer);
      tab.setItem(CUSTOMER_KEY, after.customer);
    } else if ((status === 'guest' || status === 'signedOut') && isStoredCustomer) {
      local.removeItem(CUSTOMER_KEY);
    }
  };

const onSessionChanged =
  (before: SessionState, after: SessionState, action: UnknownAction): AppThunk =>
  (dispatch, _state, { tabs }) => {
    dispatch(updateStoredCustomer(before, after, action));
    const isHere = isSignIn(action) || logout.matchFulfilled(action);
    if (isHere) tabs.broadcast(after.status === 'customer' ? 'session' : 'loggedOut');
    else if (visitorOf(before) === visitorOf(after)) return;
    else if (before.status === 'checking') {
      // A merge may have lost its response when the page was reloaded.
      if (after.status === 'customer') void dispatch(resumeMerge());
      return;
    }
    // Preloaded responses belong to the customer of the first check, and to no later one.
    discardPreloaded();
    dispatch(publicApi.util.invalidateTags(['Product']));
    dispatch(customerApi.util.invalidateTags([...CUSTOMER_TAGS]));
    // Items that a customer added while treated as a guest belong to their cart. After a sign-in, `completeSignIn` merges.
    if (after.status === 'customer' && !isHere) void dispatch(mergeGuestCart());
  };

/** Whether anything about the session has changed. */
const hasChanged = (action: UnknownAction, before: SessionState, after: SessionState): boolean =>
  visitorOf(before) !== visitorOf(after) ||
  before.customer !== after.customer ||
  hasCustomerLeft(action, before, after);

/**
 * Reacts to every change of the session, by a sign-in, a logout, a session check, another tab or a refused call: drops the
 * former customer's data and refetches the product list, the cart and the orders (spec §4).
 */
export function listenToSession(startListening: AppStartListening): void {
  startListening({
    predicate: (action, after, before) =>
      isSignIn(action) || hasChanged(action, before.session, after.session),
    effect: (action, { dispatch, getState, getOriginalState }) =>
      dispatch(onSessionChanged(getOriginalState().session, getState().session, action)),
  });
  startListening({
    predicate: (action, { session }, before) =>
      session.status === 'customer' &&
      needsSessionCheck(action) &&
      !hasChanged(action, before.session, session),
    effect: (_action, { dispatch }) => void dispatch(checkSession()),
  });
}

/** Checks the session again after a failed check. A check that hangs is aborted first. */
export function useRecheckSession(): () => void {
  const dispatch = useAppDispatch();
  const retry = useRetry(runningSessionCheck(), () => dispatch(checkSession()));
  return () => {
    dispatch(sessionSlice.actions.recheckStarted());
    retry();
  };
}

/** Whether a customer's session has ended while the calling component was mounted. */
export function useSessionEnded(): boolean {
  const visitor = useAppSelector(selectVisitor);
  const [wasCustomer, setWasCustomer] = useState(false);
  if (visitor === 'customer' && !wasCustomer) setWasCustomer(true);
  return wasCustomer && visitor === 'guest';
}
