import { stripes } from '../cloths/lines';
import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, path, roundedBox, spindle } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';

/** The surface below a product. */
export type Under = 'board' | 'round' | 'plate' | 'cloth' | 'paper' | 'stand';

/** The colour of boards. */
export const wood = '#c39460';

/** Tea-towel linen with a stripe. */
function towel(colour: Hex): Cloth {
  return stripes('#f1e8d8', 14, [
    { at: 1, width: 1.2, colour },
    { at: 3, width: 0.5, colour },
    { at: 12, width: 0.5, colour },
  ]);
}

function grainOf(pen: Pen, x: number, y: number, w: number, h: number): string {
  let d = '';
  for (let i = 0; i < 18; i += 1) {
    const at = y + (h * (i + pen.random.between(0.1, 0.9))) / 18;
    d += `M${x} ${at.toFixed(1)}C${x + w * 0.3} ${(at + pen.random.between(-1, 1)).toFixed(1)} ${x + w * 0.6} ${(at + pen.random.between(-1, 1)).toFixed(1)} ${x + w} ${at.toFixed(1)}`;
  }
  return `<path d="${d}" fill="none" stroke="${darker(wood, 0.35)}" stroke-opacity="0.28" stroke-width="0.3"/>`;
}

/** The wood of boards. */
export const woodCloth: Cloth = {
  base: wood,
  paint: (pen, box) => grainOf(pen, box.x, box.y, box.width, box.height),
};

/** The surface below a product seen from above, around (0, 0). */
export function surface(pen: Pen, under: Under, accent: Hex): string {
  switch (under) {
    case 'board': {
      const d = `${roundedBox(-31, -33, 62, 66, 6)}`;
      const grip = roundedBox(-5, -45, 10, 14, 4);
      return `${piece(pen, { d: grip, cloth: woodCloth, puff: 0.7, depth: 1.2 })}<circle cy="-40" r="1.6" fill="${darker(wood, 0.5)}"/>${piece(pen, { d, cloth: woodCloth, puff: 0.7, depth: 1.2, lift: 1.6 })}`;
    }
    case 'round':
      return piece(pen, {
        d: ellipse(0, 0, 34, 34),
        cloth: woodCloth,
        puff: 0.7,
        depth: 1.2,
        lift: 1.6,
      });
    case 'plate': {
      const glaze: Cloth = { base: lighter(accent, 0.72) };
      return `${piece(pen, { d: ellipse(0, 0, 34, 34), cloth: glaze, puff: 1.2, depth: 1.1, lift: 1.6 }) + piece(pen, { d: ellipse(0, 0, 26, 26), cloth: glaze, puff: 1.4, depth: 0.8, lift: 0 })}<path d="${ellipse(0, 0, 31.6, 31.6)}" fill="none" stroke="${accent}" stroke-width="0.8" stroke-opacity="0.75"/>`;
    }
    case 'cloth':
      return `<g transform="rotate(-9)">${piece(pen, {
        d: path(
          [-34, -33],
          [
            [-10, -35, 12, -32, 35, -34],
            [33, -10, 36, 12, 34, 35],
            [10, 33, -12, 36, -35, 34],
            [-33, 10, -36, -12, -34, -33],
          ],
        ),
        cloth: towel(accent),
        puff: 1,
        folds: [
          { d: spindle([-34, -20], [34, -28], 4, 2), rise: 0.25 },
          { d: spindle([-30, 34], [-22, -34], 4, 2), rise: 0.25 },
          { d: spindle([34, 22], [-34, 30], 4, -2), rise: 0.22 },
        ],
      })}</g>`;
    default:
      return `<g transform="rotate(5)">${piece(pen, {
        d: path(
          [-33, -36],
          [
            [34, -35],
            [33, 36],
            [-34, 35],
          ],
        ),
        cloth: { base: '#e9dcc4' },
        puff: 0.5,
        folds: [
          { d: spindle([-33, -4], [34, 2], 2.4, 1), rise: 0.2 },
          { d: spindle([2, -36], [-3, 36], 2.4, 1), rise: 0.2 },
        ],
      })}</g>`;
  }
}

/** An ear of wheat at (x, y). */
export function wheat(pen: Pen, x: number, y: number, size: number, turn: number): string {
  let grains = '';
  for (let i = 0; i < 7; i += 1) {
    for (const side of [-1, 1]) {
      grains += `<g transform="translate(${side * 0.9} ${-i * 2.1}) rotate(${side * 26})"><ellipse rx="0.85" ry="1.7" fill="#d6a84e" stroke="#9a6f26" stroke-width="0.16"/><path d="M0 -1.7L${side * 0.6} -5" stroke="#c3953f" stroke-width="0.16"/></g>`;
    }
  }
  const shade = `<path d="M0.6 20L0.6 -14" stroke="#2a1408" stroke-opacity="0.3" stroke-width="2.4" ${blurred(pen, 0.8)}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shade}<path d="M0 22C-1 12 0.6 6 0 0" stroke="#b98f3e" stroke-width="0.5" fill="none"/>${grains}</g>`;
}

/** A cup of coffee seen from above. */
export function cup(pen: Pen, x: number, y: number, r: number, glaze: Hex): string {
  const body: Cloth = { base: glaze };
  return (
    piece(pen, {
      d: ellipse(x, y, r * 1.5, r * 1.5),
      cloth: { base: lighter(glaze, 0.2) },
      puff: 0.8,
      depth: 1.1,
      lift: 1.3,
    }) +
    piece(pen, {
      d: roundedBox(x + r * 0.8, y - r * 0.18, r * 0.6, r * 0.36, r * 0.15),
      cloth: body,
      puff: 0.4,
      lift: 0.6,
    }) +
    piece(pen, { d: ellipse(x, y, r, r), cloth: body, puff: 0.8, depth: 1.2, lift: 0.9 }) +
    `<path d="${ellipse(x, y, r * 0.84, r * 0.84)}" fill="#4a2a18"/><path d="${ellipse(x + r * 0.03, y + r * 0.05, r * 0.76, r * 0.75)}" fill="#8a5a34"/><path d="${ellipse(x - r * 0.2, y - r * 0.16, r * 0.34, r * 0.22)}" fill="#c79a66" fill-opacity="0.7"/>`
  );
}

/** A cake stand in px per unit: its plate at y = 0. */
export function stand(pen: Pen, colour: Hex): string {
  const glaze: Cloth = { base: lighter(colour, 0.62), sheen: 0.4 };
  return (
    `<path d="${ellipse(2, 22.4, 16, 2.6)}" fill="#24120a" fill-opacity="0.4" ${blurred(pen, 1.4)}/>` +
    piece(pen, {
      d: path(
        [-3, 2],
        [
          [3, 2],
          [2.4, 12, 5, 18, 13, 20.6],
          [13, 22.4],
          [6, 23.6, -6, 23.6, -13, 22.4],
          [-13, 20.6],
          [-5, 18, -2.4, 12, -3, 2],
        ],
      ),
      cloth: glaze,
      puff: 1,
      depth: 1.2,
    }) +
    piece(pen, {
      d: path(
        [-33, 0.4],
        [
          [-33, 4.4, 33, 4.4, 33, 0.4],
          [33, 3],
          [30, 8, -30, 8, -33, 3],
        ],
      ),
      cloth: glaze,
      puff: 0.7,
      depth: 1.2,
    }) +
    piece(pen, { d: ellipse(0, 0.4, 33, 7.6), cloth: glaze, puff: 0.8, lift: 0.3 })
  );
}
