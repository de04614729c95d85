import { type GreyImage, quantileShade } from './greyImage';

/** Minimum difference of two shades that counts as an edge. */
const MIN_STEP = 14;
/** Edges must exceed the grain of the picture by this factor. */
const GRAIN_FACTOR = 4;
/** Grain is measured at every n-th pixel. */
const SAMPLE_INTERVAL = 7;
/** The left or right edge of a letter. */
export const EDGE = 1;
/** A vertical border, which no text crosses. */
export const BORDER = 2;
/** Edges taller than this fraction of the picture's width are borders, not letters. */
const BORDER_SHARE = 1 / 11;

/**
 * Detects horizontal changes of shade, as at the left and right edges of letters: `EDGE`, `BORDER` or 0 for each pixel. Works
 * for light on dark and dark on light, and ignores horizontal rules.
 */
export function detectEdges(grey: GreyImage): Uint8Array {
  const { data, width, height } = grey;
  const step = Math.floor(Math.max(MIN_STEP, grainOf(grey) * GRAIN_FACTOR));
  const sides = new Uint8Array(data.length);
  const last = data.length - 1;
  for (let at = 1; at < last; at += 1) {
    const change = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
    if (change > step || change < -step) sides[at] = EDGE;
  }
  // The neighbours of the first and the last pixel of a row are in other rows.
  for (let line = 0; line < data.length; line += width) {
    sides[line] = 0;
    sides[line + width - 1] = 0;
  }
  markBorders(sides, width, height);
  return sides;
}

/** The grain of a photograph: the median difference of neighbouring pixels. A screenshot has hardly any. */
export function grainOf({ data }: GreyImage): number {
  const counts = new Uint32Array(256);
  const samples = Math.max(0, Math.floor((data.length - 2) / SAMPLE_INTERVAL));
  for (let sample = 0; sample < samples; sample += 1) {
    const at = sample * SAMPLE_INTERVAL + 1;
    const change = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    counts[change] = (counts[change] ?? 0) + 1;
  }
  return quantileShade(counts, samples / 2);
}

/** Marks edges taller than any letter as borders: of a table, a card or a picture. */
function markBorders(sides: Uint8Array, width: number, height: number): void {
  const tallest = Math.round(width * BORDER_SHARE);
  // Every taller edge crosses one of these rows.
  for (let y = 0; y < height; y += tallest + 1) {
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      if (sides[at] !== EDGE) continue;
      let top = at;
      while (sides[top - width] === EDGE) top -= width;
      let end = at + width;
      while (sides[end] === EDGE) end += width;
      if (end - top <= tallest * width) continue;
      for (let down = top; down < end; down += width) sides[down] = BORDER;
    }
  }
}
