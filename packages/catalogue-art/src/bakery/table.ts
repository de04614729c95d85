import { darker, type Hex, lighter } from '../kit/colour';
import { path } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { table } from '../scenes/props';
import { placed } from '../scenes/views';
import { palmShade, paper, wallLight } from '../scenes/wall';
import { stand, surface, type Under } from './kitchen';
import { goods } from './pictures';

/** A drawing that fills a sheet of this size, px. */
export type Scene = (pen: Pen, width: number, height: number) => string;

function formOf(id: string) {
  const good = goods[id];
  if (!good) throw new Error(`No good is called ${id}.`);
  return good.form;
}

/** A product at (x, y) px, `size` px per unit. */
export function put(pen: Pen, id: string, x: number, y: number, size: number, turn = 0): string {
  return placed(size, x, y, formOf(id)(pen.at(size)), turn);
}

/** A cake on its stand, with the plate at y. */
export function onStand(
  pen: Pen,
  id: string,
  x: number,
  y: number,
  size: number,
  glaze: Hex,
): string {
  const own = pen.at(size);
  return placed(size, x, y, stand(own, glaze) + formOf(id)(own));
}

/** A product on its surface, seen from above. */
export function laid(
  pen: Pen,
  id: string,
  under: Under,
  x: number,
  y: number,
  size: number,
  accent: Hex,
  turn = 0,
): string {
  const own = pen.at(size);
  return placed(size, x, y, surface(own, under, accent) + formOf(id)(own), turn);
}

/**
 * A wall with the shade of leaves and an arch at `middle`, and a table with its edge at `edge`; lengths are
 * fractions.
 */
export function room(
  ground: Hex,
  middle: number,
  edge: number,
  things: (pen: Pen, w: number, h: number) => string,
): Scene {
  return (pen, w, h) => {
    const r = Math.min(h * 0.4, w * 0.41);
    const x = w * middle;
    const arch = path(
      [x - r, h * 1.1],
      [
        [x - r, h * 0.48],
        [x - r, h * 0.24, x - r * 0.55, h * 0.07, x, h * 0.07],
        [x + r * 0.55, h * 0.07, x + r, h * 0.24, x + r, h * 0.48],
        [x + r, h * 1.1],
      ],
    );
    const k = Math.min(h / 800, 1.3);
    return (
      wallLight(pen, w, h, ground) +
      `<g fill="${darker(ground, 0.55)}" fill-opacity="0.15" ${blurred(pen, 9 * k)}><path transform="translate(${w * 0.14} ${h * 0.78}) rotate(24) scale(${2 * k})" d="${palmShade()}"/><path transform="translate(${w * 0.03} ${h * 0.36}) rotate(72) scale(${1.7 * k})" d="${palmShade()}"/></g>` +
      paper(pen, arch, lighter(ground, 0.3), k) +
      placed(
        6 * k,
        0,
        0,
        table(
          pen.at(6 * k),
          w / 6 / k,
          (h * edge) / 6 / k,
          (h * (1 - edge)) / 6 / k + 12,
          '#a9744c',
        ),
      ) +
      things(pen, w, h)
    );
  };
}

/** A table seen from above; its colour is the background. */
export function spread(ground: Hex, things: (pen: Pen, w: number, h: number) => string): Scene {
  return (pen, w, h) => wallLight(pen, w, h, ground) + things(pen, w, h);
}
