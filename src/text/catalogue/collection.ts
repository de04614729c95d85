export const collectionText = {
  filters: 'Filters',
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
  shown: (count: number) => `${count} products shown`,
  noneMatch: 'Nothing matches these filters',
  noneMatchText: 'Remove a filter, or clear them all.',
} as const;
