import { baseApi } from '../api/baseApi';
import type { AppDispatch, AppStore } from './createStore';

/** A query whose response stays cached for some minutes. */
export interface PrefetchedQuery extends PromiseLike<{ readonly isError: boolean }> {
  readonly queryCacheKey: string;
}

/** Starts a query of a page, as `initiate(…, PREFETCH)` does. */
export type PrefetchThunk = (dispatch: AppDispatch) => PrefetchedQuery;

/** No component subscribes to a prefetched query yet. */
export const PREFETCH = { subscribe: false } as const;

/**
 * Prefetches a query of a page that is not open yet. A failure is removed from the cache, so that the page requests again.
 * @param isOpen whether the page has been opened meanwhile; then the page shows the failure itself
 */
export async function prefetchQuery(
  { dispatch }: AppStore,
  startQuery: PrefetchThunk,
  isOpen: () => boolean,
): Promise<void> {
  const query = startQuery(dispatch);
  const { isError } = await query;
  if (!isError || isOpen()) return;
  const { queryCacheKey } = query;
  dispatch(
    baseApi.internalActions.removeQueryResult({
      queryCacheKey: queryCacheKey as Parameters<
        typeof baseApi.internalActions.removeQueryResult
      >[0]['queryCacheKey'],
    }),
  );
}
