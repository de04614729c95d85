import { SEARCH_MIN_CHARACTERS } from '@kedai/contract/rules/limits';

/** Texts of the search overlay. Those that the specification quotes are letter for letter. */
export const searchText = {
  label: 'Search',
  placeholder: 'Search for products',
  cancel: 'Cancel',
  clear: 'Clear',
  topSuggestions: 'Top Suggestions',
  noSuggestions: 'No Suggestions found',
  results: 'Search Results',
  noResults: 'No results found',
  noResultsText: 'Try searching with different keywords.',
  searching: 'Searching',
  typeMore: `Type at least ${SEARCH_MIN_CHARACTERS} characters.`,
  failed: 'The search failed. Please try again.',
  shownOf: (shown: number, total: number) => `${shown} of ${total}. Type more to narrow them down.`,
  found: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
} as const;
