import type { TextLine } from './findLines';

/** Width of a letter to the height of capitals, in the usual faces of screens. */
const NARROW = 'IJLiljtfr1.,:;|-()/ ';
const WIDE = 'MWmw@%&';
const CAPITAL = 0.95;
const SMALL = 0.74;
const NARROW_SHARE = 0.5;
const WIDE_SHARE = 1.3;
/** How far a face may be narrower or wider than the usual. */
const NARROWEST = 0.62;
const WIDEST = 1.42;
/** How high lines of one name may differ, and how far apart they may lie, in heights. */
const SAME_HEIGHT = 0.72;
const PITCH = 2.6;
const MOST_LINES = 3;
/** Words with so much space between them, in heights, may still be of one line, as in a typewriter's face. */
export const WIDE_SPACE = 1.5;
const MOST_WORDS = 4;

/** Lines that may together hold the name, the likeliest first. */
export interface Candidate {
  readonly lines: readonly TextLine[];
  /** 0 when its shape is just that of the name. */
  readonly distance: number;
}

/** How often a name is as wide as high, in capitals and in small letters. */
export function shapesOf(name: string): readonly number[] {
  const asWritten = [name.toUpperCase(), capitalised(name)];
  return asWritten.map((text) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0));
}

const capitalised = (name: string): string =>
  name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function widthOfLetter(letter: string): number {
  const usual = letter === letter.toUpperCase() ? CAPITAL : SMALL;
  if (NARROW.includes(letter)) return usual * NARROW_SHARE;
  return WIDE.includes(letter) ? usual * WIDE_SHARE : usual;
}

/** How much of the lower of two lines lies beside the other when they are of one row. */
const BESIDE = 0.5;

export const isBeside = (one: TextLine, other: TextLine): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
  Math.min(heightOf(one), heightOf(other)) * BESIDE;

/** Which lines, or lines under each other, have the shape of the name. */
export function candidates(lines: readonly TextLine[], name: string): readonly Candidate[] {
  const shapes = shapesOf(name);
  return lines
    .flatMap((line) => [...stacksFrom(line, lines), ...rowsFrom(line, lines)])
    .flatMap((stack) => {
      const shape = stack.reduce((sum, line) => sum + shapeOf(line), (stack.length - 1) * 0.5);
      const ratios = shapes.map((expected) => shape / expected);
      if (!ratios.some((ratio) => ratio >= NARROWEST && ratio <= WIDEST)) return [];
      const distance = Math.min(...ratios.map((ratio) => Math.abs(Math.log(ratio))));
      return [{ lines: stack, distance: distance + (stack.length - 1) * 0.25 }];
    })
    .sort((a, b) => a.distance - b.distance);
}

export const heightOf = ({ top, bottom }: TextLine): number => bottom - top;
const shapeOf = (line: TextLine): number => (line.right - line.left) / heightOf(line);

/** The line as one with what stands right of it in its row, not far away. */
function rowsFrom(line: TextLine, lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const rows: (readonly TextLine[])[] = [];
  let row = line;
  while (rows.length < MOST_WORDS - 1) {
    const last = row;
    const next = lines.find(
      (other) =>
        other.left >= last.right &&
        other.left - last.right <= heightOf(line) * WIDE_SPACE &&
        isBeside(line, other),
    );
    if (next === undefined) break;
    row = {
      left: row.left,
      top: Math.min(row.top, next.top),
      right: next.right,
      bottom: Math.max(row.bottom, next.bottom),
    };
    rows.push([row]);
  }
  return rows;
}

/** The line alone, and with the one or two under it that may go on with it. */
function stacksFrom(line: TextLine, lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const stacks: (readonly TextLine[])[] = [[line]];
  let last = line;
  while (stacks.length < MOST_LINES) {
    const under = lines.find((other) => other.top > last.top && goesOn(last, other));
    if (under === undefined) break;
    stacks.push([...(stacks.at(-1) ?? []), under]);
    last = under;
  }
  return stacks;
}

/** Whether `below` looks like the same text going on: as high, near, and in line at the left, the right or the middle. */
export function goesOn(above: TextLine, below: TextLine): boolean {
  const [high, low] = [heightOf(above), heightOf(below)];
  if (Math.min(high, low) / Math.max(high, low) < SAME_HEIGHT) return false;
  const pitch = below.bottom - above.bottom;
  if (below.top < above.bottom - high * 0.3 || pitch > Math.max(high, low) * PITCH) return false;
  const slack = Math.max(high, low) * 0.6;
  return [
    below.left - above.left,
    below.right - above.right,
    (below.left + below.right - above.left - above.right) / 2,
  ].some((shift) => Math.abs(shift) <= slack);
}
