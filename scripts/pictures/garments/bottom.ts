import { darker, type Hex, lighter } from '../kit/colour';
import { mirrored, type Point, path, spindle, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, type Fold, piece, stitchLine } from '../kit/piece';
import { type Aspect, type Garment, measures, type Wearer } from './cut';
import { cord } from './details';
import { mirroredFolds } from './folds';

/** What tells one pair of trousers from another. Lengths in cm from the waist. */
export interface BottomCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  readonly trim?: Cloth;
  /** Whole length from waist to hem. */
  readonly length: number;
  /** Full width of a leg at its hem. */
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
  /** Contrasting top-stitching, as on jeans. */
  readonly thread?: Hex;
}

interface Legs {
  readonly right: string;
  readonly hemOuter: Point;
  readonly hemInner: Point;
  readonly waist: number;
  readonly hip: number;
}

function legs(cut: BottomCut, aspect: Aspect): Legs {
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
    [-0.6, 0],
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
      [-0.6, m.rise],
    ],
  );
  return { right, hemOuter, hemInner, waist, hip };
}

function legFolds(pen: Pen, cut: BottomCut, shape: Legs): Fold[] {
  const m = measures[cut.fits];
  const { chance } = pen;
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
          [middle + chance.between(-1, 3), y - chance.between(-2, 3)],
          1.9,
          chance.between(-1, 1),
        ),
        rise: 0.22 * s,
      });
      folds.push({
        d: spindle(
          [ox - 0.6, y + 3],
          [middle + chance.between(-2, 2), y + chance.between(0, 4)],
          1.9,
          chance.between(-1, 1),
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

function waistband(pen: Pen, cut: BottomCut, waist: number, aspect: Aspect): string {
  const height = cut.fits === 'kid' ? 3.4 : 4;
  const thread = cut.button ?? '#efe6d4';
  const band = (cloth: Cloth, folds: Fold[] = []) =>
    piece(pen, {
      d: symmetric(
        [0, -0.4],
        [
          [waist * 0.5, -0.5, waist * 0.8, -0.8, waist + 0.1, -1.2],
          [waist + 0.5, height - 0.8],
          [waist * 0.8, height - 0.2, waist * 0.5, height, 0, height],
        ],
      ),
      cloth,
      lift: 0.4,
      puff: 0.5,
      folds,
    });
  if (cut.waist === 'button') {
    const loop = (x: number) =>
      piece(pen, {
        d: path(
          [x - 0.6, -1.5],
          [
            [x + 0.6, -1.5],
            [x + 0.6, height + 0.4],
            [x - 0.6, height + 0.4],
          ],
        ),
        cloth: cut.cloth,
        lift: 0.4,
        puff: 0.3,
      });
    const fly =
      aspect === 'back'
        ? ''
        : `<path d="M0.4 ${height}C0.6 10 1.6 15 0.2 19" stroke="${darker(cut.cloth.base, 0.5)}" stroke-opacity="0.6" stroke-width="0.2" fill="none"/><path d="M3 ${height}C3.2 10 3.4 15 0.4 18.4" stroke="${cut.thread ?? lighter(cut.cloth.base, 0.3)}" stroke-opacity="0.9" stroke-width="0.16" stroke-dasharray="0.5 0.3" fill="none"/>`;
    return (
      fly +
      band(cut.trim ?? cut.cloth) +
      [-0.62, 0.62].map((share) => loop(waist * share)).join('') +
      (aspect === 'back' ? loop(0) : button(1.4, height * 0.45, thread, 0.85))
    );
  }
  const gathers: Fold[] = [];
  for (let x = -waist; x < waist; x += 1.3)
    gathers.push({ d: spindle([x, -1.4], [x + 0.2, height], 0.7, 0), rise: 0.3 });
  const belt = band(cut.trim ?? cut.cloth, gathers);
  const shirring: string[] = [];
  for (let x = -waist * 0.95; x < waist; x += 2.1)
    shirring.push(
      spindle([x, height - 0.4], [x * 1.06, height + pen.chance.between(3, 8)], 0.9, 0),
    );
  const ruches = `<path d="${shirring.join('')}" fill="${darker(cut.cloth.base, 0.5)}" fill-opacity="0.28"/>`;
  const bow =
    cut.waist === 'drawstring' && aspect !== 'back'
      ? cord(-1.1, 1.8, cut.fits === 'kid' ? 9 : 14, thread) +
        cord(1.1, 1.8, cut.fits === 'kid' ? 8 : 12, thread, -1)
      : '';
  return ruches + belt + bow;
}

function hemBand(pen: Pen, cut: BottomCut, shape: Legs): string {
  const trim = cut.trim ?? cut.cloth;
  const [ox, oy] = shape.hemOuter;
  const [ix, iy] = shape.hemInner;
  const strip = (height: number, spread: number, past: number, cloth: Cloth) => {
    const d = path(
      [ox + spread, oy - height + past],
      [
        [ox + spread, oy + past],
        [ox - 2, oy + past + 0.9, ix + 2, iy + past + 0.6, ix - spread, iy + past],
        [ix - spread, iy - height + past],
        [
          ix + 2,
          iy - height + past + 0.6,
          ox - 2,
          oy - height + past + 0.9,
          ox + spread,
          oy - height + past,
        ],
      ],
    );
    return (
      piece(pen, { d: mirrored(d), cloth, lift: 0.5, puff: 0.5 }) +
      piece(pen, { d, cloth, lift: 0.5, puff: 0.5 })
    );
  };
  switch (cut.finish) {
    case 'rib':
      return strip(6, -1, 4, trim);
    case 'elastic':
      return strip(3, -0.6, 1, trim);
    case 'turnup':
      return strip(4.4, 0.4, 0.4, trim);
    case 'border':
      return strip(9, 0.1, 0.2, trim);
    default: {
      const line = path(
        [ox - 0.3, oy - 1.8],
        [[ox - 2, oy - 1, ix + 2, iy - 1.2, ix + 0.3, iy - 1.8]],
        false,
      );
      return [line, mirrored(line)]
        .map(
          (d) =>
            `<path d="${d}" fill="none" stroke="${cut.thread ?? darker(cut.cloth.base, 0.35)}" stroke-opacity="0.85" stroke-width="0.18" stroke-dasharray="0.55 0.32"/>`,
        )
        .join('');
    }
  }
}

function pockets(pen: Pen, cut: BottomCut, shape: Legs, aspect: Aspect): string {
  const dark = darker(cut.cloth.base, 0.5);
  const m = measures[cut.fits];
  let out = '';
  if (aspect === 'back') {
    const w = shape.waist * 0.56;
    const d = path(
      [shape.waist * 0.24, 9],
      [
        [shape.waist * 0.24 + w, 8.4],
        [shape.waist * 0.24 + w, 8.4 + w * 0.9],
        [shape.waist * 0.24 + w / 2, 9 + w * 1.1],
        [shape.waist * 0.24, 9 + w * 0.9],
      ],
    );
    return (
      piece(pen, { d, cloth: cut.cloth, lift: 0.4, puff: 0.4, stitches: [d] }) +
      piece(pen, {
        d: mirrored(d),
        cloth: cut.cloth,
        lift: 0.4,
        puff: 0.4,
        stitches: [mirrored(d)],
      })
    );
  }
  const slant = path(
    [shape.waist * 0.62, 3.6],
    [[shape.waist * 0.66, 8, shape.hip * 0.86, 12, shape.hip * 0.98, m.rise * 0.6]],
    false,
  );
  for (const d of [slant, mirrored(slant)]) {
    out += `<path d="${d}" fill="none" stroke="${dark}" stroke-opacity="0.65" stroke-width="0.28"/><path d="${d}" transform="translate(-0.1 0.9)" fill="none" stroke="${cut.thread ?? lighter(cut.cloth.base, 0.35)}" stroke-opacity="0.85" stroke-width="0.16" stroke-dasharray="0.5 0.3"/>`;
  }
  if (cut.cargo) {
    const y = cut.length * 0.46;
    const w = shape.hip * 0.52;
    for (const side of [1, -1]) {
      const x0 = side * shape.hip * 0.58;
      const x1 = x0 + side * w;
      out += piece(pen, {
        d: path(
          [x0, y],
          [
            [x1, y],
            [x1, y + 15],
            [x0, y + 15.5],
          ],
        ),
        cloth: cut.cloth,
        lift: 0.7,
        puff: 0.7,
      });
      out +=
        piece(pen, {
          d: path(
            [x0 - side * 0.4, y - 1],
            [
              [x1 + side * 0.4, y - 1],
              [x1 + side * 0.4, y + 4],
              [x0 - side * 0.4, y + 4.4],
            ],
          ),
          cloth: cut.cloth,
          lift: 0.6,
          puff: 0.4,
        }) + button((x0 + x1) / 2, y + 2, cut.button ?? '#efe6d4', 0.6);
    }
  }
  return out;
}

/** Trousers, shorts and joggers, from their cut. */
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
      const leg = (left: boolean) =>
        piece(pen, {
          d: left ? mirrored(shape.right) : shape.right,
          cloth: cut.cloth,
          turn: left ? 2 : -2,
          folds: left ? mirroredFolds(folds) : folds,
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
          leg(true) +
          leg(false) +
          seam +
          stripe +
          hemBand(pen, cut, shape) +
          pockets(pen, cut, shape, aspect) +
          waistband(pen, cut, shape.waist, aspect),
      };
    },
  };
}
