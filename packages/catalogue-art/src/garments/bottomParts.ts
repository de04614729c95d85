import { darker, lighter } from '../kit/colour';
import { mirrored, path, spindle, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, type Fold, piece } from '../kit/piece';
import type { BottomCut, Legs } from './bottomShape';
import { type Aspect, measures } from './cut';
import { cord } from './details';

/** The waistband with its button, loops or cord. */
export function waistband(pen: Pen, cut: BottomCut, waist: number, aspect: Aspect): string {
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
      spindle([x, height - 0.4], [x * 1.06, height + pen.random.between(3, 8)], 0.9, 0),
    );
  const ruches = `<path d="${shirring.join('')}" fill="${darker(cut.cloth.base, 0.5)}" fill-opacity="0.28"/>`;
  const bow =
    cut.waist === 'drawstring' && aspect !== 'back'
      ? cord(-1.1, 1.8, cut.fits === 'kid' ? 9 : 14, thread) +
        cord(1.1, 1.8, cut.fits === 'kid' ? 8 : 12, thread, -1)
      : '';
  return ruches + belt + bow;
}

/** Cuff, rib, turn-up or stitch line at the hems. */
export function hemBand(pen: Pen, cut: BottomCut, shape: Legs): string {
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

/** Slanted, cargo or back pockets. */
export function pockets(pen: Pen, cut: BottomCut, shape: Legs, aspect: Aspect): string {
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
