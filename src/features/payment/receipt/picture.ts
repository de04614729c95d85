import { declaredSize, pixelsOf } from '@kedai/contract/rules/declaredSize';
import { FILE_KIND_BYTES, type FileKind, fileKindOf } from '@kedai/contract/rules/fileKind';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { contrastingGround, receiptSize, type Size } from '@kedai/contract/rules/receiptImage';

/** Files up to this size are uploaded unchanged. */
const UPLOAD_UNTOUCHED_BYTES = 1_500_000;
/** Pixels of an uploaded photograph: enough for a person to read. */
const UPLOAD_PIXELS = 6_000_000;
const UPLOAD_QUALITY = 0.85;
/** The width of phone screens. Text in narrower copies is blurred. */
const SHARP_WIDTH_PX = 1080;
/** On a larger canvas some phones draw nothing, without an error. */
const CANVAS_MAX_PIXELS = 16_000_000;
/** The side of a thumbnail that is enough to tell light from dark. */
const THUMBNAIL_PX = 64;

/** Kinds that the API accepts. Browsers decode more, such as BMP, AVIF or HEIC. */
const UPLOADED_UNCHANGED: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp'];

/**
 * The API holds the whole picture of these kinds in memory while it decodes one, so it refuses them from few pixels on. A
 * baseline JPEG, which this page encodes, may be large.
 */
const HELD_IN_MEMORY: readonly FileKind[] = ['jpeg', 'gif', 'webp'];
const HELD_MAX_PIXELS = 2_500_000;

/** Whether the API may refuse a picture for its pixels. A JPEG may be a progressive one. */
async function mayHaveTooManyPixels(file: Blob, kind: FileKind): Promise<boolean> {
  if (!HELD_IN_MEMORY.includes(kind)) return false;
  const size = declaredSize(new Uint8Array(await file.arrayBuffer()));
  return size === null || pixelsOf(size) > HELD_MAX_PIXELS;
}

/** Detects the kind of a file by its first bytes. @throws when the file cannot be read */
export async function kindOf(file: Blob): Promise<FileKind> {
  return fileKindOf(new Uint8Array(await file.slice(0, FILE_KIND_BYTES).arrayBuffer()));
}

/**
 * Makes a copy that uploads quickly and that the shop can open. A photograph is scaled down; a long screenshot is uploaded
 * unchanged, because scaling would make its text unreadable.
 */
export async function pictureForUpload(file: File): Promise<File> {
  // Safari before 16.4
  if (typeof OffscreenCanvas !== 'function') return file;
  const kind = await kindOf(file);
  const isTaken = UPLOADED_UNCHANGED.includes(kind) && !(await mayHaveTooManyPixels(file, kind));
  if (isTaken && file.size <= UPLOAD_UNTOUCHED_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  try {
    let size = receiptSize(bitmap, UPLOAD_PIXELS);
    const isBlurred = size.width < Math.min(bitmap.width, SHARP_WIDTH_PX);
    if (isBlurred && file.size <= RECEIPT_MAX_BYTES) {
      if (isTaken) return file;
      size = receiptSize(bitmap);
    }
    if (size.width * size.height > CANVAS_MAX_PIXELS) return file;
    const copy = await encodeJpeg(bitmap, size);
    if (copy === null || (isTaken && copy.size >= file.size)) return file;
    return new File([copy], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}

/** Encodes the picture as a JPEG of this size; null when this browser cannot draw it. */
async function encodeJpeg(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = backgroundFor(bitmap);
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: UPLOAD_QUALITY });
}

/** The background colour on which a picture, which may be transparent, is readable. */
function backgroundFor(picture: ImageBitmap): 'white' | 'black' {
  const context = new OffscreenCanvas(THUMBNAIL_PX, THUMBNAIL_PX).getContext('2d');
  if (context === null) return 'white';
  // At lower quality the thumbnail would miss thin letters.
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
  return contrastingGround(context.getImageData(0, 0, THUMBNAIL_PX, THUMBNAIL_PX).data);
}
