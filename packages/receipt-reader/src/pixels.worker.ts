import { backgroundFor } from './background';
import { cropLine, type LetterSize } from './lines/crop';
import { grainOf } from './lines/edges';
import { detectionWidth, findLines, type TextLine } from './lines/findLines';
import { type Box, createGreyImage, downscale, type GreyImage } from './lines/greyImage';

/** The pixel worker. Keeps the page responsive while a picture is decoded and its lines are detected. */

/** Recognising a whole picture makes many copies of it, and a larger width does not improve the result. */
const WHOLE_WIDTH_PX = 1080;

/** An open picture, upright and scaled to `width` px, with its lines. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** px down per px to the right. The lines have the coordinates of the deskewed picture. */
  readonly slope: number;
}

let picture: GreyImage = { data: new Uint8Array(), width: 0, height: 0 };
let slope = 0;

const pixels = {
  /** Decodes a picture and detects its lines. @throws when the browser cannot decode the file */
  async open(file: Blob): Promise<OpenPicture> {
    const { grey, copy } = await decodePicture(file);
    const { width, height } = grey;
    const found = findLines(copy, width / copy.width);
    picture = grey;
    slope = found.slope;
    return { width, height, ...found };
  },
  /** Crops a line of the open picture and encodes it for recognition, dark on white. */
  crop: async (line: Box, letters: LetterSize) =>
    encodeGraymap(cropLine(picture, line, slope, letters)),
  whole: async () => encodeGraymap(downscale(picture, WHOLE_WIDTH_PX)),
};

export type Pixels = typeof pixels;

/** A call of the page, and the worker's response with the same id. */
export interface PixelsRequest {
  readonly id: number;
  readonly name: keyof Pixels;
  readonly args: readonly unknown[];
}
export type PixelsResponse =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** Encodes a picture as a portable graymap (PGM, "P5"): a header and the raw shades, without compression. */
function encodeGraymap({ data, width, height }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** Screens of phones are not wider. A wider picture costs time and memory and does not read better. */
const MAX_WIDTH_PX = 1440;
/** In a landscape photograph the screen is small, so it may be wider, up to this multiple of its height. */
const SIDEWAYS_SHARE = 1.4;
/** A photograph may be wider than a screenshot, with no more pixels than a long screenshot. */
const MAX_PIXELS = MAX_WIDTH_PX * 3600;
/** Rows drawn at once. More would only take more memory. */
const STRIP_PX = 256;
/** A picture with more grain is a photograph. */
const MAX_SCREENSHOT_GRAIN = 1;

/** Decodes a picture: upright, in grey, at the size at which it is read, with a copy for line detection. */
async function decodePicture(
  file: Blob,
): Promise<{ readonly grey: GreyImage; readonly copy: GreyImage }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const most = Math.max(MAX_WIDTH_PX, Math.min(width, height * SIDEWAYS_SHARE));
    const scale = Math.min(1, most / width, Math.sqrt(MAX_PIXELS / (width * height)));
    const background = backgroundFor(bitmap);
    const grey = draw(bitmap, width * scale, height * scale, background, 'high');
    const copyWidth = detectionWidth(grey);
    // The browser scales a screenshot faster, but does not average the grain of a photograph.
    if (scale === 1 && width > copyWidth) {
      const copy = draw(bitmap, copyWidth, (height * copyWidth) / width, background, 'low');
      if (grainOf(copy) <= MAX_SCREENSHOT_GRAIN) return { grey, copy };
    }
    return { grey, copy: downscale(grey, copyWidth) };
  } finally {
    bitmap.close();
  }
}

/** Draws the picture at this size, in strips, so that its RGBA pixels never exist twice. */
function draw(
  bitmap: ImageBitmap,
  exactWidth: number,
  exactHeight: number,
  background: string,
  quality: ImageSmoothingQuality,
): GreyImage {
  const width = Math.max(1, Math.round(exactWidth));
  const height = Math.max(1, Math.round(exactHeight));
  const grey = createGreyImage(width, height);
  const stripHeight = Math.min(STRIP_PX, height);
  const context = new OffscreenCanvas(width, stripHeight).getContext('2d', {
    willReadFrequently: true,
    alpha: false,
  });
  if (context === null) throw new Error('This browser cannot draw the picture.');
  context.fillStyle = background;
  context.imageSmoothingQuality = quality;
  for (let top = 0; top < height; top += stripHeight) {
    context.fillRect(0, 0, width, stripHeight);
    context.drawImage(bitmap, 0, -top, width, height);
    const { data } = context.getImageData(0, 0, width, stripHeight);
    // One little-endian integer a pixel, red in the lowest byte.
    const colours = new Uint32Array(data.buffer);
    const rows = grey.data.subarray(top * width, (top + stripHeight) * width);
    for (let at = 0; at < rows.length; at += 1) rows[at] = luminance(colours[at] ?? 0);
  }
  return grey;
}

const luminance = (colour: number): number =>
  ((colour & 255) * 77 + ((colour >> 8) & 255) * 151 + ((colour >> 16) & 255) * 28) >> 8;

self.addEventListener('message', async ({ data }: MessageEvent<PixelsRequest>) => {
  const { id, name, args } = data;
  try {
    const run = pixels[name] as (...all: readonly unknown[]) => Promise<unknown>;
    self.postMessage({ id, value: await run(...args) } satisfies PixelsResponse);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies PixelsResponse);
  }
});
