/** A call that a page is known to make, which is made before the page's program is there. */
export interface EarlyAsk {
  /** With the query; `{page}` in it is the number, from 1, that the page's own query gives by that name. */
  readonly address: string;
  /** What it sends, as JSON; it is a GET where there is none. */
  readonly json?: string;
  /** With one of these parameters in the page's own query the call is not made. */
  readonly unless?: readonly string[];
  /** Made only where the last that was known of this device is that a customer is signed in. */
  readonly isCustomers?: true;
}

/**
 * Where a device keeps which customer's data it holds, for calls that are made before the session can be checked, and for
 * other tabs.
 */
export const CUSTOMER_KEY = 'kedai:customer';

/** By what an answer is found. */
export const earlyKey = (address: string, json = ''): string => address + json;
