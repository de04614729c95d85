import type { Box } from './path';
import { type Chance, chance } from './random';

/**
 * What a drawing is made with: collects definitions (filters, clips, gradients), knows how many pixels one
 * unit of the drawing is, and deals out chance. Everything that it gives is repeatable.
 */
export interface Pen {
  /** Pixels per unit; light needs it, so that a close-up is lit like the whole. */
  readonly scale: number;
  readonly chance: Chance;
  /** Registers a definition once per key and gives its id. */
  define(key: string, make: (id: string) => string): string;
  /** What can be seen, in units of the drawing; pieces outside of it are left out. */
  readonly view?: Box | undefined;
  /** A pen for the same sheet at another scale, and for a part of what is drawn. */
  at(scale: number, view?: Box): Pen;
  /** All definitions so far, for the head of the sheet. */
  definitions(): string;
}

/** A pen for a new sheet. */
export function createPen(seed: string, scale = 1): Pen {
  const ids = new Map<string, string>();
  const made: string[] = [];
  const dealt = chance(seed);
  const define: Pen['define'] = (key, make) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `d${ids.size}`;
    ids.set(key, id);
    made.push(make(id));
    return id;
  };
  const at = (pixels: number, view?: Box): Pen => ({
    scale: pixels,
    view,
    chance: dealt,
    define,
    at,
    definitions: () => made.join(''),
  });
  return at(scale);
}

/** A blurring filter; `deviation` in units of the drawing. It covers no more than the box, when that is given. */
export function blurred(pen: Pen, deviation: number, box?: Box): string {
  const area = box
    ? `filterUnits="userSpaceOnUse" x="${tenth(box.x - deviation * 2.6)}" y="${tenth(box.y - deviation * 2.6)}" width="${tenth(box.width + deviation * 5.2)}" height="${tenth(box.height + deviation * 5.2)}"`
    : 'x="-15%" y="-15%" width="130%" height="130%"';
  const id = pen.define(
    `blur ${deviation} ${area}`,
    (name) =>
      `<filter id="${name}" ${area} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Light from the top left over the heights that the alpha of the filtered group describes. Flat parts come
 * out middle grey, so the result is laid over colour with `hard-light`.
 */
export function lit(pen: Pen, box: Box, soften: number, height: number): string {
  const surface = Math.round(height * pen.scale * 100) / 100;
  const smooth = Math.round((1.1 / pen.scale + soften * 0.12) * 1000) / 1000;
  const id = pen.define(
    `lit ${soften} ${surface} ${Object.values(box).join(' ')}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${box.x - 0.5}" y="${box.y - 0.5}" width="${box.width + 1}" height="${box.height + 1}" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${soften}"/>` +
      `<feDiffuseLighting surfaceScale="${surface}" diffuseConstant="0.62" lighting-color="#fffaf2">` +
      '<feDistantLight azimuth="232" elevation="54"/></feDiffuseLighting>' +
      `<feGaussianBlur stdDeviation="${smooth}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** Clips to a path. */
export function clipped(pen: Pen, d: string): string {
  const id = pen.define(
    `clip ${d}`,
    (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`,
  );
  return `clip-path="url(#${id})"`;
}

/**
 * A complete sheet of the given size in pixels. What is cut by its edge needs a `bleed` around it (px, trimmed
 * when the picture is made), or the light would take the sheet's edge for the edge of the cloth.
 */
export function sheet(pen: Pen, width: number, height: number, content: string, bleed = 0): string {
  const w = width + bleed * 2;
  const h = height + bleed * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="${-bleed} ${-bleed} ${w} ${h}">` +
    `<defs>${pen.definitions()}</defs>${content}</svg>`
  );
}
