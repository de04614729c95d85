import { bakery } from './bakery';
import { bakeryText } from './bakeryText';
import { clothing } from './clothing';
import { clothingText } from './clothingText';

/** What both shops share. */
const shared = {
  currency: 'RM',
  /** Whether the shop accepts cards. Otherwise the option shows "Currently Unavailable". */
  takesCards: false as boolean,
} as const;

/** The profile of this build. The build inlines `SHOP`, so the bundle does not contain the other profile. */
export const shop = {
  ...shared,
  ...(process.env.SHOP === 'bakery' ? bakery : clothing),
  ...(process.env.SHOP === 'bakery' ? bakeryText : clothingText),
};
