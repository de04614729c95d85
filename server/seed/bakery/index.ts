import { interleave } from '../products';
import { shipping } from '../shipping';
import type { ShopSeed } from '../types';
import { breads } from './breads';
import { cakes } from './cakes';
import { news } from './news';
import { outlets } from './outlets';
import { pastries } from './pastries';

/** The bakery as it opens. */
export const bakery: ShopSeed = {
  products: interleave(['Classic', 'Sweet', 'Wholegrain'], [breads, pastries, cakes]),
  sliderImages: [1, 2, 3, 4].map((n) => `/pictures/banner-${n}.webp`),
  news,
  outlets,
  shipping,
};
