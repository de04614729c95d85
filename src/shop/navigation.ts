/** The links of the navigation (spec §2), the same in both shops. */
export const navigation = {
  main: [
    { label: 'HOME', page: 'home' },
    { label: 'PRODUCTS', page: 'collection' },
    { label: 'NEWS & EVENT', page: 'news' },
    { label: 'ABOUT', page: 'about' },
    { label: 'TEST', page: 'outlets' },
  ],
  mobile: [
    { label: 'HOME', page: 'home' },
    { label: 'COLLECTION', page: 'collection' },
    { label: 'ABOUT', page: 'about' },
    { label: 'CONTACT', page: 'contact' },
  ],
} as const;
