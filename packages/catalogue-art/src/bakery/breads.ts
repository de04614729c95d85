import { type Hex, lighter } from '../kit/colour';
import { ellipse, path, spindle } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Bake, baked, bakes, dust, round, seeds } from './dough';

/** A drawing around (0, 0), at most about 56 units wide. */
export type Form = (pen: Pen) => string;

function slash(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  inside: Hex,
  bend = 1,
): { over: string; heights: string } {
  const gap = spindle([-length / 2, 0], [length / 2, 0], width, bend);
  const ear = spindle([-length / 2, 0], [length / 2, 0], width * 0.42, bend - width * 0.55);
  const at = `transform="translate(${x} ${y}) rotate(${turn})"`;
  return {
    over: `<g ${at}><path d="${gap}" fill="${inside}"/><path d="${spindle([-length / 2, 0], [length / 2, 0], width * 0.5, bend + width * 0.12)}" fill="${lighter(inside, 0.4)}" fill-opacity="0.7"/><path d="${ear}" fill="#5a2b10" fill-opacity="0.75"/></g>`,
    heights: `<g ${at}><path d="${ear}" fill-opacity="0.5"/><path d="${gap}" fill-opacity="0.16"/></g>`,
  };
}

const joined = (marks: readonly { over: string; heights: string }[]) => ({
  over: marks.map((mark) => mark.over).join(''),
  heights: marks.map((mark) => mark.heights).join(''),
});

/** A round hearth loaf with banneton rings, a deep score and, optionally, seeds or a leaf pattern. */
export function boule(
  bake: Bake,
  options: {
    seeded?: readonly [Hex, ...Hex[]];
    leaf?: boolean;
    rx?: number;
    ry?: number;
    flour?: number;
  } = {},
): Form {
  return (pen) => {
    const { rx = 25, ry = 24, flour = 1 } = options;
    const d = round(pen, 0, 0, rx, ry, 0.025);
    let rings = '';
    for (let i = 1; i < 6; i += 1)
      rings += `<path d="${ellipse(0, 0, rx * (0.2 + i * 0.145), ry * (0.2 + i * 0.145))}" fill="none" stroke="#fff6e2" stroke-width="${1.3 * flour}" stroke-opacity="${0.3 * flour}" stroke-dasharray="1.1 0.25 0.5 0.2 1.8 0.3 0.3 0.25"/>`;
    const inside = lighter(bake.base, 0.7);
    const marks = joined(
      options.leaf
        ? [
            slash(0, 0, ry * 1.6, 4.4, -78, inside, 0.6),
            ...[-1, 1].flatMap((side) =>
              [0, 1, 2, 3].map((i) =>
                slash(
                  side * rx * 0.36 - 1,
                  -ry * 0.42 + i * ry * 0.3,
                  11,
                  1.3,
                  side * 38 + (side > 0 ? 0 : 180),
                  inside,
                  0.3,
                ),
              ),
            ),
          ]
        : [
            slash(-rx * 0.16, 0, ry * 1.55, 9.5, -66, inside, 3.2),
            slash(rx * 0.42, ry * 0.1, ry * 0.9, 3.2, -70, inside, 1),
          ],
    );
    const seedMarks = options.seeded
      ? seeds(pen, 0, 0, rx * 0.9, ry * 0.9, 230, options.seeded, 0.8)
      : '';
    return (
      baked(pen, d, bake, {
        over: rings + dust(pen, 0, 0, rx, ry, 1500 * flour) + (options.seeded ? '' : marks.over),
        heights: options.seeded ? '' : marks.heights,
        lift: 1.5,
      }) + seedMarks
    );
  };
}

/** A long loaf from lower left to upper right; `length` and `width` in units. */
export function baton(
  bake: Bake,
  length: number,
  width: number,
  cuts: number,
  options: { seeded?: readonly [Hex, ...Hex[]]; turn?: number; y?: number; flour?: number } = {},
): Form {
  return (pen) => {
    const l = length / 2;
    const w = width / 2;
    const d = path(
      [-l, 0],
      [
        [-l, -w * 0.8, -l * 0.7, -w, -l * 0.4, -w],
        [l * 0.4, -w * 1.04],
        [l * 0.7, -w, l, -w * 0.8, l, 0],
        [l, w * 0.8, l * 0.7, w, l * 0.4, w],
        [-l * 0.4, w],
        [-l * 0.7, w, -l, w * 0.8, -l, 0],
      ],
    );
    const inside = lighter(bake.base, 0.66);
    const gap = (length * 0.84) / cuts;
    const marks = joined(
      Array.from({ length: cuts }, (_, i) =>
        slash(
          -length * 0.42 + gap * (i + 0.5),
          0,
          Math.max(gap * 1.25, width * 0.8),
          width * 0.2,
          cuts > 1 ? -24 : -6,
          inside,
          width * 0.07,
        ),
      ),
    );
    const seedMarks = options.seeded
      ? seeds(
          pen,
          0,
          -w * 0.1,
          l * 0.88,
          w * 0.78,
          Math.round(length * width * 0.2),
          options.seeded,
          0.75,
        )
      : '';
    return `<g transform="translate(0 ${options.y ?? 0}) rotate(${options.turn ?? -24})">${baked(pen, d, bake, { over: dust(pen, 0, -w * 0.2, l * 0.9, w * 0.8, 420 * (options.flour ?? 1)) + (options.seeded ? '' : marks.over), heights: options.seeded ? '' : marks.heights, lift: 1.4 })}${seedMarks}</g>`;
  };
}

/** Round rolls side by side: a tray of `columns` by `rows`. */
export function rolls(
  bake: Bake,
  columns: number,
  rows: number,
  top?: (pen: Pen, x: number, y: number, r: number) => string,
): Form {
  return (pen) => {
    const r = Math.min(52 / columns, 56 / rows) / 2;
    let out = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = (column - (columns - 1) / 2) * r * 1.92;
        const y = (row - (rows - 1) / 2) * r * 1.92;
        out +=
          baked(
            pen,
            round(pen, x, y, r * 1.02, r * 1.02, 0.03),
            { ...bake, dome: r * 0.3 },
            { lift: 1, over: '' },
          ) + (top?.(pen, x, y, r) ?? '');
      }
    }
    return out;
  };
}

/** A slab of focaccia with dimples, rosemary, salt and tomatoes. */
export const focaccia: Form = (pen) => {
  const d = path(
    [-27, -19],
    [
      [-20, -22, 18, -21, 26, -19],
      [28, -10, 28, 10, 26, 19],
      [16, 22, -18, 21, -27, 19],
      [-29, 8, -28.5, -8, -27, -19],
    ],
  );
  let dimples = '';
  let herbs = '';
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = -21 + column * 8.4 + pen.random.between(-1.4, 1.4);
      const y = -14 + row * 9.4 + pen.random.between(-1.4, 1.4);
      dimples += `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="2.2" fill="#7d4617" fill-opacity="0.45"/><ellipse cx="${x + 0.4}" cy="${y + 0.6}" rx="1.7" ry="1.3" fill="#f2d08c" fill-opacity="0.65"/>`;
      if ((row + column) % 3 === 0)
        herbs += baked(
          pen,
          round(pen, x, y, 2.5, 2.4, 0.04),
          { base: '#c8412c', edge: '#8a2018', dome: 0.8, rough: 0.1, gloss: 0.8 },
          { lift: 0.4 },
        );
      else if ((row + column) % 3 === 1) {
        const turn = pen.random.between(0, 180);
        herbs += `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-3 0L3 0M-2 0l-0.8 -1.2M-1 0l-0.8 -1.3M0 0l-0.7 -1.3M1 0l-0.7 -1.2M-2 0l-0.8 1.2M-1 0l-0.8 1.3M0 0l-0.7 1.3M1 0l-0.7 1.2M2 0l-0.6 -1M2 0l-0.6 1" stroke="#4b6338" stroke-width="0.5" stroke-linecap="round"/></g>`;
      }
    }
  }
  const bake = { ...bakes.golden, dome: 2.2, gloss: 0.25, rough: 0.8 };
  return (
    baked(pen, d, bake, { over: dimples, lift: 1.3 }) +
    herbs +
    seeds(pen, 0, 0, 25, 18, 60, ['#ffffff', '#f4efe6'], 0.35)
  );
};
