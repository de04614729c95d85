import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { productApi } from '../../api/productApi';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PREFETCH, type PrefetchThunk } from '../../store/prefetchQuery';
import { removeDuplicates } from './collectionQuery';
import type { ShownCollection } from './useCollection';

const { fetchProducts } = productApi.endpoints;

/** The request body for one unfiltered page (spec §7). */
const pageRequest = (page: number) => ({ productName: null, page, amount: COLLECTION_PAGE_SIZE });

/** Prefetches the first page before the collection is opened. */
export const prefetchFirstPage: PrefetchThunk = (dispatch) =>
  dispatch(fetchProducts.initiate(pageRequest(1), PREFETCH));

/** The maximum number of concurrent page requests. A URL may ask for hundreds of pages. */
const MAX_CONCURRENT_PAGES = 4;

interface Subscription
  extends PromiseLike<{ readonly data?: { readonly products: readonly unknown[] } | undefined }> {
  abort(): void;
  unsubscribe(): void;
}

/** Whether a page loaded and has products. Otherwise no further page is requested. */
const hasProducts = async (page: Subscription | undefined) =>
  ((await page)?.data?.products.length ?? 0) > 0;

/**
 * Pages 1 to `pages` of the catalogue as one list. Loaded pages stay cached for a while, so Back restores the list at its
 * full length.
 */
export function useBrowsedPages(pages: number, skip: boolean): ShownCollection {
  const dispatch = useAppDispatch();
  const count = skip ? 0 : pages;
  const subscriptions = useRef(new Map<number, Subscription>());
  /** The page where loading starts. A failed page stops it; every retry, also of the same page, restarts it there. */
  const [start, setStart] = useState({ page: 1 });

  useEffect(() => {
    const subscribed = subscriptions.current;
    let isCancelled = false;
    const loadPages = async () => {
      for (let first = start.page; first <= count && !isCancelled; first += MAX_CONCURRENT_PAGES) {
        const last = Math.min(first + MAX_CONCURRENT_PAGES - 1, count);
        for (let page = first; page <= last; page += 1) {
          if (!subscribed.has(page))
            subscribed.set(page, dispatch(fetchProducts.initiate(pageRequest(page))));
        }
        if (!(await hasProducts(subscribed.get(last)))) return;
      }
    };
    void loadPages();
    return () => {
      isCancelled = true;
    };
  }, [dispatch, count, start]);

  useEffect(() => {
    const subscribed = subscriptions.current;
    return () => {
      for (const subscription of subscribed.values()) subscription.unsubscribe();
      subscribed.clear();
    };
  }, []);

  const selectors = useMemo(
    () => Array.from({ length: count }, (_, index) => fetchProducts.select(pageRequest(index + 1))),
    [count],
  );
  const results = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  // No page follows an empty one.
  const end = results.findIndex(({ data }) => data?.products.length === 0) + 1;
  const loadedRange = end === 0 ? results : results.slice(0, end);
  const pendingPage = loadedRange.findIndex(({ data }) => data === undefined) + 1;

  const retry = useCallback(async () => {
    const subscription = subscriptions.current.get(pendingPage);
    subscription?.abort();
    subscription?.unsubscribe();
    // Waits until the aborted request has settled before requesting the page again.
    await subscription;
    if (subscriptions.current.get(pendingPage) !== subscription) return;
    subscriptions.current.set(
      pendingPage,
      dispatch(fetchProducts.initiate(pageRequest(pendingPage), { forceRefetch: true })),
    );
    setStart({ page: pendingPage });
  }, [dispatch, pendingPage]);

  const products = removeDuplicates(results.flatMap(({ data }) => data?.products ?? []));
  const lastPage = loadedRange.at(-1)?.data;
  const total = lastPage?.totalProducts;
  const pendingResult = pendingPage === 0 ? undefined : loadedRange[pendingPage - 1];
  /** A refetch keeps the previous `error` until it settles, so `isError` decides. */
  const hasFailed = pendingResult?.isError === true;
  return {
    products,
    isLoading: pendingResult !== undefined && !hasFailed,
    hasMore:
      lastPage !== undefined &&
      lastPage.products.length > 0 &&
      (total === undefined || products.length < total),
    error: hasFailed ? pendingResult.error : undefined,
    retry,
    total,
  };
}
