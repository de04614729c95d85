import type { PageProducts } from './device/slices';
import type { AppDispatch } from './thunk';

/** The route parameters and the query of a page's URL. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** The result of `LoadPageData`. */
export interface PageData {
  /** A request failed, so the page would show a failure. */
  readonly isError: boolean;
  /** The shop has no such product or news item. */
  readonly isMissing?: boolean;
  /** False for a URL that no link of the shop has, such as a filter that matches nothing: the server does not cache its page. */
  readonly isCacheable?: boolean;
  /** What the page shows of the product list, for pages that show products. */
  readonly pageProducts?: PageProducts;
}

/** Initiates the queries of the data that a page shows first: before its link is followed, and to render it on a server. */
export type LoadPageData = (dispatch: AppDispatch, address: PageAddress) => Promise<PageData>;
