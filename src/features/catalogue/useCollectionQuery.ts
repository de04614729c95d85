import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParamsAfterHydration } from '../../ui/searchParams';
import { type CollectionQuery, readCollectionQuery, writeCollectionQuery } from './collectionQuery';

const keysOf = (query: Partial<CollectionQuery>) => Object.keys(query) as (keyof CollectionQuery)[];

/** The list with or without a value; the same list if nothing changes. */
function withMembership(
  list: readonly string[],
  value: string,
  isIncluded: boolean,
): readonly string[] {
  if (list.includes(value) === isIncluded) return list;
  return isIncluded ? [...list, value] : list.filter((other) => other !== value);
}

/** Reads the collection query from the URL and changes it. A new filter or sort order starts at the first page. */
export function useCollectionQuery() {
  const [params, setParams] = useSearchParamsAfterHydration();
  const query = readCollectionQuery(params);
  /** The latest requested parameters. The router applies them later, and a second change may come before that. */
  const latestParams = useRef(params);
  // A layout effect, because a change may come between paint and a passive effect.
  useLayoutEffect(() => {
    latestParams.current = params;
  }, [params]);
  const change = useCallback(
    (update: (previous: CollectionQuery) => Partial<CollectionQuery>, replace = false) => {
      const previous = readCollectionQuery(latestParams.current);
      const changes = update(previous);
      // Without a change, a new history entry would make Back do nothing.
      if (keysOf(changes).every((key) => changes[key] === previous[key])) return;
      latestParams.current = writeCollectionQuery({ ...previous, pages: 1, ...changes });
      setParams(latestParams.current, { replace });
    },
    [setParams],
  );
  return {
    query,
    chooseCategory: (value: string, isChosen: boolean) =>
      change(({ categories }) => ({ categories: withMembership(categories, value, isChosen) })),
    chooseType: (value: string, isChosen: boolean) =>
      change(({ types }) => ({ types: withMembership(types, value, isChosen) })),
    clearFilters: () => change(() => ({ categories: [], types: [] })),
    sortBy: (sort: CollectionQuery['sort']) => change(() => ({ sort })),
    /**
     * Replaces the history entry, so Back leaves the collection, and returning restores its length. Pressing twice
     * before the next page is shown still requests only that page.
     */
    showMore: () => change(({ pages }) => ({ pages: Math.min(pages, query.pages) + 1 }), true),
  };
}
