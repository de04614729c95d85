import type { TextLine } from './findLines';

/** Widths of letters to the height of capitals, in the usual faces of screens. */
const NARROW = 'IJLiljtfr1.,:;|-()/ ';
const WIDE = 'MWmw@%&';
const CAPITAL = 0.95;
const SMALL = 0.74;
const NARROW_SHARE = 0.5;
const WIDE_SHARE = 1.3;
/** How far a face may be narrower or wider than the usual. */
const NARROWEST = 0.62;
const WIDEST = 1.42;
/** How far a space may stand from where it is expected, as a share of the text's width. */
const SPACE_OFF = 0.075;
/** What each thing that is not as expected counts, where 1 is a face two and a half times as wide. */
const SPACE_MISSING = 0.15;
const SPACE_TOO_MUCH = 0.35;
const WORD_TOO_MUCH = 0.1;

/** A text as it would stand in a line: heights of capitals. */
interface Shape {
  readonly width: number;
  /** Middles of the spaces, as shares of the width. */
  readonly spaces: readonly number[];
}

/** The shapes of a text, in capitals and with capitals at the beginnings of words. */
export const shapesOf = (text: string): readonly Shape[] =>
  [text.toUpperCase(), capitalised(text)].map((written) => {
    let width = 0;
    const middles: number[] = [];
    for (const letter of written) {
      const own = widthOfLetter(letter);
      if (letter === ' ') middles.push(width + own / 2);
      width += own;
    }
    return { width, spaces: middles.map((middle) => middle / width) };
  });

const capitalised = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function widthOfLetter(letter: string): number {
  const usual = letter === letter.toUpperCase() ? CAPITAL : SMALL;
  if (NARROW.includes(letter)) return usual * NARROW_SHARE;
  return WIDE.includes(letter) ? usual * WIDE_SHARE : usual;
}

export interface Fit {
  /** 0 when the line, or some words of it, have just the shape of the text. */
  readonly distance: number;
  /** How wide the line's face is to the usual. */
  readonly face: number;
}

/** Where the words of a line that are not the text's may stand. */
export interface Spare {
  readonly before: boolean;
  readonly after: boolean;
}

/** How well a line, or words of it that follow each other, may say the text; null when they cannot. */
export function fitOf(line: TextLine, shapes: readonly Shape[], spare: Spare): Fit | null {
  const fits = shapes.flatMap((shape) => [
    ...windowsOf(line, shape, spare),
    ...wholeOf(line, shape),
  ]);
  return fits.reduce<Fit | null>(
    (best, fit) => (best === null || fit.distance < best.distance ? fit : best),
    null,
  );
}

/** As many words of the line as the text has, where their spaces stand as the text's do. */
function windowsOf(
  { words, top, bottom }: TextLine,
  shape: Shape,
  { before, after }: Spare,
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
    if (!isPossible(face) || off.some((one) => one > SPACE_OFF)) return [];
    const spare = words.length - count;
    const mean = off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
    const distance = Math.abs(Math.log(face)) + mean * 2 + spare * WORD_TOO_MUCH;
    return [{ face, distance }];
  });
}

/** The whole line, when spaces of the text are not seen, or one is seen that it has not. */
function wholeOf(line: TextLine, shape: Shape): readonly Fit[] {
  const width = line.right - line.left;
  const face = width / (line.bottom - line.top) / shape.width;
  if (!isPossible(face)) return [];
  const spaces = line.words
    .slice(1)
    .map(([start], at) => ((start + (line.words[at]?.[1] ?? 0)) / 2 - line.left) / width);
  const has = (all: readonly number[], one: number) =>
    all.some((other) => Math.abs(other - one) <= SPACE_OFF);
  const tooMuch = spaces.filter((space) => !has(shape.spaces, space)).length;
  const missing = shape.spaces.filter((space) => !has(spaces, space)).length;
  const isSeen = spaces.length > 0;
  if (isSeen && missing > Math.floor(shape.spaces.length / 2)) return [];
  if (tooMuch > 1) return [];
  const unlike = tooMuch * SPACE_TOO_MUCH + missing * SPACE_MISSING;
  return [{ face, distance: Math.abs(Math.log(face)) + unlike }];
}

const isPossible = (face: number): boolean => face >= NARROWEST && face <= WIDEST;
