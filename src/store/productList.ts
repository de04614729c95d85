import { useCallback } from 'react';
import { productApi, useProductListQuery } from '../api/productApi';
import type { AppThunk } from './createStore';
import { useAppDispatch } from './hooks';

/** Asks for the product list anew; a request that hangs is given up first. */
const askForListAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const running = dispatch(productApi.util.getRunningQueryThunk('list', undefined));
  running?.abort();
  await running;
  await dispatch(
    productApi.endpoints.list.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
};

/**
 * The product list, which home, the product pages, filters and the cart share. `isWaiting` while nothing is known yet;
 * `retry` works in a failure and in a wait that lasts too long.
 */
export function useProductList({ skip = false }: { readonly skip?: boolean } = {}) {
  const dispatch = useAppDispatch();
  const { data, error, isFetching } = useProductListQuery(undefined, { skip });
  return {
    products: data?.products,
    /** Why it is not known; undefined as soon as it is, or is asked for. */
    error: data === undefined && !isFetching ? error : undefined,
    isWaiting: data === undefined && isFetching,
    retry: useCallback(() => void dispatch(askForListAgain()), [dispatch]),
  };
}
