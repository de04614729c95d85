import { productApi, useProductListQuery } from '../api/productApi';
import { useRetry } from './useRetry';

/**
 * The product list, which home, the product pages, filters and the cart share. `isWaiting` while nothing is known yet;
 * `retry` works in a failure and in a wait that lasts too long.
 */
export function useProductList({ skip = false }: { readonly skip?: boolean } = {}) {
  const { data, error, isFetching, refetch } = useProductListQuery(undefined, { skip });
  return {
    products: data?.products,
    /** Why it is not known; undefined as soon as it is, or is asked for. */
    error: data === undefined && !isFetching ? error : undefined,
    isWaiting: data === undefined && isFetching,
    retry: useRetry(productApi.util.getRunningQueryThunk('list', undefined), refetch),
  };
}
