import type { FileKind } from '../../../contract/fileKind';
import { RECEIPT_MAX_PIXELS, type Size } from '../../../contract/receiptImage';
import type { UnusableFile } from '../../../machines/checkout.types';
import { canDecode, kindOf } from './picture';

/** A larger file is not even opened: pictures of phones have a tenth of it. */
const OPENED_MAX_BYTES = 60 * 1024 * 1024;

/** What no browser shows as a picture, or none that may be sent. */
const NO_PICTURES: Readonly<Partial<Record<FileKind, UnusableFile>>> = {
  document: 'document',
  empty: 'empty',
  pdf: 'pdf',
  svg: 'drawing',
  text: 'text',
  video: 'video',
};

/** Pictures that some browsers open and others do not. */
const FOREIGN_PICTURES: Readonly<Partial<Record<FileKind, UnusableFile>>> = {
  heic: 'heic',
  tiff: 'not-a-picture',
  unknown: 'not-a-picture',
};

/**
 * Looks at a chosen file: at its first bytes, since its name and type may lie, then whether this browser can decode it.
 * @returns why it cannot be used, or null
 */
export async function inspectFile(file: File): Promise<UnusableFile | null> {
  try {
    const kind = await kindOf(file);
    const known = NO_PICTURES[kind];
    if (known !== undefined) return known;
    if (file.size > OPENED_MAX_BYTES) return 'too-large';
    return canDecode() ? await decode(file, kind) : null;
  } catch {
    // It was moved, or its program took the permission back.
    return 'gone';
  }
}

async function decode(file: File, kind: FileKind): Promise<UnusableFile | null> {
  const size = await sizeOf(file);
  // Each pixel takes 4 bytes as soon as it is decoded.
  if (size !== null && size.width * size.height > RECEIPT_MAX_PIXELS) return 'too-large';
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap === null ? (FOREIGN_PICTURES[kind] ?? 'damaged') : null;
}

/** The size of a picture, known before it is decoded; null when the browser cannot tell. */
function sizeOf(file: File): Promise<Size | null> {
  const url = URL.createObjectURL(file);
  return new Promise<Size | null>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
