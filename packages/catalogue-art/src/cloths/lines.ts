import { darker, type Hex, lighter } from '../kit/colour';
import type { Box } from '../kit/path';
import type { Cloth } from '../kit/piece';
import { slubs } from './plain';

/** A band of a stripe: its start within the repeat and its width (cm), its colour and opacity. */
export interface Band {
  readonly at: number;
  readonly width: number;
  readonly colour: Hex;
  readonly opacity?: number;
}

function upright(box: Box, repeat: number, band: Band): string {
  let d = '';
  const first = Math.floor(box.x / repeat) * repeat + band.at;
  for (let x = first; x < box.x + box.width; x += repeat) {
    d += `M${x.toFixed(2)} ${box.y.toFixed(2)}h${band.width}v${box.height.toFixed(2)}h${-band.width}Z`;
  }
  return `<path d="${d}" fill="${band.colour}" fill-opacity="${band.opacity ?? 1}"/>`;
}

function level(box: Box, repeat: number, band: Band): string {
  let d = '';
  const first = Math.floor(box.y / repeat) * repeat + band.at;
  for (let y = first; y < box.y + box.height; y += repeat) {
    d += `M${box.x.toFixed(2)} ${y.toFixed(2)}h${box.width.toFixed(2)}v${band.width}h${-box.width.toFixed(2)}Z`;
  }
  return `<path d="${d}" fill="${band.colour}" fill-opacity="${band.opacity ?? 1}"/>`;
}

/** Vertical stripes. */
export function stripes(base: Hex, repeat: number, bands: readonly Band[]): Cloth {
  return {
    base,
    paint: (pen, box) =>
      bands.map((band) => upright(box, repeat, band)).join('') +
      slubs(pen, box, darker(base, 0.3), lighter(base, 0.6), 0.25),
  };
}

/** Horizontal stripes, as on a sailor's jersey. */
export function hoops(base: Hex, repeat: number, bands: readonly Band[]): Cloth {
  return { base, paint: (_, box) => bands.map((band) => level(box, repeat, band)).join('') };
}

/** Checks: the same bands in both directions, translucent so that crossings are darker. */
export function checks(base: Hex, repeat: number, bands: readonly Band[]): Cloth {
  return {
    base,
    paint: (pen, box) =>
      bands
        .map((band) => {
          const soft = { ...band, opacity: (band.opacity ?? 1) * 0.62 };
          return upright(box, repeat, soft) + level(box, repeat, soft);
        })
        .join('') + slubs(pen, box, darker(base, 0.35), lighter(base, 0.6), 0.3),
  };
}

/** Gingham in one colour on a light background. */
export function gingham(base: Hex, colour: Hex, size = 1.2): Cloth {
  return checks(base, size * 2, [{ at: 0, width: size, colour, opacity: 0.85 }]);
}

/** Kain pelikat: fine and broad lines of three colours. */
export function pelikat(base: Hex, broad: Hex, fine: Hex, light: Hex): Cloth {
  return checks(base, 9, [
    { at: 0, width: 3.4, colour: broad, opacity: 0.9 },
    { at: 1.5, width: 0.35, colour: light },
    { at: 4.6, width: 0.4, colour: fine },
    { at: 5.5, width: 0.4, colour: fine },
    { at: 7, width: 0.28, colour: light },
    { at: 8, width: 0.28, colour: light },
  ]);
}
