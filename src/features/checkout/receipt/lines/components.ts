import { BORDER, SIDE } from './edges';
import type { Box } from './grey';

/** A row at the end of a component counts when it has this share of the marks of the fullest. */
const SPARSE = 0.12;

/** Marks that hang together, and how they slope. */
export interface Component extends Box {
  /** How many of its pixels are marked. */
  readonly marks: number;
  /** Down for one to the right, of the line that lies best in its marks. */
  readonly slope: number;
  /** Rows, first and last, with hardly a mark between two lines of text: what ties these is no letter. */
  readonly ties: readonly Rows[];
}

/** The first row and the one after the last. */
type Rows = readonly [first: number, end: number];

/** Two parts that lie under each other are lines of their own when the lower has this share of the height of the higher. */
const ALIKE = 0.6;

/** Sums over the marks of one component. */
class Sums {
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = 0;
  bottom = 0;
  count = 0;
  /** How many marks each row has, from `top` on. */
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
    const dense = this.#dense();
    return {
      left: this.left,
      top: dense[0]?.[0] ?? this.top,
      right: this.right,
      bottom: dense.at(-1)?.[1] ?? this.bottom,
      marks: this.count,
      slope: spread > 0 ? (this.xy - (this.x * this.y) / this.count) / spread : 0,
      ties: dense.slice(1).flatMap((lower, at) => tieOf(dense[at], lower)),
    };
  }

  /** The rows but for those that have few marks: bits of a border, the rim that compression leaves. */
  #dense(): readonly Rows[] {
    const least = Math.max(...this.rows.filter((count) => count > 0)) * SPARSE;
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

/** The rows between two parts of a component that are lines of their own. */
function tieOf(higher: Rows | undefined, lower: Rows): readonly Rows[] {
  if (higher === undefined) return [];
  const heights = [higher[1] - higher[0], lower[1] - lower[0]];
  return Math.min(...heights) >= Math.max(...heights) * ALIKE ? [[higher[1], lower[0]]] : [];
}

interface Run {
  readonly start: number;
  /** The last column. */
  readonly end: number;
  readonly id: number;
}

/** Disjoint sets of numbers (union-find): which of the numbers that runs were given turned out to be the same. */
class DisjointSets {
  readonly #parents: number[] = [];

  /** A set of its own. */
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
 * The connected components of the marks, by runs: marks hang together in a row when no more than `gap` px lie between them, from row to row when they lie under
 * each other.
 * @param marks `SIDE` where something is, `BORDER` where nothing hangs together across, `width * height` of them
 */
export function componentsOf(
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
      spansIn(marks, y * width, width, gap).map(([start, end]) => {
        while ((above[next]?.end ?? start) < start - 1) next += 1;
        return { start, end, id: idOf(start, end, above, next, ids) };
      }),
    );
  }
  return gathered(rows, marks, width, ids);
}

/**
 * Takes away what ties lines of text together, such as a blot that compression has left.
 * @returns whether anything was
 */
export function cutTies(found: readonly Component[], marks: Uint8Array, width: number): boolean {
  const ties = found.flatMap(({ left, right, ties }) =>
    ties.map(([first, end]) => ({ left, right, first, end })),
  );
  for (const { left, right, first, end } of ties) {
    for (let y = first; y < end; y += 1) marks.fill(0, y * width + left, y * width + right);
  }
  return ties.length > 0;
}

/** The number of what the run hangs together with in the row above, from its run `next` on; else a new one. */
function idOf(
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

/** First and last columns of marks with gaps closed, in one row. */
function spansIn(
  marks: Uint8Array,
  line: number,
  width: number,
  gap: number,
): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let last: [number, number] | null = null;
  // Most rows hold nothing, and none at their ends: to find that out is the browser's own quick work.
  const row = marks.subarray(line, line + width);
  const end = row.lastIndexOf(SIDE);
  for (let x = end < 0 ? 0 : row.indexOf(SIDE); x <= end; x += 1) {
    if (row[x] === BORDER) last = null;
    if (row[x] !== SIDE) continue;
    if (last !== null && x - last[1] <= gap) {
      last[1] = x;
    } else {
      last = [x, x];
      spans.push(last);
    }
  }
  return spans;
}

function gathered(
  rows: readonly (readonly Run[])[],
  marks: Uint8Array,
  width: number,
  ids: DisjointSets,
): readonly Component[] {
  const sums = new Map<number, Sums>();
  for (const [y, runs] of rows.entries()) {
    for (const { start, end, id } of runs) {
      const root = ids.find(id);
      const sum = sums.get(root) ?? new Sums();
      sums.set(root, sum);
      sum.left = Math.min(sum.left, start);
      sum.right = Math.max(sum.right, end + 1);
      sum.top = Math.min(sum.top, y);
      sum.bottom = y + 1;
      for (let x = start; x <= end; x += 1) if (marks[y * width + x] === SIDE) sum.add(x, y);
    }
  }
  return [...sums.values()].map((sum) => sum.component());
}
