import { interleave } from '../products';
import { shipping } from '../shipping';
import type { ShopSeed } from '../types';
import { kids } from './kids';
import { men } from './men';
import { news } from './news';
import { outlets } from './outlets';
import { women } from './women';

/** The clothing shop as it opens. */
export const clothing: ShopSeed = {
  products: interleave(['Topwear', 'Winterwear', 'Bottomwear'], [women, men, kids]),
  sliderImages: [1, 2, 3, 4].map((n) => `/pictures/banner-${n}.webp`),
  news,
  outlets,
  shipping,
};
