import { darker } from '../kit/colour';
import { mirrored, path, type Segment, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';
import type { Measures } from './cut';

export type Collar =
  | 'none'
  | 'crew'
  | 'vee'
  | 'shirt'
  | 'camp'
  | 'mandarin'
  | 'teluk'
  | 'hood'
  | 'funnel'
  | 'peterpan'
  | 'polo'
  | 'roll';

/** The depth of the front neckline below the side of the neck, in cm, by collar. */
export const neckDepth: Readonly<Record<Collar, number>> = {
  none: 10,
  crew: 9,
  vee: 19,
  shirt: 7,
  camp: 16,
  mandarin: 8,
  teluk: 8,
  hood: 10,
  funnel: 7,
  peterpan: 8,
  polo: 8,
  roll: 7,
};

/** The right half of the front neckline, from its lowest point on the axis to the side of the neck. */
export function neckline(m: Measures, collar: Collar, depth: number): Segment {
  const n = m.neck;
  return collar === 'vee' || collar === 'camp'
    ? [n * 0.3, depth * 0.7, n * 0.86, depth * 0.3, n, 0]
    : [n * 0.62, depth, n * 0.98, depth * 0.55, n, 0];
}

/** The inside of the back in the neck opening, with its label. */
export function insideBack(
  pen: Pen,
  m: Measures,
  depth: number,
  cloth: Cloth,
  trim: Cloth,
  collar: Collar,
): string {
  const n = m.neck;
  const inside: Cloth = { ...cloth, base: darker(cloth.base, 0.38), sheen: 0 };
  const back = piece(pen, {
    d: symmetric(
      [0, 2.2],
      [
        [n * 0.5, 2.1, n * 0.9, 1.2, n + 0.8, -0.4],
        [n + 0.6, depth * 0.4],
        [n * 0.6, depth + 2.5],
        [0, depth + 2.5],
      ],
    ),
    cloth: {
      ...inside,
      ...(cloth.paint
        ? { paint: (p, box) => `<g opacity="0.45">${cloth.paint?.(p, box) ?? ''}</g>` }
        : {}),
    },
    lift: 0,
  });
  const label = `<rect x="-2.2" y="2.6" width="4.4" height="2.6" rx="0.2" fill="#f3e9d8"/><rect x="-1.4" y="3.4" width="2.8" height="0.3" fill="#8a4b33"/><rect x="-1" y="4.1" width="2" height="0.22" fill="#8a4b33" fill-opacity="0.7"/>`;
  const standing: Partial<Record<Collar, number>> = {
    shirt: 4.6,
    camp: 3.6,
    mandarin: 3.6,
    polo: 4,
    funnel: 6.5,
    roll: 7,
  };
  const rise = standing[collar];
  const stand = rise
    ? piece(pen, {
        d: symmetric(
          [0, -rise + 0.6],
          [
            [n * 0.55, -rise + 0.6, n, -rise + 1.2, n + 0.9, -0.2],
            [n * 0.9, 1.4, n * 0.5, 2.4, 0, 2.6],
          ],
        ),
        cloth:
          collar === 'funnel' || collar === 'roll'
            ? { ...trim, base: darker(trim.base, 0.2) }
            : { ...cloth, base: darker(cloth.base, 0.2) },
        lift: 0,
      })
    : '';
  const hood =
    collar === 'hood'
      ? piece(pen, {
          d: symmetric(
            [0, -17],
            [
              [n * 0.9, -17.5, n + 6.5, -12, n + 5.5, -1],
              [n + 4.5, 4, n, 5, 0, 5],
            ],
          ),
          cloth,
          folds: [
            {
              d: symmetric(
                [0, -15],
                [
                  [n * 0.5, -15, n + 2, -10, n + 2, -3],
                  [n, -8, 4, -13, 0, -13],
                ],
              ),
              rise: 0.2,
            },
          ],
        }) +
        piece(pen, {
          d: symmetric(
            [0, -11.5],
            [
              [n * 0.7, -11.5, n + 2, -7, n + 0.6, 1],
              [n * 0.8, 4, n * 0.4, 6, 0, 6],
            ],
          ),
          cloth: { ...cloth, base: darker(cloth.base, 0.45) },
          lift: 0,
        })
      : '';
  return hood + stand + back + (collar === 'hood' ? '' : label);
}

/** The front of the collar, over the body. */
export function drawCollar(
  pen: Pen,
  m: Measures,
  collar: Collar,
  depth: number,
  cloth: Cloth,
): string {
  const n = m.neck;
  const both = (d: string, turn: number) =>
    piece(pen, { d: mirrored(d), cloth, turn: -turn, puff: 0.5, stitches: [] }) +
    piece(pen, { d, cloth, turn, puff: 0.5 });
  switch (collar) {
    case 'none':
    case 'teluk':
      return '';
    case 'crew':
    case 'vee': {
      const [x1, y1, x2, y2] = neckline(m, collar, depth);
      const w = 2.4;
      return piece(pen, {
        d: symmetric(
          [0, depth - (collar === 'vee' ? w * 1.5 : w)],
          [
            [
              (x1 ?? 0) * 0.9,
              y1 - w * (collar === 'vee' ? 1.3 : 1),
              (x2 ?? 0) - w * 0.75,
              (y2 ?? 0) - 0.6,
              n - w * 0.8,
              -1,
            ],
            [n + 0.3, -0.2],
            [x2 ?? 0, (y2 ?? 0) + 0.3, x1, y1 + 0.2, 0, depth + 0.2],
          ],
        ),
        cloth,
        lift: 0.5,
        puff: 0.5,
      });
    }
    case 'shirt':
    case 'polo': {
      const d = path(
        [0.3, depth],
        [
          [2, depth * 0.5, n - 1.6, 1, n - 0.5, -3.4],
          [n + 0.6, -3.6, n + 1.8, -2.6, n + 2, -0.8],
          [n + 2.6, 3, n + 2, 7, n + 0.9, 10.8],
          [n - 3, 10, 3.4, depth + 2.5, 0.3, depth],
        ],
      );
      return both(d, 24);
    }
    case 'camp': {
      const lapel = path(
        [0.2, depth + 0.4],
        [
          [n * 0.3, depth * 0.72, n * 0.7, depth * 0.4, n * 0.86, 4.6],
          [n + 2.4, 6.9],
          [n + 5, 8.4],
          [n + 3.2, 11, n - 1, depth - 1.5, 0.2, depth + 0.4],
        ],
      );
      const leaf = path(
        [n * 0.78, 6.4],
        [
          [n - 0.6, 3, n - 0.8, 0, n - 0.4, -2.8],
          [n + 0.8, -3.2, n + 2, -2.2, n + 2.6, -0.9],
          [n + 4, 1.6, n + 5.2, 3.6, n + 6.3, 5.4],
          [n + 4, 6.6, n + 3, 7, n + 2.2, 7.6],
        ],
      );
      return both(lapel, 20) + both(leaf, 34);
    }
    case 'mandarin': {
      const d = path(
        [0.3, depth],
        [
          [n * 0.6, depth, n * 0.98, depth * 0.55, n + 0.4, -0.2],
          [n - 0.2, -3.4],
          [n * 0.84, depth * 0.1, n * 0.5, depth - 3.4, 0.3, depth - 3.6],
        ],
      );
      return both(d, 16);
    }
    case 'funnel':
    case 'roll': {
      const up = collar === 'roll' ? 6 : 5.4;
      const d = symmetric(
        [0, -up + 3.4],
        [
          [n * 0.6, -up + 3.4, n * 0.95, -up + 2, n + 0.5, -up + 0.6],
          [n + 1.4, -2, n + 1.4, -1, n + 1.2, 0.4],
          [n, depth * 0.7, n * 0.6, depth + 1, 0, depth + 1],
        ],
      );
      return piece(pen, { d, cloth, puff: 1.1, depth: 1.3 });
    }
    case 'hood': {
      const d = path(
        [0, depth + 5],
        [
          [1, depth - 1, n - 2.4, 4, n + 0.2, -2.4],
          [n + 2.4, -3.6, n + 5.4, -3, n + 5.8, -0.6],
          [n + 6, 4, n, depth + 3, 0, depth + 5],
        ],
      );
      return both(d, 30);
    }
    case 'peterpan': {
      const d = path(
        [0.2, depth],
        [
          [n * 0.62, depth, n * 0.98, depth * 0.55, n, -0.6],
          [n + 2.4, -0.8, n + 3.6, 0.4, n + 3.6, 2],
          [n + 3.8, depth, n - 1, depth + 6, 3.6, depth + 5.4],
          [0.8, depth + 5, 0.1, depth + 2.4, 0.2, depth],
        ],
      );
      return both(d, 20);
    }
  }
}
