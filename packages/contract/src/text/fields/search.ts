/** The message of a search for products. */
export const searchFields = { tooLong: 'Search for a shorter text.' } as const;
