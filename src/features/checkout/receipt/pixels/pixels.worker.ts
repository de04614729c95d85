import { cropLine, type LetterSize } from '../lines/crop';
import { findLines, type TextLine } from '../lines/findLines';
import { type Box, downscale, type GreyImage } from '../lines/greyImage';
import { decodePicture } from './decodedPicture';

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
  /** Encodes the whole open picture for recognition. */
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

self.addEventListener('message', async ({ data }: MessageEvent<PixelsRequest>) => {
  const { id, name, args } = data;
  try {
    const run = pixels[name] as (...all: readonly unknown[]) => Promise<unknown>;
    self.postMessage({ id, value: await run(...args) } satisfies PixelsResponse);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies PixelsResponse);
  }
});
