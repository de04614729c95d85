import { type Box, heightOf } from './grey';

/** Words of a line lie no farther apart than this, to the height of the lower; a label and its value do. */
const USUAL_GAP = 0.85;
/** In a typewriter's face, where a space is as wide as a letter, they lie this far apart or farther, to the higher. */
const TYPEWRITER_GAP = 0.56;
/** What is farther apart than this are no neighbours in any face. */
const WIDEST_GAP = 1.5;
/** How far the gaps of one face differ. */
const SLACK = 1.5;
/** A face is told by no fewer gaps. */
const LEAST_GAPS = 8;

/** How much of the lower of two boxes lies beside the other when they are of one line, and how much higher the other is. */
const LEVEL_SHARE = 0.6;
const MOST_HIGHER = 2;

/** The heights of two boxes that may be words of one line, the lower first; null when they lie or are otherwise. */
export function heightsOfLevel(one: Box, other: Box): readonly [low: number, high: number] | null {
  const low = Math.min(heightOf(one), heightOf(other));
  const high = Math.max(heightOf(one), heightOf(other));
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap >= low * LEVEL_SHARE && high <= low * MOST_HIGHER ? [low, high] : null;
}

/**
 * How far apart words of one line may lie, to the height of the lower: a page in a typewriter's face is known by the
 * median of its gaps.
 */
export function wordGapOf(words: readonly Box[]): number {
  const gaps = words
    .map((word) => gapAfter(word, words))
    .filter((gap) => gap < WIDEST_GAP)
    .sort((a, b) => a - b);
  const median = gaps[gaps.length >> 1] ?? 0;
  return gaps.length >= LEAST_GAPS && median >= TYPEWRITER_GAP ? median * SLACK : USUAL_GAP;
}

/** From a word to the next at its right, to the height of the higher. */
function gapAfter(word: Box, words: readonly Box[]): number {
  return words.reduce((least, other) => {
    const gap = other.left - word.right;
    if (gap < 0) return least;
    const heights = heightsOfLevel(word, other);
    return heights === null ? least : Math.min(least, gap / heights[1]);
  }, Number.POSITIVE_INFINITY);
}
