import { darker, type Hex, lighter } from '../kit/colour';
import type { Box } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Cloth } from '../kit/piece';

const fixed = (value: number) => Math.round(value * 100) / 100;

/** Uneven threads in both directions, as in hand-woven linen. */
export function slubs(pen: Pen, box: Box, dark: Hex, light: Hex, density: number): string {
  const { random } = pen;
  const threads: [string[], string[]] = [[], []];
  const count = Math.round(box.width * box.height * density);
  for (let i = 0; i < count; i += 1) {
    const x = fixed(random.between(box.x, box.x + box.width));
    const y = fixed(random.between(box.y, box.y + box.height));
    const run = fixed(random.between(0.8, 4));
    const list = random.next() < 0.5 ? threads[0] : threads[1];
    list.push(random.next() < 0.55 ? `M${x} ${y}h${run}` : `M${x} ${y}v${run}`);
  }
  return (
    `<path d="${threads[0].join('')}" stroke="${dark}" stroke-width="0.11" stroke-opacity="0.2" fill="none"/>` +
    `<path d="${threads[1].join('')}" stroke="${light}" stroke-width="0.11" stroke-opacity="0.26" fill="none"/>`
  );
}

/** Smooth cotton, jersey or satin in one colour. */
export function plain(base: Hex, sheen = 0): Cloth {
  return { base, sheen };
}

/** Washed linen: one colour with visible threads. */
export function linen(base: Hex): Cloth {
  return {
    base,
    paint: (pen, box) => slubs(pen, box, darker(base, 0.4), lighter(base, 0.6), 0.55),
  };
}

/** Indigo denim: diagonal twill, worn lighter in the middle. */
export function denim(base: Hex, worn = 0.35): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const lines: string[] = [];
      for (let x = box.x - box.height; x < box.x + box.width; x += 0.42) {
        lines.push(
          `M${fixed(x)} ${fixed(box.y + box.height)}l${fixed(box.height)} ${fixed(-box.height)}`,
        );
      }
      const fade = pen.define(
        `fade ${worn}`,
        (id) =>
          `<radialGradient id="${id}" cx="0.5" cy="0.38" r="0.5"><stop offset="0" stop-color="#e9edf0" stop-opacity="${worn}"/><stop offset="1" stop-color="#e9edf0" stop-opacity="0"/></radialGradient>`,
      );
      return (
        `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${fade})"/>` +
        `<path d="${lines.join('')}" stroke="${lighter(base, 0.5)}" stroke-opacity="0.3" stroke-width="0.14" fill="none"/>`
      );
    },
  };
}

/** Corduroy: raised ribs with highlights. */
export function corduroy(base: Hex, pitch = 1): Cloth {
  const wales = (box: Box, share: number) => {
    const bars: string[] = [];
    for (let x = box.x; x < box.x + box.width; x += pitch) {
      bars.push(
        `M${fixed(x)} ${fixed(box.y)}h${fixed(pitch * share)}v${fixed(box.height)}h${fixed(-pitch * share)}Z`,
      );
    }
    return bars.join('');
  };
  return {
    base,
    paint: (_, box) =>
      `<path d="${wales(box, 0.3)}" fill="${darker(base, 0.55)}" fill-opacity="0.5"/>`,
  };
}

/** Fleece or felt: a soft, mottled nap. */
export function fleece(base: Hex): Cloth {
  return {
    base,
    paint: (pen, box) => {
      const { random } = pen;
      const curls: [string, string] = ['', ''];
      const count = Math.round(box.width * box.height * 0.9);
      for (let i = 0; i < count; i += 1) {
        const x = fixed(random.between(box.x, box.x + box.width));
        const y = fixed(random.between(box.y, box.y + box.height));
        const r = fixed(random.between(0.25, 0.6));
        const curl = `M${x} ${y}c${r} ${-r} ${r * 1.6} ${r * 0.4} ${r * 0.6} ${r}`;
        if (i % 2) curls[0] += curl;
        else curls[1] += curl;
      }
      return (
        `<path d="${curls[0]}" stroke="${darker(base, 0.4)}" stroke-width="0.22" stroke-opacity="0.32" fill="none"/>` +
        `<path d="${curls[1]}" stroke="${lighter(base, 0.7)}" stroke-width="0.22" stroke-opacity="0.5" fill="none"/>`
      );
    },
  };
}
