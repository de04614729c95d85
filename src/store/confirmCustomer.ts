import { refusal } from '../api/classify';
import { sessionApi } from '../api/sessionApi';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { failureTexts } from '../text/failures';
import { checkSession } from './checkSession';
import type { AppThunk, RootState } from './createStore';
import { sessionSlice } from './sessionSlice';
import { isNamedByServer, readStoredCustomer, readTabCustomer } from './storedCustomer';

const { verifyToken } = sessionApi.endpoints;

/**
 * Looks which customer this tab and this browser know. When another tab has signed in another one since, this tab drops what
 * it holds and checks who is here.
 */
export const syncWithStoredCustomer =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const { customerRestored, otherCustomerFound } = sessionSlice.actions;
    const mark = readStoredCustomer(storage.local);
    const { customer } = getState().session;
    const known = customer ?? readTabCustomer(storage.tab) ?? mark;
    if (known === null) return;
    if (customer === undefined) dispatch(customerRestored(known));
    if (mark === null || mark === known) return;
    dispatch(otherCustomerFound(mark));
    void dispatch(checkSession());
  };

const hasCheckFailed = (state: RootState): boolean => {
  const { error } = verifyToken.select()(state);
  return error !== undefined && (error as Failure).kind !== 'refused';
};

/**
 * Makes sure, before something is written, that it is still written for the customer who is signed in: a check that is under
 * way is waited for. A page that is being left cannot wait; there the server compares the customer whom the call names.
 * @returns why nothing may be written now, or null
 */
export const confirmCustomer =
  (): AppThunk<Promise<Failure | null>> => async (dispatch, getState) => {
    const meant = getState().session.customer;
    dispatch(syncWithStoredCustomer());
    const isNamed = isNamedByServer(meant);
    const isLeft = document.visibilityState === 'hidden';
    const running = dispatch(sessionApi.util.getRunningQueryThunk('verifyToken', undefined));
    if (running !== undefined && !(isNamed && isLeft)) await running;
    else if (!isNamed && hasCheckFailed(getState())) await dispatch(checkSession());
    if (meant !== undefined && getState().session.customer !== meant) {
      return refusal(failureTexts.otherCustomer, OTHER_CUSTOMER);
    }
    return !isNamed && hasCheckFailed(getState())
      ? refusal(failureTexts.unchecked, 'unchecked')
      : null;
  };
