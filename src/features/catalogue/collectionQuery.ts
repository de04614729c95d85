import type { Product } from '../../contract/product';

/** The orders of the list: `relevant` is the list's own. */
export const SORTS = ['relevant', 'low-high', 'high-low'] as const;
export type Sort = (typeof SORTS)[number];

/** What is asked of the collection; it lives in the URL. */
export interface CollectionQuery {
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly sort: Sort;
  /** How many pages are shown, from 1. */
  readonly pages: number;
}

const MOST_PAGES = 500;

const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text);

function readPages(text: string | null): number {
  const pages = Number(text ?? '1');
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1;
}

/** Reads the URL's query; what makes no sense counts as absent. */
export function readCollectionQuery(params: URLSearchParams): CollectionQuery {
  const sort = params.get('sort');
  return {
    categories: params.getAll('category').filter(Boolean),
    types: params.getAll('type').filter(Boolean),
    sort: isSort(sort) ? sort : 'relevant',
    pages: readPages(params.get('pages')),
  };
}

/** The URL's query for a collection; defaults are left out. */
export function writeCollectionQuery(query: CollectionQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const category of query.categories) params.append('category', category);
  for (const type of query.types) params.append('type', type);
  if (query.sort !== 'relevant') params.set('sort', query.sort);
  if (query.pages > 1) params.set('pages', String(query.pages));
  return params;
}

/** Whether nothing is asked but to browse: then the pages come from the API as they are. */
export function isPlainBrowsing({ categories, types, sort }: CollectionQuery): boolean {
  return categories.length === 0 && types.length === 0 && sort === 'relevant';
}

/** The products that are asked for, in the order that is asked for; equal prices keep the list's order. */
export function askedFor(
  products: readonly Product[],
  { categories, types, sort }: CollectionQuery,
): readonly Product[] {
  const found = products.filter(
    ({ category, subCategory }) =>
      (categories.length === 0 || categories.includes(category)) &&
      (types.length === 0 || types.includes(subCategory)),
  );
  if (sort === 'relevant') return found;
  const direction = sort === 'low-high' ? 1 : -1;
  return found.toSorted((one, other) => direction * (one.price - other.price));
}

/** A list without the products that it already holds. */
export function withoutRepeats(products: readonly Product[]): readonly Product[] {
  const seen = new Set<string>();
  return products.filter(({ id }) => !seen.has(id) && seen.add(id));
}
