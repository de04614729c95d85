import type { TextLine } from './findLines';
import { heightOf } from './greyImage';
import { continuesBelow, isInSameRow, MAX_OVERLAP, WIDE_SPACE } from './rank';

/** Maximum gap between lines of one group, relative to the higher line. */
const MAX_LINE_PITCH = 2.4;

/** The nearest line left of this one in the same row. */
export function labelBeside(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  return (
    lines
      .filter((other) => other !== line && other.right <= line.left && isInSameRow(line, other))
      .sort((a, b) => b.right - a.right)[0] ?? null
  );
}

const isAloneInRow = (line: TextLine, lines: readonly TextLine[]): boolean =>
  valueBeside(line, lines) === null;

/** The nearest line right of this one in the same row. */
const valueBeside = (line: TextLine, lines: readonly TextLine[]): TextLine | null =>
  lines
    .filter((other) => other !== line && other.left >= line.right && isInSameRow(line, other))
    .sort((a, b) => a.left - b.left)[0] ?? null;

/** The lines that a label may belong to: the one beside it and the one under it. */
export function valuesOf(label: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const under = lines
    .filter((other) => linesAbove(other, lines)[0] === label)
    .sort((a, b) => a.top - b.top)[0];
  return [valueBeside(label, lines), under].filter((line) => line != null);
}

/** The lines above this one, nearest first, up to the first large gap. */
export function linesAbove(line: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const above: TextLine[] = [];
  const over = lines
    .filter((other) => other.bottom <= line.top + heightOf(line) * MAX_OVERLAP)
    .filter((other) => other.left < line.right && other.right > line.left)
    .sort((a, b) => b.bottom - a.bottom);
  let lower = line;
  for (const one of over) {
    if (lower.top - one.bottom > Math.max(heightOf(lower), heightOf(one)) * MAX_LINE_PITCH) break;
    above.push(one);
    lower = one;
  }
  return above;
}

/** The headings above a label: lines without a value at their right. */
export const headingsAbove = (label: TextLine, lines: readonly TextLine[]): readonly TextLine[] =>
  linesAbove(label, lines).filter((line) => isAloneInRow(line, lines));

/** The further lines of a wrapped label. They have no value at their right. */
export function linesBelow(label: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const below = lines.find(
    (other) => other.top > label.top && continuesBelow(label, other) && isAloneInRow(other, lines),
  );
  return below === undefined ? [] : [below, ...linesBelow(below, lines)];
}

/** Lines close enough to a name to be words of it: left of its first line, right of its last. */
export function adjacentInRow(
  first: TextLine,
  last: TextLine,
  lines: readonly TextLine[],
): readonly TextLine[] {
  const most = heightOf(first) * WIDE_SPACE;
  const isNear = (gap: number) => gap >= 0 && gap <= most;
  return lines.filter(
    (other) =>
      (isInSameRow(first, other) && isNear(first.left - other.right)) ||
      (isInSameRow(last, other) && isNear(other.left - last.right)),
  );
}
