import { products } from '../store/schema';
import { testDatabase } from '../testing/database';
import { testFolder, writeFile } from '../testing/testFolder';
import { assertPicturesShown, hiddenPictures } from './hiddenPictures';
import { loadSeed, replaceSeed } from './loadSeed';
import { seedOf } from './seeds';
import type { ShopSeed } from './types';

const CDN = 'https://cdn.example';

const seedWith = async (image: string): Promise<ShopSeed> => {
  const seed = await seedOf('clothing');
  const [product] = seed.products;
  if (product === undefined) throw new Error('The seed has no product.');
  return { ...seed, products: [{ ...product, id: 'tee', images: [image] }] };
};

test.each([
  ['/pictures/tee-1.webp', []],
  ['data:image/png;base64,AA==', []],
  [`${CDN}/a.jpg`, [CDN]],
  [`${CDN}:443/a.jpg`, [CDN]],
])('%s is shown when the pages allow %j', async (image, origins) => {
  expect(assertPicturesShown(await seedWith(image), origins)).toBeUndefined();
});

test.each([
  [
    `${CDN}/a.jpg`,
    `A picture of the product "tee" is "${CDN}/a.jpg", whose host the pages do not allow. Add ${CDN} to PICTURE_HOSTS.`,
  ],
  ['http://cdn.example/a.jpg', /Add http:\/\/cdn\.example to PICTURE_HOSTS/],
  ['https://cdn.example.evil/a.jpg', /Add https:\/\/cdn\.example\.evil to/],
  ['//cdn.example/a.jpg', /must begin with "\/" or "https:\/\/"/],
  ['/\\cdn.example/a.jpg', /must begin with/],
  ['pictures/tee-1.webp', /must begin with/],
  ['javascript:alert(1)', /must begin with/],
  ['', /must begin with/],
])('%j is refused', async (image, sentence) => {
  const seed = await seedWith(image);
  expect(() => assertPicturesShown(seed, image.startsWith(`${CDN}/`) ? [] : [CDN])).toThrow(
    sentence,
  );
});

describe('in a database', () => {
  const database = testDatabase();
  const folder = testFolder();

  test('a seed with a hidden picture changes nothing, until its host is allowed', async () => {
    const { db } = database;
    const seed = await seedWith(`${CDN}/a.jpg`);
    await expect(loadSeed(db, 'clothing', seed)).rejects.toThrow(/PICTURE_HOSTS/);
    await expect(replaceSeed(db, 'clothing', seed)).rejects.toThrow(/PICTURE_HOSTS/);
    expect(await db.$count(products)).toBe(0);
    expect(await loadSeed(db, 'clothing', seed, [CDN])).toBe(true);
  });

  test('a start finds the stored pictures that are not shown', async () => {
    const { db } = database;
    writeFile(folder('pictures/tee-1.webp'));
    const root = folder();
    const seed = await seedWith('/pictures/tee-1.webp');
    await loadSeed(db, 'clothing', { ...seed, sliderImages: ['/pictures/gone.webp'], news: [] });
    expect(await hiddenPictures(db, { root, origins: [] })).toEqual([
      'A picture of the slider is "/pictures/gone.webp", which does not exist.',
    ]);
    await db.update(products).set({ images: [`${CDN}/a.jpg`] });
    expect(await hiddenPictures(db, { root, origins: [] })).toHaveLength(2);
    expect(await hiddenPictures(db, { root, origins: [CDN] })).toHaveLength(1);
  });
});
