import type { ShopProfile } from './types';

/** The fields that both profiles share: currency and navigation (spec §2). Each shop has its own payee and seller. */
const shared = {
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
 * Creates a profile from its own and the shared fields. It is a function, marked as pure, so that the build can drop the
 * profile that it does not use.
 */
export function createProfile(own: Omit<ShopProfile, keyof typeof shared>): ShopProfile {
  return { ...shared, ...own };
}
