import { darker, type Hex, lighter } from '../kit/colour';
import { mapPoints, path } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import type { Form } from './breads';
import { type Bake, baked, crumb, dust, seeds } from './dough';

/** The outline of a slice of tin bread, its base at y = 0. */
export function sliceShape(w: number, h: number): string {
  const a = w / 2;
  return path(
    [-a * 0.9, 0],
    [
      [-a * 0.94, -h * 0.3, -a * 0.92, -h * 0.5, -a * 0.94, -h * 0.62],
      [-a * 1.16, -h * 0.72, -a * 1.06, -h * 0.96, -a * 0.56, -h],
      [-a * 0.2, -h * 1.05, a * 0.2, -h * 1.05, a * 0.56, -h],
      [a * 1.06, -h * 0.96, a * 1.16, -h * 0.72, a * 0.94, -h * 0.62],
      [a * 0.92, -h * 0.5, a * 0.94, -h * 0.3, a * 0.9, 0],
      [a * 0.5, h * 0.02, -a * 0.5, h * 0.02, -a * 0.9, 0],
    ],
  );
}

export interface TinLoaf {
  readonly bake: Bake;
  readonly crumb: Hex;
  /** Drawn on the cut face, such as a swirl, and clipped to it. */
  readonly filling?: (pen: Pen, w: number, h: number) => string;
  readonly seeded?: readonly [Hex, ...Hex[]];
  readonly open?: number;
  readonly square?: boolean;
  readonly slices?: number;
}

function cutFace(pen: Pen, d: string, loaf: TinLoaf, w: number, h: number): string {
  const inner = mapPoints(d, (x, y) => [x * 0.93, (y + h * 0.5) * 0.94 - h * 0.5]);
  return (
    `<path d="${d}" fill="${loaf.bake.edge}"/><path d="${d}" fill="${loaf.bake.base}" fill-opacity="0.75"/>` +
    baked(
      pen,
      inner,
      { base: loaf.crumb, edge: darker(loaf.crumb, 0.12), dome: 0.8, rough: 0.9, height: 0.7 },
      {
        lift: 0,
        over:
          crumb(pen, inner, loaf.crumb, loaf.open ?? 0.4) +
          (loaf.filling ? `<g ${clipped(pen, inner)}>${loaf.filling(pen, w, h)}</g>` : ''),
      },
    )
  );
}

/** A tin loaf seen from its cut end, with slices in front of it. */
export function tinLoaf(loaf: TinLoaf): Form {
  return (pen) => {
    const w = 27;
    const h = loaf.square ? 25 : 27;
    const front = loaf.square
      ? path(
          [-w / 2, 0],
          [
            [-w / 2, -h + 2],
            [-w / 2, -h + 0.6, -w / 2 + 0.6, -h, -w / 2 + 2, -h],
            [w / 2 - 2, -h],
            [w / 2 - 0.6, -h, w / 2, -h + 0.6, w / 2, -h + 2],
            [w / 2, 0],
          ],
        )
      : sliceShape(w, h);
    const steps = 24;
    const behind = (share: number) => (x: number, y: number) =>
      [x * (1 - share * 0.12) - 7 + share * 24, y * (1 - share * 0.12) + 10 - share * 15] as const;
    let hull = '';
    for (let i = steps; i >= 0; i -= 1) hull += mapPoints(front, behind(i / steps));
    const corner = loaf.square ? w / 2 : (w / 2) * 0.9;
    hull += path(behind(0)(0, -4), [behind(1)(0, -4), behind(1)(corner, 0), behind(0)(corner, 0)]);
    const seedMarks = loaf.seeded ? seeds(pen, 7, -19, 17, 7, 70, loaf.seeded, 0.8) : '';
    let out = baked(
      pen,
      hull,
      { ...loaf.bake, dome: 3 },
      { lift: 1.6, over: dust(pen, 8, -20, 16, 8, 200) },
    );
    out += seedMarks;
    out += `<g transform="translate(-7 10)">${cutFace(pen, front, loaf, w, h)}</g>`;
    const count = loaf.slices ?? 2;
    for (let i = 0; i < count; i += 1) {
      const lean = 14 + i * 7;
      out += `<g transform="translate(${-9 - i * 5} ${13 + i * 4.4}) rotate(${-lean * 0.5}) scale(1 ${0.9 - i * 0.1})">${baked(
        pen,
        mapPoints(front, (x, y) => [x + 1.3, y - 0.9]),
        { ...loaf.bake, dome: 1 },
        { lift: 1.2 },
      )}${cutFace(pen, front, loaf, w, h)}</g>`;
    }
    return `<g transform="translate(-5 -7)">${out}</g>`;
  };
}

/** A spiral of filling for a cut face. */
export function swirl(colour: Hex, turns = 2.6, thick = 1.5): NonNullable<TinLoaf['filling']> {
  return (_, w, h) => {
    let d = '';
    for (let i = 0; i <= 90; i += 1) {
      const a = (i / 90) * turns * Math.PI * 2;
      const r = 0.06 + (i / 90) * 0.36;
      d += `${i ? 'L' : 'M'}${(Math.cos(a) * w * r).toFixed(2)} ${(-h * 0.5 + Math.sin(a) * h * r * 1.02).toFixed(2)}`;
    }
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"/><path d="${d}" transform="translate(-0.25 -0.3)" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="${thick * 0.24}" stroke-opacity="0.6"/>`;
  };
}

/** Fruit or nuts in a cut face. */
export function studded(
  colours: readonly [Hex, ...Hex[]],
  amount = 16,
  size = 1.2,
): NonNullable<TinLoaf['filling']> {
  return (pen, w, h) => seeds(pen, 0, -h * 0.5, w * 0.4, h * 0.38, amount, colours, size);
}
