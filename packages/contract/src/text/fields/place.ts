/* The message of a search for a delivery address. */

export const tooLong = 'Search for a shorter address.';
