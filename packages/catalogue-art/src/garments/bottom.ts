import { darker } from '../kit/colour';
import { mirrored, symmetric } from '../kit/path';
import { piece, stitchLine } from '../kit/piece';
import { hemBand, pockets, waistband } from './bottomParts';
import { type BottomCut, legFolds, legs } from './bottomShape';
import { type Garment, measures } from './cut';
import { mirroredFolds } from './folds';

/** Creates trousers, shorts or joggers from their cut. */
export function bottom(cut: BottomCut): Garment {
  const m = measures[cut.fits];
  return {
    fits: cut.fits,
    cloth: cut.cloth,
    hangsBy: 'clips',
    focus: { at: [m.hip * 0.2, m.rise * 0.45], width: m.hip * 1.6 },
    outlines: (aspect) => {
      const { right } = legs(cut, aspect);
      return [right, mirrored(right)];
    },
    draw(pen, aspect) {
      const shape = legs(cut, aspect);
      const folds = legFolds(pen, cut, shape);
      const both = piece(pen, {
        d: shape.right + mirrored(shape.right),
        cloth: cut.cloth,
        folds: [...folds, ...mirroredFolds(folds)],
        puff: cut.quilt ? 1.2 : 1.3,
        depth: 1.1,
      });
      const stripe = cut.sideStripe
        ? [1, -1]
            .map(
              (side) =>
                `<path d="M${side * (shape.waist - 0.6)} 4C${side * (shape.hip - 0.7)} 14 ${side * (shape.hip - 0.4)} ${cut.length * 0.5} ${side * (shape.hemOuter[0] - 0.8)} ${cut.length}" fill="none" stroke="${cut.sideStripe}" stroke-width="1.2"/>`,
            )
            .join('')
        : '';
      const outer = cut.thread
        ? [1, -1]
            .map((side) =>
              stitchLine(
                `M${side * (shape.waist - 0.9)} 4C${side * (shape.hip - 1)} 12 ${side * (shape.hip - 0.9)} ${cut.length * 0.5} ${side * (shape.hemOuter[0] - 1)} ${cut.length}`,
                cut.thread ?? '#d9a441',
              ),
            )
            .join('')
        : '';
      const seam =
        outer +
        `<path d="M0 4L0 ${m.rise + 1}" stroke="${darker(cut.cloth.base, 0.5)}" stroke-opacity="0.55" stroke-width="0.22"/>`;
      const inside = piece(pen, {
        d: symmetric(
          [0, -3.2],
          [
            [shape.waist * 0.6, -3.2, shape.waist * 0.95, -2.4, shape.waist, -0.8],
            [shape.waist, 2],
            [0, 2],
          ],
        ),
        cloth: { base: darker(cut.cloth.base, 0.4) },
        lift: 0.5,
      });
      return {
        behind: aspect === 'back' || aspect === 'worn' ? '' : inside,
        front:
          both +
          seam +
          stripe +
          hemBand(pen, cut, shape) +
          pockets(pen, cut, shape, aspect) +
          waistband(pen, cut, shape.waist, aspect),
      };
    },
  };
}
