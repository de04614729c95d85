import type { Product } from '@kedai/contract/rules/product';
import { productApi, useProductListQuery } from '../api/productApi';
import { useAppSelector, useRetry } from './hooks';
import type { PageData } from './pageData';
import type { AppDispatch } from './thunk';

/** The product list. Call `retry` after a failure, or when loading takes too long: it aborts a request that hangs. */
export function useProductList({ skip = false }: { readonly skip?: boolean } = {}) {
  const { data, error, isFetching, refetch } = useProductListQuery(undefined, { skip });
  return {
    products: data?.products,
    /** Why the list is missing; undefined while it is requested. */
    error: data === undefined && !isFetching ? error : undefined,
    isWaiting: data === undefined && isFetching,
    retry: useRetry(productApi.util.getRunningQueryThunk('productList', undefined), refetch),
  };
}

/**
 * The product list for one page: until it has loaded, those of its products that came with the page's HTML.
 * @param address the page's, as in `PageProducts`
 */
export function usePageProducts(address: string, options?: { readonly skip?: boolean }) {
  const list = useProductList(options);
  const pageProducts = useAppSelector((state) => state.pageProducts);
  if (list.products !== undefined || pageProducts?.address !== address) {
    return { ...list, isComplete: list.products !== undefined, total: undefined };
  }
  const { products, total } = pageProducts;
  return { ...list, products, total, error: undefined, isWaiting: false, isComplete: false };
}

/** Loads the product list and chooses what a page shows of it. */
export async function loadPageProducts(
  dispatch: AppDispatch,
  choose: (products: readonly Product[]) => Omit<PageData, 'isError'>,
): Promise<PageData> {
  const { data } = await dispatch(
    productApi.endpoints.productList.initiate(undefined, { subscribe: false }),
  );
  return data === undefined ? { isError: true } : { isError: false, ...choose(data.products) };
}
