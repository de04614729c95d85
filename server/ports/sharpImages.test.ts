import { crc32 } from 'node:zlib';
import { declaredSize } from '@kedai/contract/rules/declaredSize';
import type { FileKind } from '@kedai/contract/rules/fileKind';
import sharp, { type Sharp } from 'sharp';
import { testFolder, writeFile } from '../testing/testFolder';
import type { ImageProblem } from './images';
import { sharpImages } from './sharpImages';

const folder = testFolder();
const images = sharpImages();

const reencode = (bytes: Uint8Array | string) =>
  images.reencode(writeFile(folder('uploaded'), bytes));

const plain = (width: number, height: number): Sharp =>
  sharp({ limitInputPixels: false, create: { width, height, channels: 3, background: 'red' } });

/** A picture with a red left half and a blue right half. */
const picture = (width = 80, height = 40): Sharp =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

async function pixels(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
  };
  return { at, width: info.width, height: info.height };
}

const [RED, BLUE, WHITE, BLACK] = ['100', '001', '111', '000'];

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  '%s is stored as JPEG',
  async (format) => {
    const { bytes, mediaType, extension } = await reencode(
      await picture().toFormat(format).toBuffer(),
    );
    expect([mediaType, extension]).toEqual(['image/jpeg', 'jpg']);
    const { at, width, height } = await pixels(bytes);
    expect([width, height, at(10, 10), at(70, 10)]).toEqual([80, 40, RED, BLUE]);
  },
);

test('removes location and device, and rotates the picture upright', async () => {
  const taken = await picture()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Phone')).toBe(true);
  const { bytes } = await reencode(taken);
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { at, width, height } = await pixels(bytes);
  expect([width, height, at(10, 10), at(10, 70)]).toEqual([40, 80, RED, BLUE]);
});

test.each(['PK\x03\x04an archive', '<html><script>alert(1)</script>', '%PDF-1.7'])(
  'drops bytes after the picture (%j)',
  async (behind) => {
    const png = await picture().png().toBuffer();
    const { bytes } = await reencode(Buffer.concat([png, Buffer.from(behind)]));
    expect(Buffer.from(bytes).includes(behind.slice(0, 8))).toBe(false);
  },
);

test.each([
  ['white', BLACK],
  ['black', WHITE],
])('a %s drawing on a transparent background stays visible', async (colour, ground) => {
  const transparent = await sharp({
    create: { width: 90, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      {
        input: { create: { width: 30, height: 30, channels: 3, background: colour } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const { at } = await pixels((await reencode(transparent)).bytes);
  expect([at(15, 15), at(75, 15)]).toEqual([colour === 'white' ? WHITE : BLACK, ground]);
});

test('keeps a very long screenshot readable', async () => {
  const { bytes } = await reencode(await picture(1080, 20_000).png().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 805, height: 14_907 });
});

/** A PNG whose header declares another size, like a decompression bomb: nothing may be decoded to refuse it. */
function withDeclaredSize(png: Buffer, width: number, height: number): Buffer {
  const [typeAt, widthAt, crcAt] = [12, 16, 29];
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, widthAt);
  changed.writeUInt32BE(height, widthAt + 4);
  changed.writeUInt32BE(crc32(changed.subarray(typeAt, crcAt)), crcAt);
  return changed;
}

test.each<[string, (picture: Sharp) => Sharp]>([
  ['PNG', (picture) => picture.png()],
  ['JPEG', (picture) => picture.withIccProfile('p3').jpeg({ progressive: true })],
  ['GIF', (picture) => picture.gif()],
  ['WebP', (picture) => picture.webp()],
  ['lossless WebP', (picture) => picture.webp({ lossless: true })],
  ['WebP with metadata', (picture) => picture.withIccProfile('p3').webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
])('the header of a %s declares the size that the library reads', async (_, encode) => {
  const bytes = await encode(plain(300, 70)).toBuffer();
  expect(declaredSize(bytes)).toEqual({ width: 300, height: 70 });
});

describe('unusable files', () => {
  const halfOf = (picture: Sharp) => async () => {
    const bytes = await picture.toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  };
  const withSize = (width: number, height: number) => async () =>
    withDeclaredSize(await plain(8, 8).png().toBuffer(), width, height);
  const noisy = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 100, sigma: 50 },
      },
    });
  const latin1 = (text: string) => async () => Buffer.from(text, 'latin1');
  const other = (kind: FileKind): ImageProblem => ({ reason: 'other-kind', kind });
  const MOST = 2 ** 31 - 1;
  const damaged: ImageProblem = { reason: 'damaged' };
  const tooLarge = (width: number, height: number): ImageProblem => ({
    reason: 'too-large',
    size: { width, height },
  });
  test.each<[string, () => Promise<Buffer>, ImageProblem]>([
    ['nothing', latin1(''), other('empty')],
    ['a PDF', latin1('%PDF-1.7'), other('pdf')],
    ['an SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), other('svg')],
    ['a HEIC photo', latin1('\0\0\0\x18ftypheic'), other('heic')],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer(), other('tiff')],
    ['a file that begins like a PNG', latin1('\x89PNG\r\n\x1a\n<html>'), damaged],
    ['half a PNG', halfOf(noisy().png()), damaged],
    ['half an interlaced PNG', halfOf(noisy().png({ progressive: true })), damaged],
    ['half a JPEG', halfOf(noisy().jpeg()), damaged],
    ['half a WebP', halfOf(noisy().webp()), damaged],
    [
      'a line of 29 pixels, too low to be read',
      () => plain(300, 29).png().toBuffer(),
      { reason: 'too-small', size: { width: 300, height: 29 } },
    ],
    ['16,000 × 16,000 pixels', withSize(16_000, 16_000), tooLarge(16_000, 16_000)],
    ['more pixels than a library opens', withSize(MOST, MOST), tooLarge(MOST, MOST)],
    [
      'many pixels that are decoded at once',
      () => plain(5000, 4000).jpeg({ progressive: true }).toBuffer(),
      tooLarge(5000, 4000),
    ],
    [
      'transparent pixels of 16 bit that are rotated',
      () =>
        sharp({ create: { width: 2000, height: 1600, channels: 4, background: 'red' } })
          .toColourspace('rgb16')
          .withMetadata({ orientation: 6 })
          .png()
          .toBuffer(),
      tooLarge(2000, 1600),
    ],
    [
      'many pixels in the colours of a printer',
      () => plain(4000, 3200).withIccProfile('cmyk').jpeg().toBuffer(),
      tooLarge(4000, 3200),
    ],
  ])('%s', async (_what, bytes, problem) => {
    await expect(reencode(await bytes())).rejects.toMatchObject({ problem });
  });
});
