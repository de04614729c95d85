import type { Hex } from '../kit/colour';
import { type Point, path, spindle } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth, Fold } from '../kit/piece';
import { type Aspect, measures, type Wearer } from './cut';

/** The cut of trousers. Lengths in cm from the waist. */
export interface BottomCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  readonly trim?: Cloth;
  /** The length from waist to hem. */
  readonly length: number;
  /** The full width of a leg at its hem. */
  readonly hem: number;
  /** Extra half width at the thigh. */
  readonly ease?: number;
  readonly waist: 'button' | 'drawstring' | 'elastic' | 'wrap';
  readonly finish?: 'plain' | 'rib' | 'turnup' | 'elastic' | 'border';
  readonly cargo?: boolean;
  readonly crease?: boolean;
  readonly pleats?: boolean;
  readonly button?: Hex;
  readonly drape?: number;
  /** A stripe down the outer seam. */
  readonly sideStripe?: Hex;
  readonly quilt?: boolean;
  /** Contrasting topstitching, as on jeans. */
  readonly thread?: Hex;
}

/** The right leg with its hem, and the half widths above it. */
export interface Legs {
  readonly right: string;
  readonly hemOuter: Point;
  readonly hemInner: Point;
  readonly waist: number;
  readonly hip: number;
}

/** The outline of the right leg. */
export function legs(cut: BottomCut, aspect: Aspect): Legs {
  const m = measures[cut.fits];
  const slim = aspect === 'worn' ? 0.9 : 1;
  const waist = (m.waist + (cut.waist === 'button' ? 0.5 : 1.5)) * slim;
  const hip = (m.hip + (cut.ease ?? 0)) * slim * 0.96;
  const spread = aspect === 'worn' ? 0.24 : 0.36;
  const centre = hip * (0.5 + spread * 0.35) + (cut.length > 60 ? 1.5 : 0.5);
  const half = cut.hem / 2;
  const hemOuter: Point = [centre + half, cut.length];
  const hemInner: Point = [Math.max(centre - half, 0.5), cut.length + 0.4];
  const knee = cut.length * 0.62;
  const right = path(
    [0, 0],
    [
      [waist, -0.3],
      [waist + 0.6, 5, hip, m.rise * 0.5, hip + 0.2, m.rise * 0.8],
      [hip + 0.5, knee * 0.75, hemOuter[0] - 0.2, knee, hemOuter[0], hemOuter[1]],
      [
        hemOuter[0] - half * 0.6,
        cut.length + 0.9,
        hemInner[0] + half * 0.6,
        cut.length + 1,
        hemInner[0],
        hemInner[1],
      ],
      [hemInner[0] - 0.2, knee, 1.4, m.rise + 12, 0.2, m.rise + 1.5],
      [0, m.rise],
    ],
  );
  return { right, hemOuter, hemInner, waist, hip };
}

/** The folds of the right leg. */
export function legFolds(pen: Pen, cut: BottomCut, shape: Legs): Fold[] {
  const m = measures[cut.fits];
  const { random } = pen;
  const s = cut.drape ?? 1;
  const [ox, oy] = shape.hemOuter;
  const [ix] = shape.hemInner;
  const middle = (ox + ix) / 2;
  const folds: Fold[] = [
    { d: spindle([1, m.rise + 1], [shape.hip * 0.72, m.rise * 0.62], 2.6, 1.4), rise: 0.31 * s },
    { d: spindle([0.6, m.rise + 3], [shape.hip * 0.8, m.rise + 7], 2.6, -1.2), rise: 0.24 * s },
    { d: spindle([0.4, m.rise - 3], [shape.hip * 0.5, m.rise * 0.45], 2.2, 1), rise: 0.2 * s },
    {
      d: spindle([shape.hip * 0.7, m.rise], [middle + (ox - middle) * 0.4, oy], 4.4, 1),
      rise: 0.22 * s,
    },
    {
      d: spindle([shape.hip * 0.3, m.rise + 8], [ix + (middle - ix) * 0.6, oy + 1], 3.8, -0.8),
      rise: 0.2 * s,
    },
  ];
  if (cut.length > 60) {
    for (const share of [0.56, 0.62, 0.9, 0.95]) {
      const y = cut.length * share;
      folds.push({
        d: spindle(
          [ix + 1, y],
          [middle + random.between(-1, 3), y - random.between(-2, 3)],
          1.9,
          random.between(-1, 1),
        ),
        rise: 0.22 * s,
      });
      folds.push({
        d: spindle(
          [ox - 0.6, y + 3],
          [middle + random.between(-2, 2), y + random.between(0, 4)],
          1.9,
          random.between(-1, 1),
        ),
        rise: 0.2 * s,
      });
    }
  }
  if (cut.crease || cut.pleats) {
    folds.push({
      d: spindle([shape.waist * 0.5, cut.pleats ? 3 : m.rise * 0.6], [middle, oy], 1.5, 0),
      rise: 0.22,
    });
    if (cut.pleats)
      folds.push({
        d: spindle([shape.waist * 0.72, 3], [shape.hip * 0.72, m.rise * 0.9], 1.8, 0),
        rise: 0.25,
      });
  }
  if (cut.quilt) {
    for (let y = 6; y < cut.length; y += 9) {
      folds.push({
        d: path(
          [-2, y],
          [
            [shape.hip * 0.4, y + 1, shape.hip * 0.8, y + 1, shape.hip + 8, y],
            [shape.hip + 8, y + 7],
            [shape.hip * 0.8, y + 8, shape.hip * 0.4, y + 8, -2, y + 7],
          ],
        ),
        rise: 0.4,
      });
    }
  }
  return folds;
}
