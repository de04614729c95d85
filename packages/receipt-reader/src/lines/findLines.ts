import { type Component, findComponents, removeBridges } from './components';
import { BORDER, detectEdges } from './edges';
import { type Box, deskew, type GreyImage, heightOf, unionOf, widthOf } from './greyImage';
import { glyphMask, heightsIfLevel, maxWordGap, type Span, splitWords } from './words';

/** Lines are detected in a copy of this width. */
const DETECTION_WIDTH_PX = 720;
/** Letters are smaller in a landscape photograph and on a desktop page, so their copy is wider. */
const LANDSCAPE_WIDTH_PX = 1200;
const LANDSCAPE_FROM_PX = 1000;
/** Maximum gap between letters of one word, px in the copy. */
const LETTER_GAP = 8;
/** Maximum gap between words when measuring slopes, px in the copy. */
const WORD_GAP = 14;
/** Height of the letters of a line, px in the copy. */
const MIN_HEIGHT = 7;
const MAX_HEIGHT = 80;
/** Minimum number of edges per px of a text's width. */
const MIN_EDGES = 0.6;
/** Minimum width of a component whose slope counts, px in the copy. */
const MIN_SLOPE_WIDTH = 60;
/** Minimum width of a line relative to its height: lets "To" pass, but not an icon or a letter in a disc. */
const MIN_ASPECT_RATIO = 1.15;
/** Lines with a smaller slope count as level. */
const MIN_SLOPE = 0.01;
/** The slope of single words is less accurate, so it counts as level only below this. */
const MIN_WORD_SLOPE = MIN_SLOPE / 2;
/** A steeper component is not a line. */
const MAX_SLOPE = 0.2;

/** A piece of text on one line, such as a label or a value. */
export interface TextLine extends Box {
  readonly words: readonly Span[];
}

/** The width of the copy in which the lines of a picture are detected, px. */
export const detectionWidth = ({ width, height }: Pick<GreyImage, 'width' | 'height'>): number =>
  width > height && width >= LANDSCAPE_FROM_PX ? LANDSCAPE_WIDTH_PX : DETECTION_WIDTH_PX;

/**
 * Detects lines of text, from top to bottom. Works for any colours and in dark mode.
 * @param copy of the picture, at most `detectionWidth` px wide
 * @param scale width of the picture relative to the copy
 * @returns the lines in px of the deskewed picture, and their slope in px down per px to the right
 */
export function findLines(copy: GreyImage, scale: number) {
  const seen = detectGlyphs(copy);
  const slope = slopeOf(seen, copy);
  const level = slope === 0 ? copy : deskew(copy, slope);
  const { marks, parts } = slope === 0 ? seen : detectGlyphs(level);
  const words = splitBridged(parts, marks, copy).filter(isText);
  const isApart = (line: Box, word: Box) => hasBorderBetween(line, word, marks, copy.width);
  const lines = joinWords(words, isApart)
    .map((line) => glyphMask(level, line))
    .filter(({ box }) => widthOf(box) >= heightOf(box) * MIN_ASPECT_RATIO)
    .map((print) => toPictureSize(print.box, splitWords(print), scale))
    .sort((a, b) => a.top - b.top);
  return { lines, slope };
}

/** Edges of letters, and their connected components: words, or parts of words. */
interface DetectedGlyphs {
  readonly marks: Uint8Array;
  readonly parts: readonly Component[];
}

function detectGlyphs(grey: GreyImage): DetectedGlyphs {
  const marks = detectEdges(grey);
  return { marks, parts: findComponents(marks, grey.width, grey.height, LETTER_GAP) };
}

/** Splits components that join two lines, and clears what connected them in `marks`. */
function splitBridged(
  parts: readonly Component[],
  marks: Uint8Array,
  { width, height }: GreyImage,
): readonly Component[] {
  return removeBridges(parts.filter(isText), marks, width)
    ? findComponents(marks, width, height, LETTER_GAP)
    : parts;
}

/** Whether a component has the height and the density of edges that text has. */
function isText(found: Component): boolean {
  const height = heightOf(found);
  return height >= MIN_HEIGHT && height <= MAX_HEIGHT && found.marks >= widthOf(found) * MIN_EDGES;
}

function joinWords(
  words: readonly Box[],
  isApart: (line: Box, word: Box) => boolean,
): readonly Box[] {
  const lines: Box[] = [];
  const gap = maxWordGap(words);
  for (const word of [...words].sort((a, b) => a.left - b.left)) {
    const at = lines.findLastIndex((line) => isOfLine(line, word, gap) && !isApart(line, word));
    const line = lines[at];
    if (line === undefined) lines.push(word);
    else lines[at] = unionOf(line, word);
  }
  return lines;
}

/** Whether a word continues a line: level with it, about as high, and near its end. */
function isOfLine(line: Box, word: Box, gap: number): boolean {
  const heights = heightsIfLevel(line, word);
  return heights !== null && word.left - line.right <= heights[0] * gap;
}

/** Whether a border separates a line from a word at its right, as between the cells of a table. */
function hasBorderBetween(line: Box, word: Box, marks: Uint8Array, width: number): boolean {
  const row = ((word.top + word.bottom) >> 1) * width;
  return marks.subarray(row + line.right, row + Math.max(line.right, word.left)).includes(BORDER);
}

/** The slope of the text; 0 when it is level. Measured on joined words, which is more accurate than on single ones. */
function slopeOf({ marks, parts }: DetectedGlyphs, { width, height }: GreyImage): number {
  const ofWords = medianSlope(parts);
  if (ofWords !== null && Math.abs(ofWords) < MIN_WORD_SLOPE) return 0;
  const slope = medianSlope(findComponents(marks, width, height, WORD_GAP));
  return slope === null || Math.abs(slope) < MIN_SLOPE ? 0 : slope;
}

/** The median slope, weighted by width; null when there is too little text. */
function medianSlope(found: readonly Component[]): number | null {
  const long = found
    .filter(
      (one) =>
        widthOf(one) > MIN_SLOPE_WIDTH && heightOf(one) < MAX_HEIGHT && one.marks > widthOf(one),
    )
    .filter(({ slope }) => Math.abs(slope) < MAX_SLOPE)
    .sort((a, b) => a.slope - b.slope);
  const total = long.reduce((sum, one) => sum + widthOf(one), 0);
  let passed = 0;
  for (const one of long) {
    passed += widthOf(one);
    if (passed >= total / 2) return one.slope;
  }
  return null;
}

function toPictureSize(
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
