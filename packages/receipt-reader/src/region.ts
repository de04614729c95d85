import { type Box, heightOf, unionOf } from './lines/greyImage';
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
  lines: readonly Box[],
  { width, height, slope }: Omit<OpenPicture, 'lines'>,
): Region {
  const box = lines.reduce(unionOf);
  const margin = Math.max(...lines.map(heightOf)) * MARGIN;
  const left = box.left - margin;
  const right = box.right + margin;
  // The coordinates are of the deskewed picture, so they are skewed back, at both ends.
  const drops = [left, right].map((x) => slope * (x - width / 2));
  const top = box.top + Math.min(...drops) - margin;
  const bottom = box.bottom + Math.max(...drops) + margin;
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(right, width) - share(left, width),
    height: share(bottom, height) - share(top, height),
  };
}
