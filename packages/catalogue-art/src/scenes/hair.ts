import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, mirrored, path, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Cloth, type Fold, piece } from '../kit/piece';
import type { Styling } from '../picture';

/** The colour of hair and brows. */
export const hairColour: Hex = '#2a1d18';

/** Hair or a hat: the layers behind and in front of the head. */
export type Crown = { behind: string; front: string };

/** Draws the hair; `w` and `h` are half of the head's width and height, `cy` its centre. */
export function hairOf(
  pen: Pen,
  style: NonNullable<Styling['head']>,
  w: number,
  h: number,
  cy: number,
  cloth: Hex,
): Crown {
  const hair: Cloth = { base: hairColour, sheen: 0.25 };
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

/** A headscarf with an opening for the face, drawn with the even-odd rule. */
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
