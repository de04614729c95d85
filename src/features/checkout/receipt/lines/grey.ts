/** A picture in shades of grey: 0 black to 255 white, row by row, `width * height` of them. */
export interface Grey {
  readonly data: Uint8Array;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

/** A box in a picture, px: `right` and `bottom` are the first column and row outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** px */
export const widthOf = ({ left, right }: Box): number => right - left;
/** px */
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const newGrey = (width: number, height: number): Grey => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** Writes pixels (RGBA) into the rows of `grey` from `top` on, by how bright they look. */
export function putRows(grey: Grey, top: number, pixels: Uint8ClampedArray): void {
  const start = top * grey.width;
  const count = Math.min(pixels.length >> 2, grey.data.length - start);
  for (let at = 0; at < count; at += 1) {
    const from = at << 2;
    grey.data[start + at] =
      ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 151 + (pixels[from + 2] ?? 0) * 28) >>
      8;
  }
}

/** A smaller copy, `width` px across: each pixel is the mean of those that it stands for. Never larger than the picture. */
export function scaledDown(grey: Grey, width: number): Grey {
  if (width >= grey.width) return grey;
  const step = grey.width / width;
  const copy = newGrey(width, Math.max(1, Math.floor(grey.height / step)));
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * step));
  for (let y = 0; y < copy.height; y += 1) {
    const top = Math.floor(y * step);
    const rows = Math.max(top + 1, Math.floor((y + 1) * step));
    for (let x = 0; x < width; x += 1) {
      const left = columns[x] ?? 0;
      const right = columns[x + 1] ?? 0;
      let sum = 0;
      for (let row = top; row < rows; row += 1) {
        const line = row * grey.width;
        for (let at = line + left; at < line + right; at += 1) sum += grey.data[at] ?? 0;
      }
      copy.data[y * width + x] = sum / ((rows - top) * (right - left));
    }
  }
  return copy;
}

/** The picture with each column moved up by `slope` times its place, so that lines of that slope lie level. */
export function levelled(grey: Grey, slope: number): Grey {
  const { width, height, data } = grey;
  const out = newGrey(width, height);
  for (let x = 0; x < width; x += 1) {
    const shift = Math.round(slope * (x - width / 2));
    for (let y = 0; y < height; y += 1) {
      const from = Math.min(height - 1, Math.max(0, y + shift));
      out.data[y * width + x] = data[from * width + x] ?? 0;
    }
  }
  return out;
}
