import type { Hex } from '../kit/colour';
import { ellipse, path, roundedBox, wedge } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';
import { standing } from '../scenes/props';
import { cloth } from './cloths';

/** A parcel wrapped in knotted fabric, its base at (x, y). */
export function bundle(own: Pen, x: number, y: number, size: number, wrapped: Cloth): string {
  const body = path(
    [x - size, y - size * 0.5],
    [
      [x - size, y - size * 1.15, x + size, y - size * 1.15, x + size, y - size * 0.5],
      [x + size * 1.05, y + size * 0.1, x - size * 1.05, y + size * 0.1, x - size, y - size * 0.5],
    ],
  );
  const ear = (side: 1 | -1) =>
    path(
      [x, y - size * 0.98],
      [
        [
          x + side * size * 0.2,
          y - size * 1.5,
          x + side * size * 0.8,
          y - size * 1.7,
          x + side * size * 0.95,
          y - size * 1.25,
        ],
        [
          x + side * size * 0.6,
          y - size * 1.1,
          x + side * size * 0.3,
          y - size * 0.9,
          x,
          y - size * 0.9,
        ],
      ],
    );
  const folds = [-0.7, -0.3, 0.3, 0.7].map((share) => ({
    d: wedge([x + share * size, y], [x + share * size * 0.2, y - size * 0.95], size * 0.24),
    rise: 0.26,
  }));
  return (
    standing(own, x, y, size) +
    piece(own, { d: body, cloth: wrapped, puff: 1.6, depth: 1.2, folds }) +
    piece(own, { d: ear(-1), cloth: wrapped, puff: 0.8 }) +
    piece(own, { d: ear(1), cloth: wrapped, puff: 0.8 }) +
    piece(own, {
      d: ellipse(x, y - size * 0.98, size * 0.2, size * 0.17),
      cloth: wrapped,
      puff: 0.8,
      depth: 1.3,
    })
  );
}

/** Fabrics on a washing line. */
export function hangingCloths(own: Pen, cloths: readonly Cloth[]): string {
  const line =
    '<path d="M-5 14C40 18 110 18 165 13" fill="none" stroke="#6b4a36" stroke-width="0.6"/>';
  return (
    line +
    cloths
      .map((dyed, i) => {
        const x = 8 + i * (150 / cloths.length);
        const w = 150 / cloths.length - 6;
        const drop = 46 + (i % 2) * 8;
        const d = path(
          [x, 16.5],
          [
            [x + w, 16.8],
            [x + w + 0.8, 16 + drop],
            [x + w * 0.6, 18 + drop, x + w * 0.3, 15 + drop, x - 0.6, 17 + drop],
          ],
        );
        const folds = [0.2, 0.45, 0.75].map((share) => ({
          d: wedge([x + w * share, 18], [x + w * share + 1, 20 + drop], w * 0.18),
          rise: 0.24,
        }));
        return piece(own, { d, cloth: dyed, folds, puff: 1.2, depth: 1.1 });
      })
      .join('')
  );
}

/** A flower of folded fabric, in rings. */
export function kolam(own: Pen): string {
  const rings: readonly (readonly [number, number, number, Cloth])[] = [
    [14, 38, 15, { base: '#d98b2b' }],
    [12, 30, 13, cloth.songketWine],
    [10, 23, 12, { base: '#2f7f78' }],
    [9, 16, 10, { base: '#e8c24a' }],
    [7, 9, 8, { base: '#b03a4c' }],
  ];
  return (
    rings
      .map(([count, reach, wide, petal], ring) =>
        Array.from({ length: count }, (_, i) => {
          const d = path(
            [0, 0],
            [
              [-wide * 0.5, -reach * 0.5, -wide * 0.36, -reach * 0.9, 0, -reach],
              [wide * 0.36, -reach * 0.9, wide * 0.5, -reach * 0.5, 0, 0],
            ],
          );
          return `<g transform="translate(80 50) rotate(${(360 / count) * (i + (ring % 2) * 0.5)})">${piece(own, { d, cloth: petal, puff: 0.7, lift: 0.7, folds: [{ d: wedge([0, -reach], [0, 0], 2), rise: 0.2 }] })}</g>`;
        }).join(''),
      )
      .join('') +
    piece(own, { d: ellipse(80, 50, 4, 4), cloth: { base: '#f4e2b0' }, puff: 1.4, depth: 1.4 })
  );
}

/** A box with a ribbon; (x, y) is its bottom left corner. */
export function parcel(
  own: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Hex,
  ribbon: Hex,
): string {
  const band = (d: string) => piece(own, { d, cloth: { base: ribbon }, lift: 0.3, puff: 0.3 });
  return (
    standing(own, x + w / 2, y, w / 2) +
    piece(own, { d: roundedBox(x, y - h, w, h, 0.8), cloth: { base: colour }, puff: 0.8 }) +
    band(roundedBox(x + w * 0.44, y - h, w * 0.12, h, 0.1)) +
    band(roundedBox(x, y - h * 0.6, w, h * 0.16, 0.1))
  );
}
