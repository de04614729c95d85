/** A call that a page is known to make. Its HTML starts it before the page's program has loaded. */
export interface PreloadRequest {
  /** With the query. `{page}` in it is the number, from 1, of that name in the query of the page's own address. */
  readonly address: string;
  /** The body, as JSON. Without one the call is a GET. */
  readonly json?: string;
  /** The call is not made when the page's own query has one of these parameters. */
  readonly unless?: readonly string[];
  /** The call is made only where a customer was signed in on this device when it was last known. */
  readonly isCustomers?: true;
}

/**
 * The key of local storage for the customer whose data this device holds. Calls that come before the session check, and
 * other tabs, read it.
 */
export const CUSTOMER_KEY = 'kedai:customer';

/** The key under which the answer of a preload request is found. */
export const preloadKey = (address: string, json = ''): string => address + json;
