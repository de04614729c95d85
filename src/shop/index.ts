import { bakery } from './bakery';
import { clothing } from './clothing';
import type { ShopProfile } from './types';

/** The profile of this build. The build inlines `SHOP`, so the bundle does not contain the other profile. */
export const shop: ShopProfile = process.env.SHOP === 'bakery' ? bakery : clothing;
