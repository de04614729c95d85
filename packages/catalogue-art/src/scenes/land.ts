import { darker, type Hex, lighter, mix } from '../kit/colour';
import { path, type Segment } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { paper } from './wall';

/** A ridge across the sheet, `width` px wide, with its crest at about `y`, `rough` px high. */
export function ridge(
  pen: Pen,
  width: number,
  height: number,
  y: number,
  rough: number,
  colour: Hex,
): string {
  const { random } = pen;
  const count = 4;
  const step = (width + 240) / count;
  const segments: Segment[] = [];
  let last = y + random.between(-rough, rough);
  const start = last;
  for (let i = 0; i < count; i += 1) {
    const x0 = -120 + i * step;
    const next = y + random.between(-rough, rough);
    segments.push([x0 + step * 0.4, last, x0 + step * 0.6, next, x0 + step, next]);
    last = next;
  }
  segments.push([width + 120, height + 120], [-120, height + 120]);
  return paper(pen, path([-120, start], segments), colour, 1.2);
}

/** Rows of tea bushes along a slope: bands of short, round strokes. */
export function teaRows(
  pen: Pen,
  width: number,
  top: number,
  bottom: number,
  green: Hex,
  rows = 7,
): string {
  let out = '';
  for (let i = 0; i < rows; i += 1) {
    const share = i / rows;
    const y = top + (bottom - top) * share ** 1.35;
    const size = 9 + 26 * share;
    let bumps = `M-60 ${y + size * 2}`;
    for (let x = -60; x < width + 60; x += size * 1.5) {
      const wave = Math.sin((x / width) * 5 + i * 0.7) * size * 0.9;
      bumps += `C${x} ${(y + wave - size).toFixed(1)} ${(x + size * 1.5).toFixed(1)} ${(y + wave - size).toFixed(1)} ${(x + size * 1.5).toFixed(1)} ${(y + wave + size * 0.2 * pen.random.between(0.4, 1.4)).toFixed(1)}`;
    }
    const d = `${bumps}L${width + 60} ${y + size * 3.4}L-60 ${y + size * 3.4}Z`;
    out +=
      `<path d="${d}" transform="translate(4 -5)" fill="#1f2a16" fill-opacity="0.22" ${blurred(pen, 5)}/>` +
      `<path d="${d}" fill="${mix(green, i % 2 ? '#2f4a2c' : '#8aa35a', 0.22)}"/>`;
  }
  return out;
}

/** A paper sun or moon. */
export function disc(pen: Pen, x: number, y: number, r: number, colour: Hex): string {
  const k = r * 0.5523;
  return paper(
    pen,
    path(
      [x - r, y],
      [
        [x - r, y - k, x - k, y - r, x, y - r],
        [x + k, y - r, x + r, y - k, x + r, y],
        [x + r, y + k, x + k, y + r, x, y + r],
        [x - k, y + r, x - r, y + k, x - r, y],
      ],
    ),
    colour,
    1,
  );
}

/** A bank of mist: soft white bands. */
export function mist(pen: Pen, width: number, y: number, height: number): string {
  return `<path d="M-60 ${y}C${width * 0.3} ${y - height} ${width * 0.5} ${y + height * 0.6} ${width + 60} ${y - height * 0.4}L${width + 60} ${y + height}C${width * 0.6} ${y + height * 1.4} ${width * 0.3} ${y + height * 0.4} -60 ${y + height * 1.3}Z" fill="#fffaf0" fill-opacity="0.5" ${blurred(pen, 16)}/>`;
}

/** A shophouse front of cut paper: arcade, shutters and tiled roof; (x, y) is its bottom left corner. */
export function shophouse(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Hex,
  trim: Hex,
): string {
  const w = (share: number) => x + width * share;
  const h = (share: number) => y - height * share;
  const box = (a: number, b: number, c: number, d: number) =>
    path(
      [w(a), h(b)],
      [
        [w(c), h(b)],
        [w(c), h(d)],
        [w(a), h(d)],
      ],
    );
  const shutter = (a: number) => {
    let slats = '';
    for (let i = 0; i < 9; i += 1)
      slats += `M${w(a + 0.012)} ${h(0.62 + i * 0.022)}L${w(a + 0.108)} ${h(0.62 + i * 0.022)}`;
    return `${paper(pen, box(a, 0.82, a + 0.12, 0.6), trim, 0.5)}<path d="${slats}" stroke="${darker(trim, 0.35)}" stroke-width="${width * 0.006}"/>`;
  };
  const arch = (a: number, b: number) =>
    `<path d="${path(
      [w(a), y],
      [
        [w(a), h(0.3)],
        [w(a), h(0.44), w(b), h(0.44), w(b), h(0.3)],
        [w(b), y],
      ],
    )}" fill="${darker(wall, 0.62)}"/>`;
  let tiles = '';
  for (let i = 0; i < 16; i += 1)
    tiles += `M${w(-0.04 + i * 0.0675)} ${h(1.1)}L${w(-0.05 + i * 0.069)} ${h(0.97)}`;
  return (
    paper(pen, box(0, 1, 1, 0), wall, 1) +
    [0.08, 0.22, 0.44, 0.58, 0.8]
      .map((a) =>
        a < 0.75 ? shutter(a) : paper(pen, box(0.8, 0.82, 0.92, 0.6), lighter(wall, 0.5), 0.4),
      )
      .join('') +
    paper(pen, box(-0.02, 0.54, 1.02, 0.5), lighter(wall, 0.4), 0.6) +
    arch(0.07, 0.45) +
    arch(0.55, 0.93) +
    paper(
      pen,
      path(
        [w(-0.06), h(0.97)],
        [
          [w(0.02), h(1.1)],
          [w(0.98), h(1.1)],
          [w(1.06), h(0.97)],
        ],
      ),
      '#a9563c',
      0.9,
    ) +
    `<path d="${tiles}" stroke="#7c3a28" stroke-width="${width * 0.008}" stroke-opacity="0.7"/>` +
    paper(
      pen,
      path(
        [w(0.03), h(0.5)],
        [
          [w(0.97), h(0.5)],
          [w(1.02), h(0.41)],
          [w(-0.02), h(0.41)],
        ],
      ),
      lighter(trim, 0.1),
      0.8,
    )
  );
}
