import { open } from 'node:fs/promises';
import { FILE_KIND_BYTES, type FileKind, fileKindOf } from '@kedai/contract/fileKind';
import {
  contrastingGround,
  RECEIPT_MAX_PIXELS,
  RECEIPT_MIN_SIDE_PX,
  receiptSize,
} from '@kedai/contract/receiptImage';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type Images, type StoredImage, UnusableImage } from './images';

const TIMEOUT_S = 20;

/** JPEG is decoded row by row with little memory. These formats hold the whole image: 12 bytes per pixel, AVIF 30. */
const FULLY_DECODED_MAX_PIXELS = 8_000_000;
const AVIF_MAX_PIXELS = 4_000_000;

/** The allowed file kinds and the libvips loaders for them. All others, such as SVG, PDF or TIFF, are blocked. */
const LOADERS: Readonly<Partial<Record<FileKind, string>>> = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  gif: 'VipsForeignLoadNsgif',
  avif: 'VipsForeignLoadHeif',
};

/** Few pixels are enough to measure brightness. */
const SAMPLE_PX = 64;

/**
 * Text stays sharp at this quality without chroma subsampling. Optimised tables would hold the whole image in memory.
 */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** The ground beside a picture in a preview, as beside the pictures on the pages. */
const PREVIEW_GROUND = '#f1ece3';
const PREVIEW_JPEG = { quality: 82, mozjpeg: true } as const;

type Decode = (path: string, options?: SharpOptions) => Sharp;

/** Implements `Images` with sharp (libvips). */
export function sharpImages(): Images {
  let loading: Promise<Decode> | null = null;
  return {
    reencode: async (path) => {
      const kind = await kindOf(path);
      if (!(kind in LOADERS)) throw new UnusableImage({ reason: 'other-kind', kind });
      loading ??= loadDecoder();
      return reencode(await loading, path);
    },
    preview: async (path, size) => {
      loading ??= loadDecoder();
      const decode = await loading;
      const picture = decode(path).resize({ ...size, fit: 'contain', background: PREVIEW_GROUND });
      return new Uint8Array(await orDamaged(picture.flatten().jpeg(PREVIEW_JPEG).toBuffer()));
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
      seconds: TIMEOUT_S,
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
  const background = metadata.hasAlpha ? await backgroundOf(decode, path) : 'white';
  const bytes = await orDamaged(
    decode(path)
      .autoOrient()
      .resize({ ...receiptSize(metadata.autoOrient), fit: 'fill' })
      .flatten({ background: background })
      .jpeg(JPEG)
      .toBuffer(),
  );
  return { bytes, mediaType: 'image/jpeg', extension: 'jpg' };
}

function maxPixelsOf({ mediaType, isProgressive }: Metadata): number {
  if (mediaType === 'image/avif') return AVIF_MAX_PIXELS;
  const isFullyDecoded = isProgressive || mediaType === 'image/webp' || mediaType === 'image/gif';
  return isFullyDecoded ? FULLY_DECODED_MAX_PIXELS : RECEIPT_MAX_PIXELS;
}

async function backgroundOf(decode: Decode, path: string): Promise<'white' | 'black'> {
  const sample = decode(path)
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' });
  return contrastingGround(await orDamaged(sample.toBuffer()));
}

async function kindOf(path: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_KIND_BYTES), 0);
    return fileKindOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function orDamaged<Value>(decoding: Promise<Value>): Promise<Value> {
  return decoding.catch(() => {
    throw new UnusableImage({ reason: 'damaged' });
  });
}
