import type { TextLine } from './findLines';
import { type Fit, fitOf, shapesOf } from './fit';
import { heightOf, unionOf } from './greyImage';

/** How much lines of one name may differ in height, and their maximum distance, in heights. */
const MIN_HEIGHT_RATIO = 0.72;
const MAX_PITCH = 2.6;
/** How far a line may overlap the one above, and how far their ends may differ, in heights. */
export const MAX_OVERLAP = 0.3;
const MAX_INDENT = 0.6;
const MAX_LINES = 3;
/** Maximum ratio of the measured typeface widths of two lines of one name. */
const MAX_FACE_RATIO = 1.3;
/** Penalty for each line after the first. */
const EXTRA_LINE = 0.1;
/** Maximum space between words of one line, in heights, as in monospaced type. */
export const WIDE_SPACE = 1.5;
const MAX_WORDS = 4;

/** Lines that together may hold the name. */
export interface Candidate {
  readonly lines: readonly TextLine[];
  /** 0 when the shape is exactly that of the name. */
  readonly distance: number;
}

/** Minimum vertical overlap of two lines of one row, as a fraction of the smaller height. */
const MIN_ROW_OVERLAP = 0.5;

export const isInSameRow = (one: TextLine, other: TextLine): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
  Math.min(heightOf(one), heightOf(other)) * MIN_ROW_OVERLAP;

/** Ranks the lines, and groups of lines, that may hold the name by their shape and their spaces, the likeliest first. */
export function rankCandidates(lines: readonly TextLine[], name: string): readonly Candidate[] {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const splits = Array.from({ length: MAX_LINES }, (_, more) =>
    splitIntoLines(words, more + 1).map((parts) => parts.map(shapesOf)),
  );
  return lines
    .flatMap((line) => [...stacksFrom(line, lines), ...rowsFrom(line, lines)])
    .flatMap((stack) => {
      const distances = (splits[stack.length - 1] ?? []).flatMap((parts) => {
        const fits = parts.map((shapes, at) => {
          const line = stack[at];
          // A sentence may have words before the first line of a name and after the last.
          const spare = { before: at === 0, after: at === parts.length - 1 };
          return line === undefined ? null : fitOf(line, shapes, spare);
        });
        return distanceOf(fits);
      });
      return distances.length === 0 ? [] : [{ lines: stack, distance: Math.min(...distances) }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/** All ways to wrap words over this many lines. */
function splitIntoLines(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return words.length === 0 ? [] : [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, at) =>
      splitIntoLines(words.slice(at + 1), count - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    );
}

/** The mean distance; empty when the lines have different typefaces and so cannot be one name. */
function distanceOf(fits: readonly (Fit | null)[]): readonly number[] {
  const found = fits.filter((fit) => fit !== null);
  if (found.length < fits.length) return [];
  const faces = found.map(({ face }) => face);
  if (Math.max(...faces) / Math.min(...faces) > MAX_FACE_RATIO) return [];
  const mean = found.reduce((sum, fit) => sum + fit.distance, 0) / found.length;
  return [mean + (found.length - 1) * EXTRA_LINE];
}

/** The line joined with the near lines right of it in the same row. */
function rowsFrom(line: TextLine, lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const rows: (readonly TextLine[])[] = [];
  let row = line;
  while (rows.length < MAX_WORDS - 1) {
    const last = row;
    const next = lines.find(
      (other) =>
        other.left >= last.right &&
        other.left - last.right <= heightOf(line) * WIDE_SPACE &&
        isInSameRow(line, other),
    );
    if (next === undefined) break;
    row = { ...unionOf(row, next), words: [...row.words, ...next.words] };
    rows.push([row]);
  }
  return rows;
}

/** The line alone, and with the one or two below that may continue it. */
function stacksFrom(line: TextLine, lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const stacks: (readonly TextLine[])[] = [[line]];
  let last = line;
  while (stacks.length < MAX_LINES) {
    const under = lines.find((other) => other.top > last.top && continuesBelow(last, other));
    if (under === undefined) break;
    stacks.push([...(stacks.at(-1) ?? []), under]);
    last = under;
  }
  return stacks;
}

/** Whether `below` may continue the text of `above`: of similar height, near, and aligned left, right or centred. */
export function continuesBelow(above: TextLine, below: TextLine): boolean {
  const [high, low] = [heightOf(above), heightOf(below)];
  if (Math.min(high, low) / Math.max(high, low) < MIN_HEIGHT_RATIO) return false;
  const pitch = below.bottom - above.bottom;
  if (below.top < above.bottom - high * MAX_OVERLAP || pitch > Math.max(high, low) * MAX_PITCH)
    return false;
  const slack = Math.max(high, low) * MAX_INDENT;
  return [
    below.left - above.left,
    below.right - above.right,
    (below.left + below.right - above.left - above.right) / 2,
  ].some((shift) => Math.abs(shift) <= slack);
}
