import { darker, type Hex } from '../kit/colour';
import { path, spindle, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, type Fold, piece } from '../kit/piece';
import { type Garment, measures, type Wearer } from './cut';
import { hemFolds } from './folds';

/** What tells one skirt or sarong from another. Lengths in cm from the waist. */
export interface SkirtCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  readonly trim?: Cloth;
  readonly length: number;
  /** Half width of the hem. */
  readonly hemHalf: number;
  readonly style: 'aline' | 'pleated' | 'wrap' | 'sarong' | 'gathered' | 'buttoned' | 'tiered';
  readonly border?: number;
  readonly button?: Hex;
  readonly drape?: number;
}

function body(cut: SkirtCut, slim: number): { d: string; waist: number; hip: number } {
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
  return { d, waist, hip };
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

function foldsOf(pen: Pen, cut: SkirtCut, waist: number, hip: number): Fold[] {
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

/** A skirt or sarong, from its cut. */
export function skirt(cut: SkirtCut): Garment {
  const m = measures[cut.fits];
  const trim = cut.trim ?? cut.cloth;
  return {
    fits: cut.fits,
    cloth: cut.cloth,
    hangsBy: 'clips',
    focus: { at: [m.hip * 0.16, m.rise * 0.6], width: m.hip * 1.7 },
    outlines: (aspect) => [body(cut, aspect === 'worn' ? 0.9 : 1).d],
    draw(pen, aspect) {
      const slim = aspect === 'worn' ? 0.9 : 1;
      const { d, waist, hip } = body(cut, slim);
      const hem = cut.hemHalf * (slim + 1) * 0.5;
      const front = aspect !== 'back';
      let out = piece(pen, {
        d,
        cloth: cut.cloth,
        folds: foldsOf(pen, cut, waist, hip),
        puff: cut.style === 'pleated' ? 0.55 : 1.2,
        depth: 1.1,
      });
      if (cut.border) {
        const y = cut.length - cut.border;
        const at = hem - (hem - hip) * (cut.border / cut.length) * 1.1;
        out += piece(pen, {
          d: symmetric(
            [0, y + 1],
            [
              [at * 0.5, y + 1, at * 0.9, y, at, y - 0.8],
              [hem + 0.1, cut.length - 1.5],
              [hem * 0.6, cut.length + 0.8, hem * 0.3, cut.length + 0.9, 0, cut.length + 0.9],
            ],
          ),
          cloth: trim,
          lift: 0.3,
          puff: 0.6,
          folds: hemFolds(pen, hem, y - 6, cut.length, 5, 0.9),
        });
      }
      if (cut.style === 'tiered') {
        for (const share of [0.36, 0.68]) {
          const y = cut.length * share;
          const reach = waist + 3 + (hem - waist - 3) * share;
          out += `<path d="${path([-reach, y - 1], [[-reach * 0.5, y + 1, reach * 0.5, y + 1, reach, y - 1]], false)}" fill="none" stroke="${darker(cut.cloth.base, 0.55)}" stroke-opacity="0.55" stroke-width="0.4"/>`;
          const gathers: string[] = [];
          for (let x = -reach * 0.95; x < reach; x += 1.7)
            gathers.push(spindle([x, y], [x * 1.03, y + pen.chance.between(3, 8)], 0.7, 0));
          out += `<path d="${gathers.join('')}" fill="${darker(cut.cloth.base, 0.55)}" fill-opacity="0.3"/>`;
        }
      }
      if (front && (cut.style === 'sarong' || cut.style === 'wrap')) {
        const edge = path(
          [-waist * 0.72, 0],
          [
            [waist, -0.6],
            [waist + 2, 6, hip, m.rise * 0.5, hip + (hem - hip) * 0.25, m.rise * 0.9],
            [
              hip + (hem - hip) * 0.5,
              cut.length * 0.6,
              hem,
              cut.length * 0.8,
              hem + 0.2,
              cut.length - 1.2,
            ],
            [hem * 0.5, cut.length + 1, 0, cut.length + 1.6, -hem * 0.22, cut.length - 5],
            [-hem * 0.34, cut.length * 0.7, -waist * 0.4, 20, -waist * 0.72, 0],
          ],
        );
        out += piece(pen, {
          d: edge,
          cloth: cut.cloth,
          folds: foldsOf(pen, cut, waist, hip),
          turn: -3,
          puff: 1,
          depth: 1.1,
          lift: 1.3,
        });
        if (cut.border) {
          const y = cut.length - cut.border;
          out += piece(pen, {
            d: path(
              [-hem * 0.3, y - 1],
              [
                [hem * 0.2, y + 1.4, hem * 0.7, y + 0.6, hem - (hem - hip) * 0.1, y - 0.6],
                [hem + 0.2, cut.length - 1.2],
                [hem * 0.5, cut.length + 1, 0, cut.length + 1.6, -hem * 0.22, cut.length - 5],
              ],
            ),
            cloth: trim,
            lift: 0.3,
            puff: 0.6,
          });
        }
      }
      const gather = cut.style === 'gathered' || cut.style === 'tiered' || cut.style === 'sarong';
      const gathers: Fold[] = [];
      if (gather)
        for (let x = -waist; x < waist; x += 1.3)
          gathers.push({ d: spindle([x, -1], [x, 4], 0.7, 0), rise: 0.3 });
      out += piece(pen, {
        d: symmetric(
          [0, -0.4],
          [
            [waist * 0.5, -0.5, waist * 0.8, -0.8, waist + 0.1, -1.2],
            [waist + 0.7, 3],
            [waist * 0.8, 3.6, waist * 0.5, 3.8, 0, 3.8],
          ],
        ),
        cloth: cut.style === 'wrap' ? trim : cut.cloth,
        lift: 0.4,
        puff: 0.5,
        folds: gathers,
      });
      if (front && cut.style === 'wrap') {
        const tie = (x: number, y: number, turn: number) =>
          `<g transform="rotate(${turn} ${waist * 0.5} 2)">${piece(pen, {
            d: path(
              [waist * 0.5 - 0.8, 2],
              [
                [waist * 0.5 + 0.8, 2],
                [waist * 0.5 + x, y],
                [waist * 0.5 + x - 4, y + 1],
              ],
            ),
            cloth: trim,
            lift: 0.7,
            puff: 0.5,
          })}</g>`;
        out +=
          tie(4, 22, 6) +
          tie(3, 19, -16) +
          piece(pen, {
            d: path(
              [waist * 0.5 - 2, 0],
              [
                [waist * 0.5 + 2, 0.2],
                [waist * 0.5 + 1.8, 3.8],
                [waist * 0.5 - 1.8, 3.8],
              ],
            ),
            cloth: trim,
            lift: 0.6,
            puff: 0.9,
          });
      }
      if (front && cut.style === 'buttoned') {
        out += piece(pen, {
          d: path(
            [-1.7, -0.4],
            [
              [1.7, -0.4],
              [1.9, cut.length + 0.8],
              [-1.9, cut.length + 0.8],
            ],
          ),
          cloth: cut.cloth,
          lift: 0.45,
          puff: 0.35,
        });
        for (let y = 1.8; y < cut.length - 4; y += 7.4)
          out += button(0, y, cut.button ?? '#efe6d4', 0.75);
      }
      const inside = piece(pen, {
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
      return { behind: aspect === 'front' ? inside : '', front: out };
    },
  };
}
