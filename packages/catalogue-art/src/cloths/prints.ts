import { darker, type Hex, lighter } from '../kit/colour';
import type { Box, Point } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth } from '../kit/piece';
import { type Dyes, frangipani, frond, hibiscus, leaf, tendril } from './motifs';
import { slubs } from './plain';

/** Random, reproducible points in the box, at least `gap` apart. */
export function scatterPoints(pen: Pen, box: Box, gap: number): Point[] {
  const points: Point[] = [];
  const tries = Math.round((box.width * box.height) / (gap * gap)) * 14;
  for (let i = 0; i < tries; i += 1) {
    const x = pen.random.between(box.x - gap * 0.3, box.x + box.width + gap * 0.3);
    const y = pen.random.between(box.y - gap * 0.3, box.y + box.height + gap * 0.3);
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= gap)) points.push([x, y]);
  }
  return points;
}

/** Registers a motif once. @returns a function that places it */
export function stamp(pen: Pen, key: string, drawing: string) {
  const id = pen.define(`motif ${key}`, (name) => `<g id="${name}">${drawing}</g>`);
  return (x: number, y: number, size: number, turn: number) =>
    `<use xlink:href="#${id}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})"/>`;
}

/** Hand-drawn batik: large blossoms, leaves and tendrils as wax lines on a dyed background. */
export function batik(
  base: Hex,
  dyes: Dyes,
  size = 4.4,
  flower: 'hibiscus' | 'frangipani' = 'hibiscus',
): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const { random } = pen;
      const key = `${base}${dyes.petal}${dyes.leaf}${dyes.line}${dyes.heart}`;
      const draw = flower === 'hibiscus' ? hibiscus : frangipani;
      const blossom = stamp(pen, `${flower} ${key}`, draw(dyes));
      const pale = stamp(
        pen,
        `${flower} pale ${key}`,
        draw({ ...dyes, petal: lighter(dyes.petal, 0.35) }),
      );
      const foliage = stamp(pen, `leaf ${key}`, leaf(dyes));
      const curl = stamp(pen, `tendril ${key}`, tendril(dyes));
      let dye = '';
      let under = '';
      let over = '';
      for (const [x, y] of scatterPoints(pen, box, size * 2.15)) {
        dye += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * 1.25).toFixed(1)}" fill="${darker(base, 0.35)}" fill-opacity="0.35"/>`;
        const turn = random.between(0, 360);
        const s = size * random.between(0.7, 1);
        for (let i = 0; i < 5; i += 1) {
          const a = turn + i * 72 + random.between(-14, 14);
          const r = (a * Math.PI) / 180;
          const from = s * 0.72;
          under +=
            i % 5 === 4
              ? curl(x + Math.sin(r) * from, y - Math.cos(r) * from, s * 0.8, a)
              : foliage(
                  x + Math.sin(r) * from,
                  y - Math.cos(r) * from,
                  s * random.between(0.55, 0.85),
                  a,
                );
        }
        over += (random.next() < 0.3 ? pale : blossom)(x, y, s, turn);
      }
      const dots = scatterPoints(pen, box, size * 0.62)
        .map(([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.13"/>`)
        .join('');
      return `${dye}<g fill="${dyes.line}" fill-opacity="0.75">${dots}</g>${under}${over}`;
    },
  };
}

/** Kawung: batik with rows of four ovals around a point. */
export function kawung(base: Hex, oval: Hex, point: Hex, size = 3): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const r = size / 2;
      const o = `<ellipse rx="${r * 0.44}" ry="${r * 0.24}" fill="${oval}"/><ellipse rx="${r * 0.2}" ry="${r * 0.06}" fill="${base}"/>`;
      const four = [45, 135, 225, 315]
        .map((turn) => `<g transform="rotate(${turn}) translate(${r * 0.56} 0)">${o}</g>`)
        .join('');
      const place = stamp(
        pen,
        `kawung ${base}${oval}${size}`,
        `${four}<circle r="${r * 0.1}" fill="${point}"/><path d="M${-r} 0L${-r * 0.8} 0M${r} 0L${r * 0.8} 0M0 ${-r}L0 ${-r * 0.8}M0 ${r}L0 ${r * 0.8}" stroke="${point}" stroke-width="${r * 0.07}"/>`,
      );
      let out = '';
      for (let y = Math.floor(box.y / size) * size; y < box.y + box.height + size; y += size) {
        for (let x = Math.floor(box.x / size) * size; x < box.x + box.width + size; x += size)
          out += place(x, y, 1, 0);
      }
      return out;
    },
  };
}

/** A few small motifs scattered over a plain or linen background; each is a drawing of about 2 units. */
export function scatteredPrint(
  base: Hex,
  drawings: readonly [string, ...string[]],
  size = 1.5,
  gap = 5,
): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const stamps = drawings.map((drawing) => stamp(pen, drawing, drawing));
      return (
        slubs(pen, box, darker(base, 0.3), lighter(base, 0.6), 0.3) +
        scatterPoints(pen, box, gap)
          .map(
            ([x, y], i) =>
              stamps[i % stamps.length]?.(x, y, size, pen.random.between(-28, 28)) ?? '',
          )
          .join('')
      );
    },
  };
}

/** A resort print of palm fronds in two greens. */
export function palmPrint(base: Hex, near: Hex, far: Hex, size = 5): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const dyes = { petal: near, heart: near, line: base };
      const back = stamp(pen, `frond ${far}`, frond({ ...dyes, leaf: far }));
      const front = stamp(pen, `frond ${near}`, frond({ ...dyes, leaf: near }));
      return (
        scatterPoints(pen, box, size * 0.95)
          .map(([x, y]) => back(x, y, size, pen.random.between(0, 360)))
          .join('') +
        scatterPoints(pen, box, size * 1.25)
          .map(([x, y]) => front(x, y, size, pen.random.between(0, 360)))
          .join('')
      );
    },
  };
}
