import { bakery } from './bakery';
import { clothing } from './clothing';
import type { ShopProfile } from './types';

/** The shop that this build is: `SHOP` is inlined by the build, so that the other profile is left out. */
export const shop: ShopProfile = process.env.SHOP === 'bakery' ? bakery : clothing;
