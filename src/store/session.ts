import { useCallback } from 'react';
import { cartApi } from '../api/cartApi';
import { newIdempotencyKey } from '../api/idempotencyKey';
import type { SessionStatus } from '../api/ports';
import { sessionApi } from '../api/sessionApi';
import { linesOf } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { MERGE_KEY } from './clearCustomerData';
import type { AppThunk, RootState } from './createStore';
import { useAppDispatch, useAppSelector } from './hooks';
import type { SessionNotice } from './sessionSlice';
import { guestCartSlice } from './slices';
import { serializeGuestCart } from './storageCodecs';
import { isNamedByServer } from './storedCustomer';

export type { SessionStatus };

/** Who is shopping: `checking` until the first token check has answered. */
export const selectSessionStatus = (state: RootState): SessionStatus => state.session.status;

/** The customer for whom this tab acts, or acted last: an opaque text. */
export const selectCustomer = (state: RootState): string | undefined => state.session.customer;

/** Whether the server names its customers, as one that knows our optional calls does. */
export const selectIsNamedByServer = (state: RootState): boolean =>
  isNamedByServer(state.session.customer);

/** What the shopper has to be told of the session, until they close it. */
export const selectSessionNotice = (state: RootState): SessionNotice | undefined =>
  state.session.notice;

/** Changes when what belonged to a customer was dropped: a part with this key begins anew then. */
export const selectResetCount = (state: RootState): number => state.session.resetCount ?? 0;

/** Whether a guest may be a customer after all: who it is could not be checked. */
export const selectIsUnverified = (state: RootState): boolean =>
  state.session.isUnverified === true;

/** Whether the shopper waits for another check, after one that failed. */
export const selectIsRechecking = (state: RootState): boolean =>
  state.session.isRechecking === true;

/** Whether whoever is here is signed in, as far as is known now. */
export const isSignedIn = (): AppThunk<boolean> => (_dispatch, getState) =>
  selectSessionStatus(getState()) === 'customer';

/** Signs out. @returns why it failed, or null; where to go then is the caller's. */
export const signOut = (): AppThunk<Promise<Failure | null>> => async (dispatch, _state, ports) => {
  await ports.cart.flush();
  const result = await dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }));
  ports.flushPersistence();
  return failureOf(result);
};

/** Runs in one tab at a time, where the browser can see to that. */
const withTabLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks === undefined
    ? work()
    : (navigator.locks.request(MERGE_KEY, work) as Promise<Result>);

/**
 * Adds the guest's cart to the account of whoever is signed in now, and empties it (spec §4). Tried again after a lost
 * answer it carries the same key, so that quantities are added once.
 * @returns why it failed, or null also when there was nothing to merge.
 */
export const mergeGuestCart = (): AppThunk<Promise<Failure | null>> => (dispatch, _state, ports) =>
  withTabLock(async () => {
    const { local } = ports.storage;
    // Another tab may have merged it while this one waited: what is stored counts.
    ports.flushPersistence();
    const cartData = ports.codecs.guestCart.read();
    if (linesOf(cartData).length === 0) return null;
    const cart = serializeGuestCart(cartData);
    const [knownKey, knownCart] = (local.getItem(MERGE_KEY) ?? '').split(' ', 2);
    const idempotencyKey =
      knownKey && knownCart === encodeURIComponent(cart) ? knownKey : newIdempotencyKey();
    local.setItem(MERGE_KEY, `${idempotencyKey} ${encodeURIComponent(cart)}`);
    const merged = await dispatch(
      cartApi.endpoints.cartMerge.initiate({ cartData, idempotencyKey }, { track: false }),
    );
    const failure = failureOf(merged);
    if (failure === null) {
      const leftOut = merged.data?.leftOut ?? [];
      if (leftOut.length > 0) ports.cart.notify({ outcome: 'merged', leftOut });
      dispatch(guestCartSlice.actions.mergedIntoAccount());
      ports.flushPersistence();
      local.removeItem(MERGE_KEY);
    }
    return failure;
  });

/** Tries a merge again that had begun and got no answer. @returns why it failed, or null also when there was none. */
export const resumeMerge =
  (): AppThunk<Promise<Failure | null>> =>
  async (dispatch, _state, { storage }) =>
    storage.local.getItem(MERGE_KEY) === null ? null : dispatch(mergeGuestCart());

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
