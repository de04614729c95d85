import { picturesOf, shops } from './catalogue';
import { pictureFiles, pictureSizes } from './names';

describe.each(shops)('the pictures of %s', (shop) => {
  const pictures = picturesOf(shop);

  test('names are unique', () => {
    const names = pictures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(
    pictures
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
