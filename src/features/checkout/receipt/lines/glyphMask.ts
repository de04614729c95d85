import type { Box, GreyImage } from './greyImage';
import { quantileShade } from './histogram';

/** A row or a column has print when its contrast is at least this fraction of the line's highest contrast. */
const MIN_CONTRAST_SHARE = 0.35;
/** How far above and below a line its paper is sampled, as a fraction of its height. */
const PAPER_MARGIN = 0.2;

/** The rows and columns of a line that have print. */
export interface GlyphMask {
  /** The line without empty rows at its top and bottom, where compression leaves faint artefacts. */
  readonly box: Box;
  /** Whether each column has print, from the line's left on. */
  readonly columns: readonly boolean[];
}

/** Finds the rows and columns of a line that differ from its paper. */
export function glyphMask(grey: GreyImage, line: Box): GlyphMask {
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
  const least = Math.max(...rows) * MIN_CONTRAST_SHARE;
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

/** The shade of the paper: the median shade. The margin counts too, because bold letters may cover most of their line. */
function paperOf({ data, width, height }: GreyImage, line: Box): number {
  const around = Math.round((line.bottom - line.top) * PAPER_MARGIN);
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = Math.max(0, line.top - around); y < Math.min(height, line.bottom + around); y += 1) {
    for (let x = line.left; x < line.right; x += 2) {
      const shade = data[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      seen += 1;
    }
  }
  return quantileShade(counts, seen >> 1);
}
