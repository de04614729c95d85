export const catalogueText = {
  failed: 'The products could not be loaded.',
  failedTitle: 'The products could not be shown',
  loading: 'Loading products',
  currentlyNone: 'There are no products here at the moment.',
  bestseller: 'Best seller',
} as const;
