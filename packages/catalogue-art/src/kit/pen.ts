import type { Box } from './path';
import { createRandom, type Random } from './random';

/**
 * The context of a drawing: its definitions (filters, clips, gradients), its scale, and its random numbers. It is
 * deterministic.
 */
export interface Pen {
  /** Pixels per unit. Lighting depends on it, so that a close-up is lit like the whole. */
  readonly scale: number;
  readonly random: Random;
  /** Registers a definition once per key and returns its id. */
  define(key: string, make: (id: string) => string): string;
  /** The visible area in units of the drawing; pieces outside of it are omitted. */
  readonly view?: Box | undefined;
  /** A pen for the same sheet with another scale and another visible area. */
  at(scale: number, view?: Box): Pen;
  /** All definitions so far, for the head of the sheet. */
  definitions(): string;
}

/** A pen for a new sheet. */
export function createPen(seed: string, scale = 1): Pen {
  const ids = new Map<string, string>();
  const made: string[] = [];
  const random = createRandom(seed);
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
    random,
    define,
    at,
    definitions: () => made.join(''),
  });
  return at(scale);
}

/** A blur filter; `deviation` in units of the drawing. With a box, it covers only that area. */
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
 * Light from the top left on the heights in the alpha of the filtered group. Flat parts become middle grey, so the
 * caller blends the result with `hard-light`.
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
 * A complete sheet of this size in pixels. Content that its edge cuts needs a `bleed` (px, trimmed during encoding).
 * Otherwise the light would treat the edge of the sheet as an edge of the fabric.
 */
export function sheet(pen: Pen, width: number, height: number, content: string, bleed = 0): string {
  const w = width + bleed * 2;
  const h = height + bleed * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="${-bleed} ${-bleed} ${w} ${h}">` +
    `<defs>${pen.definitions()}</defs>${content}</svg>`
  );
}
