import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { productApi } from '../../api/productApi';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PREFETCH, type PrefetchThunk } from '../../store/prefetchQuery';
import { withoutRepeats } from './collectionQuery';
import type { ShownCollection } from './useCollection';

const { fetchProducts } = productApi.endpoints;

/** One page of plain browsing, exactly as the API wants to be asked (spec §7). */
const pageOf = (page: number) => ({ productName: null, page, amount: COLLECTION_PAGE_SIZE });

/** Asks for the first page before the collection is opened. */
export const askFirstPage: PrefetchThunk = (dispatch) =>
  dispatch(fetchProducts.initiate(pageOf(1), PREFETCH));

/** How many pages may be on their way: an address may ask for hundreds. */
const PAGES_AT_ONCE = 4;

interface Subscription
  extends PromiseLike<{ readonly data?: { readonly products: readonly unknown[] } | undefined }> {
  abort(): void;
  unsubscribe(): void;
}

/** Whether a page came and has products: only then there may be more behind it. */
const isFull = async (page: Subscription | undefined) =>
  ((await page)?.data?.products.length ?? 0) > 0;

/**
 * Pages 1 to `pages` of the catalogue, one after another in one list. A page that was loaded stays loaded for a while, so
 * Back finds the list as long as it was left.
 */
export function useBrowsedPages(pages: number, skip: boolean): ShownCollection {
  const dispatch = useAppDispatch();
  const count = skip ? 0 : pages;
  const subscriptions = useRef(new Map<number, Subscription>());
  /** Where the asking begins: a page that failed ends it, and each retry, also of the same page, begins it anew there. */
  const [start, setStart] = useState({ page: 1 });

  useEffect(() => {
    const held = subscriptions.current;
    let left = false;
    const ask = async () => {
      for (let first = start.page; first <= count && !left; first += PAGES_AT_ONCE) {
        const last = Math.min(first + PAGES_AT_ONCE - 1, count);
        for (let page = first; page <= last; page += 1) {
          if (!held.has(page)) held.set(page, dispatch(fetchProducts.initiate(pageOf(page))));
        }
        if (!(await isFull(held.get(last)))) return;
      }
    };
    void ask();
    return () => {
      left = true;
    };
  }, [dispatch, count, start]);

  useEffect(() => {
    const held = subscriptions.current;
    return () => {
      for (const subscription of held.values()) subscription.unsubscribe();
      held.clear();
    };
  }, []);

  const selectors = useMemo(
    () => Array.from({ length: count }, (_, index) => fetchProducts.select(pageOf(index + 1))),
    [count],
  );
  const results = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  // Behind a page without products there is none.
  const end = results.findIndex(({ data }) => data?.products.length === 0) + 1;
  const known = end === 0 ? results : results.slice(0, end);
  const waiting = known.findIndex(({ data }) => data === undefined) + 1;

  const retry = useCallback(async () => {
    const given = subscriptions.current.get(waiting);
    given?.abort();
    given?.unsubscribe();
    // A page is not asked for a second time before the first request is known to be over.
    await given;
    if (subscriptions.current.get(waiting) !== given) return;
    subscriptions.current.set(
      waiting,
      dispatch(fetchProducts.initiate(pageOf(waiting), { forceRefetch: true })),
    );
    setStart({ page: waiting });
  }, [dispatch, waiting]);

  const products = withoutRepeats(results.flatMap(({ data }) => data?.products ?? []));
  const newest = known.at(-1)?.data;
  const total = newest?.totalProducts;
  const missing = waiting === 0 ? undefined : known[waiting - 1];
  /** What is asked for again keeps its old error until it is answered. */
  const hasFailed = missing?.isError === true;
  return {
    products,
    isLoading: missing !== undefined && !hasFailed,
    hasMore:
      newest !== undefined &&
      newest.products.length > 0 &&
      (total === undefined || products.length < total),
    error: hasFailed ? missing.error : undefined,
    retry,
    total,
  };
}
