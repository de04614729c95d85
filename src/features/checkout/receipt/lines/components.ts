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
  top = Number.POSITIVE_INFINITY;
  right = 0;
  bottom = 0;
  count = 0;
  /** Number of marks in each row, from `top` on. */
  readonly rows: number[] = [];
  x = 0;
  y = 0;
  xx = 0;
  xy = 0;

  add(x: number, y: number): void {
    const row = y - this.top;
    this.rows[row] = (this.rows[row] ?? 0) + 1;
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
      bottom: dense.at(-1)?.[1] ?? this.bottom,
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

interface Run {
  readonly start: number;
  /** Last column, inclusive. */
  readonly end: number;
  readonly id: number;
}

/** Disjoint sets (union-find) of the provisional ids of runs. */
class DisjointSets {
  readonly #parents: number[] = [];

  /** Creates a set with one new id. */
  add(): number {
    return this.#parents.push(this.#parents.length) - 1;
  }

  find(id: number): number {
    let root = id;
    while (this.#parents[root] !== root) root = this.#parents[root] ?? root;
    this.#parents[id] = root;
    return root;
  }

  union(id: number, other: number): void {
    this.#parents[this.find(other)] = this.find(id);
  }
}

/**
 * Finds connected components, run by run. Marks of one row are connected when at most `gap` px lie between them; runs of two
 * adjacent rows when they touch, also diagonally.
 * @param marks `width * height` values: `EDGE` is a mark, `BORDER` separates marks
 */
export function findComponents(
  marks: Uint8Array,
  width: number,
  height: number,
  gap: number,
): readonly Component[] {
  const ids = new DisjointSets();
  const rows: (readonly Run[])[] = [];
  for (let y = 0; y < height; y += 1) {
    const above = rows[y - 1] ?? [];
    let next = 0;
    rows.push(
      runsInRow(marks, y * width, width, gap).map(([start, end]) => {
        while ((above[next]?.end ?? start) < start - 1) next += 1;
        return { start, end, id: labelRun(start, end, above, next, ids) };
      }),
    );
  }
  return collectComponents(rows, marks, width, ids);
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

/** The id of the runs above that touch this run, from run `next` on; a new id when none does. */
function labelRun(
  start: number,
  end: number,
  above: readonly Run[],
  next: number,
  ids: DisjointSets,
): number {
  let id: number | null = null;
  for (let at = next; at < above.length; at += 1) {
    const run = above[at];
    if (run === undefined || run.start > end + 1) break;
    if (run.end < start - 1) continue;
    if (id === null) id = run.id;
    else ids.union(id, run.id);
  }
  return id ?? ids.add();
}

/** First and last columns of the runs in one row, with gaps closed. */
function runsInRow(
  marks: Uint8Array,
  line: number,
  width: number,
  gap: number,
): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let last: [number, number] | null = null;
  // Most rows are empty, and native search skips them much faster than a loop.
  const row = marks.subarray(line, line + width);
  const end = row.lastIndexOf(EDGE);
  for (let x = end < 0 ? 0 : row.indexOf(EDGE); x <= end; x += 1) {
    if (row[x] === BORDER) last = null;
    if (row[x] !== EDGE) continue;
    if (last !== null && x - last[1] <= gap) {
      last[1] = x;
    } else {
      last = [x, x];
      spans.push(last);
    }
  }
  return spans;
}

function collectComponents(
  rows: readonly (readonly Run[])[],
  marks: Uint8Array,
  width: number,
  ids: DisjointSets,
): readonly Component[] {
  const sums = new Map<number, ComponentSums>();
  for (const [y, runs] of rows.entries()) {
    for (const { start, end, id } of runs) {
      const root = ids.find(id);
      const sum = sums.get(root) ?? new ComponentSums();
      sums.set(root, sum);
      sum.left = Math.min(sum.left, start);
      sum.right = Math.max(sum.right, end + 1);
      sum.top = Math.min(sum.top, y);
      sum.bottom = y + 1;
      for (let x = start; x <= end; x += 1) if (marks[y * width + x] === EDGE) sum.add(x, y);
    }
  }
  return [...sums.values()].map((sum) => sum.component());
}
