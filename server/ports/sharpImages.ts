import { open } from 'node:fs/promises';
import { declaredSize, pixelsOf } from '@kedai/contract/rules/declaredSize';
import { type FileKind, fileKindOf } from '@kedai/contract/rules/fileKind';
import {
  contrastingGround,
  RECEIPT_MAX_PIXELS,
  RECEIPT_MIN_SIDE_PX,
  receiptSize,
} from '@kedai/contract/rules/receiptImage';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type Images, type StoredImage, UnusableImage } from './images';

/** The longest time of decoding; a usual receipt takes 0.2 s. A transparent one is decoded twice, first for a sample. */
const TIMEOUT_S = { opaque: 3, sample: 1, transparent: 2 } as const;

/** JPEG is decoded row by row with little memory. These formats hold the whole image: 12 bytes per pixel, AVIF 30. */
const FULLY_DECODED_MAX_PIXELS = 5_000_000;
const AVIF_MAX_PIXELS = 3_000_000;

/** How many times more a picture costs with one of these: it takes longer, and must be in memory to be rotated. */
const COST = { sixteenBit: 2, transparent: 2, profile: 2, cmyk: 2, rotated: 4 } as const;

/** The first orientation of EXIF that is rotated by a quarter. */
const FIRST_QUARTER_TURN = 5;

/** The allowed file kinds and the libvips loaders for them. All others, such as SVG, PDF or TIFF, are blocked. */
const LOADERS: Readonly<Partial<Record<FileKind, string>>> = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  gif: 'VipsForeignLoadNsgif',
  avif: 'VipsForeignLoadHeif',
};

const START_BYTES = 65_536;

/** Few pixels are enough to measure brightness. */
const SAMPLE_PX = 64;

/**
 * Text stays sharp at this quality without chroma subsampling. Optimised tables would hold the whole image in memory.
 */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

const STORED_AS = { mediaType: 'image/jpeg', extension: 'jpg' } as const;

/** The size of a drawing without its margin, px. */
const DRAWING = { width: 560, height: 800 } as const;

/** The ground beside a picture in a preview, as beside the pictures on the pages. */
const PREVIEW_GROUND = '#f1ece3';
const PREVIEW_JPEG = { quality: 82, mozjpeg: true } as const;

type Decode = (path: string, options?: SharpOptions) => Sharp;

/** Implements `Images` with sharp (libvips). */
export function sharpImages(): Images {
  let loading: Promise<Decode> | null = null;
  return {
    reencode: async (path) => {
      const start = await readStart(path);
      const kind = fileKindOf(start);
      if (!(kind in LOADERS)) throw new UnusableImage({ reason: 'other-kind', kind });
      // Of a very large picture libvips reports only an error, as of a damaged one.
      const size = declaredSize(start);
      if (size !== null && pixelsOf(size) > RECEIPT_MAX_PIXELS) {
        throw new UnusableImage({ reason: 'too-large', size });
      }
      loading ??= loadDecoder();
      return reencode(await loading, path);
    },
    preview: async (path, size) => {
      loading ??= loadDecoder();
      const decode = await loading;
      const picture = decode(path).resize({ ...size, fit: 'contain', background: PREVIEW_GROUND });
      return new Uint8Array(await orDamaged(picture.flatten().jpeg(PREVIEW_JPEG).toBuffer()));
    },
    drawText: async (lines) => {
      const { default: sharp } = await import('sharp');
      // The text is Pango's markup.
      const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
      const [first = '', second = '', ...rest] = escaped;
      const text = `<b>${first}</b>\n\n<span size="28pt"><b>${second}</b></span>\n\n${rest.join('\n')}`;
      const bytes = await sharp({ text: { text, rgba: true, dpi: 144, align: 'centre' } })
        .flatten({ background: 'white' })
        .resize({ ...DRAWING, fit: 'contain', background: 'white' })
        .extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'white' })
        .jpeg(JPEG)
        .toBuffer();
      return { bytes, ...STORED_AS };
    },
  };
}

/** Loads the native library with the first receipt, and limits its resources. */
async function loadDecoder(): Promise<Decode> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: Object.values(LOADERS) });
  return (path, options) =>
    sharp(path, { failOn: 'error', limitInputPixels: RECEIPT_MAX_PIXELS, ...options }).timeout({
      seconds: TIMEOUT_S.opaque,
    });
}

async function reencode(decode: Decode, path: string): Promise<StoredImage> {
  // Reads the size from the header without decoding.
  const metadata = await orDamaged(decode(path, { limitInputPixels: false }).metadata());
  const { width, height } = metadata;
  if (width * height > maxPixelsOf(metadata)) {
    throw new UnusableImage({ reason: 'too-large', size: { width, height } });
  }
  if (Math.min(width, height) < RECEIPT_MIN_SIDE_PX) {
    throw new UnusableImage({ reason: 'too-small', size: { width, height } });
  }
  const { hasAlpha } = metadata;
  const background = hasAlpha ? await backgroundOf(decode, path) : 'white';
  const bytes = await orDamaged(
    decode(path)
      .timeout({ seconds: hasAlpha ? TIMEOUT_S.transparent : TIMEOUT_S.opaque })
      .autoOrient()
      .resize({ ...receiptSize(metadata.autoOrient), fit: 'fill' })
      .flatten({ background: background })
      .jpeg(JPEG)
      .toBuffer(),
  );
  return { bytes, ...STORED_AS };
}

function maxPixelsOf(metadata: Metadata): number {
  const { mediaType, isProgressive } = metadata;
  const isFullyDecoded = isProgressive || mediaType === 'image/webp' || mediaType === 'image/gif';
  const ofKind = isFullyDecoded ? FULLY_DECODED_MAX_PIXELS : RECEIPT_MAX_PIXELS;
  return (mediaType === 'image/avif' ? AVIF_MAX_PIXELS : ofKind) / costOf(metadata);
}

/** By the header, since a small file can have many costly pixels. */
function costOf({ mediaType, orientation = 1, ...metadata }: Metadata): number {
  // A JPEG is scaled down while it is decoded, so little is left to rotate.
  const isRotated = mediaType !== 'image/jpeg' && orientation >= FIRST_QUARTER_TURN;
  return (
    (metadata.depth === 'ushort' ? COST.sixteenBit : 1) *
    (metadata.hasAlpha ? COST.transparent : 1) *
    (metadata.hasProfile ? COST.profile : 1) *
    (metadata.space === 'cmyk' ? COST.cmyk : 1) *
    (isRotated ? COST.rotated : 1)
  );
}

async function backgroundOf(decode: Decode, path: string): Promise<'white' | 'black'> {
  const sample = decode(path)
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds: TIMEOUT_S.sample });
  return contrastingGround(await orDamaged(sample.toBuffer()));
}

/** The beginning of a file, which tells its kind and usually its size. */
async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function orDamaged<Value>(decoding: Promise<Value>): Promise<Value> {
  return decoding.catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.message.includes('timeout');
    throw new UnusableImage({ reason: isTimeout ? 'too-slow' : 'damaged' });
  });
}
