import { bakery } from './bakery';
import { clothing } from './clothing';

/** What both shops share: currency and navigation (spec §2). */
const shared = {
  currency: 'RM',
  /** Whether the shop accepts cards. Otherwise the option shows "Currently Unavailable". */
  takesCards: false as boolean,
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
} as const;

/** The profile of this build. The build inlines `SHOP`, so the bundle does not contain the other profile. */
export const shop = { ...shared, ...(process.env.SHOP === 'bakery' ? bakery : clothing) };
