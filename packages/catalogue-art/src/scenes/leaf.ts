import { darker, type Hex, lighter } from '../kit/colour';
import { path, spindle, wedge } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';

/** A large leaf of cut paper on its stalk, pointing up from (x, y). */
export function bigLeaf(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  turn: number,
  green: Hex,
  kind: 'banana' | 'monstera' | 'palm' = 'banana',
): string {
  const cloth: Cloth = { base: green };
  const k = size / 10;
  const s = (n: number) => n * k;
  const outlines = {
    banana: path(
      [0, 0],
      [
        [s(-2.6), s(-2), s(-2.8), s(-7), 0, s(-10)],
        [s(2.8), s(-7), s(2.6), s(-2), 0, 0],
      ],
    ),
    monstera: path(
      [0, s(-1)],
      [
        [s(-2), s(0.6), s(-4.6), s(-1), s(-4.4), s(-3.6)],
        [s(-2.4), s(-3.8)],
        [s(-4.6), s(-5)],
        [s(-4.2), s(-6.2), s(-3.8), s(-6.8), s(-3.4), s(-7.2)],
        [s(-1.8), s(-6)],
        [s(-2.6), s(-8)],
        [s(-1.6), s(-9.2), s(-0.8), s(-9.8), 0, s(-10)],
        [s(0.8), s(-9.8), s(1.6), s(-9.2), s(2.6), s(-8)],
        [s(1.8), s(-6)],
        [s(3.4), s(-7.2)],
        [s(3.8), s(-6.8), s(4.2), s(-6.2), s(4.6), s(-5)],
        [s(2.4), s(-3.8)],
        [s(4.4), s(-3.6)],
        [s(4.6), s(-1), s(2), s(0.6), 0, s(-1)],
      ],
    ),
    palm: '',
  };
  if (kind === 'palm') {
    let blades = '';
    for (let i = 0; i < 10; i += 1) {
      const at = s(-1 - i * 0.9);
      const reach = s(4.2 - Math.abs(i - 3) * 0.42);
      blades +=
        spindle([0, at], [reach, at - s(1.5)], s(0.62), s(-0.3)) +
        spindle([0, at], [-reach, at - s(1.5)], s(0.62), s(0.3));
    }
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(pen, { d: blades + wedge([0, s(-10.6)], [0, s(2)], s(0.4)), cloth, puff: 0.3, lift: 1 })}</g>`;
  }
  const veins = Array.from(
    { length: 6 },
    (_, i) =>
      `M0 ${s(-1.4 - i * 1.3)}L${s(-2.2)} ${s(-2.8 - i * 1.3)}M0 ${s(-1.4 - i * 1.3)}L${s(2.2)} ${s(-2.8 - i * 1.3)}`,
  ).join('');
  const d = outlines[kind];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${s(3)}L0 ${s(-9.4)}" stroke="${darker(green, 0.2)}" stroke-width="${s(0.22)}"/>` +
    `${piece(pen, { d, cloth, puff: s(0.14), lift: 1.2, folds: [{ d: wedge([0, s(-9.6)], [0, 0], s(1.4)), rise: 0.16 }] })}` +
    `<path ${clipped(pen, d)} d="${kind === 'banana' ? veins : ''}M0 0L0 ${s(-9)}" stroke="${lighter(green, 0.4)}" stroke-opacity="0.5" stroke-width="${s(0.09)}" fill="none"/></g>`
  );
}
