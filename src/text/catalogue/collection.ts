export const collectionText = {
  /** @param count the number of filters that are set */
  filtersOn: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  category: 'Category',
  type: 'Type',
  clear: 'Clear filters',
  sort: 'Sort by',
  sorts: {
    relevant: 'Relevant',
    'low-high': 'Low to High',
    'high-low': 'High to Low',
  },
  list: 'Products',
  loadMore: 'Load More',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  shownOf: (shown: number, total: number) =>
    `${shown} / ${total === 1 ? '1 product' : `${total} products`}`,
  shown: (count: number) => `${count} products shown`,
  noneMatch: 'Nothing matches these filters',
  noneMatchText: 'Remove a filter, or clear them all.',
} as const;
