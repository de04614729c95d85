import type { Hex } from '../kit/colour';
import { path } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { palmShade } from './wall';

/** An arch in a wall, `r` px to each side of `x`, with its highest point at `top`. */
export function arch(x: number, top: number, r: number, foot: number): string {
  const shoulder = top + r;
  return path(
    [x - r, foot],
    [
      [x - r, shoulder],
      [x - r, top + r * 0.4, x - r * 0.5, top, x, top],
      [x + r * 0.5, top, x + r, top + r * 0.4, x + r, shoulder],
      [x + r, foot],
    ],
  );
}

/** The shade of palm leaves on a wall, each placed by an SVG transform. */
export function leafShade(pen: Pen, colour: Hex, ...leaves: readonly string[]): string {
  const drawn = leaves.map((at) => `<path transform="${at}" d="${palmShade()}"/>`).join('');
  return `<g fill="${colour}" fill-opacity="0.16" ${blurred(pen, 9)}>${drawn}</g>`;
}
