import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { discardPreloaded } from '../api/preloaded';
import { sessionApi } from '../api/sessionApi';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { checkSession } from './checkSession';
import { clearCustomerData } from './clearCustomerData';
import type { AppThunk, RootState } from './createStore';
import type { StorePorts } from './ports';
import { mergeGuestCart, resumeMerge, type SessionStatus } from './session';
import { isSignInOrSignOut, type SessionState } from './sessionSlice';
import { readStoredCustomer, removeStoredCustomer, writeStoredCustomer } from './storedCustomer';

const { verifyToken, logout } = sessionApi.endpoints;

/**
 * Whether a refused call requires a session check: the session belongs to another customer, or the refusal has no code. A
 * server without codes may have ended the session.
 */
const needsSessionCheck = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || verifyToken.matchRejected(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  if (failure?.code === OTHER_CUSTOMER) return true;
  return failure?.kind === 'refused' && failure.code === undefined;
};

const refetchForSession =
  (before: SessionStatus, after: SessionStatus): AppThunk =>
  (dispatch) => {
    if (before === 'checking') {
      // A merge may have lost its response when the page was reloaded.
      if (after === 'customer') void dispatch(resumeMerge());
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Product', 'Cart', 'Order']));
    // Items that a customer added while treated as a guest belong to their cart.
    if (after === 'customer') void dispatch(mergeGuestCart());
  };

/** Whether a check found a guest; false when the check failed. */
const isKnownGuest = ({ status, isUnverified }: SessionState) =>
  status === 'guest' && isUnverified === undefined;

/** Whether the session slice requested to drop the former customer's data. */
const hasReset = (before: SessionState, after: SessionState): boolean =>
  before.resetCount !== after.resetCount;

/**
 * Drops a former customer's data, and stores the current customer: so that other tabs notice the change, and the next page
 * load can request the customer's cart before the session check.
 */
const updateStoredCustomer =
  (before: SessionState, after: SessionState, action: unknown): AppThunk =>
  (dispatch, _state, { storage }) => {
    // A late logout must not delete the data of a customer who has signed in since.
    const isStoredCustomer = readStoredCustomer(storage.local) === before.customer;
    if (hasReset(before, after)) {
      dispatch(
        clearCustomerData({ isOnDevice: logout.matchFulfilled(action) || isStoredCustomer }),
      );
    }
    if (after.status === 'customer' && after.customer) writeStoredCustomer(storage, after.customer);
    else if (isKnownGuest(after) && isStoredCustomer) removeStoredCustomer(storage.local);
  };

const onSessionChanged =
  (before: SessionState, after: SessionState, action: unknown): AppThunk =>
  (dispatch, _state, { tabs }) => {
    dispatch(updateStoredCustomer(before, after, action));
    const isSignedInOrOut = isSignInOrSignOut(action);
    // Preloaded responses belong to the customer of the first check, and to no later one.
    if (isSignedInOrOut || before.status !== 'checking') discardPreloaded();
    if (isSignedInOrOut) tabs.broadcast(after.status === 'customer' ? 'session' : 'loggedOut');
    else if (before.status !== after.status)
      dispatch(refetchForSession(before.status, after.status));
  };

type Dispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;

/**
 * Reacts to every change of the session, found by a session check, by another tab or by a refused call: drops the former
 * customer's data and refetches the product list, the cart and the orders (spec §4). After sign-in and logout on this page,
 * the tags of their endpoints refetch.
 */
export const sessionListener: Middleware<object, RootState, Dispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState().session;
    const result = next(action);
    const after = getState().session;
    const hasChanged =
      before.status !== after.status ||
      before.customer !== after.customer ||
      hasReset(before, after);
    if (hasChanged || isSignInOrSignOut(action)) dispatch(onSessionChanged(before, after, action));
    else if (after.status === 'customer' && needsSessionCheck(action))
      void dispatch(checkSession());
    return result;
  };
