import { cutLine } from '../lines/cut';
import { findLines, type TextLine } from '../lines/findLines';
import { type Box, type Grey, newGrey, putRows } from '../lines/grey';
import { graymap } from './graymap';

/** Phones show nothing finer; a wider picture costs time and memory and reads no better. */
const MOST_WIDTH_PX = 1440;
/** A photograph held sideways shows the screen small: it may be wider, up to so much of its height. */
const SIDEWAYS_SHARE = 1.4;
/** A photograph may be wider than a screenshot, as long as it has no more pixels than a long one. */
const MOST_PIXELS = MOST_WIDTH_PX * 3600;
/** Rows that are drawn at once: more would only hold more memory. */
const STRIP_PX = 256;

/** A picture that lies open: its lines, px of the picture upright and scaled to `width`. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** Down for one to the right: the lines' columns were moved up by it from the middle on. */
  readonly slope: number;
}

/** The pixels of one picture at a time. */
export interface Pixels {
  /** @throws when the file is no picture that the browser knows */
  open(file: Blob): Promise<OpenPicture>;
  /** A line of the open picture as a file for recognition, its letters `height` px high, dark on white. */
  cut(line: Box, height: number): Promise<Uint8Array>;
  /** The whole open picture as a file for recognition. */
  whole(): Promise<Uint8Array>;
  /** Gives the picture's memory back. */
  close(): void;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The pixels in this thread. */
export function createPixels(): Pixels {
  let open: { readonly grey: Grey; readonly slope: number } | null = null;
  const picture = () => {
    if (open === null) throw new Error('No picture is open.');
    return open;
  };
  return {
    async open(file) {
      open = null;
      const grey = await greyOf(file);
      const { lines, slope } = findLines(grey);
      open = { grey, slope };
      return { width: grey.width, height: grey.height, lines, slope };
    },
    async cut(line, height) {
      const { grey, slope } = picture();
      return graymap(cutLine(grey, line, slope, height));
    },
    whole: async () => graymap(picture().grey),
    close() {
      open = null;
    },
  };
}

/** Decodes upright (rotation in the file is applied) and scales; strip by strip, so that the colours are never held twice. */
async function greyOf(file: Blob): Promise<Grey> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const most = Math.max(MOST_WIDTH_PX, Math.min(bitmap.width, bitmap.height * SIDEWAYS_SHARE));
  const scale = Math.min(
    1,
    most / bitmap.width,
    Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)),
  );
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const grey = newGrey(width, Math.max(1, Math.round(bitmap.height * scale)));
  const canvas = newCanvas(width, Math.min(STRIP_PX, grey.height));
  const pen = canvas.getContext('2d', { willReadFrequently: true, alpha: false }) as Pen | null;
  if (pen === null) throw new Error('This browser cannot draw the picture.');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  for (let top = 0; top < grey.height; top += STRIP_PX) {
    pen.fillRect(0, 0, width, STRIP_PX);
    pen.drawImage(bitmap, 0, -top, width, grey.height);
    putRows(grey, top, pen.getImageData(0, 0, width, canvas.height).data);
  }
  bitmap.close();
  canvas.width = 0;
  return grey;
}
