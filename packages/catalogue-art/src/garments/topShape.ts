import type { Hex } from '../kit/colour';
import { path, type Segment, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth, Fold } from '../kit/piece';
import { type Collar, neckDepth, neckline } from './collar';
import { type Aspect, type Measures, measures, type Wearer } from './cut';
import type { Pocket } from './details';
import { bodyFolds, hemFolds, quilting } from './folds';
import type { SleeveCut } from './sleeve';

/** The cut of a top. Lengths in cm. */
export interface TopCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  /** The fabric of collar, cuffs, ribs and borders; default: the main fabric. */
  readonly trim?: Cloth;
  readonly length: number;
  readonly hem?: 'straight' | 'curved' | 'rib' | 'border' | 'peak';
  /** Half width at the hem and at the waist, relative to the chest. */
  readonly hemHalf?: number;
  readonly waistHalf?: number;
  readonly collar: Collar;
  readonly sleeve?: SleeveCut;
  readonly closure?: 'none' | 'buttons' | 'half' | 'zip' | 'stud' | 'kebaya' | 'open' | 'halfzip';
  readonly pockets?: readonly Pocket[];
  readonly button?: Hex;
  readonly metal?: Hex;
  /** How strongly it creases: 0.5 knit, 1 cotton, 1.4 satin. */
  readonly drape?: number;
  /** Number of quilted tubes, for padded jackets. */
  readonly quilt?: number;
  /** Additional half width over the body block, in cm. */
  readonly ease?: number;
  /** A print or embroidery on the chest, drawn in cm around (0, 0). */
  readonly emblem?: string;
  readonly emblemAt?: readonly [number, number];
}

/** The body block with the ease of the cut. It is slimmer on a body than laid flat. */
export function block(cut: TopCut, aspect: Aspect): Measures {
  const m = measures[cut.fits];
  const ease = cut.ease ?? 0;
  const slim = aspect === 'worn' ? 0.86 : 1;
  return {
    ...m,
    shoulder: m.shoulder + ease * 0.5 - (aspect === 'worn' ? 1.6 : 0),
    drop: aspect === 'worn' ? m.drop + 1.2 : m.drop,
    chest: (m.chest + ease) * slim,
    arm: m.arm + ease * 0.4,
  };
}

/** The outline of the body of a top, whole or split down the front. */
export interface Outline {
  readonly d: string;
  readonly half: (atBottom: number) => string;
}

/** The outline of the body of a top. */
export function outline(cut: TopCut, m: Measures, aspect: Aspect): Outline {
  const depth = aspect === 'back' ? 1.6 : neckDepth[cut.collar];
  const collar = aspect === 'back' ? 'none' : cut.collar;
  const slim = aspect === 'worn' ? 0.88 : 1;
  const hem = m.chest * (cut.hemHalf ?? 1.02) * (aspect === 'worn' ? 0.97 : 1);
  const waist = m.chest * (cut.waistHalf ?? 0.98) * (cut.waistHalf ? 1 : slim ** 0.3);
  const waistY = m.arm + (Math.min(cut.length, m.length) - m.arm) * 0.45;
  const length = cut.hem === 'rib' ? cut.length - 4 : cut.length;
  const side: Segment[] = [
    [m.shoulder - 0.2, m.drop + 3, m.shoulder - 1.6, m.arm - 3.4, m.chest, m.arm],
    [m.chest - 0.4, m.arm + 4, waist, waistY - 6, waist, waistY],
  ];
  const bottom: Segment[] =
    cut.hem === 'curved'
      ? [
          [waist, waistY + 6, hem, length - 18, hem, length - 9],
          [hem - 1.2, length - 3, hem * 0.72, length - 0.4, hem * 0.4, length],
          [hem * 0.25, length, hem * 0.1, length, 0, length],
        ]
      : cut.hem === 'peak'
        ? [
            [waist + 0.4, waistY + 5, hem, length - 20, hem, length - 9],
            [hem * 0.7, length - 8, hem * 0.3, length - 2, 0, length + 3],
          ]
        : [
            [waist + 0.4, waistY + (length - waistY) * 0.4, hem, length - 8, hem, length - 0.9],
            [hem * 0.6, length + 0.6, hem * 0.3, length + 0.5, 0, length + 0.5],
          ];
  const right: Segment[] = [
    neckline(m, collar, depth),
    [m.shoulder - 1.4, m.drop - 0.5],
    ...side,
    ...bottom,
  ];
  const start: readonly [number, number] = [0, depth];
  return {
    d: symmetric(start, right),
    half: (gap) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, , y = 0] = right.at(-1) ?? [];
      return path([gap * 0.6, depth], [...right.slice(0, -1), [x1, y1, x2, y2, gap, y]]);
    },
  };
}

/** The angle of the sleeves to the body, degrees. */
export function angleOf(cut: TopCut, aspect: Aspect): number {
  if (!cut.sleeve) return 0;
  const short = cut.sleeve.length < measures[cut.fits].sleeve * 0.62;
  if (aspect === 'worn') return short ? 17 : 10.5;
  return short ? 29 : 15.5;
}

/** The folds of the body of a top. */
export function foldsOf(pen: Pen, cut: TopCut, m: Measures): Fold[] {
  const drape = cut.drape ?? 1;
  if (cut.quilt) return quilting(m.chest * 1.2, -1, cut.length - 3, cut.quilt);
  const hem = m.chest * (cut.hemHalf ?? 1.02);
  return [
    ...bodyFolds(pen, m.chest, m.arm, m.drop, drape),
    ...hemFolds(pen, hem, m.arm + 8, cut.length, cut.length > 84 ? 6 : 5, drape),
  ];
}
