import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CollectionQuery, readCollectionQuery, writeCollectionQuery } from './collectionQuery';

const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** What the URL asks of the collection, and how to ask for something else. A new filter starts at its first page. */
export function useCollectionQuery() {
  const [params, setParams] = useSearchParams();
  const query = readCollectionQuery(params);
  const change = useCallback(
    (make: (before: CollectionQuery) => Partial<CollectionQuery>, replace = false) =>
      setParams(
        (before) => {
          const old = readCollectionQuery(before);
          return writeCollectionQuery({ ...old, pages: 1, ...make(old) });
        },
        { replace },
      ),
    [setParams],
  );
  return {
    query,
    toggleCategory: (value: string) =>
      change(({ categories }) => ({ categories: toggled(categories, value) })),
    toggleType: (value: string) => change(({ types }) => ({ types: toggled(types, value) })),
    clearFilters: () => change(() => ({ categories: [], types: [] })),
    sortBy: (sort: CollectionQuery['sort']) => change(() => ({ sort })),
    /** The next page takes this one's place in the history: Back leaves the collection, and finds it as long. */
    showMore: () => change(({ pages }) => ({ pages: pages + 1 }), true),
  };
}
