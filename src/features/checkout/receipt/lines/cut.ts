import { type Box, type Grey, newGrey } from './grey';
import { countsOf, shadeBeyond } from './shades';

/** Room above and below a line, as a share of its height. */
const MARGIN = 0.35;
/** Room at its ends: recognition takes more white there for a quotation mark. */
const MARGIN_AT_ENDS = 0.1;
/** How much of a line's shades are taken as its darkest and lightest. */
const EXTREME = 0.01;

/** What of a picture cutting a level line out of it needs, whole pixels. */
export function surroundingsOf(
  { left, top, right, bottom }: Box,
  { width, height }: Pick<Grey, 'width' | 'height'>,
): Box {
  const margin = Math.ceil((bottom - top) * MARGIN) + 1;
  const marginAtEnds = Math.ceil((bottom - top) * MARGIN_AT_ENDS) + 1;
  return {
    left: Math.max(0, Math.floor(left) - marginAtEnds),
    top: Math.max(0, Math.floor(top) - margin),
    right: Math.min(width, Math.ceil(right) + marginAtEnds),
    bottom: Math.min(height, Math.ceil(bottom) + margin),
  };
}

/** How large the letters of a cut are. */
export interface LetterSize {
  /** px */
  readonly height: number;
  /** How wide they are to what is usual at that height: below 1 they are squeezed, and recognised in less time. */
  readonly width: number;
}

/**
 * Cuts a line out of the picture, dark on white, with full contrast.
 * @param slope of the picture's lines: down for one to the right
 */
export function cutLine(picture: Grey, box: Box, slope: number, letters: LetterSize): Grey {
  const tall = box.bottom - box.top;
  const margin = tall * MARGIN;
  const marginAtEnds = tall * MARGIN_AT_ENDS;
  const scale = letters.height / tall;
  const scaleAcross = scale * letters.width;
  const width = Math.max(1, Math.round((box.right - box.left + 2 * marginAtEnds) * scaleAcross));
  const out = newGrey(width, Math.max(1, Math.round((tall + 2 * margin) * scale)));
  const shrinks = scale < 1;
  // Where it shrinks, four samples a pixel stand for what lies between.
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
  stretch(out);
  return out;
}

/** The shade between pixels; beyond the picture its edge goes on. */
function shadeAt({ data, width, height }: Grey, x: number, y: number): number {
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

/** Paper, the shade that there is most of, becomes white; print, the shade farthest from it, black. In place. */
function stretch({ data }: Grey): void {
  const counts = countsOf(data);
  const beyond = data.length * EXTREME;
  const paper = commonest(counts);
  const darkest = shadeBeyond(counts, beyond);
  const lightest = 255 - shadeBeyond(counts.toReversed(), beyond);
  const print = paper - darkest >= lightest - paper ? darkest : lightest;
  const gain = 255 / (paper - print || 1);
  for (let at = 0; at < data.length; at += 1) {
    const value = ((data[at] ?? 0) - print) * gain;
    data[at] = Math.max(0, Math.min(255, value));
  }
}

/** The mean of the narrow band of shades that holds most pixels. */
function commonest(counts: Uint32Array): number {
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
