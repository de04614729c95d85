import { useContext } from 'react';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { useProductList } from '../../store/productList';
import { IsPrerendered } from '../../ui/searchParams';
import { askedFor, type CollectionQuery, isPlainBrowsing } from './collectionQuery';
import { useBrowsedPages } from './useBrowsedPages';

/** A part of the collection as it is shown. */
export interface ShownCollection {
  readonly products: readonly Product[];
  readonly isLoading: boolean;
  /** More may follow. */
  readonly hasMore: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** How many there are in all, when that is known. */
  readonly total: number | undefined;
}

/**
 * The products of the collection. Plain browsing asks for page after page of 4 (spec §7); with a filter or an order the
 * product list, which is loaded anyway, answers, 4 more at a time.
 */
export function useCollection(query: CollectionQuery): ShownCollection {
  const plain = isPlainBrowsing(query);
  const isUnknown = useContext(IsPrerendered);
  const browsed = useBrowsedPages(query.pages, !plain || isUnknown);
  const list = useProductList({ skip: plain });
  if (isUnknown) return { ...browsed, isLoading: true };
  if (plain) return browsed;

  const found = askedFor(list.products ?? [], query);
  const shown = query.pages * COLLECTION_PAGE_SIZE;
  return {
    products: found.slice(0, shown),
    isLoading: list.isWaiting,
    hasMore: found.length > shown,
    error: list.error,
    retry: list.retry,
    total: list.products === undefined ? undefined : found.length,
  };
}
