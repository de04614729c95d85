import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFiles, pictureSizes } from './names';
import type { Picture } from './picture';

/** Raise it when the way of encoding changes, so that every picture is made again. */
export const encodingVersion = 3;

const quality = { webp: 78, webpSmall: 76, avif: 53, avifSmall: 48 } as const;

/** A short fingerprint of a text. */
export function fingerprint(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 16);
}

/** Whether all files of a picture lie in the folder. */
export function isComplete(folder: string, picture: Picture): boolean {
  return pictureFiles(picture.name, picture.kind).every((file) => existsSync(join(folder, file)));
}

const grains = new Map<string, Promise<Buffer>>();

/** The tooth of the paper: a faint, even noise, lit from the top left. */
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

/** Renders a drawing once and writes its four files. */
export async function encode(folder: string, picture: Picture, svg: string): Promise<void> {
  const { width, height, small } = pictureSizes[picture.kind];
  const bleed = Number(/viewBox="-(\d+)/.exec(svg)?.[1] ?? 0);
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .extract({ left: bleed, top: bleed, width, height })
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const reduced = () => large().resize(small, undefined, { kernel: 'lanczos3' });
  const file = (name: string) => join(folder, name);
  await Promise.all([
    large()
      .webp({ quality: quality.webp, effort: 3 })
      .toFile(file(`${picture.name}.webp`)),
    reduced()
      .webp({ quality: quality.webpSmall, effort: 3 })
      .toFile(file(`${picture.name}-${small}.webp`)),
    large()
      .avif({ quality: quality.avif, effort: 1, chromaSubsampling: '4:2:0' })
      .toFile(file(`${picture.name}.avif`)),
    reduced()
      .avif({ quality: quality.avifSmall, effort: 1, chromaSubsampling: '4:2:0' })
      .toFile(file(`${picture.name}-${small}.avif`)),
  ]);
}
