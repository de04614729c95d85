import { goodPictures } from './bakery/pictures';
import { widePictures } from './bakery/wide';
import { bannerPictures } from './clothing/banners';
import { newsPictures } from './clothing/news';
import { garmentPictures } from './clothing/pictures';
import type { Picture } from './picture';

/** The shops that have pictures. */
export type Shop = 'clothing' | 'bakery';

/** All pictures of a shop. */
export function picturesOf(shop: Shop): readonly Picture[] {
  return shop === 'clothing'
    ? [...garmentPictures, ...bannerPictures, ...newsPictures]
    : [...goodPictures, ...widePictures];
}
