import type { ShopProfile } from './types';

/** What both shops of the house share: one company, one kitchen table, one navigation (spec §2). */
export const house = {
  currency: 'RM',
  receiverName: 'KAIN ROTI SDN BHD',
  takesCards: false,
  seller: { phone: '60123456789' },
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
