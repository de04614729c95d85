import { shipping } from '../shipping';
import type { SeedProduct, SeedWorld } from '../types';
import { kids } from './kids';
import { men } from './men';
import { news } from './news';
import { outlets } from './outlets';
import { women } from './women';

/** One of each in turn, so that the first rows of the shop show everything it sells. */
function interleaved(...lists: readonly (readonly SeedProduct[])[]): SeedProduct[] {
  const types = ['Topwear', 'Winterwear', 'Bottomwear'];
  const longest = Math.max(...lists.map((list) => list.length));
  const mixed = lists.map((list) => {
    const byType = types.map((type) => list.filter((product) => product.subCategory === type));
    return Array.from({ length: longest }, (_, i) => byType[i % 3]?.[Math.floor(i / 3)]).filter(
      (product) => product !== undefined,
    );
  });
  return Array.from({ length: longest }, (_, i) => mixed.flatMap((list) => list[i] ?? [])).flat();
}

/** The clothing shop as it opens. */
export const clothing: SeedWorld = {
  products: interleaved(women, men, kids),
  sliderImages: [1, 2, 3, 4].map((n) => `/pictures/banner-${n}.webp`),
  news,
  outlets,
  shipping,
};
