import type { Failure } from '@kedai/contract/calls/failure';
import { OTHER_CUSTOMER } from '@kedai/contract/protocol/customer';
import { CUSTOMER_KEY } from '@kedai/contract/protocol/preload';
import { refusal } from '../../api/classify';
import { userApi } from '../../api/userApi';
import { failureText } from '../../text/failures';
import type { KeyValueStorage } from '../device/storage';
import type { RootState } from '../rootReducer';
import { type AppThunk, abortRunning } from '../thunk';
import { isNamedByServer, sessionSlice } from './sessionSlice';

const { verifyToken } = userApi.endpoints;

const PROBE_KEY = 'kedai:probe';

/** Requests the session status (spec §4: once on start), and again later, because the session may end elsewhere. */
export const checkSession = () =>
  verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });

/** The running session check, if there is one. */
export const runningSessionCheck = () =>
  userApi.util.getRunningQueryThunk('verifyToken', undefined);

/** Checks the session after a change of it. A running check may have begun before the change, so it is aborted. */
export const recheckSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(abortRunning(runningSessionCheck()));
  await dispatch(checkSession());
};

/**
 * Compares the customer of this tab with the customer in local storage. If another tab has signed in another customer, also
 * while this tab was suspended, this tab drops its customer's data and checks the session. The session storage counts too: a
 * browser may restore a closed tab with it long after other tabs have cleared the local storage.
 */
export const syncWithStoredCustomer =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const { customerRestored, otherCustomerFound } = sessionSlice.actions;
    const stored = storage.local.getItem(CUSTOMER_KEY);
    const { customer } = getState().session;
    const known = customer ?? storage.tab.getItem(CUSTOMER_KEY) ?? stored;
    if (known === null) return;
    if (customer === undefined) dispatch(customerRestored(known));
    if (stored === null || stored === known) return;
    dispatch(otherCustomerFound(stored));
    void dispatch(checkSession());
  };

/** Whether another tab has removed the customer from local storage. Where storage is blocked, nothing is ever stored. */
function wasCustomerRemoved(local: KeyValueStorage): boolean {
  if (local.getItem(CUSTOMER_KEY) !== null) return false;
  local.setItem(PROBE_KEY, PROBE_KEY);
  const canStore = local.getItem(PROBE_KEY) !== null;
  local.removeItem(PROBE_KEY);
  return canStore;
}

/**
 * Whether the customer of this tab is still the one on this device: asked before every write. This tab may have missed what
 * other tabs told, for example while it was suspended or before it listens. If not, it drops its customer's data.
 */
export const isSameCustomer =
  (): AppThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const { customer: expected, status } = getState().session;
    dispatch(syncWithStoredCustomer());
    if (expected === undefined) return true;
    const hasCustomer = status !== 'guest' && status !== 'signedOut';
    if (hasCustomer && wasCustomerRemoved(storage.local)) {
      dispatch(sessionSlice.actions.signedOutElsewhere());
      void dispatch(checkSession());
      return false;
    }
    return getState().session.customer === expected;
  };

const hasCheckFailed = (state: RootState): boolean => {
  const { error } = verifyToken.select()(state);
  return error !== undefined && (error as Failure).kind !== 'refused';
};

/**
 * Checks before a write that the same customer is still signed in, and waits for a running session check. A page that is
 * being left cannot wait; there the server compares the customer named in the request.
 * @returns why the write must not be sent, or null
 */
export const confirmCustomer =
  (): AppThunk<Promise<Failure | null>> => async (dispatch, getState) => {
    const expected = getState().session.customer;
    dispatch(isSameCustomer());
    const isNamed = isNamedByServer(expected);
    const isPageHidden = document.visibilityState === 'hidden';
    const running = dispatch(runningSessionCheck());
    if (running !== undefined && !(isNamed && isPageHidden)) await running;
    else if (!isNamed && hasCheckFailed(getState())) await dispatch(checkSession());
    if (expected !== undefined && getState().session.customer !== expected) {
      return refusal(failureText.otherCustomer, OTHER_CUSTOMER);
    }
    return !isNamed && hasCheckFailed(getState())
      ? refusal(failureText.unchecked, 'unchecked')
      : null;
  };
