import { useEffect } from 'react';
import { useRetry } from './hooks';
import type { RunningQueryThunk } from './thunk';

/** What RTK Query's hook of an infinite query returns. */
interface InfiniteQuery<Page> {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/**
 * Pages 1 to `count` of a list that the API answers in pages. Loads those that are missing, one after another.
 * @param runningQuery finds its running request, which a retry aborts
 */
export function useLoadedPages<Page>(
  query: InfiniteQuery<Page>,
  count: number,
  runningQuery: RunningQueryThunk,
) {
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const loaded = data?.pages ?? [];
  const isIncomplete = data === undefined || (loaded.length < count && hasNextPage);
  const hasFailed = isIncomplete && isError && !isFetching;
  const isNextWanted = data !== undefined && isIncomplete && !isFetching && !isError;
  useEffect(() => {
    if (isNextWanted) void fetchNextPage();
  }, [isNextWanted, fetchNextPage]);
  const retry = useRetry(runningQuery, () => (data === undefined ? refetch() : fetchNextPage()));
  return {
    /** Undefined until the first page has loaded. */
    pages: data && loaded.slice(0, count),
    isLoading: isIncomplete && !hasFailed,
    hasMore: loaded.length > count || hasNextPage,
    error: hasFailed ? error : undefined,
    retry,
  };
}

/** The number of pages that the URL asks for, at least 1. */
export function readPageCount(params: URLSearchParams): number {
  const pages = Number(params.get('pages'));
  return Number.isInteger(pages) && pages >= 1 ? pages : 1;
}

/** A new item may have moved others to the next page before that was loaded. */
export function removeDuplicates<Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
