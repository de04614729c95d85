/** The message of a search for a delivery address. */
export const placeFields = { tooLong: 'Search for a shorter address.' } as const;
