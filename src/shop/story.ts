import { bakeryStory } from './bakeryStory';
import { clothingStory } from './clothingStory';
import { sharedStory } from './sharedStory';

/** The long texts of this build's shop. Only the pages that show them import this module. */
export const shopStory = {
  ...sharedStory,
  ...(process.env.SHOP === 'bakery' ? bakeryStory : clothingStory),
};
