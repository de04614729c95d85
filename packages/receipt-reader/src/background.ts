import { contrastingGround } from '@kedai/contract/rules/receiptImage';

/** A thumbnail of this size is enough to tell light from dark. */
const SAMPLE_PX = 64;

/** The background colour on which a picture, which may be transparent, is readable. */
export function backgroundFor(picture: ImageBitmap): 'white' | 'black' {
  const context = new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) return 'white';
  // At lower quality the thumbnail would miss thin letters.
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return contrastingGround(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
}
