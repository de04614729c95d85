import { backgroundFor, type Context2d, createCanvas } from '../canvas';
import { grainOf } from '../lines/edges';
import {
  type Box,
  createGreyImage,
  downscale,
  type GreyImage,
  heightOf,
  widthOf,
  writeRows,
} from '../lines/greyImage';

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

/**
 * A decoded picture, upright and scaled to the size at which it is read. It converts pixels to grey on demand: a screenshot
 * part by part, a photograph as a whole, because downscaling has to average its grain.
 */
export class DecodedPicture {
  readonly #bitmap: ImageBitmap;
  readonly #isScaled: boolean;
  readonly #background: 'white' | 'black';
  #whole: GreyImage | null = null;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;

  /** @throws when the browser cannot decode the file */
  static async decode(file: Blob): Promise<DecodedPicture> {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return new DecodedPicture(bitmap);
  }

  private constructor(bitmap: ImageBitmap) {
    const { width, height } = bitmap;
    const most = Math.max(MAX_WIDTH_PX, Math.min(width, height * SIDEWAYS_SHARE));
    const scale = Math.min(1, most / width, Math.sqrt(MAX_PIXELS / (width * height)));
    this.#bitmap = bitmap;
    this.#background = backgroundFor(bitmap);
    this.#isScaled = scale < 1;
    this.width = Math.max(1, Math.round(width * scale));
    this.height = Math.max(1, Math.round(height * scale));
  }

  /** The whole picture in grey. */
  whole(): GreyImage {
    this.#whole ??= this.#draw(this.width, 'high');
    return this.#whole;
  }

  /** A copy at most `width` px wide, for line detection. */
  copy(width: number): GreyImage {
    if (!this.#isScaled && this.width > width) {
      const copy = this.#draw(width, 'low');
      if (grainOf(copy) <= MAX_SCREENSHOT_GRAIN) return copy;
    }
    return downscale(this.whole(), width);
  }

  /** A part of the picture in grey; the box has whole pixels. */
  part(box: Box): GreyImage {
    const grey = createGreyImage(widthOf(box), heightOf(box));
    if (this.#isScaled || this.#whole !== null) return copyPart(this.whole(), box, grey);
    const context = this.#context(grey.width, grey.height);
    context.fillRect(0, 0, grey.width, grey.height);
    context.drawImage(this.#bitmap, -box.left, -box.top);
    writeRows(grey, 0, context.getImageData(0, 0, grey.width, grey.height).data);
    return grey;
  }

  /** Frees the memory. */
  close(): void {
    this.#bitmap.close();
    this.#whole = null;
  }

  /** Draws the picture `width` px wide, in strips, so that its RGBA pixels never exist twice. */
  #draw(width: number, quality: ImageSmoothingQuality): GreyImage {
    const grey = createGreyImage(
      width,
      Math.max(1, Math.round((this.height * width) / this.width)),
    );
    const context = this.#context(grey.width, Math.min(STRIP_PX, grey.height));
    context.imageSmoothingQuality = quality;
    for (let top = 0; top < grey.height; top += STRIP_PX) {
      context.fillRect(0, 0, grey.width, STRIP_PX);
      context.drawImage(this.#bitmap, 0, -top, grey.width, grey.height);
      writeRows(grey, top, context.getImageData(0, 0, grey.width, context.canvas.height).data);
    }
    return grey;
  }

  #context(width: number, height: number): Context2d {
    const context = createCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
      alpha: false,
    }) as Context2d | null;
    if (context === null) throw new Error('This browser cannot draw the picture.');
    context.fillStyle = this.#background;
    return context;
  }
}

function copyPart(from: GreyImage, { left, top, right }: Box, to: GreyImage): GreyImage {
  for (let y = 0; y < to.height; y += 1) {
    const line = (top + y) * from.width;
    to.data.set(from.data.subarray(line + left, line + right), y * to.width);
  }
  return to;
}
