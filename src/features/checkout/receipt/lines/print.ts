import type { Box, Grey } from './grey';
import { shadeBeyond } from './shades';

/** A column or a row has print when it differs from the paper by this share of what the line's darkest differs. */
const PRINT_SHARE = 0.35;
/** How far above and below a line its paper is looked for, to its height. */
const AROUND = 0.2;

/** Where a line has print. */
export interface Print {
  /** The line without the rows at its top and bottom that have none: strong compression leaves a rim around letters. */
  readonly box: Box;
  /** Whether a column has any, from the line's left on. */
  readonly columns: readonly boolean[];
}

/** Looks where the pixels of a line differ from its paper. */
export function printIn(grey: Grey, line: Box): Print {
  const { data, width } = grey;
  const paper = paperOf(grey, line);
  const rows = new Uint8Array(line.bottom - line.top);
  const columns = new Uint8Array(line.right - line.left);
  for (let row = 0; row < rows.length; row += 1) {
    const start = (line.top + row) * width + line.left;
    let most = 0;
    for (let column = 0; column < columns.length; column += 1) {
      const contrast = Math.abs((data[start + column] ?? 0) - paper);
      if (contrast > most) most = contrast;
      if (contrast > (columns[column] ?? 0)) columns[column] = contrast;
    }
    rows[row] = most;
  }
  const least = Math.max(...rows) * PRINT_SHARE;
  const isPrinted = (contrast: number) => contrast >= least;
  return {
    box: {
      ...line,
      top: line.top + rows.findIndex(isPrinted),
      bottom: line.top + rows.findLastIndex(isPrinted) + 1,
    },
    columns: Array.from(columns, isPrinted),
  };
}

/** The shade of the paper: there is more of it than of print, if what is next above and below a line of fat letters counts. */
function paperOf({ data, width, height }: Grey, line: Box): number {
  const around = Math.round((line.bottom - line.top) * AROUND);
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = Math.max(0, line.top - around); y < Math.min(height, line.bottom + around); y += 1) {
    for (let x = line.left; x < line.right; x += 2) {
      const shade = data[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      seen += 1;
    }
  }
  return shadeBeyond(counts, seen >> 1);
}
