import sharp from 'sharp';
import { sharpImages } from '../ports/sharpImages';
import { testFolder, writeFile } from '../testing/testFolder';
import { previews } from './previews';

const root = testFolder();
beforeEach(async () => {
  const picture = sharp({ create: { width: 800, height: 1000, channels: 3, background: 'teal' } });
  writeFile(root('pictures/kurta-1.webp'), await picture.webp().toBuffer());
  writeFile(root('pictures/photo.jpg'), await picture.jpeg().toBuffer());
  writeFile(root('secret.webp'), 'secret');
});

const get = (url: string, headers: Record<string, string> = {}) =>
  previews(root(), sharpImages()).request(url, { headers });

test.each([
  ['a WebP', '/previews/kurta-1.jpg'],
  ['a photo of the owner', '/previews/photo.jpg'],
])('the preview of %s is a small JPEG of 1200 × 630 pixels', async (_, url) => {
  const response = await get(url);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(300_000);
  const etag = response.headers.get('etag') ?? '';
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
});

test.each(['/previews/gone.jpg', '/previews/..%2fsecret.jpg', '/previews/kurta-1.png'])(
  '%s does not exist',
  async (url) => {
    expect((await get(url)).status).toBe(404);
  },
);
