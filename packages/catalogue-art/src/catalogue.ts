import * as bakery from './bakery/banners';
import { newsPictures as bakeryNews } from './bakery/news';
import { goodPictures } from './bakery/pictures';
import * as clothing from './clothing/banners';
import { newsPictures as clothingNews } from './clothing/news';
import { garmentPictures } from './clothing/pictures';
import type { Picture } from './picture';

/** The shops that have pictures. */
export const shops = ['clothing', 'bakery'] as const;
export type Shop = (typeof shops)[number];

/** All pictures of a shop. */
export function picturesOf(shop: Shop): readonly Picture[] {
  return shop === 'clothing'
    ? [...garmentPictures, ...clothing.bannerPictures, ...clothingNews]
    : [...goodPictures, ...bakery.bannerPictures, ...bakeryNews];
}
