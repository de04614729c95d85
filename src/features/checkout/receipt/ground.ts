import { contrastingGround } from '../../../contract/receiptImage';

type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Few pixels are enough to tell light from dark. */
const SAMPLE_PX = 64;

export function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The colour behind a picture on which what it shows can be read; it may be transparent. */
export function groundOf(picture: ImageBitmap): 'white' | 'black' {
  const pen = newCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', {
    willReadFrequently: true,
  }) as Pen | null;
  if (pen === null) return 'white';
  // Of lower quality the copy would miss thin letters.
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  return contrastingGround(pen.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
}
