import { groundOf, newCanvas, type Pen } from '../ground';
import { grainOf } from '../lines/edges';
import {
  type Box,
  type Grey,
  heightOf,
  newGrey,
  putRows,
  scaledDown,
  widthOf,
} from '../lines/grey';

/** Phones show nothing finer; a wider picture costs time and memory and reads no better. */
const MOST_WIDTH_PX = 1440;
/** A photograph held sideways shows the screen small: it may be wider, up to so much of its height. */
const SIDEWAYS_SHARE = 1.4;
/** A photograph may be wider than a screenshot, as long as it has no more pixels than a long one. */
const MOST_PIXELS = MOST_WIDTH_PX * 3600;
/** Rows that are drawn at once: more would only hold more memory. */
const STRIP_PX = 256;
/** With more grain than this it is a photograph. */
const MOST_GRAIN = 1;

/**
 * A decoded picture, upright and no larger than it is read: its pixels in shades of grey, of which as few are made as are
 * asked for. Parts of a screenshot are drawn one by one; a photograph is made grey as a whole, since its grain has to be
 * evened out with care.
 */
export class Sheet {
  readonly #bitmap: ImageBitmap;
  readonly #isScaled: boolean;
  readonly #ground: 'white' | 'black';
  #whole: Grey | null = null;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;

  /** @throws when the file is no picture that the browser knows */
  static async of(file: Blob): Promise<Sheet> {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return new Sheet(bitmap);
  }

  private constructor(bitmap: ImageBitmap) {
    const { width, height } = bitmap;
    const most = Math.max(MOST_WIDTH_PX, Math.min(width, height * SIDEWAYS_SHARE));
    const scale = Math.min(1, most / width, Math.sqrt(MOST_PIXELS / (width * height)));
    this.#bitmap = bitmap;
    this.#ground = groundOf(bitmap);
    this.#isScaled = scale < 1;
    this.width = Math.max(1, Math.round(width * scale));
    this.height = Math.max(1, Math.round(height * scale));
  }

  /** All of it. */
  whole(): Grey {
    this.#whole ??= this.#drawn(this.width, 'high');
    return this.#whole;
  }

  /** A copy, at most `width` px across, in which lines are looked for. */
  copy(width: number): Grey {
    if (!this.#isScaled && this.width > width) {
      const copy = this.#drawn(width, 'low');
      if (grainOf(copy) <= MOST_GRAIN) return copy;
    }
    return scaledDown(this.whole(), width);
  }

  /** A part of it, whole pixels. */
  part(box: Box): Grey {
    const grey = newGrey(widthOf(box), heightOf(box));
    if (this.#isScaled || this.#whole !== null) return copied(this.whole(), box, grey);
    const pen = this.#pen(grey.width, grey.height);
    pen.fillRect(0, 0, grey.width, grey.height);
    pen.drawImage(this.#bitmap, -box.left, -box.top);
    putRows(grey, 0, pen.getImageData(0, 0, grey.width, grey.height).data);
    return grey;
  }

  /** Gives the memory back. */
  close(): void {
    this.#bitmap.close();
    this.#whole = null;
  }

  /** All of it, `width` px across; strip by strip, so that the colours are never held twice. */
  #drawn(width: number, quality: ImageSmoothingQuality): Grey {
    const grey = newGrey(width, Math.max(1, Math.round((this.height * width) / this.width)));
    const pen = this.#pen(grey.width, Math.min(STRIP_PX, grey.height));
    pen.imageSmoothingQuality = quality;
    for (let top = 0; top < grey.height; top += STRIP_PX) {
      pen.fillRect(0, 0, grey.width, STRIP_PX);
      pen.drawImage(this.#bitmap, 0, -top, grey.width, grey.height);
      putRows(grey, top, pen.getImageData(0, 0, grey.width, pen.canvas.height).data);
    }
    return grey;
  }

  #pen(width: number, height: number): Pen {
    const pen = newCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
      alpha: false,
    }) as Pen | null;
    if (pen === null) throw new Error('This browser cannot draw the picture.');
    pen.fillStyle = this.#ground;
    return pen;
  }
}

function copied(from: Grey, { left, top, right }: Box, to: Grey): Grey {
  for (let y = 0; y < to.height; y += 1) {
    const line = (top + y) * from.width;
    to.data.set(from.data.subarray(line + left, line + right), y * to.width);
  }
  return to;
}
