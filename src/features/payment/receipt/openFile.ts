import { declaredSize, pixelsOf } from '@kedai/contract/rules/declaredSize';
import type { FileKind } from '@kedai/contract/rules/fileKind';
import {
  RECEIPT_MAX_PIXELS,
  RECEIPT_MIN_SIDE_PX,
  type Size,
} from '@kedai/contract/rules/receiptImage';
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
    const content = await chosen.arrayBuffer();
    const file = new File([content], name, { type });
    return problemOf(declaredSize(new Uint8Array(content))) ?? (await decode(file, kind)) ?? file;
  } catch {
    // The file was moved, or the app that shared it withdrew the permission.
    return 'gone';
  }
}

async function decode(file: File, kind: FileKind): Promise<UnusableFile | null> {
  if (typeof createImageBitmap !== 'function') return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  const problem = problemOf(bitmap);
  bitmap?.close();
  return bitmap === null ? (PARTLY_SUPPORTED[kind] ?? 'damaged') : problem;
}

/** Checked before a picture is decoded, which takes 4 bytes of memory a pixel. */
function problemOf(size: Size | null): UnusableFile | null {
  if (size === null) return null;
  if (pixelsOf(size) > RECEIPT_MAX_PIXELS) return 'too-large';
  return Math.min(size.width, size.height) < RECEIPT_MIN_SIDE_PX ? 'too-small' : null;
}
