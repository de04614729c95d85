import type { TextLine } from './findLines';
import { heightOf } from './grey';
import { goesOn, isBeside, OVERHANG, WIDE_SPACE } from './rank';

/** Lines of one group are no farther apart than this, to the height of the higher. */
const NEAR = 2.4;

/** What stands in the same row left of a line, next to it. */
export function labelBeside(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  return (
    lines
      .filter((other) => other !== line && other.right <= line.left && isBeside(line, other))
      .sort((a, b) => b.right - a.right)[0] ?? null
  );
}

const isAlone = (line: TextLine, lines: readonly TextLine[]): boolean =>
  valueBeside(line, lines) === null;

/** What stands in the same row right of a line, next to it. */
const valueBeside = (line: TextLine, lines: readonly TextLine[]): TextLine | null =>
  lines
    .filter((other) => other !== line && other.left >= line.right && isBeside(line, other))
    .sort((a, b) => a.left - b.left)[0] ?? null;

/** What a label may be the label of: what stands beside it and next under it. */
export function valuesOf(label: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const under = lines
    .filter((other) => linesAbove(other, lines)[0] === label)
    .sort((a, b) => a.top - b.top)[0];
  return [valueBeside(label, lines), under].filter((line) => line != null);
}

/** Lines over a line and near to it, from the nearest up, as far as they follow each other. */
export function linesAbove(line: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const above: TextLine[] = [];
  const over = lines
    .filter((other) => other.bottom <= line.top + heightOf(line) * OVERHANG)
    .filter((other) => other.left < line.right && other.right > line.left)
    .sort((a, b) => b.bottom - a.bottom);
  let lower = line;
  for (const one of over) {
    if (lower.top - one.bottom > Math.max(heightOf(lower), heightOf(one)) * NEAR) break;
    above.push(one);
    lower = one;
  }
  return above;
}

/** Headings over a label: lines above it that have nothing at their right. */
export const headingsAbove = (label: TextLine, lines: readonly TextLine[]): readonly TextLine[] =>
  linesAbove(label, lines).filter((line) => isAlone(line, lines));

/** Lines under a label with which it goes on: they begin where it does, and have nothing at their right. */
export function linesBelow(label: TextLine, lines: readonly TextLine[]): readonly TextLine[] {
  const below = lines.find(
    (other) => other.top > label.top && goesOn(label, other) && isAlone(other, lines),
  );
  return below === undefined ? [] : [below, ...linesBelow(below, lines)];
}

/** What stands in the row of a name so near that it may be a word of it: before its first line, after its last. */
export function neighbours(
  first: TextLine,
  last: TextLine,
  lines: readonly TextLine[],
): readonly TextLine[] {
  const most = heightOf(first) * WIDE_SPACE;
  const isNear = (gap: number) => gap >= 0 && gap <= most;
  return lines.filter(
    (other) =>
      (isBeside(first, other) && isNear(first.left - other.right)) ||
      (isBeside(last, other) && isNear(other.left - last.right)),
  );
}
