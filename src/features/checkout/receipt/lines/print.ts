import type { Box, Grey } from './grey';
import { shadeBeyond } from './shades';

/** A column or a row has print when it differs from the paper by this share of what the line's darkest differs. */
const PRINT_SHARE = 0.35;
/** How far above and below a line its paper is looked for, to its height. */
const AROUND = 0.2;

/** Which columns of a line have print, from its left on. */
export function printedColumns(grey: Grey, line: Box): readonly boolean[] {
  const contrasts = new Uint8Array(line.right - line.left);
  eachContrast(grey, line, (contrast, column) => {
    if (contrast > (contrasts[column] ?? 0)) contrasts[column] = contrast;
  });
  return printed(contrasts);
}

/** A line without the rows at its top and bottom that have no print: strong compression leaves a rim around letters. */
export function withoutRim(grey: Grey, line: Box): Box {
  const contrasts = new Uint8Array(line.bottom - line.top);
  eachContrast(grey, line, (contrast, _, row) => {
    if (contrast > (contrasts[row] ?? 0)) contrasts[row] = contrast;
  });
  const rows = printed(contrasts);
  return {
    ...line,
    top: line.top + rows.indexOf(true),
    bottom: line.top + rows.lastIndexOf(true) + 1,
  };
}

function printed(contrasts: Uint8Array): readonly boolean[] {
  const least = Math.max(...contrasts) * PRINT_SHARE;
  return Array.from(contrasts, (contrast) => contrast >= least);
}

/** Tells how far the shade of each pixel of a line is from the paper's. */
function eachContrast(
  grey: Grey,
  line: Box,
  tell: (contrast: number, column: number, row: number) => void,
): void {
  const paper = paperOf(grey, line);
  for (let y = line.top; y < line.bottom; y += 1) {
    for (let x = line.left; x < line.right; x += 1) {
      tell(Math.abs((grey.data[y * grey.width + x] ?? 0) - paper), x - line.left, y - line.top);
    }
  }
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
