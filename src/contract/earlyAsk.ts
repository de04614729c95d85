/**
 * A call that a page is known to make: its address, with the query, and its JSON where it sends one. `{page}` in the address
 * is the number, from 1, that the page's own query gives by that name; with one of the parameters `unless` in that query
 * the call is not made.
 */
export type EarlyAsk = readonly [address: string, json?: string | null, unless?: readonly string[]];

/** By what an answer is found. */
export const earlyKey = (address: string, json?: string | null): string => address + (json ?? '');
