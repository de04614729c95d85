import { contrastingGround } from '../../../contract/receiptImage';

type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A thumbnail of this size is enough to tell light from dark. */
const SAMPLE_PX = 64;

export function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The background colour on which a picture, which may be transparent, is readable. */
export function backgroundFor(picture: ImageBitmap): 'white' | 'black' {
  const context = createCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', {
    willReadFrequently: true,
  }) as Context2d | null;
  if (context === null) return 'white';
  // At lower quality the thumbnail would miss thin letters.
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return contrastingGround(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
}
