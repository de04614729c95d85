import { useCallback, useEffect, useState } from 'react';
import { cartApi, useCartQuery } from '../api/cartApi';
import { type CartLineKey, EMPTY_CART } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import type { Product } from '../contract/product';
import { createCartSummarySelector } from './cartLines';
import type { CartSyncResult } from './cartSync';
import type { AppThunk } from './createStore';
import { useAppDispatch, useAppSelector } from './hooks';
import { useProductList } from './productList';
import { selectIsRechecking, selectIsUnverified, selectSessionStatus } from './session';
import { useRecheckSession } from './useRecheckSession';
import { useRetry } from './useRetry';

export type { CartSyncResult };

const NO_PRODUCTS: readonly Product[] = [];

/** Adds to the cart; a guest's add waits about 2 seconds. @returns why it was refused, or null. */
export const addToCart =
  (line: CartLineKey, quantity: number): AppThunk<Promise<Failure | null>> =>
  (_dispatch, _state, { cart }) =>
    cart.add(line, quantity);

/** Sets a line's quantity: shown at once, sent 1 second after the last change; 0 removes it. */
export const setCartQuantity =
  (line: CartLineKey, quantity: number): AppThunk =>
  (_dispatch, _state, { cart }) =>
    cart.setQuantity(line, quantity);

/** Sends what is held back, before the cart is relied on. @returns whether everything was saved. */
export const flushPendingWrites =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _state, { cart, flushPersistence }) => {
    const saved = await cart.flush();
    flushPersistence();
    return saved;
  };

/**
 * The cart, a guest's or a customer's. While `isLoading` nothing is known yet; `failure` says why it, or the product
 * list that it needs, could not be loaded.
 */
export function useCart() {
  const dispatch = useAppDispatch();
  const checking = useAppSelector(selectSessionStatus) === 'checking';
  const isUnverified = useAppSelector(selectIsUnverified);
  const isRechecking = useAppSelector(selectIsRechecking);
  const cart = useCartQuery(undefined, { skip: checking });
  const products = useProductList();
  const running = cartApi.util.getRunningQueryThunk('get', undefined);
  const askCart = useRetry(running, cart.refetch);
  const askSession = useRecheckSession();
  const [read] = useState(createCartSummarySelector);
  const known = cart.data !== undefined && products.products !== undefined;
  const summary = read(
    known && cart.data ? cart.data.cartData : EMPTY_CART,
    products.products ?? NO_PRODUCTS,
  );
  const failedCart = cart.data === undefined && !cart.isFetching ? cart.error : undefined;
  const failure = (failedCart ?? products.error) as Failure | undefined;
  // Empty it may be only because it is not known whose it is.
  const isWaiting = !known || (isRechecking && summary.lines.length === 0);
  return {
    ...summary,
    isLoading: isWaiting && failure === undefined,
    failure,
    /** In a failure, and in a wait that lasts too long: what is not known is asked for again. */
    retry: () => {
      if (checking || isUnverified) askSession();
      if (!checking && cart.data === undefined) askCart();
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

const subscribeToSyncResults =
  (hear: (notice: CartSyncResult) => void): AppThunk<() => void> =>
  (_dispatch, _state, { cart }) =>
    cart.onSyncResult(hear);

/** Hears how quantities that were held back ended, wherever the shopper is by then. `hear` must be stable. */
export function useCartSyncResults(hear: (notice: CartSyncResult) => void): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(subscribeToSyncResults(hear)), [dispatch, hear]);
}
