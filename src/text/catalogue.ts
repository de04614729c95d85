/** Sentences of home, collection, product and search. Quoted ones are the specification's, letter for letter. */
export const catalogueText = {
  failed: 'The products could not be loaded.',
  currentlyNone: 'There are no products here at the moment.',

  slider: {
    label: 'Highlights',
    none: 'No slider images available',
    previous: 'Previous picture',
    next: 'Next picture',
    slide: (position: number, count: number) => `Picture ${position} of ${count}`,
  },
  seeAll: 'See all',
  bestseller: 'Best seller',

  policies: {
    title: 'Our promises',
    list: [
      {
        key: 'exchange',
        title: 'Easy exchange',
        text: 'Wrong size or second thoughts: we swap it.',
      },
      { key: 'return', title: '7 days return', text: 'Send it back within 7 days.' },
      { key: 'support', title: '24/7 support', text: 'Write at any hour, a person answers.' },
    ],
  },

  newsletter: {
    title: 'Subscribe now and get 20% off',
    text: 'New arrivals and quiet offers, now and then.',
    email: 'E-mail address',
    placeholder: 'Enter your email',
    subscribe: 'Subscribe',
    /** Nothing is sent (spec §1), so nothing else may be claimed. */
    nothingSent: 'Our newsletter has not begun yet, so your address was not sent or kept.',
  },

  collection: {
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
    loadMore: 'Load More',
    count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    shown: (count: number) => `${count} products shown`,
    noneMatch: 'Nothing matches these filters',
    noneMatchText: 'Take one away, or start again.',
    loading: 'Loading products',
  },

  product: {
    home: 'Home',
    collection: 'Products',
    pictures: 'Pictures',
    picture: (name: string, position: number) => `${name}, picture ${position}`,
    showPicture: (position: number) => `Show picture ${position}`,
    select: 'Select :',
    quantity: 'Quantity',
    add: 'ADD TO CART',
    somethingWrong: 'Something went wrong',
    notes: [
      '100% Original product.',
      'Cash on delivery is available on this product.',
      'Easy return and exchange policy within 7 days.',
    ],
    related: 'Related Products',
    loading: 'Loading product',
    goneTitle: 'This product is not here',
    goneText: 'It may have been sold out, or the link may be old.',
    toCollection: 'See all products',
  },

  added: {
    title: 'Added to Bag',
    close: 'Close',
    quantity: (quantity: number) => `Quantity: ${quantity}`,
    viewBag: (count: number) => `View Bag (${count})`,
    checkout: (count: number) => `CheckOut (${count})`,
  },

  search: {
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
    typeMore: 'Type at least 3 characters.',
    failed: 'The search could not be done.',
    found: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
  },
} as const;
