import type { Wearer } from '../garments/cut';
import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, mapPoints, mirrored, type Point, path, symmetric } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import { type Cloth, type Fold, piece } from '../kit/piece';
import type { Styling } from '../picture';

const skins: Readonly<Record<NonNullable<Styling['skin']>, Hex>> = {
  light: '#e8bd98',
  tan: '#cf9a70',
  brown: '#a9714a',
  deep: '#7a4a31',
};

const hairs: readonly [Hex, Hex] = ['#2a1d18', '#33241c'];

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

const flesh = (colour: Hex): Cloth => ({ base: colour });

/** A hand below the wrist at the origin, `k` times the size of a man's; the thumb points to the body. */
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

/** The right arm with its hand, for short sleeves and none. */
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

/** A hand that looks out of a long sleeve. */
function handAt(build: Build, cuff: { at: Point; along: Point }): string {
  const k = build.arm / 78;
  const [ax, ay] = cuff.along;
  return mapPoints(hand(k), (px, py) => [
    cuff.at[0] - ax * 1 + px * ay + py * ax,
    cuff.at[1] - ay * 1 - px * ax + py * ay,
  ]);
}

/** What the clothes leave bare. */
export interface Bare {
  /** Where a long right sleeve ends; the whole arm shows without it. */
  readonly cuff?: { readonly at: Point; readonly along: Point } | undefined;
  /** Height from which the legs show. */
  readonly legsFrom: number;
}

/** Legs, arms and hands: everything that clothes are put over. */
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
    piece(pen, { d: mirrored(d), cloth: skin, puff: 1.3, depth: 0.8 }) +
    piece(pen, { d, cloth: skin, puff: 1.3, depth: 0.8 });
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

/** The neck, drawn after the inside of the collar and before its front. */
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

/** The head with hair or headscarf, turned a little to the side, without hard features. */
export function head(pen: Pen, fits: Wearer, styling: Styling): { behind: string; front: string } {
  const build = builds[fits];
  const skin = skins[styling.skin ?? 'tan'];
  const h = build.head;
  const cy = -h * (fits === "kid" ? 1.12 : 1.24);
  const w = h * 0.74;
  const face = symmetric(
    [0, cy - h],
    [
      [w * 0.62, cy - h, w, cy - h * 0.6, w, cy - h * 0.1],
      [w, cy + h * 0.36, w * 0.62, cy + h * 0.86, 0, cy + h * 0.94],
    ],
  );
  const ear = ellipse(w * 0.98, cy + h * 0.06, w * 0.16, h * 0.2);
  const dark = darker(skin, 0.55);
  const eye = (x: number) =>
    `<path d="M${x - 1.5} ${cy + 0.3}C${x - 0.8} ${cy + 1.2} ${x + 0.8} ${cy + 1.2} ${x + 1.5} ${cy + 0.3}" stroke="${dark}" stroke-width="0.42" fill="none" stroke-linecap="round"/>` +
    `<path d="M${x - 1.8} ${cy - 2.3}C${x - 0.8} ${cy - 3} ${x + 0.8} ${cy - 3} ${x + 1.7} ${cy - 2.4}" stroke="${hairs[0]}" stroke-width="0.5" stroke-opacity="0.85" fill="none" stroke-linecap="round"/>`;
  const features =
    eye(-w * 0.42) +
    eye(w * 0.42) +
    `<path d="M0.2 ${cy + 0.6}C0.6 ${cy + 2.4} 1.2 ${cy + 3.4} 0 ${cy + 3.8}" stroke="${dark}" stroke-opacity="0.55" stroke-width="0.4" fill="none" stroke-linecap="round"/>` +
    `<path d="M-1.9 ${cy + h * 0.52}C-0.8 ${cy + h * 0.62} 0.8 ${cy + h * 0.62} 1.9 ${cy + h * 0.52}C1 ${cy + h * 0.5} -1 ${cy + h * 0.5} -1.9 ${cy + h * 0.52}Z" fill="#a4483c" stroke="#a4483c" stroke-width="0.35" stroke-linejoin="round"/>` +
    `<ellipse cx="${-w * 0.56}" cy="${cy + h * 0.34}" rx="1.7" ry="1.1" fill="#c8553d" fill-opacity="0.22"/><ellipse cx="${w * 0.56}" cy="${cy + h * 0.34}" rx="1.7" ry="1.1" fill="#c8553d" fill-opacity="0.22"/>`;
  const skull =
    piece(pen, { d: mirrored(ear), cloth: flesh(skin), lift: 0, puff: 0.5 }) +
    piece(pen, { d: ear, cloth: flesh(skin), lift: 0, puff: 0.5 }) +
    piece(pen, { d: face, cloth: flesh(skin), puff: 2, depth: 0.7, lift: 0.8 }) +
    features;
  const style = styling.head ?? 'short';
  const crown = hairOf(pen, style, w, h, cy, styling.cloth ?? '#b5573a');
  return { behind: crown.behind, front: skull + crown.front };
}

type Crown = { behind: string; front: string };

function hairOf(
  pen: Pen,
  style: NonNullable<Styling['head']>,
  w: number,
  h: number,
  cy: number,
  cloth: Hex,
): Crown {
  const hair: Cloth = { base: hairs[0], sheen: 0.25 };
  const cut = (d: string, folds: Fold[] = []) =>
    piece(pen, { d, cloth: hair, folds, puff: 1, depth: 0.8, lift: 0.7 });
  const cap = path(
    [-w * 1.08, cy + h * 0.06],
    [
      [-w * 1.24, cy - h * 0.7, -w * 0.7, cy - h * 1.2, 0.4, cy - h * 1.2],
      [w * 0.8, cy - h * 1.2, w * 1.26, cy - h * 0.7, w * 1.08, cy + h * 0.06],
      [w * 0.98, cy - h * 0.3, w * 0.9, cy - h * 0.5, w * 0.6, cy - h * 0.62],
      [w * 0.1, cy - h * 0.48, -w * 0.5, cy - h * 0.5, -w * 0.72, cy - h * 0.64],
      [-w * 0.92, cy - h * 0.4, -w * 1, cy - h * 0.2, -w * 1.08, cy + h * 0.06],
    ],
  );
  const fall = (length: number, spread: number) =>
    symmetric(
      [0, cy - h * 1.15],
      [
        [w * 1.1, cy - h * 1.15, w * spread, cy - h * 0.4, w * spread, cy + h * 0.2],
        [
          w * spread * 1.02,
          cy + length * 0.6,
          w * spread * 0.96,
          cy + length,
          w * 0.7,
          cy + length,
        ],
        [0, cy + length * 0.94],
      ],
    );
  switch (style) {
    case 'short':
      return { behind: '', front: cut(cap) };
    case 'curls': {
      let curls = '';
      for (let i = 0; i <= 12; i += 1) {
        const a = Math.PI * (1.04 + (i / 12) * 0.92);
        curls += piece(pen, {
          d: ellipse(
            Math.cos(a) * w * 1.02,
            cy - h * 0.22 + Math.sin(a) * h * 0.95,
            w * 0.3,
            w * 0.3,
          ),
          cloth: hair,
          puff: 0.8,
          depth: 0.9,
          lift: 0.4,
        });
      }
      return { behind: '', front: cut(cap) + curls };
    }
    case 'bob':
      return { behind: cut(fall(h * 0.95, 1.22)), front: cut(cap) };
    case 'long':
      return {
        behind: cut(fall(h * 2.2, 1.3), [
          {
            d: path(
              [-w, cy],
              [
                [-w * 0.9, cy + h * 2],
                [-w * 0.7, cy + h * 2],
                [-w * 0.8, cy],
              ],
            ),
            rise: 0.2,
          },
        ]),
        front: cut(cap),
      };
    case 'bun':
      return { behind: cut(ellipse(w * 0.5, cy - h * 1.16, w * 0.52, w * 0.46)), front: cut(cap) };
    case 'pigtails': {
      const tail = path(
        [w * 1, cy - h * 0.2],
        [
          [w * 1.6, cy - h * 0.4, w * 1.9, cy + h * 0.4, w * 1.5, cy + h * 1.1],
          [w * 1.3, cy + h * 0.7, w * 1.1, cy + h * 0.2, w * 1, cy - h * 0.2],
        ],
      );
      const bow = (side: 1 | -1) =>
        [
          ellipse(side * w * 1.14, cy - h * 0.34, 1.7, 1),
          ellipse(side * w * 1.14, cy - h * 0.1, 1, 1.7),
        ]
          .map((d) => piece(pen, { d, cloth: { base: cloth }, puff: 0.5, lift: 0.4 }))
          .join('');
      return { behind: cut(tail) + cut(mirrored(tail)), front: cut(cap) + bow(1) + bow(-1) };
    }
    case 'songkok': {
      const hat = path(
        [-w * 1.04, cy - h * 0.42],
        [
          [-w * 0.96, cy - h * 1.32],
          [-w * 0.4, cy - h * 1.5, w * 0.4, cy - h * 1.5, w * 0.96, cy - h * 1.32],
          [w * 1.04, cy - h * 0.42],
          [w * 0.4, cy - h * 0.56, -w * 0.4, cy - h * 0.56, -w * 1.04, cy - h * 0.42],
        ],
      );
      return {
        behind: '',
        front:
          cut(cap) +
          piece(pen, { d: hat, cloth: { base: '#211c24', sheen: 0.2 }, puff: 1, lift: 0.8 }),
      };
    }
    case 'tudung': {
      const scarf: Cloth = { base: cloth, sheen: 0.3 };
      const round = symmetric(
        [0, cy - h * 1.26],
        [
          [w * 0.95, cy - h * 1.26, w * 1.4, cy - h * 0.5, w * 1.36, cy + h * 0.3],
          [w * 1.4, cy + h * 1.1, w * 2.1, cy + h * 1.9, w * 2, cy + h * 2.3],
          [w * 1.2, cy + h * 3, w * 0.4, cy + h * 3.3, 0, cy + h * 3.4],
        ],
      );
      const opening = symmetric(
        [0, cy - h * 0.66],
        [
          [w * 0.7, cy - h * 0.68, w * 0.86, cy - h * 0.2, w * 0.84, cy + h * 0.1],
          [w * 0.8, cy + h * 0.6, w * 0.4, cy + h * 0.98, 0, cy + h * 0.98],
        ],
      );
      const folds: Fold[] = [0, 1, 2, 3].map((i) => ({
        d: path(
          [-w * 1.2, cy + h * (0.7 + i * 0.36)],
          [
            [
              -w * 0.4,
              cy + h * (1.3 + i * 0.4),
              w * 0.5,
              cy + h * (1.34 + i * 0.4),
              w * 1.3,
              cy + h * (0.8 + i * 0.36),
            ],
            [
              w * 0.5,
              cy + h * (1.52 + i * 0.4),
              -w * 0.4,
              cy + h * (1.5 + i * 0.4),
              -w * 1.2,
              cy + h * (0.7 + i * 0.36),
            ],
          ],
        ),
        rise: 0.28,
      }));
      const hole = `${round}${opening}`;
      return { behind: '', front: scarfRing(pen, hole, round, scarf, folds, opening) };
    }
  }
}

/** A headscarf with the face showing through: drawn with an even-odd hole. */
function scarfRing(
  pen: Pen,
  hole: string,
  round: string,
  scarf: Cloth,
  folds: readonly Fold[],
  opening: string,
): string {
  const id = pen.define(
    `mask ${hole}`,
    (name) => `<mask id="${name}"><path d="${hole}" fill="#fff" fill-rule="evenodd"/></mask>`,
  );
  return (
    `<g mask="url(#${id})">${piece(pen, { d: round, cloth: scarf, folds, puff: 1.6, depth: 0.9, lift: 0 })}</g>` +
    `<path d="${opening}" fill="none" stroke="${darker(scarf.base, 0.3)}" stroke-width="0.9" stroke-opacity="0.5"/>` +
    `<path d="${opening}" fill="none" stroke="${lighter(scarf.base, 0.35)}" stroke-width="0.5" stroke-opacity="0.8" transform="translate(-0.35 -0.4)"/>`
  );
}
