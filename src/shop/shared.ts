import type { ShopProfile } from './types';

/** What both shops of the house share: one currency, one navigation (spec §2). Each has its own payee and seller. */
const house = {
  currency: 'RM',
  takesCards: false,
  navigation: {
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
  },
} as const satisfies Partial<ShopProfile>;

/**
 * A shop of the house: what it has of its own, and what both share. A call that a build can leave out: of the two profiles
 * only the chosen one travels.
 */
export function shopOfTheHouse(own: Omit<ShopProfile, keyof typeof house>): ShopProfile {
  return { ...house, ...own };
}
