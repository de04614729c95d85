import type { Wearer } from '../garments/cut';
import { darker, type Hex, lighter } from '../kit/colour';
import { mapPoints, mirrored, type Point, path, symmetric } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';
import type { Styling } from '../picture';

/** Skin colours. */
export const skins: Readonly<Record<NonNullable<Styling['skin']>, Hex>> = {
  light: '#e8bd98',
  tan: '#cf9a70',
  brown: '#a9714a',
  deep: '#7a4a31',
};

/** The proportions of a body in centimetres; y = 0 is the side of the neck. */
export interface Build {
  readonly shoulder: number;
  readonly drop: number;
  readonly arm: number;
  readonly chest: number;
  readonly waistY: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly foot: number;
  readonly head: number;
  readonly neck: number;
}

export const builds: Readonly<Record<Wearer, Build>> = {
  man: {
    shoulder: 20,
    drop: 6,
    arm: 74,
    chest: 18,
    waistY: 40,
    waist: 15,
    hip: 17,
    crotch: 66,
    foot: 142,
    head: 12.6,
    neck: 6,
  },
  woman: {
    shoulder: 17,
    drop: 5.4,
    arm: 68,
    chest: 15.5,
    waistY: 37,
    waist: 11.5,
    hip: 17,
    crotch: 62,
    foot: 136,
    head: 12,
    neck: 5,
  },
  kid: {
    shoulder: 12.6,
    drop: 4.2,
    arm: 46,
    chest: 12,
    waistY: 27,
    waist: 11,
    hip: 12.5,
    crotch: 42,
    foot: 86,
    head: 11.4,
    neck: 4.6,
  },
};

/** Skin as a fabric without weave. */
export const flesh = (colour: Hex): Cloth => ({ base: colour });

/** A hand with the wrist at the origin, scaled by `k` (1 for a man); the thumb points to the body. */
function hand(k: number): string {
  return path(
    [-2.7 * k, -3],
    [
      [2.7 * k, -3],
      [3.2 * k, 3 * k, 4.2 * k, 7 * k, 3.4 * k, 12 * k],
      [2.8 * k, 15.6 * k, 0.8 * k, 17 * k, -0.4 * k, 15.6 * k],
      [-1.6 * k, 14 * k, -2 * k, 11 * k, -2.2 * k, 9 * k],
      [-3.4 * k, 10 * k, -4.4 * k, 9.4 * k, -4 * k, 8 * k],
      [-3.4 * k, 5 * k, -3 * k, 2 * k, -2.7 * k, -3],
    ],
  );
}

/** The right arm with its hand, for short sleeves or none. */
function arm(build: Build): string {
  const { shoulder: s, drop, arm: length } = build;
  const w = s * 0.22;
  const lean = Math.sin((11 * Math.PI) / 180);
  const x = (y: number) => s - 0.8 + (y - drop) * lean;
  const wrist = drop + length * 0.8;
  const elbow = drop + length * 0.42;
  const k = length / 78;
  const limb = path(
    [s - w * 1.6, drop],
    [
      [s - 1, drop - 0.6, x(elbow) + w * 0.1, drop + 8, x(elbow) + w * 0.2, elbow],
      [x(elbow) + w * 0.3, elbow + 6, x(wrist) + w * 0.02, wrist - 8, x(wrist) - w * 0.2, wrist],
      [x(wrist) - w * 1.4, wrist],
      [x(wrist) - w * 1.6, wrist - 8, x(elbow) - w * 1.5, elbow + 5, x(elbow) - w * 1.35, elbow],
      [x(elbow) - w * 1.7, elbow - 10, s - w * 1.8, drop + 12, s - w * 2, drop + 6],
    ],
  );
  const hx = x(wrist) - w * 0.8;
  return limb + mapPoints(hand(k), (px, py) => [hx + px, wrist + py]);
}

/** A hand at the end of a long sleeve. */
function handAt(build: Build, cuff: { at: Point; along: Point }): string {
  const k = build.arm / 78;
  const [ax, ay] = cuff.along;
  return mapPoints(hand(k), (px, py) => [
    cuff.at[0] - ax * 1 + px * ay + py * ax,
    cuff.at[1] - ay * 1 - px * ax + py * ay,
  ]);
}

/** The parts of the body that the clothes leave bare. */
export interface Bare {
  /** The end of a long right sleeve; without it the whole arm is visible. */
  readonly cuff?: { readonly at: Point; readonly along: Point } | undefined;
  /** The y from which the legs are visible. */
  readonly legsFrom: number;
}

/** Legs, arms and hands, below the clothes. */
export function bodyBehind(pen: Pen, fits: Wearer, styling: Styling, bare: Bare): string {
  const build = builds[fits];
  const skin = flesh(skins[styling.skin ?? 'tan']);
  const leg = path(
    [0.2, build.crotch],
    [
      [build.hip * 0.96, build.crotch - 4],
      [
        build.hip * 0.98,
        build.crotch + 18,
        build.hip * 0.72,
        build.foot * 0.7,
        build.hip * 0.7,
        build.foot * 0.74,
      ],
      [
        build.hip * 0.76,
        build.foot * 0.84,
        build.hip * 0.56,
        build.foot - 8,
        build.hip * 0.54,
        build.foot,
      ],
      [build.hip * 0.26, build.foot],
      [
        build.hip * 0.2,
        build.foot - 10,
        build.hip * 0.16,
        build.foot * 0.8,
        build.hip * 0.24,
        build.foot * 0.72,
      ],
      [build.hip * 0.2, build.foot * 0.62, 0.6, build.crotch + 14, 0.2, build.crotch],
    ],
  );
  const torso = symmetric(
    [0, 2],
    [
      [build.shoulder * 0.9, build.drop + 1],
      [build.chest + 1, build.drop + 14, build.waist, build.waistY - 6, build.waist, build.waistY],
      [build.waist + 1, build.waistY + 8, build.hip, build.crotch - 14, build.hip, build.crotch],
      [0, build.crotch + 1],
    ],
  );
  const both = (d: string) =>
    piece(pen, { d: d + mirrored(d), cloth: skin, puff: 1.3, depth: 0.8 });
  const from = bare.legsFrom;
  const legs = `<g ${clipped(
    pen,
    path(
      [-60, from],
      [
        [60, from],
        [60, 200],
        [-60, 200],
      ],
    ),
  )}>${both(leg)}</g>`;
  return (
    shoes(pen, build, fits) +
    legs +
    piece(pen, { d: torso, cloth: skin, lift: 0 }) +
    both(bare.cuff ? handAt(build, bare.cuff) : arm(build))
  );
}

function shoes(pen: Pen, build: Build, fits: Wearer): string {
  const cloth: Cloth = { base: fits === 'kid' ? '#f0e6d2' : '#6b4630' };
  const y = build.foot;
  const d = path(
    [build.hip * 0.18, y - 2],
    [
      [build.hip * 0.62, y - 2.4],
      [build.hip * 0.9, y + 1, build.hip * 1, y + 5, build.hip * 0.86, y + 6.6],
      [build.hip * 0.6, y + 7.6, build.hip * 0.3, y + 7.6, build.hip * 0.16, y + 6.4],
      [build.hip * 0.1, y + 3, build.hip * 0.12, y, build.hip * 0.18, y - 2],
    ],
  );
  const strap = path(
    [build.hip * 0.14, y + 2.4],
    [
      [build.hip * 0.84, y + 1.6],
      [build.hip * 0.88, y + 3.6],
      [build.hip * 0.13, y + 4.4],
    ],
  );
  const one = (flip: (line: string) => string) =>
    piece(pen, { d: flip(d), cloth, puff: 0.9, depth: 1.2 }) +
    piece(pen, {
      d: flip(strap),
      cloth: { base: lighter(cloth.base, 0.15) },
      lift: 0.4,
      puff: 0.4,
    });
  return one(mirrored) + one((line) => line);
}

/** The neck, drawn between the inside of the collar and its front. */
export function neck(pen: Pen, fits: Wearer, styling: Styling): string {
  const build = builds[fits];
  const skin = skins[styling.skin ?? 'tan'];
  const n = build.neck;
  const d = symmetric(
    [0, -build.head * 0.9],
    [
      [n * 0.9, -build.head * 0.9],
      [n * 0.86, -4, n * 0.95, -1.6, n + 3.4, 1.4],
      [n + 3, 8, n * 0.6, 22, 0, 24],
    ],
  );
  const shade = path(
    [-n * 0.9, -7],
    [
      [-n * 0.4, -1.6, n * 0.5, -1.4, n * 0.92, -6],
      [n * 0.92, -10],
      [-n * 0.9, -10],
    ],
  );
  const collarbone = `<path d="M-1.6 5.4C-4 4.4 -7 4.2 -9.6 5M1.6 5.4C4 4.4 7 4.2 9.6 5" stroke="${darker(skin, 0.35)}" stroke-opacity="0.5" stroke-width="0.4" fill="none" stroke-linecap="round"/>`;
  return `${piece(pen, { d, cloth: flesh(skin), puff: 1.2, depth: 0.8 })}<path d="${shade}" fill="${darker(skin, 0.35)}" fill-opacity="0.45"/>${collarbone}`;
}
