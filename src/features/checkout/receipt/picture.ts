/** What is handed in: enough for a person to read. */
const UPLOAD_LONG_SIDE_PX = 2400;
const UPLOAD_UNTOUCHED_BYTES = 1_500_000;
const UPLOAD_QUALITY = 0.85;

/** Whether this browser decodes pictures for scripts. */
export const canDecode = (): boolean => typeof createImageBitmap === 'function';

/** A copy that is quick to hand in: a large picture scaled down, any other untouched. */
export async function pictureForUpload(file: File): Promise<File> {
  if (file.size <= UPLOAD_UNTOUCHED_BYTES || !canDecode()) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const scale = Math.min(1, UPLOAD_LONG_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(bitmap, scale);
  if (canvas === null) return file;
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', UPLOAD_QUALITY),
  );
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** The picture on a canvas, and its own memory given back; null when this browser cannot draw it. */
function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  try {
    if (pen === null) return null;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    bitmap.close();
  }
}
