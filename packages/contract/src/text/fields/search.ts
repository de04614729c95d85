/* The message of a search for products. */

export const tooLong = 'Search for a shorter text.';
