import { darker, type Hex } from './colour';
import { type Box, boxOf, within } from './path';
import { blurred, clipped, lit, type Pen } from './pen';

/** A material: its base colour and its woven, dyed or printed marks, in cm. */
export interface Cloth {
  readonly base: Hex;
  /** Marks that cover the box; they are clipped to the piece. */
  readonly paint?: (pen: Pen, box: Box) => string;
  /** Heights (drawn in black, alpha is the height) for lighting, such as ribs and cables. */
  readonly relief?: (pen: Pen, box: Box) => string;
  /** The strength of its highlights: 0 matt cotton, 1 satin. */
  readonly sheen?: number;
}

/** A raised part of the fabric: a closed path and its height, 0 to 1. */
export interface Fold {
  readonly d: string;
  readonly rise: number;
}

export interface Piece {
  readonly d: string;
  readonly cloth: Cloth;
  /** The rotation of the grain, degrees. */
  readonly turn?: number;
  readonly folds?: readonly Fold[];
  /** The width in cm over which the edge is rounded. */
  readonly puff?: number;
  /** The height of the edge, 0 to 1: low for paper, high for padding. */
  readonly edge?: number;
  /** The strength of the relief: 1 for fabric, 2 for padding. */
  readonly depth?: number;
  /** The distance to the layer below: 0 none, 1 a layer of paper. */
  readonly lift?: number;
  /** Stitch lines (open paths), drawn on top. */
  readonly stitches?: readonly string[];
  readonly stitchColour?: Hex;
}

/**
 * The shadow of a piece on the layer below: a few strokes that become wider and fainter. It resembles a blur at a
 * tenth of its cost, which matters because a figure has forty pieces.
 */
export function contactShadow(d: string, lift: number): string {
  if (lift <= 0) return '';
  const u = lift;
  const strokes = [0.14, 0.42, 0.74, 1.1].map(
    (width) => `<path d="${d}" stroke-width="${hundredth(width * u)}"/>`,
  );
  const shift = `translate(${hundredth(0.42 * u)} ${hundredth(0.66 * u)})`;
  return `<g transform="${shift}" fill="#24120a" fill-opacity="0.05" stroke="#24120a" stroke-opacity="0.085" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** A wider, blurred shadow for objects high above the layer below: boards, plates, loaves. */
export function softShadow(pen: Pen, d: string, box: Box, lift: number): string {
  const shift = `translate(${hundredth(0.62 * lift)} ${hundredth(1.05 * lift)})`;
  return `<path d="${d}" transform="${shift}" fill="#24120a" fill-opacity="0.42" ${blurred(pen, hundredth(0.8 * lift), box)}/>`;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Light on a small shape without a filter: a pale inner edge at the top left, a dark one at the bottom right. */
export function bevel(d: string, size: number): string {
  const w = hundredth(size * 0.2);
  const shift = hundredth(size * 0.07);
  return (
    `<path d="${d}" transform="translate(${-shift} ${-shift * 1.3})" fill="none" stroke="#1d0f0a" stroke-opacity="0.3" stroke-width="${w}"/>` +
    `<path d="${d}" transform="translate(${shift} ${shift * 1.3})" fill="none" stroke="#fff6e4" stroke-opacity="0.34" stroke-width="${w}"/>`
  );
}

function paintedCloth(pen: Pen, cloth: Cloth, box: Box, turn: number): string {
  if (!cloth.paint) return '';
  if (turn === 0) return cloth.paint(pen, box);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const reach = Math.hypot(box.width, box.height) / 2;
  const wide = { x: cx - reach, y: cy - reach, width: reach * 2, height: reach * 2 };
  return `<g transform="rotate(${turn} ${cx} ${cy})">${cloth.paint(pen, wide)}</g>`;
}

/**
 * Below this width in pixels, simple edges replace the lighting filter, which costs as much for a button as for a
 * sleeve.
 */
const smallest = 30;

/** The light on the heights of a piece: its edge, folds and weave. */
function relief(pen: Pen, given: Piece, box: Box): string {
  const { d, cloth, folds = [], puff = 0.9, depth = 1, edge = 0.2 } = given;
  const heights = folds.map((fold) => `<path d="${fold.d}" fill-opacity="${fold.rise}"/>`).join('');
  return (
    `<g style="mix-blend-mode:hard-light" ${lit(pen, box, puff, 1.9 * depth)}>` +
    `<path d="${d}" fill-opacity="${edge}"/>${heights}${cloth.relief?.(pen, box) ?? ''}</g>`
  );
}

/** A piece of fabric: its shadow, its material, the light on its folds and edges, its stitches. */
export function piece(pen: Pen, given: Piece): string {
  const {
    d,
    cloth,
    turn = 0,
    folds = [],
    puff = 0.9,
    depth = 1,
    lift = 1,
    stitches = [],
    edge = 0.2,
  } = given;
  const box = within(boxOf(d), pen.view);
  if (!box) return '';
  const veil = pen.define(
    'veil',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="#fff6e4" stop-opacity="0.16"/>` +
      '<stop offset="0.45" stop-color="#fff6e4" stop-opacity="0"/><stop offset="1" stop-color="#1a0d1c" stop-opacity="0.2"/></linearGradient>',
  );
  const thin = Math.min(box.width, box.height);
  const light =
    thin * pen.scale < smallest
      ? bevel(d, thin)
      : relief(pen, { ...given, folds, puff, depth, edge }, box);
  const sheen = cloth.sheen ? `<path d="${d}" fill="url(#${gleam(pen, cloth.sheen)})"/>` : '';
  const thread = given.stitchColour ?? darker(cloth.base, 0.35);
  const seams = stitches
    .map(
      (line) =>
        `<path d="${line}" fill="none" stroke="${thread}" stroke-opacity="0.75" stroke-width="0.16" stroke-dasharray="0.55 0.32" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `${lift > 1.2 ? softShadow(pen, d, box, lift) : contactShadow(d, lift)}<g ${clipped(pen, d)}><path d="${d}" fill="${cloth.base}"/>` +
    `${paintedCloth(pen, cloth, box, turn)}<path d="${d}" fill="url(#${veil})"/>${sheen}${light}</g>${seams}`
  );
}

function gleam(pen: Pen, strength: number): string {
  return pen.define(
    `gleam ${strength}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0.1" x2="1" y2="0.5"><stop offset="0.1" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset="0.32" stop-color="#fff" stop-opacity="${0.34 * strength}"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset="0.72" stop-color="#fff" stop-opacity="${0.18 * strength}"/><stop offset="0.9" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  );
}

/** Small flat shapes without relief: a line of dashes along an open path. */
export function stitchLine(d: string, colour: Hex, width = 0.16): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="0.8" stroke-width="${width}" stroke-dasharray="0.55 0.32" stroke-linecap="round"/>`;
}

/** A round button with four holes and its own small shadow; radius in cm. */
export function button(x: number, y: number, colour: Hex, r = 0.6): string {
  const hole = r * 0.22;
  const holes = [
    [-hole, -hole],
    [hole, -hole],
    [-hole, hole],
    [hole, hole],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${x + dx * 1.2}" cy="${y + dy * 1.2}" r="${r * 0.12}" fill="${darker(colour, 0.6)}"/>`,
    )
    .join('');
  return (
    `<circle cx="${x + 0.12}" cy="${y + 0.2}" r="${r * 1.05}" fill="#1d1410" fill-opacity="0.35"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${r * 0.14}" stroke-opacity="0.6"/>` +
    `<path d="M${x - r * 0.7} ${y - r * 0.35}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.2} ${y - r * 0.75}" stroke="#fff" stroke-opacity="0.6" stroke-width="${r * 0.16}" fill="none"/>${holes}`
  );
}
