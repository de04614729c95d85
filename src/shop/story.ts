import { bakeryStory } from './bakeryStory';
import { clothingStory } from './clothingStory';
import type { ShopStory } from './types';

/** The long texts of this build's shop. Only the pages that show them import this module. */
export const shopStory: ShopStory = process.env.SHOP === 'bakery' ? bakeryStory : clothingStory;
