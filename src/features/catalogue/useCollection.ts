import { useContext } from 'react';
import { COLLECTION_PAGE_SIZE } from '../../contract/limits';
import type { Product } from '../../contract/product';
import { useProductList } from '../../store/productList';
import { IsPrerendered } from '../../ui/searchParams';
import { type CollectionQuery, filterAndSortProducts, isUnfiltered } from './collectionQuery';
import { useBrowsedPages } from './useBrowsedPages';

/** The products to show and the loading state. */
export interface ShownCollection {
  readonly products: readonly Product[];
  readonly isLoading: boolean;
  /** Whether there may be more products. */
  readonly hasMore: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The total number of products, if known. */
  readonly total: number | undefined;
}

/**
 * The products of the collection. Unfiltered browsing loads pages of 4 (spec §7). With a filter or a sort order the
 * products come from the product list, which is loaded anyway, 4 more at a time.
 */
export function useCollection(query: CollectionQuery): ShownCollection {
  const unfiltered = isUnfiltered(query);
  const isPrerendered = useContext(IsPrerendered);
  const pages = useBrowsedPages(query.pages, !unfiltered || isPrerendered);
  const list = useProductList({ skip: unfiltered });
  if (isPrerendered) return { ...pages, isLoading: true };
  if (unfiltered) return pages;

  const matches = filterAndSortProducts(list.products ?? [], query);
  const visibleCount = query.pages * COLLECTION_PAGE_SIZE;
  return {
    products: matches.slice(0, visibleCount),
    isLoading: list.isWaiting,
    hasMore: matches.length > visibleCount,
    error: list.error,
    retry: list.retry,
    total: list.products === undefined ? undefined : matches.length,
  };
}
