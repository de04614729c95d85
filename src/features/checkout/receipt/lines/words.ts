import type { GlyphMask } from './glyphMask';
import { heightOf } from './greyImage';

/** Start and exclusive end of a word, px. */
export type Span = readonly [start: number, end: number];

/** Minimum space between words, as a fraction of the line's height. */
const MIN_SPACE = 0.26;
/** Minimum space between words, as a fraction of the line's widest space. */
const MIN_SHARE_OF_WIDEST = 0.5;
/** Minimum difference of a space to the median gap between letters, as a fraction of the line's height. */
const MIN_ABOVE_LETTER_GAP = 0.2;

/** Splits a line into its words, from left to right. */
export function splitWords({ box, columns }: GlyphMask): readonly Span[] {
  const letters: [number, number][] = [];
  for (const [at, hasPrint] of columns.entries()) {
    if (!hasPrint) continue;
    const column = box.left + at;
    const last = letters.at(-1);
    if (last?.[1] === column) last[1] = column + 1;
    else letters.push([column, column + 1]);
  }
  const spaces = letters.slice(1).map(([start], at) => start - (letters[at]?.[1] ?? 0));
  const height = heightOf(box);
  const sorted = spaces.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const space = Math.max(
    height * MIN_SPACE,
    (sorted.at(-1) ?? 0) * MIN_SHARE_OF_WIDEST,
    median + height * MIN_ABOVE_LETTER_GAP,
  );
  const words: [number, number][] = [];
  for (const [start, end] of letters) {
    const last = words.at(-1);
    if (last !== undefined && start - last[1] < space) last[1] = end;
    else words.push([start, end]);
  }
  return words;
}
