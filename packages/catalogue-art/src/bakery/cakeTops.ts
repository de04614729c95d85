import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse } from '../kit/path';
import type { Pen } from '../kit/pen';
import { baked, seeds } from './dough';

/** Dots of cream around the rim of a round cake's top, each with a topping. */
export function crown(cream: Hex, jewel: Hex, count = 10): (pen: Pen) => string {
  return (pen) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 - Math.PI / 2;
      return { x: Math.cos(a) * 21, y: Math.sin(a) * 6.2 };
    })
      .sort((one, other) => one.y - other.y)
      .map(
        ({ x, y }) =>
          baked(
            pen,
            ellipse(x, y - 1, 2.9, 2),
            { base: cream, edge: darker(cream, 0.1), dome: 0.7, rough: 0.05, gloss: 0.3 },
            { lift: 0.4 },
          ) +
          baked(
            pen,
            ellipse(x, y - 2.6, 1.5, 1.3),
            { base: jewel, edge: darker(jewel, 0.35), dome: 0.4, gloss: 0.8 },
            { lift: 0.2 },
          ),
      )
      .join('');
}

/** Nuts, petals or crumbs scattered over the top of a round cake. */
export function scatteredTopping(
  colours: readonly [Hex, ...Hex[]],
  amount = 60,
  size = 0.9,
): (pen: Pen) => string {
  return (pen) => seeds(pen, 0, 0, 22, 6.2, amount, colours, size);
}

/** A glaze that drips down the side; the top face is at y = 0. */
export function drip(colour: Hex): (pen: Pen) => string {
  return (pen) => {
    let d = 'M-26 0C-26 -10.6 26 -10.6 26 0';
    const tongues = 9;
    for (let i = 0; i < tongues; i += 1) {
      const a0 = (i / tongues) * Math.PI;
      const a1 = ((i + 1) / tongues) * Math.PI;
      const mid = (a0 + a1) / 2;
      const long = pen.random.between(3, 9);
      const p = (a: number, down: number) =>
        `${(Math.cos(a) * 26).toFixed(1)} ${(Math.sin(a) * 8 + down).toFixed(1)}`;
      d += `C${p(a0, 1)} ${p(mid - 0.1, long)} ${p(mid, long + 1)}C${p(mid + 0.1, long)} ${p(a1, 1)} ${p(a1, 1.4)}`;
    }
    return baked(
      pen,
      `${d}Z`,
      { base: colour, edge: darker(colour, 0.25), dome: 1, rough: 0.04, gloss: 0.7 },
      { lift: 0.5 },
    );
  };
}

/** A paler tone for creams. */
export const cream = lighter('#f2e2c4', 0.3);
