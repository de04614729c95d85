import type { Grey } from './grey';

/** The least difference of two shades that counts as the side of a letter. */
const LEAST_STEP = 14;
/** How far above the picture's own grain the sides of letters stand. */
const ABOVE_GRAIN = 4;
/** No letter is as tall as this share of the picture's width; a border is. */
const BORDER_SHARE = 1 / 11;

/**
 * Where shades change from left to right, as they do at the sides of letters: 1 there, else 0. Light on dark or dark on
 * light is the same to it, and level rules are not seen at all.
 */
export function letterSides(grey: Grey): Uint8Array {
  const { data, width, height } = grey;
  const step = Math.max(LEAST_STEP, grainOf(grey) * ABOVE_GRAIN);
  const sides = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    for (let at = line + 1; at < line + width - 1; at += 1) {
      const change = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      if (change > step || change < -step) sides[at] = 1;
    }
  }
  dropBorders(sides, width, height);
  return sides;
}

/** The grain of a photograph: what most neighbours differ by. A screenshot has hardly any. */
export function grainOf({ data, width }: Grey): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 1; at < data.length - 1; at += 7) {
    if (at % width === 0 || at % width === width - 1) continue;
    const change = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    counts[change] = (counts[change] ?? 0) + 1;
    seen += 1;
  }
  let middle = 0;
  for (let sum = counts[0] ?? 0; sum < seen / 2; sum += counts[middle] ?? 0) middle += 1;
  return middle;
}

/** Takes out what runs down further than any letter: sides of tables, cards and pictures. */
function dropBorders(sides: Uint8Array, width: number, height: number): void {
  const tallest = Math.round(width * BORDER_SHARE);
  /** Where the run of sides that each column is in has begun. */
  const starts = new Int32Array(width);
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (y < height && sides[y * width + x] === 1) continue;
      const start = starts[x] ?? 0;
      starts[x] = y + 1;
      if (y - start <= tallest) continue;
      for (let row = start; row < y; row += 1) sides[row * width + x] = 0;
    }
  }
}
