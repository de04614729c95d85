import { darker, type Hex, lighter, mix } from '../kit/colour';
import type { Box } from '../kit/path';
import type { Cloth } from '../kit/piece';

/** Draws squares of `cell` cm where `on` is true. Gold thread, ikat and coloured knitting are grids of them. */
function grid(
  box: Box,
  cell: number,
  on: (column: number, row: number) => boolean,
  shape: (x: number, y: number) => string,
) {
  let d = '';
  const row0 = Math.floor(box.y / cell);
  const column0 = Math.floor(box.x / cell);
  for (let row = row0; row * cell < box.y + box.height; row += 1) {
    for (let column = column0; column * cell < box.x + box.width; column += 1) {
      if (on(column, row)) d += shape(column * cell, row * cell);
    }
  }
  return d;
}

const wrap = (value: number, size: number) => ((value % size) + size) % size;

/** A repeating diamond flower, 13 cells wide; alternate rows are shifted by half. */
function lozenge(column: number, row: number, repeat = 16): boolean {
  const shifted = Math.floor(row / repeat) % 2 === 0 ? 0 : repeat / 2;
  const dx = Math.abs(wrap(column + shifted, repeat) - repeat / 2 + 0.5);
  const dy = Math.abs(wrap(row, repeat) - repeat / 2 + 0.5);
  const far = dx + dy;
  return (
    (far > 5 && far < 6.5 && dx > 0.6 && dy > 0.6) ||
    far < 2.5 ||
    (far > 3 && far < 4.6 && (dx < 1 || dy < 1))
  );
}

/** Songket: gold thread on a dark background, as lozenges or sparse dots. */
export function songket(
  base: Hex,
  gold: Hex,
  style: 'full' | 'scatter' = 'full',
  cell = 0.42,
): Cloth {
  return {
    base,
    sheen: 0.55,
    paint: (_, box) => {
      const on = (c: number, r: number) =>
        style === 'full' ? lozenge(c, r) : lozenge(c, r) && wrap(Math.floor(r / 16), 2) === 0;
      const thread = grid(
        box,
        cell,
        on,
        (x, y) =>
          `M${x.toFixed(2)} ${(y + 0.05).toFixed(2)}h${cell}v${(cell * 0.72).toFixed(2)}h${-cell}Z`,
      );
      let weft = '';
      for (let y = box.y; y < box.y + box.height; y += cell)
        weft += `M${box.x.toFixed(1)} ${y.toFixed(2)}h${box.width.toFixed(1)}`;
      return (
        `<path d="${weft}" stroke="${darker(base, 0.5)}" stroke-opacity="0.4" stroke-width="0.08"/>` +
        `<path d="${thread}" fill="${gold}"/><path d="${thread}" transform="translate(0.05 0.05)" fill="${lighter(gold, 0.5)}" fill-opacity="0.35"/>`
      );
    },
  };
}

/** Ikat: diamonds with edges that blur along the thread. */
export function ikat(base: Hex, first: Hex, second: Hex, size = 7): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const out: Record<'a' | 'b' | 'c', string> = { a: '', b: '', c: '' };
      const step = 0.3;
      for (let x = Math.floor(box.x / step) * step; x < box.x + box.width; x += step) {
        const column = Math.floor(x / size);
        const dx = Math.abs(wrap(x, size) - size / 2) / (size / 2);
        for (
          let row = Math.floor(box.y / size) - 1;
          row * size < box.y + box.height + size;
          row += 1
        ) {
          const shift = wrap(column, 2) * size * 0.5;
          const cy = row * size + size / 2 + shift;
          const bleed = pen.random.between(-0.35, 0.35);
          const reach = (1 - dx) * size * 0.46 + bleed;
          const bar = (half: number) =>
            `M${x.toFixed(2)} ${(cy - half).toFixed(2)}h${step}v${(half * 2).toFixed(2)}h${-step}Z`;
          if (reach > 0.3) out.a += bar(reach);
          if (reach > 1.3) out.b += bar(reach - 0.9);
          if (reach > 2.3) out.c += bar(reach - 2);
        }
      }
      return `<path d="${out.a}" fill="${first}"/><path d="${out.b}" fill="${base}"/><path d="${out.c}" fill="${second}"/>`;
    },
  };
}

/** One knitted stitch, a V that is stroked with round joins. */
function stitch(x: number, y: number, w: number, h: number): string {
  const f = (n: number) => Math.round(n * 100) / 100;
  return `M${f(x + w * 0.2)} ${f(y + h * 0.1)}l${f(w * 0.3)} ${f(h * 0.84)}l${f(w * 0.3)} ${f(-h * 0.84)}`;
}

/** The colour of the stitch at a position; undefined for the background. */
export type KnitChart = (column: number, row: number) => Hex | undefined;

/** Stocking stitch, in one colour or from a chart; `cell` is the width of a stitch in cm. */
export function knit(base: Hex, chart?: KnitChart, cell = 0.95): Cloth {
  return {
    base: mix(base, '#1d1410', 0.28),
    paint: (_, box) => {
      const h = cell * 0.8;
      const colours = new Map<Hex, string>();
      for (let row = Math.floor(box.y / h) - 1; row * h < box.y + box.height; row += 1) {
        for (
          let column = Math.floor(box.x / cell);
          column * cell < box.x + box.width;
          column += 1
        ) {
          const colour = chart?.(column, row) ?? base;
          colours.set(
            colour,
            (colours.get(colour) ?? '') + stitch(column * cell, row * h, cell, h),
          );
        }
      }
      return [...colours]
        .map(
          ([colour, d]) =>
            `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${cell * 0.36}" stroke-linejoin="round" stroke-linecap="round"/>`,
        )
        .join('');
    },
  };
}

/** One repeat of Fair Isle knitting, eight stitches wide: `a` and `b` are colours, a dot is the background. */
const island = [
  '....a...',
  '...aaa..',
  '..aaaaa.',
  '.aaaaaaa',
  'aaaaaaaa',
  '........',
  'bbbbbbbb',
  '........',
  'b.......',
  '.b.....b',
  '..b.a.b.',
  '...aaa..',
  '..aabaa.',
  '...aaa..',
  '..b.a.b.',
  '.b.....b',
  'b.......',
  '........',
  'bbbbbbbb',
  '........',
  'a.a.a.a.',
  '........',
  '........',
  '........',
] as const;

/** Bands of peaks, dots and diamonds, as on Fair Isle yokes. */
export function fairIsle(first: Hex, second: Hex): KnitChart {
  return (column, row) => {
    const mark = island[wrap(row, island.length)]?.[wrap(column, 8)];
    return mark === 'a' ? first : mark === 'b' ? second : undefined;
  };
}

/** A rib: raised columns of knit with furrows between them. */
export function rib(base: Hex, pitch = 1.1): Cloth {
  const bars = (box: Box, share: number) => {
    let d = '';
    for (let x = Math.floor(box.x / pitch) * pitch; x < box.x + box.width; x += pitch) {
      d += `M${x.toFixed(2)} ${box.y.toFixed(2)}h${(pitch * share).toFixed(2)}v${box.height.toFixed(2)}h${(-pitch * share).toFixed(2)}Z`;
    }
    return d;
  };
  return {
    base,
    paint: (_, box) => {
      let rows = '';
      for (let y = box.y; y < box.y + box.height; y += 0.5)
        rows += `M${box.x.toFixed(1)} ${y.toFixed(2)}h${box.width.toFixed(1)}`;
      return (
        `<path d="${bars(box, 0.36)}" fill="${darker(base, 0.5)}" fill-opacity="0.55"/>` +
        `<path d="${rows}" stroke="${darker(base, 0.5)}" stroke-opacity="0.22" stroke-width="0.12"/>`
      );
    },
  };
}

/** Aran: raised cables between columns of moss stitch. */
export function cable(base: Hex, spacing = 8): Cloth {
  const ropes = (box: Box) => {
    let d = '';
    const turn = 5;
    for (
      let x = Math.floor(box.x / spacing) * spacing + spacing / 2;
      x < box.x + box.width + 2;
      x += spacing
    ) {
      for (let y = Math.floor(box.y / turn) * turn; y < box.y + box.height; y += turn) {
        const c = (a: number, b: number, w: number) =>
          `M${(x + a).toFixed(2)} ${y.toFixed(2)}C${(x + a).toFixed(2)} ${(y + turn * 0.4).toFixed(2)} ${(x + b).toFixed(2)} ${(y + turn * 0.6).toFixed(2)} ${(x + b).toFixed(2)} ${(y + turn).toFixed(2)}h${w}C${(x + b + w).toFixed(2)} ${(y + turn * 0.6).toFixed(2)} ${(x + a + w).toFixed(2)} ${(y + turn * 0.4).toFixed(2)} ${(x + a + w).toFixed(2)} ${y.toFixed(2)}Z`;
        d += c(-1.6, 0.2, 1.4);
        d += `M${(x + 0.2).toFixed(2)} ${y.toFixed(2)}h1.4C${(x + 1.6).toFixed(2)} ${(y + 1.5).toFixed(2)} ${(x + 1.2).toFixed(2)} ${(y + 1.9).toFixed(2)} ${(x + 0.9).toFixed(2)} ${(y + 2.3).toFixed(2)}L${(x + 0.1).toFixed(2)} ${(y + 1.5).toFixed(2)}Z`;
        d += `M${(x - 1.6).toFixed(2)} ${(y + turn).toFixed(2)}h1.4C${(x - 0.2).toFixed(2)} ${(y + turn - 1.2).toFixed(2)} ${(x - 0.1).toFixed(2)} ${(y + turn - 1.5).toFixed(2)} ${(x - 0.05).toFixed(2)} ${(y + turn - 1.7).toFixed(2)}L${(x - 0.9).toFixed(2)} ${(y + turn - 2.4).toFixed(2)}Z`;
      }
    }
    return d;
  };
  const ground = knit(base, undefined, 0.9);
  return {
    base: ground.base,
    paint: (pen, box) =>
      `${ground.paint?.(pen, box) ?? ''}<path d="${ropes(box)}" fill="${lighter(base, 0.12)}" stroke="${darker(base, 0.5)}" stroke-width="0.22" stroke-opacity="0.6"/>`,
    relief: (_, box) => `<path d="${ropes(box)}" fill-opacity="0.4"/>`,
  };
}
