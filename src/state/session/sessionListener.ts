import { OTHER_CUSTOMER } from '@kedai/contract/customer';
import type { Failure } from '@kedai/contract/failure';
import { CUSTOMER_KEY } from '@kedai/contract/preload';
import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi, customerApi } from '../../api/baseApi';
import { discardPreloaded } from '../../api/preloaded';
import { userApi } from '../../api/userApi';
import type { AppStartListening, AppThunk } from '../thunk';
import { checkSession } from './checkSession';
import { clearCustomerData } from './clearCustomerData';
import { mergeGuestCart, resumeMerge } from './session';
import { isSignIn, type SessionState, visitorOf } from './sessionSlice';

const { verifyToken, logout } = userApi.endpoints;

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
  (before: SessionState, { status, ...after }: SessionState, action: UnknownAction): AppThunk =>
  (dispatch, _state, { storage: { local, tab } }) => {
    // A late logout must not delete the data of a customer who has signed in since.
    const isStoredCustomer = local.getItem(CUSTOMER_KEY) === before.customer;
    if (before.resetCount !== after.resetCount) {
      dispatch(clearCustomerData(logout.matchFulfilled(action) || isStoredCustomer));
    }
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
    dispatch(baseApi.util.invalidateTags(['Product']));
    dispatch(customerApi.util.invalidateTags(['Cart', 'Order', 'Device', 'Account', 'Passkey']));
    // Items that a customer added while treated as a guest belong to their cart. After a sign-in, `completeSignIn` merges.
    if (after.status === 'customer' && !isHere) void dispatch(mergeGuestCart());
  };

/** Whether anything about the session has changed. */
const hasChanged = (before: SessionState, after: SessionState): boolean =>
  visitorOf(before) !== visitorOf(after) ||
  before.customer !== after.customer ||
  before.resetCount !== after.resetCount;

/**
 * Reacts to every change of the session, by a sign-in, a logout, a session check, another tab or a refused call: drops the
 * former customer's data and refetches the product list, the cart and the orders (spec §4).
 */
export function listenToSession(startListening: AppStartListening): void {
  startListening({
    predicate: (action, after, before) =>
      isSignIn(action) || hasChanged(before.session, after.session),
    effect: (action, { dispatch, getState, getOriginalState }) =>
      dispatch(onSessionChanged(getOriginalState().session, getState().session, action)),
  });
  startListening({
    predicate: (action, { session }, before) =>
      session.status === 'customer' &&
      needsSessionCheck(action) &&
      !hasChanged(before.session, session),
    effect: (_action, { dispatch }) => void dispatch(checkSession()),
  });
}
