import { useSearchParamsAfterHydration } from '@kedai/ui/hooks/searchParams';
import { orderApi, useUserOrdersInfiniteQuery } from '../../api/orderApi';
import { readPageCount, removeDuplicates, useLoadedPages } from '../../state/useLoadedPages';

/** The customer's orders, newest first: as many pages as the URL asks for. */
export function useOrders() {
  const [params, setParams] = useSearchParamsAfterHydration();
  const count = readPageCount(params);
  const { pages, ...state } = useLoadedPages(
    useUserOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }),
    count,
    orderApi.util.getRunningQueryThunk('userorders', undefined),
  );
  // Sorted (spec §2), because the order of an API's list is not specified.
  const orders =
    pages &&
    removeDuplicates(pages.flatMap((page) => page.orders)).toSorted(
      (one, other) => other.date - one.date,
    );
  return {
    ...state,
    /** Undefined until the first page has loaded. */
    orders,
    total: (orders?.length ?? 0) + (pages?.at(-1)?.olderOrders ?? 0),
    /** Replaces the history entry, so Back leaves the page, and returning restores its length. */
    showMore: () => setParams({ pages: String(count + 1) }, { replace: true }),
  };
}
