import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureKind, type PictureSizes, pictureSizes } from './sizes';

const WEBP_QUALITY = 78;
/** The first quality of the largest AVIF file and of the smaller ones, and the lowest that is tried. */
const AVIF_QUALITY = { large: 53, reduced: 48, lowest: 24 };
const QUALITY_STEP = 4;

/** The best AVIF of at most `maxBytes`, but not below the lowest quality. */
async function avifWithin(maxBytes: number, first: number, image: Sharp): Promise<Buffer> {
  for (let quality = first; ; quality -= QUALITY_STEP) {
    const encoded = await image
      .clone()
      .avif({ quality, effort: 1, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (encoded.length <= maxBytes || quality - QUALITY_STEP < AVIF_QUALITY.lowest) return encoded;
  }
}

/** Writes one crop in all its widths. @returns the names of the files */
async function encodeCrop(
  photo: Buffer,
  base: string,
  sizes: PictureSizes,
): Promise<readonly string[]> {
  const { width: fullWidth, height, avif, webp } = sizes;
  const crop = await sharp(photo)
    .rotate()
    .resize(fullWidth, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: string[] = [];
  const write = async (file: string, bytes: Buffer) => {
    await writeFile(file, bytes);
    files.push(path.basename(file));
  };
  const atWidth = (width: number) => sharp(crop).resize(width, undefined, { kernel: 'lanczos3' });
  const nameAtWidth = (width: number) =>
    `${base}${sizes.suffix}${width === fullWidth ? '' : `-${width}`}`;
  for (const { width, maxBytes } of avif) {
    const first = width === fullWidth ? AVIF_QUALITY.large : AVIF_QUALITY.reduced;
    await write(`${nameAtWidth(width)}.avif`, await avifWithin(maxBytes, first, atWidth(width)));
  }
  if (webp !== undefined) {
    await write(
      `${nameAtWidth(webp)}.webp`,
      await atWidth(webp).webp({ quality: WEBP_QUALITY }).toBuffer(),
    );
  }
  return files;
}

/**
 * Encodes a photo in every crop and width that the shop shows, without its metadata.
 * @param photo a file that sharp can read, such as JPEG or PNG
 * @param base path of the picture without ending: folder and name in the data
 * @returns the names of the written files
 * @throws Error when the photo is no image
 */
export async function encodePicture(
  photo: Buffer,
  base: string,
  kind: PictureKind,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const sizes of pictureSizes[kind]) files.push(...(await encodeCrop(photo, base, sizes)));
  return files;
}
