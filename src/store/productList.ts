import { productApi, useProductListQuery } from '../api/productApi';
import { useRetry } from './useRetry';

/** The product list. Call `retry` after a failure, or when loading takes too long: it aborts a request that hangs. */
export function useProductList({ skip = false }: { readonly skip?: boolean } = {}) {
  const { data, error, isFetching, refetch } = useProductListQuery(undefined, { skip });
  return {
    products: data?.products,
    /** Why the list is missing; undefined while it is requested. */
    error: data === undefined && !isFetching ? error : undefined,
    isWaiting: data === undefined && isFetching,
    retry: useRetry(productApi.util.getRunningQueryThunk('list', undefined), refetch),
  };
}
