/** How far around itself a shade is compared, as a share of the picture's width. */
const REACH_SHARE = 0.02;
/** How much a difference from its surroundings is strengthened. */
const GAIN = 5;
const PAPER = 255;

/**
 * Turns grey pixels (RGBA, in place) into dark print on white paper: every shade is taken against the mean of the
 * shades around it and the difference is strengthened. A mostly dark picture is turned round first.
 * @param width, height of the picture, px
 */
export function standOut(data: Uint8ClampedArray, width: number, height: number): void {
  const grey = greysOf(data);
  const sums = summedArea(grey, width, height);
  const reach = Math.max(8, Math.round(width * REACH_SHARE));
  const row = width + 1;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * row;
    const bottom = Math.min(height, y + reach + 1) * row;
    const rows = (bottom - top) / row;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      const mean = sum / (rows * (right - left));
      const value = PAPER + ((grey[y * width + x] ?? 0) - mean) * GAIN;
      data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
}

/** One shade a pixel, dark print on light paper. */
function greysOf(data: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(data.length / 4);
  let total = 0;
  for (let at = 0; at < grey.length; at += 1) {
    const shade = data[at * 4] ?? 0;
    grey[at] = shade;
    total += shade;
  }
  if (total / Math.max(1, grey.length) >= 128) return grey;
  return grey.map((shade) => 255 - shade);
}

/** The sum of all shades above and left of each corner, so that any box is summed in four look-ups. */
function summedArea(grey: Uint8Array, width: number, height: number): Uint32Array {
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += grey[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line;
    }
  }
  return sums;
}
