import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bannerSources, pictureSources } from '@kedai/ui/product/pictureSources';
import sharp from 'sharp';
import { encodePicture } from './encode';
import { pictureSizes } from './sizes';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A photo of squares of `side` pixels; neighbours have different colours. */
async function photoOf(side: number): Promise<Buffer> {
  const [width, height] = [640, 400];
  const data = new Uint8Array(width * height * 3).map((_, index) => {
    const pixel = Math.trunc(index / 3);
    const column = Math.trunc((pixel % width) / side);
    const row = Math.trunc(pixel / width / side);
    return (column * 137 + row * 71 + (index % 3) * 53) % 200;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const bytes = (file: string) => statSync(path.join(folder, file)).size;

test('a picture with more detail gets a lower quality, until it is small enough for a phone', async () => {
  await encodePicture(await photoOf(640), path.join(folder, 'calm'), 'news');
  const files = await encodePicture(await photoOf(10), path.join(folder, 'full'), 'news');
  expect(files).toEqual(['full.avif', 'full-320.avif', 'full.webp']);
  expect(bytes('calm.avif')).toBeLessThan(4_000);
  expect(bytes('full.webp')).toBeGreaterThan(24_000);
  expect(bytes('full.avif')).toBeLessThanOrEqual(24_000);
  expect(bytes('full-320.avif')).toBeLessThanOrEqual(10_000);
});

test.each([
  ['product', 'shirt-1', (src: string) => pictureSources(src, 800, [200, 400, 800])],
  ['banner', 'banner-9', (src: string) => JSON.stringify(bannerSources(src))],
  ['news', 'news-9', (src: string) => pictureSources(src, 640)],
] as const)('a %s gets every file that pages ask for', async (kind, name, sourcesOf) => {
  const files = await encodePicture(await photoOf(100), path.join(folder, name), kind);
  const requested = sourcesOf(`/pictures/${name}.webp`)?.match(/[\w-]+\.(avif|webp)/g) ?? [];
  expect(requested.length).toBeGreaterThan(1);
  expect(files).toEqual(expect.arrayContaining([...requested, `${name}.webp`]));
  for (const { suffix, width, height } of pictureSizes[kind]) {
    const { width: w, height: h } = await sharp(
      path.join(folder, `${name}${suffix}.avif`),
    ).metadata();
    expect([w, h]).toEqual([width, height]);
  }
});
