import type { TextLine } from './findLines';
import { type Fit, fitOf, shapesOf } from './fit';
import { heightOf } from './grey';

/** How high lines of one name may differ, and how far apart they may lie, in heights. */
const SAME_HEIGHT = 0.72;
const PITCH = 2.6;
/** How far a line may reach into the one above, and begin or end beside where that does, in heights. */
export const OVERHANG = 0.3;
const IN_LINE = 0.6;
const MOST_LINES = 3;
/** How much the faces of two lines of one name may seem to differ. */
const SAME_FACE = 1.3;
/** What each line more counts against a name in one. */
const LINE_MORE = 0.1;
/** Words with so much space between them, in heights, may still be of one line, as in a typewriter's face. */
export const WIDE_SPACE = 1.5;
const MOST_WORDS = 4;

/** Lines that may together hold the name, the likeliest first. */
export interface Candidate {
  readonly lines: readonly TextLine[];
  /** 0 when its shape is just that of the name. */
  readonly distance: number;
}

/** How much of the lower of two lines lies beside the other when they are of one row. */
const BESIDE = 0.5;

export const isBeside = (one: TextLine, other: TextLine): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
  Math.min(heightOf(one), heightOf(other)) * BESIDE;

/** Which lines, or lines under each other, may say the name by their shape and by where their spaces stand. */
export function candidates(lines: readonly TextLine[], name: string): readonly Candidate[] {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const splits = Array.from({ length: MOST_LINES }, (_, more) =>
    splitsOf(words, more + 1).map((parts) => parts.map(shapesOf)),
  );
  return lines
    .flatMap((line) => [...stacksFrom(line, lines), ...rowsFrom(line, lines)])
    .flatMap((stack) => {
      const distances = (splits[stack.length - 1] ?? []).flatMap((parts) => {
        const fits = parts.map((shapes, at) => {
          const line = stack[at];
          // A sentence goes on before the first line of a name and after the last.
          const spare = { before: at === 0, after: at === parts.length - 1 };
          return line === undefined ? null : fitOf(line, shapes, spare);
        });
        return distanceOf(fits);
      });
      return distances.length === 0 ? [] : [{ lines: stack, distance: Math.min(...distances) }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/** The ways to write words over so many lines. */
function splitsOf(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return words.length === 0 ? [] : [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, at) =>
      splitsOf(words.slice(at + 1), count - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    );
}

/** Lines of one name are written in one face. */
function distanceOf(fits: readonly (Fit | null)[]): readonly number[] {
  const found = fits.filter((fit) => fit !== null);
  if (found.length < fits.length) return [];
  const faces = found.map(({ face }) => face);
  if (Math.max(...faces) / Math.min(...faces) > SAME_FACE) return [];
  const mean = found.reduce((sum, fit) => sum + fit.distance, 0) / found.length;
  return [mean + (found.length - 1) * LINE_MORE];
}

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
      words: [...row.words, ...next.words],
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
  if (below.top < above.bottom - high * OVERHANG || pitch > Math.max(high, low) * PITCH)
    return false;
  const slack = Math.max(high, low) * IN_LINE;
  return [
    below.left - above.left,
    below.right - above.right,
    (below.left + below.right - above.left - above.right) / 2,
  ].some((shift) => Math.abs(shift) <= slack);
}
