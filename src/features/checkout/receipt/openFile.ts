import type { FileKind } from '@kedai/contract/fileKind';
import { RECEIPT_MAX_PIXELS, RECEIPT_MIN_SIDE_PX, type Size } from '@kedai/contract/receiptImage';
import type { UnusableFile } from '../../../machines/checkout/payOrder';
import { kindOf } from './picture';

/** Larger files are not decoded. Pictures of phones have a tenth of this. */
const DECODED_MAX_BYTES = 60 * 1024 * 1024;

const NOT_IMAGES: Readonly<Partial<Record<FileKind, UnusableFile>>> = {
  document: 'document',
  empty: 'empty',
  pdf: 'pdf',
  svg: 'drawing',
  text: 'text',
  video: 'video',
};

/** Kinds that only some browsers decode. */
const PARTLY_SUPPORTED: Readonly<Partial<Record<FileKind, UnusableFile>>> = {
  heic: 'heic',
  tiff: 'not-a-picture',
  unknown: 'not-a-picture',
};

/**
 * Reads a chosen file into memory at once, because a minute later it may be deleted, changed, or no longer shared by its app.
 * Checks it by its first bytes, since its name and type may be wrong, then whether this browser can decode it.
 * @returns the file with its bytes, or why it cannot be used
 */
export async function openFile(chosen: File): Promise<File | UnusableFile> {
  try {
    const kind = await kindOf(chosen);
    const known = NOT_IMAGES[kind];
    if (known !== undefined) return known;
    if (chosen.size > DECODED_MAX_BYTES) return 'too-large';
    const { name, type } = chosen;
    const file = new File([await chosen.arrayBuffer()], name, { type });
    const problem = typeof createImageBitmap === 'function' ? await decode(file, kind) : null;
    return problem ?? file;
  } catch {
    // The file was moved, or the app that shared it withdrew the permission.
    return 'gone';
  }
}

async function decode(file: File, kind: FileKind): Promise<UnusableFile | null> {
  const size = await sizeOf(file);
  // Checked first, because a decoded picture takes 4 bytes a pixel.
  if (size !== null && size.width * size.height > RECEIPT_MAX_PIXELS) return 'too-large';
  if (size !== null && Math.min(size.width, size.height) < RECEIPT_MIN_SIDE_PX) return 'too-small';
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap === null ? (PARTLY_SUPPORTED[kind] ?? 'damaged') : null;
}

/** The size of a picture, read without decoding its pixels; null when the browser cannot read it. */
function sizeOf(file: File): Promise<Size | null> {
  const url = URL.createObjectURL(file);
  return new Promise<Size | null>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
