import { BORDER, EDGE } from './edges';
import type { Box } from './greyImage';

/** Rows with a smaller share of the marks of the fullest row do not count. */
const MIN_ROW_SHARE = 0.12;

/** A connected component of marked pixels. */
export interface Component extends Box {
  /** Number of marked pixels. */
  readonly marks: number;
  /** Slope of the regression line through the marks: px down per px to the right. */
  readonly slope: number;
  /** Rows with hardly a mark between two lines of text. Noise, not letters, connects such lines. */
  readonly bridges: readonly Rows[];
}

/** A range of rows; the end is exclusive. */
type Rows = readonly [first: number, end: number];

/** Two parts above each other are separate lines when their heights have at least this ratio. */
const MIN_HEIGHT_RATIO = 0.6;

/** Accumulates the marks of one component. */
class ComponentSums {
  left = Number.POSITIVE_INFINITY;
  right = 0;
  count = 0;
  /** Number of marks in each row, from `top` on. */
  readonly rows: number[] = [];
  x = 0;
  y = 0;
  xx = 0;
  xy = 0;

  constructor(readonly top: number) {}

  add(x: number, y: number): void {
    const row = y - this.top;
    this.rows[row] = (this.rows[row] ?? 0) + 1;
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x + 1);
    this.count += 1;
    this.x += x;
    this.y += y;
    this.xx += x * x;
    this.xy += x * y;
  }

  component(): Component {
    const spread = this.xx - (this.x * this.x) / this.count;
    const dense = this.#denseRows();
    return {
      left: this.left,
      top: dense[0]?.[0] ?? this.top,
      right: this.right,
      bottom: dense.at(-1)?.[1] ?? this.top + this.rows.length,
      marks: this.count,
      slope: spread > 0 ? (this.xy - (this.x * this.y) / this.count) / spread : 0,
      bridges: dense.slice(1).flatMap((lower, at) => bridgeBetween(dense[at], lower)),
    };
  }

  /** Ranges of rows with enough marks. Remains of a border and compression artefacts have few. */
  #denseRows(): readonly Rows[] {
    const least = Math.max(...this.rows.filter((count) => count > 0)) * MIN_ROW_SHARE;
    const found: [number, number][] = [];
    for (let row = 0; row < this.rows.length; row += 1) {
      if ((this.rows[row] ?? 0) < least) continue;
      const y = this.top + row;
      const last = found.at(-1);
      if (last?.[1] === y) last[1] = y + 1;
      else found.push([y, y + 1]);
    }
    return found;
  }
}

/** The rows between two parts of a component that are separate lines. */
function bridgeBetween(higher: Rows | undefined, lower: Rows): readonly Rows[] {
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
    const sums = new ComponentSums(first.y);
    // The set grows while it is iterated.
    const connected = new Set([first]);
    for (const run of connected) {
      visited.add(run);
      for (let x = run.start; x <= run.end; x += 1)
        if (marks[run.y * width + x] === EDGE) sums.add(x, run.y);
      const nearby = [...(rows[run.y - 1] ?? []), ...(rows[run.y + 1] ?? [])];
      for (const other of nearby.filter((one) => isTouching(run, one))) connected.add(other);
    }
    found.push(sums.component());
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

/**
 * Clears the marks that connect two lines of text, such as compression artefacts.
 * @returns whether anything was cleared
 */
export function removeBridges(
  found: readonly Component[],
  marks: Uint8Array,
  width: number,
): boolean {
  const ties = found.flatMap(({ left, right, bridges: ties }) =>
    ties.map(([first, end]) => ({ left, right, first, end })),
  );
  for (const { left, right, first, end } of ties) {
    for (let y = first; y < end; y += 1) marks.fill(0, y * width + left, y * width + right);
  }
  return ties.length > 0;
}
