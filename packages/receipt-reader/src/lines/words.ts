import { type Box, type GreyImage, heightOf, quantileShade } from './greyImage';

/** A row or a column has print when its contrast is at least this fraction of the line's highest contrast. */
const MIN_CONTRAST_SHARE = 0.35;
/** How far above and below a line its paper is sampled, as a fraction of its height. */
const PAPER_MARGIN = 0.2;

/** The rows and columns of a line that have print. */
export interface GlyphMask {
  /** The line without empty rows at its top and bottom, where compression leaves faint artefacts. */
  readonly box: Box;
  /** Whether each column has print, from the line's left on. */
  readonly columns: readonly boolean[];
}

/** Finds the rows and columns of a line that differ from its paper. */
export function glyphMask(grey: GreyImage, line: Box): GlyphMask {
  const { data, width } = grey;
  const paper = paperOf(grey, line);
  const rows = new Uint8Array(line.bottom - line.top);
  const columns = new Uint8Array(line.right - line.left);
  for (let row = 0; row < rows.length; row += 1) {
    const start = (line.top + row) * width + line.left;
    let most = 0;
    for (let column = 0; column < columns.length; column += 1) {
      const contrast = Math.abs((data[start + column] ?? 0) - paper);
      if (contrast > most) most = contrast;
      if (contrast > (columns[column] ?? 0)) columns[column] = contrast;
    }
    rows[row] = most;
  }
  const least = Math.max(...rows) * MIN_CONTRAST_SHARE;
  const isPrinted = (contrast: number) => contrast >= least;
  return {
    box: {
      ...line,
      top: line.top + rows.findIndex(isPrinted),
      bottom: line.top + rows.findLastIndex(isPrinted) + 1,
    },
    columns: Array.from(columns, isPrinted),
  };
}

/** The shade of the paper: the median shade. The margin counts too, because bold letters may cover most of their line. */
function paperOf({ data, width, height }: GreyImage, line: Box): number {
  const around = Math.round((line.bottom - line.top) * PAPER_MARGIN);
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = Math.max(0, line.top - around); y < Math.min(height, line.bottom + around); y += 1) {
    for (let x = line.left; x < line.right; x += 2) {
      const shade = data[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      seen += 1;
    }
  }
  return quantileShade(counts, seen >> 1);
}

/** The start of a range, px, and its exclusive end. */
export type Span = readonly [start: number, end: number];

/** The ranges in which a condition holds. @param first the position of the first value */
export function spansOf(holds: readonly boolean[], first: number): readonly Span[] {
  const spans: [number, number][] = [];
  for (const [at, isIn] of holds.entries()) {
    if (!isIn) continue;
    const last = spans.at(-1);
    if (last?.[1] === first + at) last[1] += 1;
    else spans.push([first + at, first + at + 1]);
  }
  return spans;
}

/** Minimum space between words, as a fraction of the line's height. */
const MIN_SPACE = 0.26;
/** Minimum space between words, as a fraction of the line's widest space. */
const MIN_SHARE_OF_WIDEST = 0.5;
/** Minimum difference of a space to the median gap between letters, as a fraction of the line's height. */
const MIN_ABOVE_LETTER_GAP = 0.2;

export function splitWords({ box, columns }: GlyphMask): readonly Span[] {
  const letters = spansOf(columns, box.left);
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
