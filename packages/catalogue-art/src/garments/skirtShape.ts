import { path, spindle, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth, Fold } from '../kit/piece';
import { measures, type Wearer } from './cut';
import { hemFolds } from './folds';

/** The cut of a skirt or sarong. Lengths in cm from the waist. */
export interface SkirtCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  readonly trim?: Cloth;
  readonly length: number;
  /** Half width of the hem. */
  readonly hemHalf: number;
  readonly style: 'aline' | 'pleated' | 'wrap' | 'sarong' | 'gathered' | 'tiered';
  readonly border?: number;
  readonly drape?: number;
}

/** The outline of a skirt and its half widths. */
export interface SkirtShape {
  readonly d: string;
  readonly waist: number;
  readonly hip: number;
  readonly hem: number;
}

/** The outline for a slimness: 1 when hung, less on a body. */
export function body(cut: SkirtCut, slim: number): SkirtShape {
  const m = measures[cut.fits];
  const waist = (m.waist + 0.6) * slim;
  const hip = (m.hip + (cut.style === 'gathered' || cut.style === 'tiered' ? 3 : 0)) * slim;
  const hem = cut.hemHalf * (slim + 1) * 0.5;
  const full = cut.style === 'gathered' || cut.style === 'tiered' || cut.style === 'pleated';
  const d = symmetric(
    [0, 0],
    [
      [waist * 0.5, 0, waist * 0.8, -0.2, waist, -0.6],
      full
        ? [waist + 3, 5, hem - 6, cut.length * 0.5, hem, cut.length - 1.5]
        : [waist + 2, 6, hip, m.rise * 0.5, hip + (hem - hip) * 0.25, m.rise * 0.9],
      ...(full
        ? []
        : [
            [
              hip + (hem - hip) * 0.5,
              cut.length * 0.6,
              hem,
              cut.length * 0.8,
              hem,
              cut.length - 1.5,
            ] as const,
          ]),
      [hem * 0.6, cut.length + 0.8, hem * 0.3, cut.length + 0.9, 0, cut.length + 0.9],
    ],
  );
  return { d, waist, hip, hem };
}

function pleats(cut: SkirtCut, waist: number): Fold[] {
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.06) / count) * 2 - 1;
    const b = ((i + 0.9) / count) * 2 - 1;
    return {
      d: path(
        [a * waist, 3],
        [
          [b * waist, 3],
          [b * cut.hemHalf, cut.length + 1.4],
          [a * cut.hemHalf, cut.length + 1.4],
        ],
      ),
      rise: 0.4,
    };
  });
}

/** The folds of a skirt by its style. */
export function foldsOf(pen: Pen, cut: SkirtCut, { waist, hip }: SkirtShape): Fold[] {
  const s = cut.drape ?? 1;
  if (cut.style === 'pleated') return pleats(cut, waist);
  const folds = hemFolds(
    pen,
    cut.hemHalf,
    14,
    cut.length,
    cut.style === 'gathered' || cut.style === 'tiered' ? 9 : 5,
    s * (cut.style === 'gathered' ? 1.5 : 1),
  );
  if (cut.style === 'sarong' || cut.style === 'wrap') {
    for (let i = 0; i < 6; i += 1) {
      folds.push({
        d: spindle(
          [waist * 0.55, 3 + i * 0.5],
          [-hip * (0.9 - i * 0.12), 12 + i * (cut.length * 0.13)],
          2.4,
          2 + i * 0.6,
        ),
        rise: 0.26 * s,
      });
    }
  }
  return folds;
}
