import type { Grey } from './grey';
import { shadeBeyond } from './shades';

/** The least difference of two shades that counts as the side of a letter. */
const LEAST_STEP = 14;
/** How far above the picture's own grain the sides of letters stand. */
const ABOVE_GRAIN = 4;
/** Grain is told by one pixel in so many. */
const SAMPLED = 7;
/** What stands for a side of a letter, and for a border, which no text goes across. */
export const SIDE = 1;
export const BORDER = 2;
/** No letter is as tall as this share of the picture's width; a border is. */
const BORDER_SHARE = 1 / 11;

/**
 * Where shades change from left to right, as they do at the sides of letters: `SIDE` there, `BORDER` where a border runs
 * down, else 0. Light on dark or dark on
 * light is the same to it, and level rules are not seen at all.
 */
export function letterSides(grey: Grey): Uint8Array {
  const { data, width, height } = grey;
  const step = Math.floor(Math.max(LEAST_STEP, grainOf(grey) * ABOVE_GRAIN));
  const sides = new Uint8Array(data.length);
  const last = data.length - 1;
  for (let at = 1; at < last; at += 1) {
    const change = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
    if (change > step || change < -step) sides[at] = SIDE;
  }
  // The ends of a row have a neighbour in another one.
  for (let line = 0; line < data.length; line += width) {
    sides[line] = 0;
    sides[line + width - 1] = 0;
  }
  markBorders(sides, width, height);
  return sides;
}

/** The grain of a photograph: what most neighbours differ by. A screenshot has hardly any. */
export function grainOf({ data }: Grey): number {
  const counts = new Uint32Array(256);
  const samples = Math.max(0, Math.floor((data.length - 2) / SAMPLED));
  for (let sample = 0; sample < samples; sample += 1) {
    const at = sample * SAMPLED + 1;
    const change = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    counts[change] = (counts[change] ?? 0) + 1;
  }
  return shadeBeyond(counts, samples / 2);
}

/** What runs down further than any letter is a border: of a table, a card or a picture. */
function markBorders(sides: Uint8Array, width: number, height: number): void {
  const tallest = Math.round(width * BORDER_SHARE);
  // What is longer than that crosses one of these rows.
  for (let y = 0; y < height; y += tallest + 1) {
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      if (sides[at] !== SIDE) continue;
      let top = at;
      while (sides[top - width] === SIDE) top -= width;
      let end = at + width;
      while (sides[end] === SIDE) end += width;
      if (end - top <= tallest * width) continue;
      for (let down = top; down < end; down += width) sides[down] = BORDER;
    }
  }
}
