/** A call that a page is known to make: its address, with the query, and its JSON where it sends one. */
export type EarlyAsk = readonly [address: string, json?: string];

/** By what an answer is found. */
export const earlyKey = (...[address, json = '']: EarlyAsk): string => address + json;
