import { heightOf } from './grey';
import type { Print } from './print';

/** First column and column after the last of a word, px. */
export type Span = readonly [start: number, end: number];

/** A space between words is no narrower than this, to the height of the line, */
const SPACE_SHARE = 0.26;
/** nor than this share of the widest space of its line; */
const OF_WIDEST = 0.5;
/** and so much wider than what is usual between letters, to the height of the line. */
const MORE_THAN_LETTERS = 0.2;

/** Where the words of a line stand, from left to right. */
export function wordsOf({ box, columns }: Print): readonly Span[] {
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
    height * SPACE_SHARE,
    (sorted.at(-1) ?? 0) * OF_WIDEST,
    median + height * MORE_THAN_LETTERS,
  );
  const words: [number, number][] = [];
  for (const [start, end] of letters) {
    const last = words.at(-1);
    if (last !== undefined && start - last[1] < space) last[1] = end;
    else words.push([start, end]);
  }
  return words;
}
