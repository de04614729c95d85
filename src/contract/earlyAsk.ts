/** A call that a page is known to make: its address, with the query, and its JSON where it sends one. */
export type EarlyAsk = readonly [address: string, json?: string];

declare global {
  interface Window {
    /** Answers that are on their way since before the program was there, by `earlyKey`. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** By what an answer is found. */
export const earlyKey = (...[address, json = '']: EarlyAsk): string => address + json;
