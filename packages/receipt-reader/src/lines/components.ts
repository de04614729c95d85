import { BORDER, EDGE } from './edges';
import type { Box } from './greyImage';
import { type Span, spansOf } from './words';

/** Rows with a smaller share of the marks of the fullest row do not count. */
const MIN_ROW_SHARE = 0.12;

/** A connected component of marked pixels. */
export interface Component extends Box {
  /** Number of marked pixels. */
  readonly marks: number;
  /** Slope of the regression line through the marks: px down per px to the right. */
  readonly slope: number;
  /** Rows with hardly a mark between two lines of text. Noise, not letters, connects such lines. */
  readonly bridges: readonly Span[];
}

/** Two parts above each other are separate lines when their heights have at least this ratio. */
const MIN_HEIGHT_RATIO = 0.6;

/** The component of these runs, the topmost first. */
function componentOf(
  runs: readonly Run[],
  top: number,
  marks: Uint8Array,
  width: number,
): Component {
  /** Number of marks in each row, from `top` on. */
  const rows: number[] = [];
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  let [count, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const { y, start, end } of runs) {
    left = Math.min(left, start);
    right = Math.max(right, end + 1);
    for (let x = start; x <= end; x += 1) {
      if (marks[y * width + x] !== EDGE) continue;
      rows[y - top] = (rows[y - top] ?? 0) + 1;
      count += 1;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
    }
  }
  const spread = sumXX - (sumX * sumX) / count;
  // Remains of a border and compression artefacts have few marks in a row.
  const least = Math.max(...rows) * MIN_ROW_SHARE;
  const dense = spansOf(
    rows.map((marked) => marked >= least),
    top,
  );
  return {
    left,
    top: dense[0]?.[0] ?? top,
    right,
    bottom: dense.at(-1)?.[1] ?? top + rows.length,
    marks: count,
    slope: spread > 0 ? (sumXY - (sumX * sumY) / count) / spread : 0,
    bridges: dense.slice(1).flatMap((lower, at) => bridgeBetween(dense[at], lower)),
  };
}

/** The rows between two parts of a component that are separate lines. */
function bridgeBetween(higher: Span | undefined, lower: Span): readonly Span[] {
  if (higher === undefined) return [];
  const heights = [higher[1] - higher[0], lower[1] - lower[0]];
  return Math.min(...heights) >= Math.max(...heights) * MIN_HEIGHT_RATIO
    ? [[higher[1], lower[0]]]
    : [];
}

/**
 * Finds connected components. Marks of one row are connected when less than `gap` px lie between them; rows when they touch,
 * also diagonally.
 * @param marks `width * height` values: `EDGE` is a mark, `BORDER` separates marks
 */
export function findComponents(
  marks: Uint8Array,
  width: number,
  height: number,
  gap: number,
): readonly Component[] {
  const rows = Array.from({ length: height }, (_, y) => runsInRow(marks, y, width, gap));
  const visited = new Set<Run>();
  const found: Component[] = [];
  for (const first of rows.flat()) {
    if (visited.has(first)) continue;
    // The set grows while it is iterated.
    const connected = new Set([first]);
    for (const run of connected) {
      visited.add(run);
      const nearby = [...(rows[run.y - 1] ?? []), ...(rows[run.y + 1] ?? [])];
      for (const other of nearby.filter((one) => isTouching(run, one))) connected.add(other);
    }
    found.push(componentOf([...connected], first.y, marks, width));
  }
  return found;
}

/** Marks of one row without larger gaps. */
interface Run {
  readonly y: number;
  readonly start: number;
  /** Last column, inclusive. */
  end: number;
}

const isTouching = (run: Run, other: Run): boolean =>
  other.start <= run.end + 1 && other.end >= run.start - 1;

function runsInRow(marks: Uint8Array, y: number, width: number, gap: number): readonly Run[] {
  const runs: Run[] = [];
  const row = marks.subarray(y * width, (y + 1) * width);
  let last: Run | null = null;
  for (let x = row.indexOf(EDGE); x >= 0 && x < width; x += 1) {
    if (row[x] === BORDER) last = null;
    if (row[x] !== EDGE) continue;
    if (last !== null && x - last.end <= gap) last.end = x;
    else {
      last = { y, start: x, end: x };
      runs.push(last);
    }
  }
  return runs;
}

/** Clears the marks that connect two lines of text, such as compression artefacts. @returns whether there were any */
export function removeBridges(
  found: readonly Component[],
  marks: Uint8Array,
  width: number,
): boolean {
  for (const { left, right, bridges } of found) {
    for (const [first, end] of bridges)
      for (let y = first; y < end; y += 1) marks.fill(0, y * width + left, y * width + right);
  }
  return found.some(({ bridges }) => bridges.length > 0);
}
