import { type Box, heightOf } from './greyImage';

/** Maximum gap between words of a line, relative to the smaller height. A label and its value have a wider one. */
const USUAL_GAP = 0.85;
/** Minimum gap in monospaced type, where a space is as wide as a letter, relative to the larger height. */
const TYPEWRITER_GAP = 0.56;
/** With a wider gap, boxes are not adjacent words in any typeface. */
const MAX_GAP = 1.5;
/** How far the gaps of one typeface vary. */
const SLACK = 1.5;
/** Minimum number of gaps that identify a typeface. */
const MIN_GAPS = 8;

/** Minimum vertical overlap of two words of one line, relative to the smaller, and their maximum ratio of heights. */
const MIN_OVERLAP = 0.6;
const MAX_HEIGHT_RATIO = 2;

/** The heights of two boxes, the smaller first; null when they cannot be words of one line. */
export function heightsIfLevel(one: Box, other: Box): readonly [low: number, high: number] | null {
  const low = Math.min(heightOf(one), heightOf(other));
  const high = Math.max(heightOf(one), heightOf(other));
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap >= low * MIN_OVERLAP && high <= low * MAX_HEIGHT_RATIO ? [low, high] : null;
}

/**
 * The maximum gap between words of one line, relative to the smaller height. The median gap shows whether the page is in
 * monospaced type, which has wider spaces.
 */
export function maxWordGap(words: readonly Box[]): number {
  const gaps = words
    .map((word) => gapAfter(word, words))
    .filter((gap) => gap < MAX_GAP)
    .sort((a, b) => a - b);
  const median = gaps[gaps.length >> 1] ?? 0;
  return gaps.length >= MIN_GAPS && median >= TYPEWRITER_GAP ? median * SLACK : USUAL_GAP;
}

/** The gap from a word to the next at its right, relative to the larger height. */
function gapAfter(word: Box, words: readonly Box[]): number {
  return words.reduce((least, other) => {
    const gap = other.left - word.right;
    if (gap < 0) return least;
    const heights = heightsIfLevel(word, other);
    return heights === null ? least : Math.min(least, gap / heights[1]);
  }, Number.POSITIVE_INFINITY);
}
