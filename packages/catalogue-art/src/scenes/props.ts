import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, path, roundedBox } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { type Cloth, piece } from '../kit/piece';

/** Shading that makes a flat piece look round: light left of the centre, dark at both sides. */
export function roundness(pen: Pen, d: string, upright = true): string {
  const id = pen.define(
    `round ${upright}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${upright ? 1 : 0}" y2="${upright ? 0 : 1}"><stop offset="0" stop-color="#1a0d10" stop-opacity="0.34"/><stop offset="0.3" stop-color="#fff8e8" stop-opacity="0.26"/><stop offset="0.55" stop-color="#fff8e8" stop-opacity="0"/><stop offset="1" stop-color="#1a0d10" stop-opacity="0.5"/></linearGradient>`,
  );
  return `<path d="${d}" fill="url(#${id})"/>`;
}

/** A soft shadow below an object whose base is at `y`. */
export function standing(pen: Pen, x: number, y: number, half: number): string {
  return `<path d="${ellipse(x + half * 0.16, y, half * 1.15, half * 0.16 + 0.8)}" fill="#24120a" fill-opacity="0.42" ${blurred(pen, 1.4)}/>`;
}

/** An upright bolt of fabric with its base at (x, y); sizes in cm. */
export function bolt(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Cloth,
): string {
  const r = width / 2;
  const body = path(
    [x - r, y - height],
    [
      [x + r, y - height],
      [x + r, y],
      [x + r * 0.6, y + r * 0.42, x - r * 0.6, y + r * 0.42, x - r, y],
    ],
  );
  const lid = ellipse(x, y - height, r, r * 0.36);
  const pale = lighter(cloth.base, 0.25);
  const turns = [0.86, 0.7, 0.54, 0.38]
    .map(
      (share) =>
        `<path d="${ellipse(x, y - height, r * share, r * 0.36 * share)}" fill="none" stroke="${darker(cloth.base, 0.35)}" stroke-opacity="0.7" stroke-width="0.28"/>`,
    )
    .join('');
  const flap = path(
    [x + r * 0.3, y - height + r * 0.34],
    [
      [x + r * 0.55, y - height + r * 0.3],
      [x + r * 0.5, y + r * 0.2],
      [x + r * 0.3, y + r * 0.28],
    ],
  );
  return (
    standing(pen, x, y + r * 0.2, r) +
    piece(pen, { d: body, cloth, puff: r * 0.3, depth: 0.6, lift: 0.8 }) +
    roundness(pen, body) +
    `<path d="${flap}" fill="#1d1410" fill-opacity="0.16"/>` +
    piece(pen, { d: lid, cloth: { base: pale }, puff: 0.4, lift: 0 }) +
    turns +
    `<path d="${ellipse(x, y - height, r * 0.2, r * 0.075)}" fill="#8a5f3c"/>`
  );
}

/** A pile of folded fabrics, the first one at the bottom, with its base at (x, y). */
export function pile(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  cloths: readonly Cloth[],
  thick = 5,
): string {
  let out = standing(pen, x, y, width / 2);
  cloths.forEach((cloth, i) => {
    const shift = pen.random.between(-1, 1);
    const w = width * pen.random.between(0.94, 1);
    const top = y - thick * (i + 1);
    const left = x - w / 2 + shift;
    const d = roundedBox(left, top, w, thick * 1.02, thick * 0.42);
    out += piece(pen, { d, cloth, puff: thick * 0.26, depth: 0.9, edge: 0.36, lift: 0.7 });
    const leaf = thick * 0.34;
    for (const line of [1, 2]) {
      const at = top + line * leaf;
      out += `<path d="M${left + thick * 0.5} ${at}C${left + w * 0.3} ${at + 0.35} ${left + w * 0.7} ${at - 0.2} ${left + w - 0.2} ${at + 0.1}" fill="none" stroke="#1d1410" stroke-opacity="0.32" stroke-width="0.22"/>`;
    }
  });
  return out;
}

/** A horizontal wooden board or table top, from `y` down. */
export function table(pen: Pen, width: number, y: number, height: number, wood: Hex): string {
  const d = path(
    [-20, y],
    [
      [width + 20, y],
      [width + 20, y + height + 20],
      [-20, y + height + 20],
    ],
  );
  let grain = '';
  for (let i = 0; i < 26; i += 1) {
    const at = y + pen.random.between(0.02, 1) * height;
    const from = pen.random.between(-10, width);
    grain += `M${from.toFixed(1)} ${at.toFixed(1)}c${width * 0.1} ${pen.random.between(-0.6, 0.6).toFixed(2)} ${width * 0.2} ${pen.random.between(-0.6, 0.6).toFixed(2)} ${(width * 0.34).toFixed(1)} 0`;
  }
  const edge = path(
    [-20, y],
    [
      [width + 20, y],
      [width + 20, y + 0.9],
      [-20, y + 0.9],
    ],
  );
  const shade = pen.define(
    'table shade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1410" stop-opacity="0"/><stop offset="1" stop-color="#1d1410" stop-opacity="0.3"/></linearGradient>`,
  );
  return (
    `<path d="${d}" fill="${wood}"/><path d="${grain}" fill="none" stroke="${darker(wood, 0.4)}" stroke-opacity="0.3" stroke-width="0.22"/>` +
    `<path d="${edge}" fill="${lighter(wood, 0.4)}" fill-opacity="0.7"/><path d="${d}" fill="url(#${shade})"/>`
  );
}

/** An upright reel of thread with its base at (x, y). */
export function reel(pen: Pen, x: number, y: number, size: number, thread: Hex): string {
  const wood: Cloth = { base: '#c59764' };
  const body = roundedBox(x - size * 0.42, y - size * 1.2, size * 0.84, size, 0.3);
  let turns = '';
  for (let at = y - size * 1.15; at < y - size * 0.22; at += 0.36)
    turns += `M${x - size * 0.42} ${at.toFixed(2)}l${size * 0.84} 0.12`;
  const rim = (at: number) =>
    piece(pen, {
      d: path(
        [x - size * 0.54, at],
        [
          [x - size * 0.3, at - size * 0.14, x + size * 0.3, at - size * 0.14, x + size * 0.54, at],
          [x + size * 0.5, at + size * 0.18],
          [
            x + size * 0.3,
            at + size * 0.28,
            x - size * 0.3,
            at + size * 0.28,
            x - size * 0.5,
            at + size * 0.18,
          ],
        ],
      ),
      cloth: wood,
      puff: 0.4,
      lift: 0.4,
    });
  return (
    standing(pen, x, y, size * 0.55) +
    rim(y - size * 0.2) +
    piece(pen, { d: body, cloth: { base: thread }, puff: 0.6, lift: 0.3 }) +
    `<path d="${turns}" stroke="${darker(thread, 0.4)}" stroke-opacity="0.6" stroke-width="0.12"/>` +
    roundness(pen, body) +
    rim(y - size * 1.34)
  );
}

/** A clay pot with its base at (x, y). */
export function pot(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  clay: Hex,
): string {
  const d = path(
    [x - width / 2, y - height],
    [
      [x + width / 2, y - height],
      [x + width * 0.46, y - height * 0.3, x + width * 0.36, y, x + width * 0.3, y],
      [x - width * 0.3, y],
      [x - width * 0.36, y, x - width * 0.46, y - height * 0.3, x - width / 2, y - height],
    ],
  );
  const rim = roundedBox(
    x - width * 0.55,
    y - height * 1.08,
    width * 1.1,
    height * 0.18,
    height * 0.06,
  );
  return (
    standing(pen, x, y, width * 0.4) +
    piece(pen, { d, cloth: { base: clay }, puff: 1.2, depth: 1 }) +
    roundness(pen, d) +
    piece(pen, { d: rim, cloth: { base: lighter(clay, 0.1) }, puff: 0.5, lift: 0.6 })
  );
}
