import { COLLECTION_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { HydratedQuery, useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useContext, useLayoutEffect, useRef } from 'react';
import { productApi, useBrowseInfiniteQuery } from '../../api/productApi';
import { paths } from '../../paths';
import type { LoadPageData } from '../../state/pageData';
import { loadPageProducts, usePageProducts } from '../../state/productList';
import { removeDuplicates, useLoadedPages } from '../../state/useLoadedPages';
import {
  type CollectionQuery,
  filterAndSortProducts,
  isUnfiltered,
  readCollectionQuery,
  writeCollectionQuery,
} from './collectionQuery';

/** The filters and the sort order of a query as a URL, without the number of pages. */
const addressOf = (query: CollectionQuery) => {
  const params = writeCollectionQuery({ ...query, pages: 1 }).toString();
  return params === '' ? paths.collection : `${paths.collection}?${params}`;
};

/** More pages than these are loaded after the page has been shown, so that its HTML stays small. */
const MAX_LOADED_PAGES = 5;

export const loadCollection: LoadPageData = async (dispatch, address) => {
  const query = readCollectionQuery(address.query);
  const pages = Math.min(query.pages, MAX_LOADED_PAGES);
  const isLinked =
    writeCollectionQuery({ ...query, pages }).toString() === address.query.toString();
  if (!isUnfiltered(query)) {
    return loadPageProducts(dispatch, (list) => {
      const matches = filterAndSortProducts(list, query);
      return {
        isCacheable: isLinked && matches.length > 0,
        pageProducts: {
          address: addressOf(query),
          products: matches.slice(0, pages * COLLECTION_PAGE_SIZE),
          total: matches.length,
        },
      };
    });
  }
  const { browse } = productApi.endpoints;
  let { isError } = await dispatch(browse.initiate(undefined, { subscribe: false }));
  for (let page = 2; page <= pages && !isError; page += 1) {
    const next = browse.initiate(undefined, { subscribe: false, direction: 'forward' });
    ({ isError } = await dispatch(next));
  }
  return { isError, isCacheable: isLinked };
};

/** Pages 1 to `count` of the catalogue as one list. */
function useBrowsedPages(count: number, skip: boolean) {
  const { pages = [], ...state } = useLoadedPages(
    useBrowseInfiniteQuery(skip ? skipToken : undefined),
    count,
    productApi.util.getRunningQueryThunk('browse', undefined),
  );
  return {
    ...state,
    products: removeDuplicates(pages.flatMap(({ products }) => products)),
    total: pages.at(-1)?.totalProducts,
  };
}

/**
 * The collection of the URL. Unfiltered browsing loads pages of 4 (spec §7). With a filter or a sort order the products
 * come from the product list, which is loaded anyway, 4 more at a time.
 */
export function useCollection() {
  const [params, setParams] = useSearchParamsAfterHydration();
  const query = readCollectionQuery(params);
  // Two changes may come before the router renders the first, for example those that were made before hydration.
  const newestQuery = useRef(query);
  // A later effect could undo a change that comes right after the first render.
  useLayoutEffect(() => {
    newestQuery.current = readCollectionQuery(params);
  }, [params]);
  const unfiltered = isUnfiltered(query);
  const isWithoutData = useContext(HydratedQuery)?.hasData === false;
  const pages = useBrowsedPages(query.pages, !unfiltered || isWithoutData);
  const list = usePageProducts(addressOf(query), { skip: unfiltered });
  const matches = filterAndSortProducts(list.products ?? [], query);
  const total = list.total ?? matches.length;
  const visibleCount = query.pages * COLLECTION_PAGE_SIZE;
  const filtered: typeof pages = {
    products: matches.slice(0, visibleCount),
    isLoading:
      list.isWaiting || (!list.isComplete && matches.length < Math.min(visibleCount, total)),
    hasMore: total > visibleCount,
    error: list.error,
    retry: list.retry,
    total: list.products === undefined ? undefined : total,
  };
  return {
    ...(unfiltered ? pages : filtered),
    query,
    /** Sets filters or the sort order, and starts at the first page. */
    change: (changes: Partial<CollectionQuery>) => {
      newestQuery.current = { ...newestQuery.current, pages: 1, ...changes };
      setParams(writeCollectionQuery(newestQuery.current));
    },
    /** Replaces the history entry, so Back leaves the collection, and returning restores its length. */
    showMore: () =>
      setParams(writeCollectionQuery({ ...query, pages: query.pages + 1 }), { replace: true }),
  };
}
