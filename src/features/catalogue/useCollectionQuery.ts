import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParamsAfterHydration } from '../../ui/searchParams';
import { type CollectionQuery, readCollectionQuery, writeCollectionQuery } from './collectionQuery';

const keysOf = (query: Partial<CollectionQuery>) => Object.keys(query) as (keyof CollectionQuery)[];

/** The list with a value or without it; told twice, it is the same. */
function having(list: readonly string[], value: string, isIn: boolean): readonly string[] {
  if (list.includes(value) === isIn) return list;
  return isIn ? [...list, value] : list.filter((other) => other !== value);
}

/** What the URL asks of the collection, and how to ask for something else. A new filter starts at its first page. */
export function useCollectionQuery() {
  const [params, setParams] = useSearchParamsAfterHydration();
  const query = readCollectionQuery(params);
  /** What was asked last: the router shows it a moment later, and a second change may come before. */
  const asked = useRef(params);
  // With what is shown, and not after it: a change may come in between.
  useLayoutEffect(() => {
    asked.current = params;
  }, [params]);
  const change = useCallback(
    (make: (before: CollectionQuery) => Partial<CollectionQuery>, replace = false) => {
      const before = readCollectionQuery(asked.current);
      const made = make(before);
      // Asked for already: nothing that Back would have to undo.
      if (keysOf(made).every((key) => made[key] === before[key])) return;
      asked.current = writeCollectionQuery({ ...before, pages: 1, ...made });
      setParams(asked.current, { replace });
    },
    [setParams],
  );
  return {
    query,
    chooseCategory: (value: string, isChosen: boolean) =>
      change(({ categories }) => ({ categories: having(categories, value, isChosen) })),
    chooseType: (value: string, isChosen: boolean) =>
      change(({ types }) => ({ types: having(types, value, isChosen) })),
    clearFilters: () => change(() => ({ categories: [], types: [] })),
    sortBy: (sort: CollectionQuery['sort']) => change(() => ({ sort })),
    /**
     * The next page takes this one's place in the history: Back leaves the collection, and finds it as long. Pressed twice
     * before it is shown, it is still the next of what is shown.
     */
    showMore: () => change(({ pages }) => ({ pages: Math.min(pages, query.pages) + 1 }), true),
  };
}
