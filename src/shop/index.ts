import { bakery } from './bakery';
import { clothing } from './clothing';

/** What both shops share. */
const shared = {
  currency: 'RM',
  /** Whether the shop accepts cards. Otherwise the option shows "Currently Unavailable". */
  takesCards: false as boolean,
} as const;

/** The facts of the shop of this build; its texts are in `shopText`. The build inlines `SHOP`, so the bundle does not contain the other profile. */
export const shop = {
  ...shared,
  ...(process.env.SHOP === 'bakery' ? bakery : clothing),
};
