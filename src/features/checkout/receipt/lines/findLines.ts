import { type Component, componentsOf, cutTies } from './components';
import { BORDER, letterSides } from './edges';
import { type Box, type Grey, heightOf, levelled, widthOf } from './grey';
import { printIn } from './print';
import { heightsOfLevel, wordGapOf } from './wordGap';
import { type Span, wordsOf } from './words';

/** Lines are looked for in a copy of this width, px. */
const FINDING_WIDTH_PX = 720;
/** A photograph held sideways, and a page on a desk's screen, show letters small: their copy is wider. */
const LANDSCAPE_WIDTH_PX = 1200;
const LANDSCAPE_FROM_PX = 1000;
/** Letters nearer to each other than this hang together, px in the copy. */
const LETTER_GAP = 8;
/** Where slopes are taken, words hang together too. */
const WORD_GAP = 14;
/** Heights of a line's letters, px in the copy. */
const LEAST_HEIGHT = 7;
const MOST_HEIGHT = 80;
/** Sides of letters for each px of a text's width. */
const LEAST_MARKS = 0.6;
/** Slopes are taken from what is longer than this, px in the copy. */
const LONG = 60;
/** A line is longer than high, if only a "To"; a button's sign or a letter in a disc is not. */
const LEAST_SHAPE = 1.15;
/** Below this slope lines are level. */
const LEVEL = 0.01;
/** Words alone tell the slope less surely, but below this they tell that lines are level. */
const SURELY_LEVEL = LEVEL / 2;
/** What is steeper is no line. */
const STEEPEST = 0.2;

/** A piece of text in one line: a label, a value. */
export interface TextLine extends Box {
  /** Its words, from left to right. */
  readonly words: readonly Span[];
}

/** The lines of a picture, px of the picture after its columns were moved by the slope. */
export interface FoundLines {
  readonly lines: readonly TextLine[];
  /** Down for one to the right. */
  readonly slope: number;
}

/** The width of the copy, px, in which the lines of a picture are looked for. */
export const findingWidth = ({ width, height }: Pick<Grey, 'width' | 'height'>): number =>
  width > height && width >= LANDSCAPE_FROM_PX ? LANDSCAPE_WIDTH_PX : FINDING_WIDTH_PX;

/**
 * Finds what looks like lines of text, from top to bottom. Colours and dark mode make no difference.
 * @param copy of the picture, as wide as `findingWidth` says or less
 * @param scale how much larger the picture is, in whose px the lines are told
 */
export function findLines(copy: Grey, scale: number): FoundLines {
  const seen = seenIn(copy);
  const slope = slopeOf(seen, copy);
  const level = slope === 0 ? copy : levelled(copy, slope);
  const { marks, parts } = slope === 0 ? seen : seenIn(level);
  const words = withoutTies(parts, marks, copy).filter(isText);
  const isApart = (line: Box, word: Box) => hasBorderBetween(line, word, marks, copy.width);
  const lines = joined(words, isApart)
    .map((line) => printIn(level, line))
    .filter(({ box }) => widthOf(box) >= heightOf(box) * LEAST_SHAPE)
    .map((print) => enlarged(print.box, wordsOf(print), scale))
    .sort((a, b) => a.top - b.top);
  return { lines, slope };
}

/** Sides of letters, and what of them hangs together as letters of a word do. */
interface Seen {
  readonly marks: Uint8Array;
  readonly parts: readonly Component[];
}

function seenIn(grey: Grey): Seen {
  const marks = letterSides(grey);
  return { marks, parts: componentsOf(marks, grey.width, grey.height, LETTER_GAP) };
}

/** Parts that are no two lines tied together; what tied any is cleared in `marks`. */
function withoutTies(
  parts: readonly Component[],
  marks: Uint8Array,
  { width, height }: Grey,
): readonly Component[] {
  return cutTies(parts.filter(isText), marks, width)
    ? componentsOf(marks, width, height, LETTER_GAP)
    : parts;
}

/** High enough to be read, and with as many sides of letters as text of its width has. */
function isText(found: Component): boolean {
  const height = heightOf(found);
  return (
    height >= LEAST_HEIGHT && height <= MOST_HEIGHT && found.marks >= widthOf(found) * LEAST_MARKS
  );
}

/** Words beside each other as one line. */
function joined(words: readonly Box[], isApart: (line: Box, word: Box) => boolean): readonly Box[] {
  const lines: Box[] = [];
  const gap = wordGapOf(words);
  for (const word of [...words].sort((a, b) => a.left - b.left)) {
    const at = lines.findLastIndex((line) => isOfLine(line, word, gap) && !isApart(line, word));
    const line = lines[at];
    if (line === undefined) lines.push(word);
    else {
      lines[at] = {
        left: Math.min(line.left, word.left),
        top: Math.min(line.top, word.top),
        right: Math.max(line.right, word.right),
        bottom: Math.max(line.bottom, word.bottom),
      };
    }
  }
  return lines;
}

/** Whether a word goes on a line: level with it, about as high, and near its end. */
function isOfLine(line: Box, word: Box, gap: number): boolean {
  const heights = heightsOfLevel(line, word);
  return heights !== null && word.left - line.right <= heights[0] * gap;
}

/** Whether a border runs down between a line and a word at its right, as between the cells of a table. */
function hasBorderBetween(line: Box, word: Box, marks: Uint8Array, width: number): boolean {
  const row = ((word.top + word.bottom) >> 1) * width;
  return marks.subarray(row + line.right, row + Math.max(line.right, word.left)).includes(BORDER);
}

/** The slope of all text; 0 when its lines are level. Words next to each other tell it more surely than each alone. */
function slopeOf({ marks, parts }: Seen, { width, height }: Grey): number {
  const ofWords = middleSlope(parts);
  if (ofWords !== null && Math.abs(ofWords) < SURELY_LEVEL) return 0;
  const slope = middleSlope(componentsOf(marks, width, height, WORD_GAP));
  return slope === null || Math.abs(slope) < LEVEL ? 0 : slope;
}

/** The slope that half of all text lies above, by length; null when there is too little text to tell. */
function middleSlope(found: readonly Component[]): number | null {
  const long = found
    .filter((one) => widthOf(one) > LONG && heightOf(one) < MOST_HEIGHT && one.marks > widthOf(one))
    .filter(({ slope }) => Math.abs(slope) < STEEPEST)
    .sort((a, b) => a.slope - b.slope);
  const total = long.reduce((sum, one) => sum + widthOf(one), 0);
  let passed = 0;
  for (const one of long) {
    passed += widthOf(one);
    if (passed >= total / 2) return one.slope;
  }
  return null;
}

function enlarged(
  { left, top, right, bottom }: Box,
  words: readonly Span[],
  scale: number,
): TextLine {
  return {
    left: Math.floor(left * scale),
    top: Math.floor(top * scale),
    right: Math.ceil(right * scale),
    bottom: Math.ceil(bottom * scale),
    words: words.map(([start, end]) => [start * scale, end * scale]),
  };
}
