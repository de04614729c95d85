import type { TextLine } from './lines/findLines';
import type { OpenPicture } from './pixels.worker';

/** A part of a picture, as fractions of its width and height: 0 to 1. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Margin around the letters, as a fraction of their height. */
const MARGIN = 0.4;

/** The region of these lines in the picture as displayed, with a margin. */
export function regionOf(
  lines: readonly TextLine[],
  { width, height, slope }: Omit<OpenPicture, 'lines'>,
): Region {
  const tallest = Math.max(...lines.map(({ top, bottom }) => bottom - top));
  const left = Math.min(...lines.map((line) => line.left)) - tallest * MARGIN;
  const right = Math.max(...lines.map((line) => line.right)) + tallest * MARGIN;
  // The coordinates are of the deskewed picture, so they are skewed back, at both ends.
  const drops = [left, right].map((x) => slope * (x - width / 2));
  const top = Math.min(...lines.map((line) => line.top)) + Math.min(...drops) - tallest * MARGIN;
  const bottom =
    Math.max(...lines.map((line) => line.bottom)) + Math.max(...drops) + tallest * MARGIN;
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(right, width) - share(left, width),
    height: share(bottom, height) - share(top, height),
  };
}
