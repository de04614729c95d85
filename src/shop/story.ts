import { bakeryStory } from './bakeryStory';
import { clothingStory } from './clothingStory';
import type { ShopStory } from './types';

/** The long texts of the shop that this build is; only the pages that tell them load them. */
export const shopStory: ShopStory = process.env.SHOP === 'bakery' ? bakeryStory : clothingStory;
