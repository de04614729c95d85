import type { Wearer } from '../garments/cut';
import { darker } from '../kit/colour';
import { ellipse, mirrored, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { piece } from '../kit/piece';
import type { Styling } from '../picture';
import { builds, flesh, skins } from './figure';
import { hairColour, hairOf } from './hair';

/** The head with hair or a headscarf, turned slightly to the side, without hard features. */
export function head(pen: Pen, fits: Wearer, styling: Styling): { behind: string; front: string } {
  const build = builds[fits];
  const skin = skins[styling.skin ?? 'tan'];
  const h = build.head;
  const cy = -h * (fits === 'kid' ? 1.12 : 1.24);
  const w = h * 0.74;
  const face = symmetric(
    [0, cy - h],
    [
      [w * 0.62, cy - h, w, cy - h * 0.6, w, cy - h * 0.1],
      [w, cy + h * 0.36, w * 0.62, cy + h * 0.86, 0, cy + h * 0.94],
    ],
  );
  const ear = ellipse(w * 0.98, cy + h * 0.06, w * 0.16, h * 0.2);
  const dark = darker(skin, 0.55);
  const eye = (x: number) =>
    `<path d="M${x - 1.5} ${cy + 0.3}C${x - 0.8} ${cy + 1.2} ${x + 0.8} ${cy + 1.2} ${x + 1.5} ${cy + 0.3}" stroke="${dark}" stroke-width="0.42" fill="none" stroke-linecap="round"/>` +
    `<path d="M${x - 1.8} ${cy - 2.3}C${x - 0.8} ${cy - 3} ${x + 0.8} ${cy - 3} ${x + 1.7} ${cy - 2.4}" stroke="${hairColour}" stroke-width="0.5" stroke-opacity="0.85" fill="none" stroke-linecap="round"/>`;
  const features =
    eye(-w * 0.42) +
    eye(w * 0.42) +
    `<path d="M0.2 ${cy + 0.6}C0.6 ${cy + 2.4} 1.2 ${cy + 3.4} 0 ${cy + 3.8}" stroke="${dark}" stroke-opacity="0.55" stroke-width="0.4" fill="none" stroke-linecap="round"/>` +
    `<path d="M-1.9 ${cy + h * 0.52}C-0.8 ${cy + h * 0.62} 0.8 ${cy + h * 0.62} 1.9 ${cy + h * 0.52}C1 ${cy + h * 0.5} -1 ${cy + h * 0.5} -1.9 ${cy + h * 0.52}Z" fill="#a4483c" stroke="#a4483c" stroke-width="0.35" stroke-linejoin="round"/>` +
    `<ellipse cx="${-w * 0.56}" cy="${cy + h * 0.34}" rx="1.7" ry="1.1" fill="#c8553d" fill-opacity="0.22"/><ellipse cx="${w * 0.56}" cy="${cy + h * 0.34}" rx="1.7" ry="1.1" fill="#c8553d" fill-opacity="0.22"/>`;
  const skull =
    piece(pen, { d: mirrored(ear), cloth: flesh(skin), lift: 0, puff: 0.5 }) +
    piece(pen, { d: ear, cloth: flesh(skin), lift: 0, puff: 0.5 }) +
    piece(pen, { d: face, cloth: flesh(skin), puff: 2, depth: 0.7, lift: 0.8 }) +
    features;
  const style = styling.head ?? 'short';
  const crown = hairOf(pen, style, w, h, cy, styling.cloth ?? '#b5573a');
  return { behind: crown.behind, front: skull + crown.front };
}
