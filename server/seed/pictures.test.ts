import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bannerSources } from '@kedai/ui/product/pictureSources';
import bakery from './bakery.json';
import clothing from './clothing.json';
import { completeSeed } from './completeSeed';

const shops = [
  ['clothing', completeSeed(clothing)],
  ['bakery', completeSeed(bakery)],
] as const;

const committed = path.resolve(import.meta.dirname, 'pictures');

describe.each(shops)('the pictures of %s', (shop, seed) => {
  const files = new Set(readdirSync(path.join(committed, shop)));
  const shown = [
    ...seed.products.flatMap((product) => product.images),
    ...seed.sliderImages,
    ...seed.news.flatMap((item) => item.imageUrl ?? []),
  ].map((address) => path.basename(address));

  test('every picture in the data is committed', () => {
    expect(shown.filter((file) => !files.has(file))).toEqual([]);
  });

  test.each(seed.sliderImages)('%s has a file for every cut of the slider', (address) => {
    const sources = bannerSources(address);
    const needed = [sources?.tall.srcSet, sources?.wide.srcSet, sources?.plain]
      .join(', ')
      .match(/[\w-]+\.(avif|webp)/g);
    expect(needed).toHaveLength(5);
    expect(needed?.filter((file) => !files.has(file))).toEqual([]);
  });

  test('every product picture belongs to a product', () => {
    const known = new Set(shown);
    const products = [...files].filter((file) => /^(?!banner-|news-).*\.webp$/.test(file));
    expect(products.filter((file) => !known.has(file))).toEqual([]);
  });
});
