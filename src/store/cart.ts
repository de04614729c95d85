import { useCallback, useEffect, useMemo } from 'react';
import { cartApi, useCartQuery } from '../api/cartApi';
import type { CartLineKey } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { cartAmount, cartCount, cartLines } from '../contract/totals';
import type { CartSyncResult } from './cartSync';
import type { AppThunk } from './createStore';
import { useAppDispatch, useAppSelector } from './hooks';
import { useProductList } from './productList';
import {
  selectIsRechecking,
  selectIsUnverified,
  selectSessionStatus,
  useRecheckSession,
} from './session';
import { useRetry } from './useRetry';

export type { CartSyncResult };

/** Adds to the cart. A guest's add is delayed by about 2 seconds. @returns why it was refused, or null */
export const addToCart =
  (line: CartLineKey, quantity: number): AppThunk<Promise<Failure | null>> =>
  (_dispatch, _state, { cart }) =>
    cart.add(line, quantity);

/** Sets a line's quantity. It is shown at once and sent 1 second after the last change; 0 removes the line. */
export const setCartQuantity =
  (line: CartLineKey, quantity: number): AppThunk =>
  (_dispatch, _state, { cart }) =>
    cart.setQuantity(line, quantity);

/** Sends all pending writes, for callers that need the current cart on the server. @returns whether all were saved */
export const flushPendingWrites =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _state, { cart, flushPersistence }) => {
    const saved = await cart.flush();
    flushPersistence();
    return saved;
  };

/**
 * The cart of a guest or a customer. It is empty while `isLoading`. `failure` says why the cart, or the product list that it
 * needs, could not be loaded.
 */
export function useCart() {
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector(selectSessionStatus) === 'checking';
  const isUnverified = useAppSelector(selectIsUnverified);
  const isRechecking = useAppSelector(selectIsRechecking);
  const cart = useCartQuery(undefined, { skip: isChecking });
  const products = useProductList();
  const running = cartApi.util.getRunningQueryThunk('get', undefined);
  const refetchCart = useRetry(running, cart.refetch);
  const recheckSession = useRecheckSession();
  const cartData = cart.data?.cartData;
  const productList = products.products;
  const lines = useMemo(
    () => (cartData && productList ? cartLines(cartData, productList) : []),
    [cartData, productList],
  );
  const isKnown = cartData !== undefined && productList !== undefined;
  const failedCart = cart.data === undefined && !cart.isFetching ? cart.error : undefined;
  const failure = (failedCart ?? products.error) as Failure | undefined;
  // While the session is rechecked, an empty cart may be the guest's cart of a customer.
  const isWaiting = !isKnown || (isRechecking && lines.length === 0);
  return {
    lines,
    count: cartCount(lines),
    amount: cartAmount(lines),
    isLoading: isWaiting && failure === undefined,
    failure,
    /** Requests again whatever is missing. Offered after a failure, and when loading takes too long. */
    retry: () => {
      if (isChecking || isUnverified) recheckSession();
      if (!isChecking && cart.data === undefined) refetchCart();
      if (products.products === undefined) products.retry();
    },
    add: useCallback(
      (line: CartLineKey, quantity: number) => dispatch(addToCart(line, quantity)),
      [dispatch],
    ),
    setQuantity: useCallback(
      (line: CartLineKey, quantity: number) => dispatch(setCartQuantity(line, quantity)),
      [dispatch],
    ),
    flushPendingWrites: useCallback(() => dispatch(flushPendingWrites()), [dispatch]),
  };
}

/** Subscribes to the results of pending writes, on any page. `listener` must be stable. */
export function useCartSyncResults(listener: (result: CartSyncResult) => void): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => dispatch((_dispatch, _state, { cart }) => cart.onSyncResult(listener)),
    [dispatch, listener],
  );
}
