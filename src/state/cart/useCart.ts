import type { Failure } from '@kedai/contract/calls/failure';
import type { CartLineKey } from '@kedai/contract/rules/cartData';
import { type CartLine, cartAmount, cartCount } from '@kedai/contract/rules/totals';
import { useCallback } from 'react';
import { cartApi, useCartQuery } from '../../api/cartApi';
import { useAppDispatch, useAppSelector, useRetry } from '../hooks';
import { useProductList } from '../productList';
import { selectSessionStatus, useRecheckSession } from '../session/customerSession';
import {
  addToCart,
  flushPendingWrites,
  selectCart,
  selectCartLines,
  setCartQuantity,
} from './cartWrites';

const NO_LINES: readonly CartLine[] = [];

/**
 * The cart of a guest or a customer. It is empty while `isLoading`. `failure` says why the cart, or the product list that it
 * needs, could not be loaded.
 */
export function useCart() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const cart = useCartQuery(undefined, { skip: status !== 'customer' });
  const products = useProductList();
  const running = cartApi.util.getRunningQueryThunk('cartGet', undefined);
  const refetchCart = useRetry(running, cart.refetch);
  const recheckSession = useRecheckSession();
  const isLoaded = useAppSelector(selectCart) !== undefined;
  const lines = useAppSelector(selectCartLines) ?? NO_LINES;
  const isKnown = isLoaded && products.products !== undefined;
  const failedCart = !isLoaded && !cart.isFetching ? cart.error : undefined;
  const failure = (failedCart ?? products.error) as Failure | undefined;
  // While the session is rechecked, an empty cart may be the guest's cart of a customer.
  const isWaiting = !isKnown || (status === 'rechecking' && lines.length === 0);
  return {
    lines,
    count: cartCount(lines),
    amount: cartAmount(lines),
    isLoading: isWaiting && failure === undefined,
    failure,
    /** Requests again whatever is missing. Offered after a failure, and when loading takes too long. */
    retry: () => {
      if (status === 'customer') {
        if (!isLoaded) refetchCart();
      } else if (status !== 'guest' && status !== 'signedOut') recheckSession();
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
