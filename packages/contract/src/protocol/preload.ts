/** A call that a page is known to make. Its HTML starts it before the page's program has loaded. */
export interface PreloadRequest {
  /** The URL with its query. `{page}` stands for the number, from 1, of that name in the query of the page. */
  readonly address: string;
  /** The JSON body of a POST. Without it the call is a GET. */
  readonly json?: string;
  /** Not sent if the query of the page has one of these parameters. */
  readonly unless?: readonly string[];
  /** Only sent if a customer was signed in on this device when it last knew. */
  readonly isCustomers?: true;
}

/** The preload of a call. */
export const preloadOf = (
  call: { readonly path: string; readonly audience: string },
  body?: object,
): PreloadRequest => ({
  address: call.path,
  ...(body && { json: JSON.stringify(body) }),
  ...(call.audience === 'customer' && { isCustomers: true }),
});

/**
 * The key of local storage for the customer whose data this device holds. Calls that come before the session check, and
 * other tabs, read it.
 */
export const CUSTOMER_KEY = 'kedai:customer';

/** The key of a preloaded response. */
export const preloadKey = (address: string, json = ''): string => address + json;
