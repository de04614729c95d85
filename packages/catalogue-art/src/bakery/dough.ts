import { darker, type Hex, lighter } from '../kit/colour';
import { boxOf, type Point, path, within } from '../kit/path';
import { clipped, type Pen } from '../kit/pen';
import { bevel, contactShadow, softShadow } from '../kit/piece';

/** The look of a crust: colours, dome, roughness and gloss. In units of the drawing. */
export interface Bake {
  readonly base: Hex;
  readonly edge: Hex;
  /** The width over which the dome falls to the edge. */
  readonly dome: number;
  /** 0: smooth; 1: a rustic crust. */
  readonly rough?: number;
  /** 0: matt; 1: glazed. */
  readonly gloss?: number;
  readonly height?: number;
}

export interface Extras {
  /** Marks on the crust, clipped to it. */
  readonly over?: string;
  /** Additional heights, drawn in black; alpha is the height. */
  readonly heights?: string;
  readonly lift?: number;
}

function crustLight(
  pen: Pen,
  box: { x: number; y: number; width: number; height: number },
  bake: Bake,
): string {
  const { dome, rough = 0.4, height = 1 } = bake;
  const surface = Math.round(1.55 * height * dome * pen.scale * 100) / 100;
  const id = pen.define(
    `crust ${dome} ${rough} ${surface} ${Object.values(box).join(' ')}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${box.x - 1}" y="${box.y - 1}" width="${box.width + 2}" height="${box.height + 2}" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${dome}" result="soft"/>` +
      `<feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" seed="4" result="noise"/>` +
      `<feComposite in="soft" in2="noise" operator="arithmetic" k1="${(0.14 * rough) / dome}" k2="0.94" k3="${(0.2 * rough) / dome}" k4="0"/>` +
      `<feDiffuseLighting surfaceScale="${surface}" diffuseConstant="0.62" lighting-color="#fff6e6"><feDistantLight azimuth="232" elevation="54"/></feDiffuseLighting>` +
      `<feGaussianBlur stdDeviation="${(0.7 / pen.scale + dome * Math.max(0.042, 0.12 * (1 - rough))).toFixed(3)}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

function gloss(
  pen: Pen,
  box: { x: number; y: number; width: number; height: number },
  bake: Bake,
): string {
  const id = pen.define(
    `gloss ${bake.dome} ${bake.gloss} ${Object.values(box).join(' ')}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${box.x - 1}" y="${box.y - 1}" width="${box.width + 2}" height="${box.height + 2}" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${bake.dome * 0.8}"/>` +
      `<feSpecularLighting surfaceScale="${(3.4 * bake.dome * pen.scale).toFixed(2)}" specularConstant="${bake.gloss ?? 0}" specularExponent="22" lighting-color="#fff3d8"><feDistantLight azimuth="228" elevation="50"/></feSpecularLighting>` +
      `<feGaussianBlur stdDeviation="${(0.8 / pen.scale + bake.dome * 0.2).toFixed(3)}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** Below this width in units, simple edges replace the lighting filter. */
const smallest = 5;

/** A baked product: shadow, crust, toppings, light and glaze. */
export function baked(pen: Pen, d: string, bake: Bake, extras: Extras = {}): string {
  const box = within(boxOf(d), pen.view);
  if (!box) return '';
  const { lift = 1, over = '', heights = '' } = extras;
  const fill = pen.define(
    `bake ${bake.base} ${bake.edge}`,
    (id) =>
      `<radialGradient id="${id}" cx="0.44" cy="0.4" r="0.66"><stop offset="0" stop-color="${lighter(bake.base, 0.22)}"/><stop offset="0.55" stop-color="${bake.base}"/><stop offset="0.86" stop-color="${bake.edge}"/><stop offset="1" stop-color="${darker(bake.edge, 0.12)}"/></radialGradient>`,
  );
  const shade = lift > 0.45 ? softShadow(pen, d, box, lift * 1.5) : contactShadow(d, lift);
  const shape = `<path d="${d}" fill-opacity="0.5"/>${heights}`;
  const shine = bake.gloss
    ? `<g style="mix-blend-mode:screen" ${gloss(pen, box, bake)}><path d="${d}" fill-opacity="0.8"/>${heights}</g>`
    : '';
  const thin = Math.min(box.width, box.height);
  const light =
    thin < smallest
      ? bevel(d, thin)
      : `<g style="mix-blend-mode:hard-light" ${crustLight(pen, box, bake)}>${shape}</g>${shine}`;
  return `${shade}<g ${clipped(pen, d)}><path d="${d}" fill="url(#${fill})"/>${over}${light}</g>`;
}

/** A slightly uneven ellipse; `rx` and `ry` are its radii. */
export function round(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  uneven = 0.03,
): string {
  const count = 8;
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const far = 1 + pen.random.between(-uneven, uneven);
    return [x + Math.cos(a) * rx * far, y + Math.sin(a) * ry * far];
  });
  const at = (i: number): Point => points[(i + count) % count] ?? [x, y];
  const k = 0.265;
  return path(
    at(0),
    points.map((_, i) => {
      const a = at(i);
      const b = at(i + 1);
      const before = at(i - 1);
      const after = at(i + 2);
      return [
        a[0] + (b[0] - before[0]) * k * 0.75,
        a[1] + (b[1] - before[1]) * k * 0.75,
        b[0] - (after[0] - a[0]) * k * 0.75,
        b[1] - (after[1] - a[1]) * k * 0.75,
        b[0],
        b[1],
      ] as const;
    }),
  );
}

/** Flour: fine dust, denser towards the centre of the ellipse. */
export function dust(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  amount: number,
  colour: Hex = '#fffaf0',
): string {
  let fine = '';
  for (let i = 0; i < amount; i += 1) {
    const a = pen.random.between(0, Math.PI * 2);
    const far = Math.sqrt(pen.random.next()) * pen.random.between(0.6, 1);
    const s = pen.random.between(0.06, 0.19);
    fine += `M${(x + Math.cos(a) * rx * far).toFixed(1)} ${(y + Math.sin(a) * ry * far).toFixed(1)}h${s.toFixed(2)}v${s.toFixed(2)}h${(-s).toFixed(2)}Z`;
  }
  return `<path d="${fine}" fill="${colour}" fill-opacity="0.75"/>`;
}

/** Seeds scattered over an ellipse, each with light and shadow. */
export function seeds(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  amount: number,
  colours: readonly [Hex, ...Hex[]],
  size = 0.7,
): string {
  let out = '';
  for (let i = 0; i < amount; i += 1) {
    const a = pen.random.between(0, Math.PI * 2);
    const far = Math.sqrt(pen.random.next());
    const sx = x + Math.cos(a) * rx * far;
    const sy = y + Math.sin(a) * ry * far;
    const turn = pen.random.between(0, 180).toFixed(0);
    const colour = pen.random.pick(colours);
    const s = size * pen.random.between(0.8, 1.2);
    out +=
      `<g transform="translate(${sx.toFixed(2)} ${sy.toFixed(2)})"><ellipse cx="0.16" cy="0.24" rx="${s.toFixed(2)}" ry="${(s * 0.56).toFixed(2)}" transform="rotate(${turn})" fill="#2a1408" fill-opacity="0.45"/>` +
      `<ellipse rx="${s.toFixed(2)}" ry="${(s * 0.55).toFixed(2)}" transform="rotate(${turn})" fill="${colour}"/><ellipse cx="-0.12" cy="-0.14" rx="${(s * 0.4).toFixed(2)}" ry="${(s * 0.18).toFixed(2)}" transform="rotate(${turn})" fill="#fff" fill-opacity="0.4"/></g>`;
  }
  return out;
}

/** The open crumb of a cut face: holes of many sizes inside the box of a path. The caller clips it. */
export function crumb(pen: Pen, d: string, colour: Hex, open = 0.5): string {
  const box = boxOf(d);
  let dark = '';
  let pale = '';
  const count = Math.round(box.width * box.height * 0.55);
  for (let i = 0; i < count; i += 1) {
    const x = pen.random.between(box.x, box.x + box.width);
    const y = pen.random.between(box.y, box.y + box.height);
    const r =
      pen.random.between(0.12, 0.3) +
      (pen.random.next() < open * 0.12 ? pen.random.between(0.3, 1.1 * open + 0.3) : 0);
    const q = r * pen.random.between(0.55, 1);
    const hole = `M${(x - r).toFixed(2)} ${y.toFixed(2)}c0 ${(-q).toFixed(2)} ${(2 * r).toFixed(2)} ${(-q).toFixed(2)} ${(2 * r).toFixed(2)} 0c0 ${q.toFixed(2)} ${(-2 * r).toFixed(2)} ${q.toFixed(2)} ${(-2 * r).toFixed(2)} 0Z`;
    if (i % 3) dark += hole;
    else pale += hole;
  }
  return (
    `<path d="${dark}" fill="${darker(colour, 0.3)}" fill-opacity="0.42"/><path d="${dark}" transform="translate(0.1 0.14)" fill="none" stroke="${lighter(colour, 0.7)}" stroke-width="0.1" stroke-opacity="0.6"/>` +
    `<path d="${pale}" fill="${lighter(colour, 0.6)}" fill-opacity="0.5"/>`
  );
}

/** The shop's crusts. */
export const bakes = {
  rustic: { base: '#c07f42', edge: '#84491f', dome: 4.2, rough: 1, height: 0.9 },
  golden: { base: '#d99a4a', edge: '#9a5720', dome: 3.2, rough: 0.5, height: 0.85 },
  butter: { base: '#e0a550', edge: '#a8611f', dome: 2.4, rough: 0.22, gloss: 0.5, height: 0.9 },
  glazed: { base: '#c97d35', edge: '#7a3d14', dome: 3.4, rough: 0.12, gloss: 0.75, height: 0.9 },
  dark: { base: '#7b4d30', edge: '#442414', dome: 3.4, rough: 0.9, height: 0.9 },
  pale: { base: '#edd29a', edge: '#c08a45', dome: 3, rough: 0.25, height: 0.7 },
  pandan: { base: '#bcc873', edge: '#85953f', dome: 3.2, rough: 0.3, gloss: 0.3, height: 0.85 },
  chocolate: { base: '#5a3522', edge: '#2a140b', dome: 2.6, rough: 0.3, gloss: 0.35, height: 0.85 },
} as const satisfies Record<string, Bake>;
