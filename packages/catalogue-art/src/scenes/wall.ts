import { darker, type Hex, lighter } from '../kit/colour';
import { path } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';

/** The tinted tile behind a product: a wall with light from the top left, and shapes of cut paper. */
export interface Wall {
  readonly ground: Hex;
  /** The shape of cut paper behind the product. */
  readonly shape?: 'arch' | 'sun' | 'hill' | 'leafShade' | 'window' | 'none';
  readonly accent?: Hex;
}

/** Light over the whole tile. */
export function wallLight(pen: Pen, width: number, height: number, ground: Hex): string {
  const glow = pen.define(
    `glow ${ground}`,
    (id) =>
      `<radialGradient id="${id}" cx="0.26" cy="0.16" r="1.05"><stop offset="0" stop-color="${lighter(ground, 0.5)}"/><stop offset="0.55" stop-color="${ground}"/><stop offset="1" stop-color="${darker(ground, 0.14)}"/></radialGradient>`,
  );
  return `<rect x="-60" y="-60" width="${width + 120}" height="${height + 120}" fill="url(#${glow})"/>`;
}

/** The blades of a frond as one path, pointing up from the origin, about 300 px long. */
export function palmShade(): string {
  let d = '';
  for (let i = 0; i < 12; i += 1) {
    const y = -20 - i * 24;
    const reach = 150 - Math.abs(i - 3.5) * 12;
    for (const side of [1, -1]) {
      d += `M0 ${y}C${side * reach * 0.35} ${y - 46} ${side * reach * 0.8} ${y - 40} ${side * reach} ${y + 6}C${side * reach * 0.7} ${y - 18} ${side * reach * 0.3} ${y - 14} 0 ${y + 12}Z`;
    }
  }
  return `${d}M-3 60L3 60L1 -320L-1 -320Z`;
}

/** A piece of plain paper with a shadow. */
export function paper(pen: Pen, d: string, colour: Hex, lift = 1): string {
  return (
    `<path d="${d}" transform="translate(${5 * lift} ${8 * lift})" fill="#2a160c" fill-opacity="0.2" ${blurred(pen, 8 * lift)}/>` +
    `<path d="${d}" fill="${colour}"/>`
  );
}

/** The wall of a product tile, 800 by 1000. */
export function wall(pen: Pen, given: Wall, width = 800, height = 1000): string {
  const { ground, shape = 'none', accent = lighter(ground, 0.35) } = given;
  const base = wallLight(pen, width, height, ground);
  const cx = width / 2;
  switch (shape) {
    case 'arch':
      return (
        base +
        paper(
          pen,
          path(
            [cx - 270, height + 40],
            [
              [cx - 270, 420],
              [cx - 270, 240, cx - 150, 120, cx, 120],
              [cx + 150, 120, cx + 270, 240, cx + 270, 420],
              [cx + 270, height + 40],
            ],
          ),
          accent,
          0.9,
        )
      );
    case 'sun':
      return `${base}${paper(
        pen,
        path(
          [cx + 10 - 270, 420],
          [
            [cx - 260, 270, cx - 140, 150, cx + 10, 150],
            [cx + 160, 150, cx + 280, 270, cx + 280, 420],
            [cx + 280, 570, cx + 160, 690, cx + 10, 690],
            [cx - 140, 690, cx - 260, 570, cx - 260, 420],
          ],
        ),
        accent,
        0.8,
      )}`;
    case 'hill':
      return (
        base +
        paper(
          pen,
          path(
            [-40, 760],
            [
              [140, 640, 300, 690, 440, 740],
              [560, 780, 700, 700, 860, 690],
              [860, 1060],
              [-40, 1060],
            ],
          ),
          accent,
          0.8,
        ) +
        paper(
          pen,
          path(
            [-40, 880],
            [
              [180, 800, 420, 880, 560, 860],
              [680, 845, 760, 830, 860, 850],
              [860, 1060],
              [-40, 1060],
            ],
          ),
          darker(accent, 0.08),
          0.8,
        )
      );
    case 'leafShade':
      return `${base}<g fill="${darker(ground, 0.5)}" fill-opacity="0.17" ${blurred(pen, 7)}><path transform="translate(60 420) rotate(58) scale(1.5)" d="${palmShade()}"/><path transform="translate(-40 140) rotate(100) scale(1.25)" d="${palmShade()}"/><path transform="translate(860 1040) rotate(-38) scale(1.2)" d="${palmShade()}"/></g>`;
    case 'window': {
      const pane = (x: number, y: number) => `M${x} ${y}l150 -46v210l-150 46Z`;
      return `${base}<path d="${pane(80, 160)}${pane(250, 108)}${pane(80, 390)}${pane(250, 338)}" fill="${lighter(ground, 0.75)}" fill-opacity="0.55" ${blurred(pen, 6)}/>`;
    }
    default:
      return base;
  }
}
