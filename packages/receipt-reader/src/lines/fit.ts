import type { TextLine } from './findLines';

/** Widths of letters relative to the height of capitals, in common typefaces of screens. */
const NARROW = 'IJLiljtfr1.,:;|-()/ ';
const WIDE = 'MWmw@%&';
const CAPITAL = 0.95;
const SMALL = 0.74;
const NARROW_SHARE = 0.5;
const WIDE_SHARE = 1.3;
/** How much narrower or wider than common a typeface may be. */
const MIN_FACE = 0.62;
const MAX_FACE = 1.42;
/** How far a space may be from its expected position, as a fraction of the text's width. */
const MAX_SPACE_SHIFT = 0.075;
/** Penalties, on a scale where a typeface e (2.7) times as wide as usual has 1. */
const MISSING_SPACE = 0.15;
const EXTRA_SPACE = 0.35;
const EXTRA_WORD = 0.1;

/** The expected layout of a text in one line; the unit is the height of capitals. */
interface Shape {
  readonly width: number;
  /** Centres of the spaces, as fractions of the width. */
  readonly spaces: readonly number[];
}

export const shapesOf = (text: string): readonly Shape[] =>
  [text.toUpperCase(), titleCase(text)].map((written) => {
    let width = 0;
    const middles: number[] = [];
    for (const letter of written) {
      const own = widthOfLetter(letter);
      if (letter === ' ') middles.push(width + own / 2);
      width += own;
    }
    return { width, spaces: middles.map((middle) => middle / width) };
  });

const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function widthOfLetter(letter: string): number {
  const usual = letter === letter.toUpperCase() ? CAPITAL : SMALL;
  if (NARROW.includes(letter)) return usual * NARROW_SHARE;
  return WIDE.includes(letter) ? usual * WIDE_SHARE : usual;
}

export interface Fit {
  /** 0 when the line, or some of its words, has exactly the shape of the text. */
  readonly distance: number;
  /** Width of the line's typeface relative to a common one. */
  readonly face: number;
}

/** Where a line may have words that are not of the text. */
export interface ExtraWords {
  readonly before: boolean;
  readonly after: boolean;
}

/** How well a line, or some consecutive words of it, fits the text; null when it cannot be the text. */
export function fitOf(line: TextLine, shapes: readonly Shape[], spare: ExtraWords): Fit | null {
  const fits = shapes.flatMap((shape) => [
    ...wordWindowFits(line, shape, spare),
    ...wholeLineFits(line, shape),
  ]);
  return fits.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

/** Fits of consecutive words of the line: as many as the text has, with spaces at the same positions. */
function wordWindowFits(
  { words, top, bottom }: TextLine,
  shape: Shape,
  { before, after }: ExtraWords,
): readonly Fit[] {
  const count = shape.spaces.length + 1;
  return words.flatMap((first, at) => {
    const last = words[at + count - 1];
    if (last === undefined || (at > 0 && !before)) return [];
    if (at + count < words.length && !after) return [];
    const width = last[1] - first[0];
    const face = width / (bottom - top) / shape.width;
    const off = shape.spaces.map((space, inner) => {
      const end = words[at + inner]?.[1] ?? 0;
      const start = words[at + inner + 1]?.[0] ?? 0;
      return Math.abs(((end + start) / 2 - first[0]) / width - space);
    });
    if (!isPossibleFace(face) || off.some((one) => one > MAX_SPACE_SHIFT)) return [];
    const spare = words.length - count;
    const mean = off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
    const distance = Math.abs(Math.log(face)) + mean * 2 + spare * EXTRA_WORD;
    return [{ face, distance }];
  });
}

/** Fits of the whole line, where detection missed some spaces or found one too many. */
function wholeLineFits(line: TextLine, shape: Shape): readonly Fit[] {
  const width = line.right - line.left;
  const face = width / (line.bottom - line.top) / shape.width;
  if (!isPossibleFace(face)) return [];
  const spaces = line.words
    .slice(1)
    .map(([start], at) => ((start + (line.words[at]?.[1] ?? 0)) / 2 - line.left) / width);
  const has = (all: readonly number[], one: number) =>
    all.some((other) => Math.abs(other - one) <= MAX_SPACE_SHIFT);
  const tooMuch = spaces.filter((space) => !has(shape.spaces, space)).length;
  const missing = shape.spaces.filter((space) => !has(spaces, space)).length;
  const isSeen = spaces.length > 0;
  if (isSeen && missing > Math.floor(shape.spaces.length / 2)) return [];
  if (tooMuch > 1) return [];
  const unlike = tooMuch * EXTRA_SPACE + missing * MISSING_SPACE;
  return [{ face, distance: Math.abs(Math.log(face)) + unlike }];
}

const isPossibleFace = (face: number): boolean => face >= MIN_FACE && face <= MAX_FACE;
