import { bakeryText } from './bakeryText';
import { clothingText } from './clothingText';

/** The texts of the shop of this build, apart from its facts, which the first service prompt loads. */
export const shopText = process.env.SHOP === 'bakery' ? bakeryText : clothingText;
