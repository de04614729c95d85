import { FILE_KIND_BYTES, type FileKind, fileKindOf } from '../../../contract/fileKind';
import { RECEIPT_MAX_BYTES } from '../../../contract/limits';
import { receiptSize, type Size } from '../../../contract/receiptImage';
import { groundOf } from './ground';

/** A smaller file is sent as it is. */
const UPLOAD_UNTOUCHED_BYTES = 1_500_000;
/** What is sent of a photograph: enough for a person to read. */
const UPLOAD_PIXELS = 6_000_000;
const UPLOAD_QUALITY = 0.85;
/** Narrower than phones show it, text loses its edges, px. */
const SHARP_WIDTH_PX = 1080;
/** Some phones draw nothing on a larger canvas, and do not say so. */
const CANVAS_MAX_PIXELS = 16_000_000;

/** What every shop's API takes. Browsers decode more, such as BMP, AVIF or HEIC. */
const SENT_AS_THEY_ARE: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp'];

/** Whether this browser decodes pictures for scripts. */
export const canDecode = (): boolean => typeof createImageBitmap === 'function';

/** The kind of a file by its first bytes. @throws when it cannot be read */
export async function kindOf(file: Blob): Promise<FileKind> {
  return fileKindOf(new Uint8Array(await file.slice(0, FILE_KIND_BYTES).arrayBuffer()));
}

/**
 * A copy that is quick to hand in and that the shop can open. A photograph gets smaller; a long screenshot, whose text would
 * suffer, is sent as it is.
 */
export async function pictureForUpload(file: File): Promise<File> {
  if (!canDecode()) return file;
  const isTaken = SENT_AS_THEY_ARE.includes(await kindOf(file));
  if (isTaken && file.size <= UPLOAD_UNTOUCHED_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  try {
    const size = receiptSize(bitmap, UPLOAD_PIXELS);
    const mayStay = isTaken && file.size <= RECEIPT_MAX_BYTES;
    if (mayStay && size.width < Math.min(bitmap.width, SHARP_WIDTH_PX)) return file;
    if (size.width * size.height > CANVAS_MAX_PIXELS) return file;
    const copy = await encoded(bitmap, size);
    if (copy === null || (isTaken && copy.size >= file.size)) return file;
    return new File([copy], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}

/** The picture as a JPEG of this size; null when this browser cannot draw it. */
function encoded(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  pen.fillStyle = groundOf(bitmap);
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', UPLOAD_QUALITY));
}
