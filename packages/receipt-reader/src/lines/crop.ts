import { type Box, createGreyImage, type GreyImage, histogramOf, quantileShade } from './greyImage';

/** Margin above and below a line, as a fraction of its height. */
const MARGIN = 0.35;
/** Margin at the ends of a line. Tesseract reads a wider one as a quotation mark. */
const MARGIN_AT_ENDS = 0.1;
/** Fraction of pixels that count as the darkest or the lightest shade. */
const EXTREME = 0.01;

/** The size of letters in a cropped line. */
export interface LetterSize {
  /** px */
  readonly height: number;
  /** Horizontal scale. Below 1 the letters are squeezed, which makes recognition faster. */
  readonly width: number;
}

/**
 * Crops a line out of the picture: dark on white, with full contrast.
 * @param slope of the picture's lines: px down per px to the right
 */
export function cropLine(
  picture: GreyImage,
  box: Box,
  slope: number,
  letters: LetterSize,
): GreyImage {
  const tall = box.bottom - box.top;
  const margin = tall * MARGIN;
  const marginAtEnds = tall * MARGIN_AT_ENDS;
  const scale = letters.height / tall;
  const scaleAcross = scale * letters.width;
  const width = Math.max(1, Math.round((box.right - box.left + 2 * marginAtEnds) * scaleAcross));
  const out = createGreyImage(width, Math.max(1, Math.round((tall + 2 * margin) * scale)));
  const shrinks = scale < 1;
  // Shrinking takes four samples a pixel against aliasing.
  const offsets = shrinks ? [0.25, 0.75] : [0.5];
  for (let y = 0; y < out.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const down of offsets) {
        for (const across of offsets) {
          const from = box.left - marginAtEnds + (x + across) / scaleAcross - 0.5;
          const drop = slope * (from - picture.width / 2);
          sum += shadeAt(picture, from, box.top - margin + (y + down) / scale - 0.5 + drop);
        }
      }
      out.data[y * width + x] = sum / (offsets.length * offsets.length);
    }
  }
  stretchContrast(out);
  return out;
}

/** Bilinear interpolation; outside the picture its edge is repeated. */
function shadeAt({ data, width, height }: GreyImage, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const upper =
    (data[top * width + left] ?? 0) * (1 - across) + (data[top * width + right] ?? 0) * across;
  const lower =
    (data[bottom * width + left] ?? 0) * (1 - across) +
    (data[bottom * width + right] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** Stretches contrast in place: the most common shade (paper) becomes white, the farthest from it (print) black. */
function stretchContrast({ data }: GreyImage): void {
  const counts = histogramOf(data);
  const beyond = data.length * EXTREME;
  const paper = commonestShade(counts);
  const darkest = quantileShade(counts, beyond);
  const lightest = 255 - quantileShade(counts.toReversed(), beyond);
  const print = paper - darkest >= lightest - paper ? darkest : lightest;
  const gain = 255 / (paper - print || 1);
  for (let at = 0; at < data.length; at += 1) {
    const value = ((data[at] ?? 0) - print) * gain;
    data[at] = Math.max(0, Math.min(255, value));
  }
}

/** The mean of the narrow band of shades with the most pixels. */
function commonestShade(counts: Uint32Array): number {
  const reach = 4;
  let [best, most] = [0, -1];
  for (let shade = 0; shade < 256; shade += 1) {
    const near = counts.subarray(Math.max(0, shade - reach), shade + reach + 1);
    const sum = near.reduce((total, count) => total + count, 0);
    if (sum <= most) continue;
    most = sum;
    best = Math.max(0, shade - reach);
  }
  const band = counts.subarray(best, best + 2 * reach + 1);
  return Math.round(band.reduce((total, count, at) => total + count * (best + at), 0) / most);
}
