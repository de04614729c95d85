import { standOut } from './contrast';

/** Phones show nothing finer than this; a wider picture costs time and memory and reads no better. */
const READING_WIDTH_PX = 1440;
const READING_HEIGHT_PX = 4000;
/** Pictures with fewer pixels across are enlarged, so that small print has enough of them. */
const READING_MIN_WIDTH_PX = 900;
/** What is handed in: enough for a person to read. */
const UPLOAD_LONG_SIDE_PX = 2400;
const UPLOAD_UNTOUCHED_BYTES = 1_500_000;
const UPLOAD_QUALITY = 0.85;

/** A picture as recognition gets it: the canvas drawn anew, or the file itself where the page cannot draw. */
export type ReadablePicture = HTMLCanvasElement | Blob;

const canDecode = (): boolean => typeof createImageBitmap === 'function';

/**
 * Decodes a picture upright (rotation in the file is applied) at the size for reading, in shades of grey.
 * @throws when the file is no picture that the browser knows
 */
export async function pictureForReading(file: Blob): Promise<ReadablePicture> {
  if (!canDecode()) return file;
  const bitmap = await createImageBitmap(file);
  const fit = Math.min(READING_WIDTH_PX / bitmap.width, READING_HEIGHT_PX / bitmap.height);
  const enlarge = Math.max(1, Math.min(2, READING_MIN_WIDTH_PX / bitmap.width));
  const canvas = drawn(bitmap, fit < 1 ? fit : Math.min(enlarge, fit));
  bitmap.close();
  return eachPixel(canvas, (grey) => grey);
}

/**
 * The other way to look at a picture that did not say the name: each shade is taken against the shades around it, so
 * that pale print stands out, and light on dark becomes dark on light.
 */
export function withContrast(picture: ReadablePicture): ReadablePicture {
  if (picture instanceof Blob) return picture;
  const pen = contextOf(picture);
  const pixels = pen.getImageData(0, 0, picture.width, picture.height);
  standOut(pixels.data, picture.width, picture.height);
  pen.putImageData(pixels, 0, 0);
  return picture;
}

/** A copy that is quick to hand in: a large picture scaled down, any other untouched. */
export async function pictureForUpload(file: File): Promise<File> {
  if (file.size <= UPLOAD_UNTOUCHED_BYTES || !canDecode()) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const scale = Math.min(1, UPLOAD_LONG_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, scale);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', UPLOAD_QUALITY),
  );
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Gives a picture's memory back at once instead of when the browser finds time. */
export function release(picture: ReadablePicture): void {
  if (picture instanceof Blob) return;
  picture.width = 0;
  picture.height = 0;
}

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = contextOf(canvas);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser cannot draw the picture.');
  return pen;
}

const greyOf = (data: Uint8ClampedArray, at: number): number =>
  (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;

function eachPixel(canvas: HTMLCanvasElement, shade: (grey: number) => number): HTMLCanvasElement {
  const pen = contextOf(canvas);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const value = shade(greyOf(data, at));
    data[at] = value;
    data[at + 1] = value;
    data[at + 2] = value;
  }
  pen.putImageData(pixels, 0, 0);
  return canvas;
}
