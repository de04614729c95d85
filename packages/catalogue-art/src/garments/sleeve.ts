import { mirrored, type Point, path } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, type Fold, piece } from '../kit/piece';
import type { Fittings, Measures } from './cut';
import { mirroredFolds, sleeveFolds } from './folds';

export interface SleeveCut {
  /** Length from the shoulder in cm. */
  readonly length: number;
  /** Full width of the opening in cm. */
  readonly cuff: number;
  readonly finish: 'plain' | 'rib' | 'button' | 'rolled' | 'border' | 'elastic';
  /** The fullness at the shoulder, 0 to 1: a puff sleeve. */
  readonly puff?: number;
}

interface Drawing {
  readonly measures: Measures;
  readonly cut: SleeveCut;
  readonly cloth: Cloth;
  readonly trim: Cloth;
  readonly fittings: Fittings;
  /** Degrees from the vertical. */
  readonly angle: number;
  readonly strength: number;
  readonly quilted?: boolean;
}

interface Shape {
  readonly outer: Point;
  readonly inner: Point;
  readonly along: Point;
  readonly d: string;
}

/** The right sleeve's outline. */
export function sleeveShape(m: Measures, cut: SleeveCut, angle: number): Shape {
  const turn = (angle * Math.PI) / 180;
  const along: Point = [Math.sin(turn), Math.cos(turn)];
  const out: Point = [Math.cos(turn), -Math.sin(turn)];
  const { length, cuff, puff = 0 } = cut;
  const outer: Point = [
    m.shoulder + along[0] * length + out[0] * 0.8,
    m.drop + along[1] * length + out[1] * 0.8,
  ];
  const inner: Point = [outer[0] - out[0] * cuff, outer[1] - out[1] * cuff];
  const bow = 1.2 + puff * 5;
  const d = path(
    [m.shoulder - 4.5, m.drop - 1.7 - puff * 1.5],
    [
      [
        m.shoulder - 1.4,
        m.drop - 0.7 - puff * 3,
        m.shoulder + 1.2 + bow,
        m.drop + 0.8 - puff * 2,
        m.shoulder + along[0] * length * 0.3 + out[0] * bow,
        m.drop + along[1] * length * 0.3 + out[1] * bow,
      ],
      [
        outer[0] - along[0] * length * 0.4 + out[0] * 0.8,
        outer[1] - along[1] * length * 0.4 + out[1] * 0.8,
        outer[0] - along[0] * 2,
        outer[1] - along[1] * 2,
        outer[0],
        outer[1],
      ],
      [
        outer[0] - out[0] * cuff * 0.3 + along[0] * 0.9,
        outer[1] - out[1] * cuff * 0.3 + along[1] * 0.9,
        inner[0] + out[0] * cuff * 0.3 + along[0] * 0.9,
        inner[1] + out[1] * cuff * 0.3 + along[1] * 0.9,
        inner[0],
        inner[1],
      ],
      [
        inner[0] - along[0] * length * 0.3,
        inner[1] - along[1] * length * 0.3,
        m.chest + 0.5,
        m.arm + 5,
        m.chest - 1.6,
        m.arm + 0.6,
      ],
      [m.shoulder - 7, m.arm - 2],
    ],
  );
  return { outer, inner, along, d };
}

/** A strip across the end of the sleeve, `height` cm high, `spread` wider than the opening on each side. */
function endStrip(shape: Shape, height: number, spread: number, past = 0): string {
  const { outer, inner, along } = shape;
  const across: Point = [outer[0] - inner[0], outer[1] - inner[1]];
  const width = Math.hypot(...across) || 1;
  const side: Point = [(across[0] / width) * spread, (across[1] / width) * spread];
  const at = (p: Point, down: number, aside: 1 | -1): Point => [
    p[0] + along[0] * down + side[0] * aside,
    p[1] + along[1] * down + side[1] * aside,
  ];
  const a = at(outer, past - height, 1);
  const b = at(outer, past, 1);
  const c = at(inner, past, -1);
  const e = at(inner, past - height, -1);
  const sag = 0.8;
  return path(a, [
    b,
    [
      b[0] + (c[0] - b[0]) * 0.3 + along[0] * sag,
      b[1] + (c[1] - b[1]) * 0.3 + along[1] * sag,
      b[0] + (c[0] - b[0]) * 0.7 + along[0] * sag,
      b[1] + (c[1] - b[1]) * 0.7 + along[1] * sag,
      c[0],
      c[1],
    ],
    e,
    [
      e[0] + (a[0] - e[0]) * 0.3 + along[0] * sag,
      e[1] + (a[1] - e[1]) * 0.3 + along[1] * sag,
      e[0] + (a[0] - e[0]) * 0.7 + along[0] * sag,
      e[1] + (a[1] - e[1]) * 0.7 + along[1] * sag,
      a[0],
      a[1],
    ],
  ]);
}

function tubes(shape: Shape, m: Measures): Fold[] {
  const { outer, inner, along } = shape;
  const count = 6;
  const length = Math.hypot(outer[0] - m.shoulder, outer[1] - m.drop);
  return Array.from({ length: count }, (_, i) => {
    const strip = endStrip(shape, (length / count) * 0.8, 14, -(length / count) * i - 0.5);
    return { d: strip, rise: inner ? 0.5 : along[0] };
  });
}

/** Both sleeves. The left one mirrors the right one, but keeps the direction of the light. */
export function drawSleeves(pen: Pen, given: Drawing): string {
  const { measures: m, cut, cloth, trim, fittings, angle, strength } = given;
  const shape = sleeveShape(m, cut, angle);
  const middle: Point = [
    (shape.outer[0] + shape.inner[0]) / 2,
    (shape.outer[1] + shape.inner[1]) / 2,
  ];
  const folds = given.quilted
    ? tubes(shape, m)
    : sleeveFolds(pen, [m.shoulder - 1, m.drop + 6], middle, (cut.cuff + m.arm) * 0.5, strength);
  const puffFolds: Fold[] = cut.puff
    ? [0, 1, 2, 3].map((i) => ({
        d: endStrip(
          {
            ...shape,
            inner: [m.shoulder - 4 + i * 2, m.drop + 1],
            outer: [m.shoulder - 3 + i * 2, m.drop],
          },
          7,
          0.3,
          4,
        ),
        rise: 0.14,
      }))
    : [];
  const strip =
    cut.finish === 'rib'
      ? { d: endStrip(shape, 5.5, -0.7, 3), cloth: trim }
      : cut.finish === 'button'
        ? { d: endStrip(shape, 6, 0.15, 0.6), cloth: trim }
        : cut.finish === 'rolled'
          ? { d: endStrip(shape, 4, 0.5, 0.4), cloth: trim }
          : cut.finish === 'border'
            ? { d: endStrip(shape, 6.5, 0.1, 0.2), cloth: trim }
            : cut.finish === 'elastic'
              ? { d: endStrip(shape, 2.4, -0.4, 1), cloth: trim }
              : undefined;
  const stitched = cut.finish === 'plain' ? endLine(shape, 1.8) : undefined;
  const side = (left: boolean) => {
    const flip = (d: string) => (left ? mirrored(d) : d);
    const own = [...folds, ...puffFolds];
    const sleeve = piece(pen, {
      d: flip(shape.d),
      cloth,
      turn: left ? angle : -angle,
      folds: left ? mirroredFolds(own) : own,
      stitches: stitched ? [flip(stitched)] : [],
      ...(given.quilted ? { puff: 1, depth: 1.05, edge: 0.42 } : {}),
    });
    const end = strip
      ? piece(pen, {
          d: flip(strip.d),
          cloth: strip.cloth,
          turn: left ? angle : -angle,
          lift: 0.6,
          puff: 0.5,
        })
      : '';
    const [bx, by] = [
      shape.inner[0] + (shape.outer[0] - shape.inner[0]) * 0.35,
      (shape.inner[1] + shape.outer[1]) / 2 - 2,
    ];
    const fastening =
      cut.finish === 'button' ? button(left ? -bx : bx, by, fittings.button, 0.55) : '';
    return sleeve + end + fastening;
  };
  return side(true) + side(false);
}

function endLine(shape: Shape, above: number): string {
  const { outer, inner, along } = shape;
  return path(
    [outer[0] - along[0] * above, outer[1] - along[1] * above],
    [[inner[0] - along[0] * above, inner[1] - along[1] * above]],
    false,
  );
}
