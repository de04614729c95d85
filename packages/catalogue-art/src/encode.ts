import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { nameAtWidth, type PictureKind, pictureFiles, pictureSizes } from './names';
import type { Picture } from './picture';

/** Increase it when the encoding changes, so that every picture is encoded again. */
export const encodingVersion = 4;

interface Quality {
  readonly webp: number;
  readonly avif: number;
}

const quality = {
  large: { webp: 78, avif: 53 },
  reduced: { webp: 76, avif: 48 },
} satisfies Readonly<Record<string, Quality>>;

/** The minimum quality, regardless of the file size. */
const lowestQuality = 24;

/** The maximum sizes of the AVIF files of a picture, bytes: the large one, then the smaller ones, which phones load. */
const maxBytes: Readonly<Record<PictureKind, readonly [large: number, ...reduced: number[]]>> = {
  product: [45_000, 12_000, 4_000],
  banner: [48_000, 24_000],
  bannerTall: [40_000, 16_000],
  bannerWide: [60_000, 28_000],
  news: [24_000, 10_000],
};

/** A short fingerprint of a text. */
export function fingerprint(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 16);
}

/** Whether the folder contains all files of a picture. */
export function isComplete(folder: string, picture: Picture): boolean {
  return pictureFiles(picture.name, picture.kind).every((file) => existsSync(join(folder, file)));
}

const grains = new Map<string, Promise<Buffer>>();

/** The texture of paper: a faint, even noise, lit from the top left. */
function grain(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`;
  const known = grains.get(key);
  if (known) return known;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="g" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    '<feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="3" seed="7"/>' +
    '<feDiffuseLighting surfaceScale="0.9" diffuseConstant="0.62" lighting-color="#fff"><feDistantLight azimuth="232" elevation="54"/></feDiffuseLighting>' +
    `</filter><rect width="${width}" height="${height}" filter="url(#g)"/></svg>`;
  const made = sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  grains.set(key, made);
  return made;
}

/** The best AVIF of at most this many bytes, but not below `lowestQuality`. */
async function avifWithin(bytes: number, from: number, image: () => Sharp): Promise<Buffer> {
  for (let at = from; ; at -= 4) {
    const made = await image()
      .avif({ quality: at, effort: 1, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (made.length <= bytes || at - 4 < lowestQuality) return made;
  }
}

/** A picture without transparency, three bytes per pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Renders a drawing once and writes its files. */
export async function encode(folder: string, picture: Picture, svg: string): Promise<void> {
  await writeFiles(folder, picture, await render(picture.kind, svg));
}

async function render(kind: PictureKind, svg: string): Promise<Pixels> {
  const { width, height } = pictureSizes[kind];
  const bleed = Number(/viewBox="-(\d+)/.exec(svg)?.[1] ?? 0);
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .extract({ left: bleed, top: bleed, width, height })
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Writes the files of a picture in all sizes and formats. */
export async function writeFiles(folder: string, picture: Picture, pixels: Pixels): Promise<void> {
  const { data, width, height } = pixels;
  const { reduced, webp } = pictureSizes[picture.kind];
  const large = () => sharp(data, { raw: { width, height, channels: 3 } });
  const write = async (at: number, bytes: number) => {
    const image = () =>
      at === width ? large() : large().resize(at, undefined, { kernel: 'lanczos3' });
    const file = join(folder, nameAtWidth(picture.name, picture.kind, at));
    const best = at === width ? quality.large : quality.reduced;
    await writeFile(`${file}.avif`, await avifWithin(bytes, best.avif, image));
    if (at === webp) await image().webp({ quality: best.webp, effort: 3 }).toFile(`${file}.webp`);
  };
  const [max, ...maxReduced] = maxBytes[picture.kind];
  await Promise.all([
    write(width, max),
    ...reduced.map((small, index) => write(small, maxReduced[index] ?? max)),
  ]);
}
