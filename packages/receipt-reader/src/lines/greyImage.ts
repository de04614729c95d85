/** A greyscale picture: `width * height` shades, row by row, from 0 (black) to 255 (white). */
export interface GreyImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A box in a picture, px; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const unionOf = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

export const createGreyImage = (width: number, height: number): GreyImage => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** Scales a picture down to `width` px by averaging. Returns the picture itself when it is not wider. */
export function downscale(grey: GreyImage, width: number): GreyImage {
  if (width >= grey.width) return grey;
  const step = grey.width / width;
  const copy = createGreyImage(width, Math.max(1, Math.floor(grey.height / step)));
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * step));
  const sums = new Uint32Array(grey.width);
  for (let y = 0; y < copy.height; y += 1) {
    const top = Math.floor(y * step);
    const bottom = Math.max(top + 1, Math.floor((y + 1) * step));
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) addRow(sums, grey.data, row * grey.width);
    for (let x = 0; x < width; x += 1) {
      const left = columns[x] ?? 0;
      const right = columns[x + 1] ?? 0;
      let sum = 0;
      for (let at = left; at < right; at += 1) sum += sums[at] ?? 0;
      copy.data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return copy;
}

function addRow(sums: Uint32Array, data: Uint8Array, start: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] = (sums[x] ?? 0) + (data[start + x] ?? 0);
}

/** Shifts each column up by `slope` times its distance from the middle, so that lines of that slope become level. */
export function deskew(grey: GreyImage, slope: number): GreyImage {
  const { width, height, data } = grey;
  const out = createGreyImage(width, height);
  for (let x = 0; x < width; x += 1) {
    const shift = Math.round(slope * (x - width / 2));
    for (let y = 0; y < height; y += 1) {
      const from = Math.min(height - 1, Math.max(0, y + shift));
      out.data[y * width + x] = data[from * width + x] ?? 0;
    }
  }
  return out;
}

export function histogramOf(shades: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts;
}

/** The first shade, from 0 on, with which the cumulative count exceeds `beyond`. */
export function quantileShade(counts: Uint32Array, beyond: number): number {
  let passed = 0;
  for (const [shade, count] of counts.entries()) {
    passed += count;
    if (passed > beyond) return shade;
  }
  return 255;
}
