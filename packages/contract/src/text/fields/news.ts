/* Messages of the list of news. */

export const wrongPage = 'A page is a whole number from 1.';
export const wrongLimit = 'A limit is a whole number from 1 to 100.';
