import { RELATED_PRODUCTS_COUNT } from '@kedai/contract/rules/limits';
import type { Product } from '@kedai/contract/rules/product';
import { readPageCount } from '../../state/useLoadedPages';

/** The sort orders; `relevant` is the server's order. */
export const SORTS = ['relevant', 'low-high', 'high-low'] as const;
export type Sort = (typeof SORTS)[number];

/** Filters, sort order and page count of the collection, as stored in the URL. */
export interface CollectionQuery {
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly sort: Sort;
  /** The number of pages shown, at least 1. */
  readonly pages: number;
}

const valuesOf = (params: URLSearchParams, name: string) => [
  ...new Set(params.getAll(name).filter(Boolean)),
];

/** Reads the query from the URL. Invalid parameters fall back to their defaults. */
export function readCollectionQuery(params: URLSearchParams): CollectionQuery {
  return {
    categories: valuesOf(params, 'category'),
    types: valuesOf(params, 'type'),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevant',
    pages: readPageCount(params),
  };
}

/** The URL parameters of a query, without defaults. */
export function writeCollectionQuery(query: CollectionQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const category of query.categories) params.append('category', category);
  for (const type of query.types) params.append('type', type);
  if (query.sort !== 'relevant') params.set('sort', query.sort);
  if (query.pages > 1) params.set('pages', String(query.pages));
  return params;
}

/** Whether no filter and no sort order is set. Then the pages of the API are shown as they are. */
export function isUnfiltered({ categories, types, sort }: CollectionQuery): boolean {
  return categories.length === 0 && types.length === 0 && sort === 'relevant';
}

/** The products that match the filters, sorted. The sort is stable, so equal prices keep the order of the list. */
export function filterAndSortProducts(
  products: readonly Product[],
  { categories, types, sort }: CollectionQuery,
): readonly Product[] {
  const matches = products.filter(
    ({ category, subCategory }) =>
      (categories.length === 0 || categories.includes(category)) &&
      (types.length === 0 || types.includes(subCategory)),
  );
  if (sort === 'relevant') return matches;
  const direction = sort === 'low-high' ? 1 : -1;
  return matches.toSorted((one, other) => direction * (one.price - other.price));
}

/** Up to 5 products of the same category and type (spec §2), never the product itself. */
export function findRelatedProducts(product: Product, all: readonly Product[]): readonly Product[] {
  return all
    .filter(
      ({ id, category, subCategory }) =>
        id !== product.id && category === product.category && subCategory === product.subCategory,
    )
    .slice(0, RELATED_PRODUCTS_COUNT);
}
