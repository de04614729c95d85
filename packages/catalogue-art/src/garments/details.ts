import { darker, type Hex, lighter } from '../kit/colour';
import { path, roundedBox } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, piece } from '../kit/piece';

export type Pocket = 'chest' | 'patch' | 'kangaroo' | 'welt' | 'flap' | 'chestPair';

function patch(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: Cloth,
  thread: Hex,
): string {
  const d = path(
    [x, y],
    [
      [x + w, y],
      [x + w, y + h * 0.82],
      [x + w * 0.5, y + h],
      [x, y + h * 0.82],
    ],
  );
  const inner = path(
    [x + 0.5, y + 0.3],
    [
      [x + 0.5, y + h * 0.8],
      [x + w * 0.5, y + h - 0.6],
      [x + w - 0.5, y + h * 0.8],
      [x + w - 0.5, y + 0.3],
    ],
    false,
  );
  return piece(pen, {
    d,
    cloth,
    lift: 0.5,
    puff: 0.5,
    stitches: [inner, `M${x + 0.5} ${y + 1.8}L${x + w - 0.5} ${y + 1.8}`],
    stitchColour: thread,
  });
}

/** Pockets on the front of a top; `chest` is its half width and `length` the position of its hem, in cm. */
export function drawPocket(
  pen: Pen,
  kind: Pocket,
  chest: number,
  arm: number,
  length: number,
  cloth: Cloth,
  thread: Hex,
): string {
  const low = length * 0.62;
  switch (kind) {
    case 'chest':
      return patch(pen, chest * 0.24, arm - 1, chest * 0.42, chest * 0.48, cloth, thread);
    case 'chestPair':
      return [chest * 0.22, -chest * 0.64]
        .map((x) => {
          const w = chest * 0.42;
          const y = arm - 2;
          const flap = path(
            [x - 0.3, y],
            [
              [x + w + 0.3, y],
              [x + w + 0.3, y + 3.2],
              [x + w * 0.5, y + 4.8],
              [x - 0.3, y + 3.2],
            ],
          );
          return (
            patch(pen, x, y + 0.6, w, chest * 0.5, cloth, thread) +
            piece(pen, { d: flap, cloth, lift: 0.6, puff: 0.4 }) +
            button(x + w * 0.5, y + 3.2, lighter(thread, 0.3), 0.5)
          );
        })
        .join('');
    case 'patch':
      return (
        patch(pen, chest * 0.26, low, chest * 0.56, chest * 0.6, cloth, thread) +
        patch(pen, -chest * 0.82, low, chest * 0.56, chest * 0.6, cloth, thread)
      );
    case 'flap':
      return [chest * 0.24, -chest * 0.82]
        .map((x) => {
          const w = chest * 0.58;
          return (
            patch(pen, x, low, w, chest * 0.62, cloth, thread) +
            piece(pen, {
              d: roundedBox(x - 0.4, low - 1, w + 0.8, 4.6, 1),
              cloth,
              lift: 0.7,
              puff: 0.5,
            }) +
            button(x + w / 2, low + 2, lighter(thread, 0.3), 0.6)
          );
        })
        .join('');
    case 'welt':
      return [1, -1]
        .map((side) => {
          const d = path(
            [side * chest * 0.44, low],
            [
              [side * (chest * 0.44 + 2.2), low - 0.4],
              [side * (chest * 0.72 + 2), low + 13.6],
              [side * chest * 0.72, low + 14],
            ],
          );
          return piece(pen, { d, cloth, lift: 0.4, puff: 0.35 });
        })
        .join('');
    case 'kangaroo': {
      const w = chest * 0.72;
      const d = path(
        [-w * 0.62, low - 3],
        [
          [w * 0.62, low - 3],
          [w, low + 6],
          [w, low + 14],
          [-w, low + 14],
          [-w, low + 6],
        ],
      );
      const edge = `M${w * 0.6} ${low - 2}L${w - 0.8} ${low + 6}`;
      const other = `M${-w * 0.6} ${low - 2}L${-w + 0.8} ${low + 6}`;
      return piece(pen, {
        d,
        cloth,
        lift: 0.6,
        puff: 0.8,
        stitches: [edge, other],
        stitchColour: thread,
      });
    }
  }
}

/** A placket with buttons from `top` to `bottom`. */
export function placket(
  pen: Pen,
  top: number,
  bottom: number,
  gap: number,
  cloth: Cloth,
  colour: Hex,
  r = 0.6,
): string {
  const d = path(
    [-1.7, top + 0.2],
    [
      [1.7, top - 0.2],
      [1.75, bottom],
      [-1.75, bottom],
    ],
  );
  let out = piece(pen, {
    d,
    cloth,
    lift: 0.45,
    puff: 0.35,
    stitches: [`M-1.2 ${top + 1}L-1.2 ${bottom - 0.3}`, `M1.2 ${top + 1}L1.2 ${bottom - 0.3}`],
  });
  for (let y = top + 2.2; y < bottom - 3; y += gap) out += button(0, y, colour, r);
  return out;
}

/** A zip: tape, teeth and a pull. */
export function zip(pen: Pen, top: number, bottom: number, tape: Hex, metal: Hex): string {
  let teeth = '';
  for (let y = top + 0.4; y < bottom - 0.3; y += 0.62) teeth += `M-0.42 ${y.toFixed(2)}h0.84`;
  return (
    piece(pen, {
      d: path(
        [-1.3, top],
        [
          [1.3, top],
          [1.3, bottom],
          [-1.3, bottom],
        ],
      ),
      cloth: { base: tape },
      lift: 0.35,
      puff: 0.3,
    }) +
    `<path d="${teeth}" stroke="${metal}" stroke-width="0.34"/><path d="M-0.9 ${top + 1}h1.8l-0.3 2.1h-1.2Z" fill="${lighter(metal, 0.2)}" stroke="${darker(metal, 0.4)}" stroke-width="0.1"/>` +
    `<rect x="-0.42" y="${top + 3}" width="0.84" height="3.2" rx="0.4" fill="${metal}" stroke="${darker(metal, 0.45)}" stroke-width="0.12"/>`
  );
}

/** A drawcord that hangs from a hood or waist, with a knot. */
export function cord(x: number, y: number, fall: number, colour: Hex, sway = 0.8): string {
  const d = `M${x} ${y}C${x + sway} ${y + fall * 0.3} ${x - sway} ${y + fall * 0.7} ${x + sway * 0.4} ${y + fall}`;
  return (
    `<path d="${d}" transform="translate(0.25 0.4)" fill="none" stroke="#1d1410" stroke-opacity="0.3" stroke-width="0.85" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="0.75" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="0.2" stroke-dasharray="0.3 0.5"/>` +
    `<circle cx="${x + sway * 0.4}" cy="${y + fall}" r="0.75" fill="${darker(colour, 0.12)}"/>`
  );
}

/** A kerongsang: three brooches joined by a chain, down the front of a kebaya. */
export function kerongsang(top: number, gap: number, gold: Hex): string {
  let out = `<path d="M0 ${top}C2.4 ${top + gap * 0.5} 2 ${top + gap * 0.8} 0 ${top + gap}C2.4 ${top + gap * 1.5} 2 ${top + gap * 1.8} 0 ${top + gap * 2}" fill="none" stroke="${gold}" stroke-width="0.22" stroke-dasharray="0.3 0.18"/>`;
  for (const i of [0, 1, 2]) {
    const y = top + gap * i;
    const petals = [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-0.8" rx="0.42" ry="0.62" transform="rotate(${turn})" fill="${gold}" stroke="${darker(gold, 0.4)}" stroke-width="0.08"/>`,
      )
      .join('');
    out += `<g transform="translate(0 ${y})"><circle cx="0.2" cy="0.4" r="1.4" fill="#1d1410" fill-opacity="0.3"/>${petals}<circle r="0.48" fill="#fff4d8"/><circle r="0.48" fill="none" stroke="${darker(gold, 0.4)}" stroke-width="0.1"/></g>`;
  }
  return out;
}
