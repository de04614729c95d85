import { shipping } from '../shipping';
import type { SeedWorld } from '../types';

/** The bakery as it opens. */
export const bakery: SeedWorld = {
  products: [],
  sliderImages: [],
  news: [],
  outlets: [],
  shipping,
};
