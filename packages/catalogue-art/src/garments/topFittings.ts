import { darker } from '../kit/colour';
import { path, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, piece } from '../kit/piece';
import { type Collar, neckDepth } from './collar';
import type { Measures } from './cut';
import { kerongsang, placket, zip } from './details';
import { hemFolds } from './folds';
import type { TopCut } from './topShape';

/** The rib or border at the hem, when there is one. */
export function hemPiece(pen: Pen, cut: TopCut, m: Measures, trim: Cloth): string {
  const half = m.chest * (cut.hemHalf ?? 1.02);
  const { length } = cut;
  if (cut.hem === 'rib') {
    const d = symmetric(
      [0, length - 5.5],
      [
        [half * 0.5, length - 5.4, half * 0.9, length - 5.4, half - 0.6, length - 5.8],
        [half - 2, length],
        [half * 0.6, length + 0.8, half * 0.3, length + 0.8, 0, length + 0.8],
      ],
    );
    return piece(pen, { d, cloth: trim, lift: 0.5, puff: 0.7 });
  }
  if (cut.hem === 'border') {
    const height = Math.min(12, length * 0.12);
    const d = symmetric(
      [0, length - height],
      [
        [
          half * 0.5,
          length - height,
          half * 0.9,
          length - height - 0.2,
          half - 0.25,
          length - height - 0.8,
        ],
        [half, length - 0.9],
        [half * 0.6, length + 0.6, half * 0.3, length + 0.5, 0, length + 0.5],
      ],
    );
    return piece(pen, {
      d,
      cloth: trim,
      lift: 0.3,
      puff: 0.5,
      folds: hemFolds(pen, half, length - height - 4, length, 5, 0.8),
    });
  }
  return '';
}

/** The front closure: buttons, zip, studs or brooches. */
export function closureOf(pen: Pen, cut: TopCut, m: Measures): string {
  const depth = neckDepth[cut.collar];
  const colour = cut.button ?? '#efe6d4';
  const bottom = cut.hem === 'rib' ? cut.length - 5 : cut.length + 0.4;
  const trim = cut.trim ?? cut.cloth;
  switch (cut.closure) {
    case 'buttons':
      return placket(pen, depth + 0.4, bottom, cut.fits === 'kid' ? 7 : 9.2, cut.cloth, colour);
    case 'half':
      return placket(
        pen,
        depth + 0.2,
        depth + (cut.fits === 'kid' ? 12 : 17),
        5.4,
        trim,
        colour,
        0.55,
      );
    case 'stud':
      return (
        piece(pen, {
          d: path(
            [-0.5, depth],
            [
              [0.5, depth],
              [0.35, depth + 12],
              [0, depth + 12.6],
              [-0.35, depth + 12],
            ],
          ),
          cloth: { base: darker(cut.cloth.base, 0.4) },
          lift: 0.3,
          puff: 0.3,
        }) +
        [depth + 1.2, depth + 5.6, depth + 10]
          .map((y) => button(0, y, cut.metal ?? '#d9b25a', 0.62))
          .join('')
      );
    case 'zip':
      return zip(
        pen,
        cut.collar === 'funnel' ? -0.6 : depth,
        bottom + (cut.hem === 'rib' ? 5 : 0),
        darker(cut.cloth.base, 0.3),
        cut.metal ?? '#c9b48a',
      );
    case 'halfzip':
      return zip(pen, -0.4, depth + 18, darker(cut.cloth.base, 0.3), cut.metal ?? '#c9b48a');
    case 'kebaya':
      return kerongsang(m.arm * 0.72, (cut.length - m.arm) * 0.22, cut.metal ?? '#d9b25a');
    default:
      return '';
  }
}

/** The stitch line above a straight hem. */
export function hemLine(half: number, y: number): string {
  return path(
    [-half + 0.4, y - 0.9],
    [[-half * 0.5, y + 0.5, half * 0.5, y + 0.5, half - 0.4, y - 0.9]],
    false,
  );
}

/** The yoke and pleat at the back of a shirt. */
export function yoke(pen: Pen, cut: TopCut, m: Measures): string {
  if (cut.closure !== 'buttons') return '';
  const y = m.arm * 0.52;
  return (
    `<path d="${path([-m.shoulder + 1.6, y], [[-8, y + 1.6, 8, y + 1.6, m.shoulder - 1.6, y]], false)}" stroke="${darker(cut.cloth.base, 0.5)}" stroke-width="0.2" stroke-opacity="0.6" fill="none"/>` +
    piece(pen, {
      d: path(
        [-1.6, y + 0.6],
        [
          [1.6, y + 0.6],
          [0.9, y + 14],
          [-0.9, y + 14],
        ],
      ),
      cloth: cut.cloth,
      lift: 0.3,
    })
  );
}

/** The collar from behind. */
export function backCollar(pen: Pen, cut: TopCut, m: Measures, trim: Cloth): string {
  const n = m.neck;
  const fall: Partial<Record<Collar, number>> = {
    shirt: 4.4,
    camp: 5,
    polo: 4,
    peterpan: 6,
    crew: 2,
    vee: 2,
    mandarin: 0.6,
    funnel: 1,
    roll: 2,
  };
  if (cut.collar === 'hood') {
    return piece(pen, {
      d: symmetric(
        [0, -9],
        [
          [n, -9, n + 6, -5, n + 5, 3],
          [n + 3, 14, n - 1, 20, 0, 23],
        ],
      ),
      cloth: cut.cloth,
      folds: [{ d: symmetric([0, -2], [[2, 4, 2, 12, 0, 20]]), rise: 0.14 }],
      depth: 1.2,
    });
  }
  const drop = fall[cut.collar];
  if (drop === undefined) return '';
  const up = ['shirt', 'polo', 'mandarin', 'camp'].includes(cut.collar)
    ? 3.4
    : ['funnel', 'roll'].includes(cut.collar)
      ? 5.6
      : 0.8;
  return piece(pen, {
    d: symmetric(
      [0, -up + 0.8],
      [
        [n * 0.6, -up + 0.8, n * 0.96, -up + 0.6, n + 0.2, -up * 0.7],
        [n + 1.6, 0.4],
        [n + 2, drop * 0.6, n + 0.6, drop, n * 0.6, drop + 0.8],
        [0, drop + 1],
      ],
    ),
    cloth: cut.collar === 'crew' || cut.collar === 'vee' ? trim : cut.cloth,
    puff: 0.6,
  });
}
