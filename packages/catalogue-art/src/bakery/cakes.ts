import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, mapPoints, path } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import type { Form } from './breads';
import { type Bake, baked, bakes, crumb, dust } from './dough';

/** A layer of a cake, from the bottom up: its fraction of the height and its colour. */
export interface Layer {
  readonly share: number;
  readonly colour: Hex;
  /** Sponge has crumb; cream does not. */
  readonly sponge?: boolean;
}

export interface CakeCut {
  readonly layers: readonly Layer[];
  readonly top: Bake;
  readonly side: Bake;
  /** Drawn on the top face, around (0, 0); its half width is 26 and half height 8. */
  readonly topping?: (pen: Pen) => string;
  readonly height?: number;
  /** A hole in the middle, as in a chiffon cake. */
  readonly ring?: boolean;
  /** A front part is cut away, so that the layers show. */
  readonly cut?: boolean;
}

function bands(
  pen: Pen,
  layers: readonly Layer[],
  face: (from: number, to: number) => string,
): string {
  let from = 0;
  let out = '';
  for (const { share, colour, sponge } of layers) {
    const d = face(from, from + share);
    out += `<path d="${d}" fill="${colour}"/>${sponge ? `<g ${clipped(pen, d)}>${crumb(pen, d, colour, 0.3)}</g>` : ''}`;
    from += share;
  }
  return out;
}

/** A round cake with its base at y = 0, seen slightly from above; a wedge is cut out at the front right. */
export function roundCake(cake: CakeCut): Form {
  return (pen) => {
    const r = 26;
    const q = 8;
    const h = cake.height ?? 22;
    const side = path(
      [-r, -h],
      [
        [-r, 0],
        [-r, q * 1.3, r, q * 1.3, r, 0],
        [r, -h],
        [r, -h + q * 1.3, -r, -h + q * 1.3, -r, -h],
      ],
    );
    const top = ellipse(0, -h, r, q);
    let out =
      baked(
        pen,
        mapPoints(`${side}${top}`, (x, y) => [x, y]),
        { ...cake.side, dome: 3.2 },
        { lift: 1.6 },
      ) + baked(pen, top, { ...cake.top, dome: 1.2 }, { lift: 0 });
    out += `<g transform="translate(0 ${-h})">${cake.topping?.(pen) ?? ''}</g>`;
    if (cake.ring) {
      out += `<path d="${ellipse(0, -h, r * 0.2, q * 0.24)}" fill="${darker(cake.top.edge, 0.6)}"/><path d="${ellipse(0.6, -h + 0.6, r * 0.16, q * 0.16)}" fill="${darker(cake.side.base, 0.35)}"/>`;
    }
    if (cake.cut) out += notch(pen, cake, r, q, h);
    return out;
  };
}

function notch(pen: Pen, cake: CakeCut, r: number, q: number, h: number): string {
  const a: readonly [number, number] = [-r * 0.34, q * 0.94];
  const b: readonly [number, number] = [r * 0.62, q * 0.78];
  const foot = 0.4;
  const gap = path(
    [0, -h],
    [
      [a[0], -h + a[1]],
      [a[0], a[1] + foot + 1.4],
      [b[0], b[1] + foot + 1.6],
      [b[0], -h + b[1]],
    ],
  );
  const face = (to: readonly [number, number]) => (from: number, until: number) =>
    path(
      [0, -h * from],
      [
        [to[0], to[1] - h * from],
        [to[0], to[1] - h * until],
        [0, -h * until],
      ],
    );
  const whole = (to: readonly [number, number]) =>
    path(
      [0, 0],
      [
        [to[0], to[1]],
        [to[0], to[1] - h],
        [0, -h],
      ],
    );
  const corner = pen.define(
    'corner',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a[0]}" y1="0" x2="${b[0]}" y2="0"><stop offset="0" stop-color="#2a1408" stop-opacity="0.12"/><stop offset="0.34" stop-color="#2a1408" stop-opacity="0.5"/><stop offset="0.36" stop-color="#2a1408" stop-opacity="0.34"/><stop offset="1" stop-color="#2a1408" stop-opacity="0"/></linearGradient>`,
  );
  const rim = `M${a[0]} ${a[1]}L${a[0]} ${a[1] - h}L0 ${-h}L${b[0]} ${b[1] - h}L${b[0]} ${b[1]}`;
  return (
    `<g ${clipped(pen, gap)}><path d="${gap}" fill="#efe6d6"/><path d="${gap}" fill="#2a1408" fill-opacity="0.16"/>` +
    `${bands(pen, cake.layers, face(a))}${bands(pen, cake.layers, face(b))}<path d="${whole(a)}${whole(b)}" fill="url(#${corner})"/></g>` +
    `<path d="${rim}" fill="none" stroke="${cake.side.base}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${rim}" transform="translate(-0.3 -0.35)" fill="none" stroke="${lighter(cake.side.base, 0.5)}" stroke-width="0.5" stroke-opacity="0.8" stroke-linejoin="round"/>`
  );
}

/** A wedge of cake in front of its cake: the point at the left, its base at (0, 0). */
export function wedgeOf(cake: CakeCut): Form {
  return (pen) => {
    const h = (cake.height ?? 22) * 1.15;
    const w = 40;
    const face = (from: number, until: number) =>
      path(
        [-w / 2, -h * from * 0.96],
        [
          [w / 2, 2 - h * from],
          [w / 2, 2 - h * until],
          [-w / 2, -h * until * 0.96],
        ],
      );
    const back = path(
      [w / 2, 2],
      [
        [w / 2 + 6, -7],
        [w / 2 + 6, -7 - h],
        [w / 2, 2 - h],
      ],
    );
    const top = path(
      [-w / 2, -h * 0.96],
      [
        [w / 2, 2 - h],
        [w / 2 + 4, -2 - h, w / 2 + 6, -5 - h, w / 2 + 6, -7 - h],
      ],
    );
    const whole = path(
      [-w / 2, 0],
      [
        [w / 2, 2],
        [w / 2 + 6, -7],
        [w / 2 + 6, -7 - h],
        [-w / 2, -h * 0.96],
      ],
    );
    return (
      `<g transform="translate(-2 0)">${baked(pen, whole, { ...cake.side, dome: 0.8 }, { lift: 1.6 })}${baked(pen, back, cake.side, { lift: 0 })}` +
      `${bands(pen, cake.layers, face)}<path d="${face(0, 1)}" fill="#2a1408" fill-opacity="0.04"/>${baked(pen, top, { ...cake.top, dome: 0.9 }, { lift: 0 })}</g>`
    );
  };
}

/** A block of many thin layers, seen from a corner: kek lapis. */
export function lapis(colours: readonly Hex[], rows: number): Form {
  return (pen) => {
    const w = 44;
    const h = 24;
    const skew = 10;
    const front = path(
      [-w / 2, 0],
      [
        [w / 2 - 8, 0],
        [w / 2 - 8, -h],
        [-w / 2, -h],
      ],
    );
    const side = path(
      [w / 2 - 8, 0],
      [
        [w / 2 + 4, -skew],
        [w / 2 + 4, -skew - h],
        [w / 2 - 8, -h],
      ],
    );
    const top = path(
      [-w / 2, -h],
      [
        [w / 2 - 8, -h],
        [w / 2 + 4, -h - skew],
        [-w / 2 + 12, -h - skew],
      ],
    );
    let stripes = '';
    for (let i = 0; i < rows; i += 1) {
      const y0 = (-h * i) / rows;
      const y1 = (-h * (i + 1)) / rows;
      const colour = colours[i % colours.length] ?? '#c98a4a';
      stripes += `<path d="${path(
        [-w / 2, y0],
        [
          [w / 2 - 8, y0],
          [w / 2 - 8, y1],
          [-w / 2, y1],
        ],
      )}" fill="${colour}"/><path d="${path(
        [w / 2 - 8, y0],
        [
          [w / 2 + 4, y0 - skew],
          [w / 2 + 4, y1 - skew],
          [w / 2 - 8, y1],
        ],
      )}" fill="${darker(colour, 0.2)}"/>`;
    }
    const outline = `${front}${side}${top}`;
    return (
      `${baked(pen, outline, { ...bakes.golden, dome: 1 }, { lift: 1.7 })}<g ${clipped(pen, outline)}>${stripes}` +
      `<path d="${front}" fill="none"/></g><g ${clipped(pen, front)}>${crumb(pen, front, '#d9a860', 0.1).replaceAll('fill-opacity="0.42"', 'fill-opacity="0.2"')}</g>${baked(pen, top, { ...bakes.glazed, dome: 1.2 }, { lift: 0 })}`
    );
  };
}

/** A rolled sponge on its side, its cut end at the left; its base at y = 0. */
export function swissRoll(sponge: Hex, cream: Hex, skin: Bake): Form {
  return (pen) => {
    const r = 13;
    const body = path(
      [-14, -2 * r],
      [
        [24, -2 * r - 4],
        [31, -2 * r - 3, 31, -5, 24, -4],
        [-14, 0],
        [-23, -1, -23, -2 * r + 1, -14, -2 * r],
      ],
    );
    const end = ellipse(-14, -r, r * 0.78, r);
    let spiral = '';
    for (let i = 0; i <= 100; i += 1) {
      const a = (i / 100) * Math.PI * 5 + 0.6;
      const far = 0.6 + (i / 100) * r * 0.86;
      spiral += `${i ? 'L' : 'M'}${(-14 + Math.cos(a) * far * 0.78).toFixed(2)} ${(-r + Math.sin(a) * far).toFixed(2)}`;
    }
    return (
      baked(pen, body, { ...skin, dome: 5 }, { lift: 1.6, over: dust(pen, 6, -20, 18, 6, 220) }) +
      `<path d="${end}" fill="${skin.base}"/><g ${clipped(pen, end)}>${crumb(pen, end, sponge, 0.2)}</g>` +
      baked(
        pen,
        ellipse(-14, -r, r * 0.73, r * 0.94),
        { base: sponge, edge: darker(sponge, 0.1), dome: 0.6, rough: 0.9 },
        {
          lift: 0,
          over: `${crumb(pen, end, sponge, 0.2)}<path d="${spiral}" fill="none" stroke="${cream}" stroke-width="2.1" stroke-linecap="round"/>`,
        },
      )
    );
  };
}
