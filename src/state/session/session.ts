import { EMPTY_CART, linesOf } from '@kedai/contract/cartData';
import type { Failure } from '@kedai/contract/failure';
import { useState } from 'react';
import { cartApi } from '../../api/cartApi';
import { userApi } from '../../api/userApi';
import { cartSlice } from '../cart/cartSlice';
import { flushPendingWrites } from '../cart/cartWrites';
import { isMerge } from '../device/codecs';
import { guestCartSlice } from '../device/slices';
import { useAppDispatch, useAppSelector, useRetry } from '../hooks';
import type { RootState } from '../rootReducer';
import { failureOf } from '../runEndpoint';
import type { AppThunk } from '../thunk';
import { checkSession, recheckSession, runningSessionCheck } from './checkSession';
import { rehydrateFromStorage } from './clearCustomerData';
import {
  type SessionNotice,
  type SessionStatus,
  selectVisitor,
  sessionSlice,
} from './sessionSlice';

export type { SessionStatus };

export const selectSessionStatus = (state: RootState): SessionStatus => state.session.status;

export const selectCustomer = (state: RootState): string | undefined => state.session.customer;

export const selectSessionNotice = (state: RootState): SessionNotice | undefined =>
  state.session.notice;

/** Changes when a customer's data was dropped. A component with this key remounts then. */
export const selectResetCount = (state: RootState): number => state.session.resetCount ?? 0;

/** Signs out. The caller navigates. @returns why it failed, or null */
export const signOut = (): AppThunk<Promise<Failure | null>> => async (dispatch, _state, ports) => {
  await dispatch(flushPendingWrites());
  const result = await dispatch(userApi.endpoints.logout.initiate(undefined, { track: false }));
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
  Object.keys(getState().unanswered.value).some(isMerge) ? dispatch(mergeGuestCart()) : null;

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
