import type { Box, Grey } from './grey';
import { shadeBeyond } from './shades';

/** First column and column after the last of a word, px. */
export type Span = readonly [start: number, end: number];

/** A column has print when it differs from the paper by this share of what the line's darkest differs. */
const PRINT_SHARE = 0.35;
/** A space between words is no narrower than this, to the height of the line, */
const SPACE_SHARE = 0.26;
/** nor than this share of the widest space of its line. */
const OF_WIDEST = 0.5;
/** How far above and below a line its paper is looked for, to its height. */
const AROUND = 0.2;

/** Where the words of a line stand, from left to right. */
export function wordsOf(grey: Grey, line: Box): readonly Span[] {
  const contrasts = contrastsOf(grey, line);
  const least = Math.max(...contrasts) * PRINT_SHARE;
  const letters: [number, number][] = [];
  for (const [at, contrast] of contrasts.entries()) {
    if (contrast < least) continue;
    const column = line.left + at;
    const last = letters.at(-1);
    if (last?.[1] === column) last[1] = column + 1;
    else letters.push([column, column + 1]);
  }
  const spaces = letters.slice(1).map(([start], at) => start - (letters[at]?.[1] ?? 0));
  const space = Math.max(
    (line.bottom - line.top) * SPACE_SHARE,
    Math.max(0, ...spaces) * OF_WIDEST,
  );
  const words: [number, number][] = [];
  for (const [start, end] of letters) {
    const last = words.at(-1);
    if (last !== undefined && start - last[1] < space) last[1] = end;
    else words.push([start, end]);
  }
  return words;
}

/** How far the farthest shade of each column is from the paper's. */
function contrastsOf(grey: Grey, line: Box): readonly number[] {
  const { data, width } = grey;
  const paper = paperOf(grey, line);
  return Array.from({ length: line.right - line.left }, (_, at) => {
    let most = 0;
    for (let y = line.top; y < line.bottom; y += 1) {
      most = Math.max(most, Math.abs((data[y * width + line.left + at] ?? 0) - paper));
    }
    return most;
  });
}

/** The shade of the paper: there is more of it than of print, if what is next above and below a line of fat letters counts. */
function paperOf({ data, width, height }: Grey, line: Box): number {
  const around = Math.round((line.bottom - line.top) * AROUND);
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = Math.max(0, line.top - around); y < Math.min(height, line.bottom + around); y += 1) {
    for (let x = line.left; x < line.right; x += 2) {
      const shade = data[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      seen += 1;
    }
  }
  return shadeBeyond(counts, seen >> 1);
}
