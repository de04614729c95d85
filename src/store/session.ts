import { useCallback } from 'react';
import { cartApi } from '../api/cartApi';
import { newIdempotencyKey } from '../api/idempotencyKey';
import type { SessionStatus } from '../api/ports';
import { sessionApi } from '../api/sessionApi';
import { linesOf } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import type { AppThunk, RootState } from './createStore';
import { useAppDispatch, useAppSelector } from './hooks';
import { guestCartSlice } from './slices';
import { guestCartText } from './stored';

export type { SessionStatus };

/** Who is shopping: `checking` until the first token check has answered. */
export const selectSessionStatus = (state: RootState): SessionStatus => state.session.status;

/** Signs out. @returns why it failed, or null; where to go then is the caller's. */
export const signOut = (): AppThunk<Promise<Failure | null>> => async (dispatch, _state, ports) => {
  await ports.cart.flush();
  const result = await dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }));
  ports.writeNow();
  const failure = failureOf(result);
  // What was typed into forms is nobody else's to see.
  if (failure === null) ports.storage.forgetTab();
  return failure;
};

/** Where the key of a merge waits until the merge has been answered. */
const MERGE_KEY = 'kedai:merge';

/**
 * Adds the guest's cart to the account of whoever just signed in or up, and empties it (spec §4). Tried again after a
 * lost answer it carries the same key, so that quantities are added once.
 * @returns why it failed, or null also when there was nothing to merge.
 */
export const mergeGuestCart =
  (): AppThunk<Promise<Failure | null>> => async (dispatch, getState, ports) => {
    const cartData = getState().guestCart.value;
    if (linesOf(cartData).length === 0) return null;
    const { local } = ports.storage;
    const cart = guestCartText(cartData);
    const [knownKey, knownCart] = (local.getItem(MERGE_KEY) ?? '').split(' ', 2);
    const idempotencyKey =
      knownKey && knownCart === encodeURIComponent(cart) ? knownKey : newIdempotencyKey();
    local.setItem(MERGE_KEY, `${idempotencyKey} ${encodeURIComponent(cart)}`);
    const result = await dispatch(
      cartApi.endpoints.cartMerge.initiate({ cartData, idempotencyKey }, { track: false }),
    );
    const failure = failureOf(result);
    if (failure === null) {
      dispatch(guestCartSlice.actions.mergedIntoAccount());
      ports.writeNow();
      local.removeItem(MERGE_KEY);
    }
    return failure;
  };

/** A dispatched call's failure, or null. RTK Query's errors are failures but for bugs, which stay errors. */
function failureOf(result: { readonly error?: unknown }): Failure | null {
  return result.error === undefined ? null : (result.error as Failure);
}

/** The session as screens and the shell need it. */
export function useSession() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  return {
    status,
    signOut: useCallback(() => dispatch(signOut()), [dispatch]),
  };
}
