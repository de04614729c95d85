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
 * A refusal after which the session has to be checked: it is another customer's; or it gives no reason that a program could
 * read, as on a server that sends none the session may be over.
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
      // A merge that got no answer before the page was loaded again.
      if (after === 'customer') void dispatch(resumeMerge());
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Product', 'Cart', 'Order']));
    // What was added while nobody knew of the session belongs to it.
    if (after === 'customer') void dispatch(mergeGuestCart());
  };

/** Whether nobody is signed in, rather than that nobody could be asked. */
const isNobody = ({ status, isUnverified }: SessionState) =>
  status === 'guest' && isUnverified === undefined;

/** Whether the former customer is gone: another one is here, or none. */
const isCleared = (before: SessionState, after: SessionState): boolean =>
  before.resetCount !== after.resetCount;

/**
 * Drops what belonged to a customer who is gone, and remembers in this browser who is here: for the next page, which asks for
 * what a customer's pages need before it can check that, and for other tabs.
 */
const updateStoredCustomer =
  (before: SessionState, after: SessionState, action: unknown): AppThunk =>
  (dispatch, _state, { storage }) => {
    // A late word of a logout must not take anything away from the customer who has signed in since.
    const isStoredCustomer = readStoredCustomer(storage.local) === before.customer;
    if (isCleared(before, after)) {
      dispatch(
        clearCustomerData({ isOnDevice: logout.matchFulfilled(action) || isStoredCustomer }),
      );
    }
    if (after.status === 'customer' && after.customer) writeStoredCustomer(storage, after.customer);
    else if (isNobody(after) && isStoredCustomer) removeStoredCustomer(storage.local);
  };

/** Follows another session, or none. */
const onSessionChanged =
  (before: SessionState, after: SessionState, action: unknown): AppThunk =>
  (dispatch, _state, { tabs }) => {
    dispatch(updateStoredCustomer(before, after, action));
    const isSignedInOrOut = isSignInOrSignOut(action);
    // What this page has asked before it knew who is here belongs to whoever its first check finds, and to nobody after.
    if (isSignedInOrOut || before.status !== 'checking') discardPreloaded();
    if (isSignedInOrOut) tabs.broadcast(after.status === 'customer' ? 'session' : 'loggedOut');
    else if (before.status !== after.status)
      dispatch(refetchForSession(before.status, after.status));
  };

type Dispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;

/**
 * When the session turned out to be another than it was (found by a token check, by another tab, or by an answer that it is
 * gone), what belonged to the former customer is dropped, and the product list, the cart and the orders are asked again
 * (spec §4). Sign-in and logout on this page have them asked again by their tags.
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
      isCleared(before, after);
    if (hasChanged || isSignInOrSignOut(action)) dispatch(onSessionChanged(before, after, action));
    else if (after.status === 'customer' && needsSessionCheck(action))
      void dispatch(checkSession());
    return result;
  };
