import { darker } from '../kit/colour';
import { path, spindle, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Cloth, type Fold, piece } from '../kit/piece';
import { measures } from './cut';
import { hemFolds } from './folds';
import { foldsOf, type SkirtCut, type SkirtShape } from './skirtShape';

/** The border woven or sewn along the hem. */
export function borderOf(pen: Pen, cut: SkirtCut, { hem, hip }: SkirtShape): string {
  if (!cut.border) return '';
  const y = cut.length - cut.border;
  const at = hem - (hem - hip) * (cut.border / cut.length) * 1.1;
  return piece(pen, {
    d: symmetric(
      [0, y + 1],
      [
        [at * 0.5, y + 1, at * 0.9, y, at, y - 0.8],
        [hem + 0.1, cut.length - 1.5],
        [hem * 0.6, cut.length + 0.8, hem * 0.3, cut.length + 0.9, 0, cut.length + 0.9],
      ],
    ),
    cloth: cut.trim ?? cut.cloth,
    lift: 0.3,
    puff: 0.6,
    folds: hemFolds(pen, hem, y - 6, cut.length, 5, 0.9),
  });
}

/** The gathered seams of a tiered skirt. */
export function tiersOf(pen: Pen, cut: SkirtCut, { waist, hem }: SkirtShape): string {
  if (cut.style !== 'tiered') return '';
  const dark = darker(cut.cloth.base, 0.55);
  return [0.36, 0.68]
    .map((share) => {
      const y = cut.length * share;
      const reach = waist + 3 + (hem - waist - 3) * share;
      const seam = path(
        [-reach, y - 1],
        [[-reach * 0.5, y + 1, reach * 0.5, y + 1, reach, y - 1]],
        false,
      );
      let gathers = '';
      for (let x = -reach * 0.95; x < reach; x += 1.7) {
        gathers += spindle([x, y], [x * 1.03, y + pen.random.between(3, 8)], 0.7, 0);
      }
      return (
        `<path d="${seam}" fill="none" stroke="${dark}" stroke-opacity="0.55" stroke-width="0.4"/>` +
        `<path d="${gathers}" fill="${dark}" fill-opacity="0.3"/>`
      );
    })
    .join('');
}

/** The outer layer of a wrap skirt or sarong, over the front. */
export function overlap(pen: Pen, cut: SkirtCut, shape: SkirtShape): string {
  const { waist, hip, hem } = shape;
  const rise = measures[cut.fits].rise;
  const { length } = cut;
  const layer = piece(pen, {
    d: path(
      [-waist * 0.72, 0],
      [
        [waist, -0.6],
        [waist + 2, 6, hip, rise * 0.5, hip + (hem - hip) * 0.25, rise * 0.9],
        [hip + (hem - hip) * 0.5, length * 0.6, hem, length * 0.8, hem + 0.2, length - 1.2],
        [hem * 0.5, length + 1, 0, length + 1.6, -hem * 0.22, length - 5],
        [-hem * 0.34, length * 0.7, -waist * 0.4, 20, -waist * 0.72, 0],
      ],
    ),
    cloth: cut.cloth,
    folds: foldsOf(pen, cut, shape),
    turn: -3,
    puff: 1,
    depth: 1.1,
    lift: 1.3,
  });
  if (!cut.border) return layer;
  const y = length - cut.border;
  return (
    layer +
    piece(pen, {
      d: path(
        [-hem * 0.3, y - 1],
        [
          [hem * 0.2, y + 1.4, hem * 0.7, y + 0.6, hem - (hem - hip) * 0.1, y - 0.6],
          [hem + 0.2, length - 1.2],
          [hem * 0.5, length + 1, 0, length + 1.6, -hem * 0.22, length - 5],
        ],
      ),
      cloth: cut.trim ?? cut.cloth,
      lift: 0.3,
      puff: 0.6,
      folds: hemFolds(pen, hem, y - 6, length, 4, 0.8),
    })
  );
}

/** The waistband, gathered where the style gathers. */
export function waistband(pen: Pen, cut: SkirtCut, { waist }: SkirtShape): string {
  const folds: Fold[] = [];
  if (cut.style === 'gathered' || cut.style === 'tiered' || cut.style === 'sarong') {
    for (let x = -waist; x < waist; x += 1.3)
      folds.push({ d: spindle([x, -1], [x, 4], 0.7, 0), rise: 0.3 });
  }
  return piece(pen, {
    d: symmetric(
      [0, -0.4],
      [
        [waist * 0.5, -0.5, waist * 0.8, -0.8, waist + 0.1, -1.2],
        [waist + 0.7, 3],
        [waist * 0.8, 3.6, waist * 0.5, 3.8, 0, 3.8],
      ],
    ),
    cloth: cut.style === 'wrap' ? (cut.trim ?? cut.cloth) : cut.cloth,
    lift: 0.4,
    puff: 0.5,
    folds,
  });
}

/** The knot and two ends of a wrap skirt's sash. */
export function tie(pen: Pen, { waist }: SkirtShape, cloth: Cloth): string {
  const x = waist * 0.5;
  const end = (aside: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 2)">${piece(pen, {
      d: path(
        [x - 0.8, 2],
        [
          [x + 0.8, 2],
          [x + aside, y],
          [x + aside - 4, y + 1],
        ],
      ),
      cloth,
      lift: 0.7,
      puff: 0.5,
    })}</g>`;
  const knot = path(
    [x - 2, 0],
    [
      [x + 2, 0.2],
      [x + 1.8, 3.8],
      [x - 1.8, 3.8],
    ],
  );
  return end(4, 22, 6) + end(3, 19, -16) + piece(pen, { d: knot, cloth, lift: 0.6, puff: 0.9 });
}

/** The inside of the back above the waistband. */
export function insideOf(pen: Pen, cut: SkirtCut, { waist }: SkirtShape): string {
  return piece(pen, {
    d: symmetric(
      [0, -3],
      [
        [waist * 0.6, -3, waist * 0.95, -2.2, waist, -0.8],
        [waist, 2],
        [0, 2],
      ],
    ),
    cloth: { base: darker(cut.cloth.base, 0.4) },
    lift: 0.5,
  });
}
