import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, mapPoints, mirrored, path, roundedBox, spindle } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Form } from './breads';
import { type Bake, baked, bakes, dust, round, seeds } from './dough';

/** A crescent of rolled, buttery layers. */
export function croissant(bake: Bake, options: { top?: (pen: Pen) => string } = {}): Form {
  return (pen) => {
    const parts: string[] = [];
    const count = 7;
    for (const i of [0, 6, 1, 5, 2, 4, 3]) {
      const t = (i - 3) / 3;
      const a = t * 1.28;
      const x = Math.sin(a) * 24;
      const y = (1 - Math.cos(a)) * 20 - 4;
      const size = 1 - Math.abs(t) ** 1.5 * 0.62;
      const half = 12 * size;
      const wide = 8.4 * size + 1.4;
      const d = path(
        [0, -half],
        [
          [wide, -half * 0.86, wide * 1.1, half * 0.6, wide * 0.7, half],
          [wide * 0.2, half * 1.08, -wide * 0.2, half * 1.08, -wide * 0.7, half],
          [-wide * 1.1, half * 0.6, -wide, -half * 0.86, 0, -half],
        ],
      );
      const layers = [-0.5, 0, 0.5]
        .map(
          (share) =>
            `<path d="${spindle([share * wide * 1.2, -half * 0.8], [share * wide * 1.1, half], wide * 0.24, share * 1.4)}" fill="${bake.edge}" fill-opacity="0.6"/>`,
        )
        .join('');
      const ridges = [-0.25, 0.25]
        .map(
          (share) =>
            `<path d="${spindle([share * wide, -half * 0.9], [share * wide, half], wide * 0.36, share)}" fill-opacity="0.3"/>`,
        )
        .join('');
      parts.push(
        `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${((a * 180) / Math.PI).toFixed(1)})">${baked(pen, d, { ...bake, dome: 2 * size + 0.4 }, { over: layers, heights: ridges, lift: 1 })}</g>`,
      );
    }
    return count ? parts.join('') + (options.top?.(pen) ?? '') : '';
  };
}

/** A zigzag of icing over a roll of radius `r`. */
function drizzle(r: number, icing: Hex): string {
  let d = '';
  for (let i = 0; i < 7; i += 1) {
    const x = -r * 0.78 + i * r * 0.26;
    const reach = Math.sqrt(Math.max(0, 0.8 - (x / r) ** 2)) * r;
    d += `${i ? 'L' : 'M'}${x.toFixed(1)} ${(i % 2 ? reach : -reach).toFixed(1)}`;
  }
  const line = (dx: number, dy: number, colour: Hex, width: number, opacity: number) =>
    `<path d="${d}" transform="translate(${dx} ${dy}) rotate(24)" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    line(0.5, 0.8, '#2a1408', 2.6, 0.35) +
    line(0, 0, icing, 2.4, 1) +
    line(-0.3, -0.4, '#ffffff', 0.6, 0.7)
  );
}

/** A roll of a wound strip, seen from above, with `icing`. */
export function wound(bake: Bake, filling: Hex, options: { icing?: Hex; r?: number } = {}): Form {
  return (pen) => {
    const r = options.r ?? 24;
    const d = round(pen, 0, 0, r, r * 0.96, 0.02);
    let spiral = '';
    for (let i = 0; i <= 130; i += 1) {
      const a = (i / 130) * Math.PI * 7;
      const far = 1.2 + (i / 130) * (r * 0.92);
      spiral += `${i ? 'L' : 'M'}${(Math.cos(a) * far).toFixed(2)} ${(Math.sin(a) * far * 0.96).toFixed(2)}`;
    }
    const over = `<path d="${spiral}" fill="none" stroke="${filling}" stroke-width="${r * 0.075}" stroke-linecap="round"/><path d="${spiral}" transform="translate(0.5 0.6)" fill="none" stroke="${darker(filling, 0.5)}" stroke-width="${r * 0.03}" stroke-opacity="0.6"/>`;
    let heights = '';
    for (let i = 0; i <= 100; i += 1) {
      const a = (i / 130) * Math.PI * 7 + Math.PI;
      const far = 1.2 + (i / 130) * (r * 0.92);
      heights += `${i ? 'L' : 'M'}${(Math.cos(a) * far).toFixed(2)} ${(Math.sin(a) * far * 0.96).toFixed(2)}`;
    }
    const base = baked(
      pen,
      d,
      { ...bake, dome: r * 0.13 },
      {
        over,
        heights: `<path d="${heights}" fill="none" stroke="#000" stroke-width="${r * 0.12}" stroke-opacity="0.34"/>`,
        lift: 1.3,
      },
    );
    if (!options.icing) return base;
    return base + drizzle(r, options.icing);
  };
}

/** A square of folded pastry with a filled middle: fruit, cheese or custard. */
export function danish(filling: Hex, fruit: (pen: Pen) => string): Form {
  return (pen) => {
    const bake = bakes.butter;
    const square = roundedBox(-23, -23, 46, 46, 4);
    const flap = path(
      [-22, -22],
      [
        [-2, -21],
        [-6, -8],
        [-8, -6],
        [-21, -2],
      ],
    );
    const turned = (a: number, content: string) => `<g transform="rotate(${a})">${content}</g>`;
    const lines = [0, 1, 2]
      .map(
        (i) =>
          `<path d="${roundedBox(-21.5 + i * 1.6, -21.5 + i * 1.6, 43 - i * 3.2, 43 - i * 3.2, 4)}" fill="none" stroke="${bake.edge}" stroke-opacity="0.55" stroke-width="0.5"/>`,
      )
      .join('');
    return (
      baked(pen, square, { ...bake, dome: 2.4 }, { over: lines, lift: 1.3 }) +
      baked(
        pen,
        round(pen, 0, 0, 14, 14, 0.02),
        {
          base: filling,
          edge: darker(filling, 0.15),
          dome: 1.6,
          rough: 0.1,
          gloss: 0.5,
          height: 0.7,
        },
        { lift: 0.3 },
      ) +
      [0, 90, 180, 270]
        .map((a) => turned(a, baked(pen, flap, { ...bake, dome: 1.6 }, { lift: 0.7 })))
        .join('') +
      fruit(pen)
    );
  };
}

/** A short oblong with chocolate at its ends. */
export const painAuChocolat: Form = (pen) => {
  const bake = bakes.butter;
  const d = roundedBox(-23, -14, 46, 28, 7);
  const lines = [-12, -6, 0, 6, 12]
    .map(
      (x) =>
        `<path d="M${x} -14C${x + 2} -6 ${x + 2} 6 ${x} 14" stroke="${bake.edge}" stroke-opacity="0.55" stroke-width="0.7" fill="none"/>`,
    )
    .join('');
  const ridges = [-15, -9, -3, 3, 9, 15]
    .map((x) => `<path d="${spindle([x, -14], [x, 14], 4, 1.2)}" fill-opacity="0.3"/>`)
    .join('');
  const stick = (x: number, y: number) =>
    baked(
      pen,
      ellipse(x, y, 1.6, 2.4),
      { base: '#4a2817', edge: '#231008', dome: 0.5, gloss: 0.4 },
      { lift: 0.3 },
    );
  return `<g transform="rotate(-18)">${baked(pen, d, { ...bake, dome: 4 }, { over: lines, heights: ridges, lift: 1.4 })}${stick(-22, -4)}${stick(-22, 4.5)}${stick(22, -4)}${stick(22, 4.5)}${dust(pen, 0, -2, 18, 9, 160)}</g>`;
};

/** A curry puff: a half moon with a pleated edge and blistered shell. */
export function curryPuff(x = 0, y = 0, size = 1, turn = -12): Form {
  return (pen) => {
    const bake = { ...bakes.golden, rough: 0.3, gloss: 0.2 };
    const d = path(
      [-24, 9],
      [
        [-24, -14, -8, -20, 0, -20],
        [8, -20, 24, -14, 24, 9],
        [12, 14, -12, 14, -24, 9],
      ],
    );
    let rim = '';
    let ropes = '';
    for (let i = 0; i <= 15; i += 1) {
      const a = Math.PI * (1.01 + (i / 15) * 0.98);
      const lean = a + 1.05;
      const cx = Math.cos(a) * 22;
      const cy = 7 + Math.sin(a) * 24.4;
      const turned = (long: number, wide: number) =>
        mapPoints(ellipse(0, 0, long, wide), (px, py) => [
          cx + px * Math.cos(lean) - py * Math.sin(lean),
          cy + px * Math.sin(lean) + py * Math.cos(lean),
        ]);
      rim += turned(5, 2.7);
      ropes += `<path d="${turned(4.2, 1.5)}" fill-opacity="0.34"/>`;
    }
    const pleats = baked(
      pen,
      rim,
      { ...bake, dome: 0.9, rough: 0.1 },
      { lift: 0.4, heights: ropes },
    );
    const blisters = seeds(pen, 0, -2, 17, 9, 26, ['#f0c878', '#e6b45e'], 0.8);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${baked(pen, d, { ...bake, dome: 4.4 }, { lift: 1.3, over: blisters })}${pleats}</g>`;
  };
}

/** A fluted tart of radius `r` with a filling. */
export function tart(
  x: number,
  y: number,
  r: number,
  filling: Bake,
  top: (pen: Pen) => string = () => '',
): Form {
  return (pen) => {
    const flutes = 20;
    let d = '';
    for (let i = 0; i < flutes; i += 1) {
      const a = (i / flutes) * Math.PI * 2;
      const b = ((i + 0.5) / flutes) * Math.PI * 2;
      const c = ((i + 1) / flutes) * Math.PI * 2;
      const p = (angle: number, far: number) =>
        `${(Math.cos(angle) * r * far).toFixed(2)} ${(Math.sin(angle) * r * far).toFixed(2)}`;
      d += `${i ? '' : `M${p(a, 0.97)}`}C${p(a, 1.04)} ${p(b, 1.06)} ${p(b, 1.03)}C${p(b, 1.06)} ${p(c, 1.04)} ${p(c, 0.97)}`;
    }
    return `<g transform="translate(${x} ${y})">${baked(pen, `${d}Z`, { ...bakes.golden, dome: r * 0.1, rough: 0.4 }, { lift: 1 })}${baked(pen, round(pen, 0, 0, r * 0.78, r * 0.78, 0.015), filling, { lift: 0.2 })}${top(pen)}</g>`;
  };
}

/** A ring doughnut with glaze and sprinkles. */
export function doughnut(
  x: number,
  y: number,
  r: number,
  glaze: Hex,
  sprinkles: readonly [Hex, ...Hex[]],
): Form {
  return (pen) => {
    const hole = ellipse(0, 0, r * 0.3, r * 0.3);
    const edge = round(pen, 0, 0, r * 0.9, r * 0.9, 0.04);
    return (
      `<g transform="translate(${x} ${y})">${baked(pen, round(pen, 0, 0, r, r, 0.015), { ...bakes.golden, dome: r * 0.2 }, { lift: 1.2 })}` +
      `${baked(pen, edge, { base: glaze, edge: darker(glaze, 0.2), dome: r * 0.16, rough: 0.05, gloss: 0.8 }, { lift: 0.4 })}${seeds(pen, 0, 0, r * 0.8, r * 0.8, 46, sprinkles, 0.8)}` +
      `<path d="${hole}" fill="${darker('#9a5720', 0.4)}"/><path d="${ellipse(r * 0.04, r * 0.07, r * 0.23, r * 0.21)}" fill="#d8c4a4"/><path d="${hole}" fill="none" stroke="${darker(glaze, 0.35)}" stroke-opacity="0.6" stroke-width="0.8"/></g>`
    );
  };
}

/** A tall scone or muffin seen from the front, its base at (x, y). */
export function scone(
  x: number,
  y: number,
  size: number,
  bake: Bake,
  top: (pen: Pen) => string = () => '',
): Form {
  return (pen) => {
    const side = path(
      [-9, 0],
      [
        [-9.6, -5, -10, -8, -9.4, -11],
        [9.4, -11],
        [10, -8, 9.6, -5, 9, 0],
      ],
    );
    const crown = path(
      [-10.6, -9],
      [
        [-11.6, -15, -6, -18, 0, -18],
        [6, -18, 11.6, -15, 10.6, -9],
        [5, -7.6, -5, -7.6, -10.6, -9],
      ],
    );
    const cracks = `<path d="M-9 -5C-4 -6.4 2 -3.6 9 -5.4M-9 -2.6C-3 -3.6 4 -1.6 9 -3" stroke="${bake.edge}" stroke-opacity="0.5" stroke-width="0.5" fill="none"/>`;
    return `<g transform="translate(${x} ${y}) scale(${size})">${baked(pen, side, { base: lighter(bake.base, 0.4), edge: bake.base, dome: 1.6, rough: 0.8 }, { over: cracks, lift: 1 })}${baked(pen, crown, { ...bake, dome: 2.4 }, { lift: 0.5 })}${top(pen)}</g>`;
  };
}

/** A knotted roll with coarse salt or seeds. */
export function knot(bake: Bake, toppings: readonly [Hex, ...Hex[]]): Form {
  return (pen) => {
    const arm = path(
      [-22, 8],
      [
        [-24, -8, -12, -18, 0, -14],
        [8, -11, 10, -4, 5, 2],
        [1, 6, -4, 3, -3, -2],
        [-2, -5, 2, -4, 2, -1],
        [0, -6, -8, -8, -12, 0],
        [-14, 6, -18, 12, -22, 8],
      ],
    );
    const other = mirrored(arm);
    const flip = `<g transform="rotate(180)">${baked(pen, arm, { ...bake, dome: 2.6 }, { lift: 1 })}</g>`;
    return (
      baked(pen, round(pen, 0, 0, 22, 17, 0.04), { ...bake, dome: 3.4 }, { lift: 1.4 }) +
      flip +
      baked(pen, arm, { ...bake, dome: 2.6 }, { lift: 1 }) +
      (other
        ? baked(pen, round(pen, 1, 0, 7, 5.6, 0.05), { ...bake, dome: 2 }, { lift: 0.8 })
        : '') +
      seeds(pen, 0, -2, 17, 12, 60, toppings, 0.7)
    );
  };
}
