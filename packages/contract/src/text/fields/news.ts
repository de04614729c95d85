/** Messages of the list of news. */
export const newsFields = {
  wrongPage: 'A page is a whole number from 1.',
  wrongLimit: 'A limit is a whole number from 1 to 100.',
} as const;
