import { bakery } from '../../server/seed/bakery';
import { clothing } from '../../server/seed/clothing';
import type { ShopSeed } from '../../server/seed/types';
import { bannerSources } from '../../src/ui/pictureSources';
import { picturesOf } from './catalogue';
import { pictureAddress, pictureFiles, pictureSizes } from './names';

const shops = [
  ['clothing', clothing],
  ['bakery', bakery],
] as const;

const addressesOf = (world: ShopSeed) => [
  ...world.products.flatMap((product) => product.images),
  ...world.sliderImages,
  ...world.news.flatMap((item) => item.imageUrl ?? []),
];

describe.each(shops)('the pictures of %s', (shop, world) => {
  const drawn = picturesOf(shop);

  test('every picture in the data has a drawing', () => {
    const made = new Set(drawn.map(({ name }) => pictureAddress(name)));
    expect(addressesOf(world).filter((address) => !made.has(address))).toEqual([]);
  });

  test.each(world.sliderImages)('%s has a drawing for every cut of the slider', (address) => {
    const sources = bannerSources(address);
    const asked = [sources?.tall.srcSet, sources?.wide.srcSet, sources?.plain]
      .join(', ')
      .match(/[\w-]+\.(avif|webp)/g);
    const files = new Set(drawn.flatMap(({ name, kind }) => pictureFiles(name, kind)));
    expect(asked).toHaveLength(5);
    expect(asked?.filter((file) => !files.has(file))).toEqual([]);
  });

  test('every product picture belongs to a product', () => {
    const asked = new Set(world.products.flatMap((product) => product.images));
    const spare = drawn.filter(
      ({ kind, name }) => kind === 'product' && !asked.has(pictureAddress(name)),
    );
    expect(spare.map(({ name }) => name)).toEqual([]);
  });

  test('names are unique', () => {
    const names = drawn.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(
    drawn
      .filter(({ kind }, i) => kind === 'product' && i % 60 === 30)
      .map((picture) => [picture.name, picture] as const),
  )('%s is drawn reproducibly, at its own size', (_, picture) => {
    const once = picture.draw();
    expect(picture.draw()).toBe(once);
    expect(once).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = pictureSizes[picture.kind];
    const [, left = '0', w, h] = /viewBox="(-?\d+) -?\d+ (\d+) (\d+)"/.exec(once) ?? [];
    expect([Number(w) + 2 * Number(left), Number(h) + 2 * Number(left)]).toEqual([width, height]);
  });
});

test('a picture has AVIF files in all widths and one WebP file', () => {
  expect(pictureFiles('linen-shirt-1', 'product')).toEqual([
    'linen-shirt-1.avif',
    'linen-shirt-1-400.avif',
    'linen-shirt-1-200.avif',
    'linen-shirt-1.webp',
  ]);
});
