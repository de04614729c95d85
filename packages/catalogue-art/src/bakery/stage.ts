import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, path } from '../kit/path';
import { blurred, createPen, sheet } from '../kit/pen';
import { piece } from '../kit/piece';
import { table } from '../scenes/props';
import { placed } from '../scenes/views';
import { palmShade, paper, wallLight } from '../scenes/wall';
import type { Form } from './breads';
import { dust } from './dough';
import { cup, stand, surface, type Under, wheat, wood, woodCloth } from './kitchen';

/** How a product of the bakery is displayed. */
export interface Good {
  readonly form: Form;
  /** `top`: on a surface, seen from above; `front`: on a table, seen from the front. */
  readonly stage: 'top' | 'front';
  readonly ground: Hex;
  readonly accent?: Hex;
  readonly under: Under;
  /** The third picture: a slice, a box, a basket. */
  readonly other?: Form;
  /** px per unit; default 11. */
  readonly size?: number;
  readonly views: readonly ('whole' | 'close' | 'other' | 'many')[];
}

const width = 800;
const height = 1000;

function fromAbove(seed: string, good: Good, zoom: number): string {
  const pen = createPen(seed);
  const accent = good.accent ?? '#6f8f56';
  const size = (good.size ?? 11) * zoom;
  const close = zoom > 1.4;
  const view = { x: -460 / size, y: -580 / size, width: 920 / size, height: 1160 / size };
  const own = pen.at(size, view);
  const extra = close
    ? ''
    : wheat(own, -27, 33, 0.8, -58) +
      wheat(own, -22, 37, 0.7, -74) +
      cup(own, 27, -35, 8, accent) +
      dust(own, 0, 6, 36, 44, 260);
  const scene =
    wallLight(pen, width, height, good.ground) +
    placed(
      size,
      close ? 430 : 400,
      close ? 470 : 520,
      surface(own, good.under, accent) + extra + good.form(own),
      close ? -8 : 0,
    );
  return sheet(pen, width, height, scene, 60);
}

function fromFront(seed: string, good: Good, zoom: number, form: Form): string {
  const pen = createPen(seed);
  const accent = good.accent ?? '#6f8f56';
  const size = (good.size ?? 11) * zoom;
  const close = zoom > 1.4;
  const foot = close ? 860 : good.under === 'stand' ? 640 : 740;
  const view = { x: -470 / size, y: -(foot + 80) / size, width: 940 / size, height: 1180 / size };
  const own = pen.at(size, view);
  const onStand = good.under === 'stand';
  const below = onStand
    ? stand(own, accent)
    : close
      ? ''
      : `<path d="${ellipse(1, 4, 30, 5)}" fill="#24120a" fill-opacity="0.36" ${blurred(own, 2)}/>${piece(
          own,
          {
            d: path(
              [-34, 2],
              [
                [34, 2],
                [36, 9],
                [-36, 9],
              ],
            ),
            cloth: woodCloth,
            puff: 0.5,
            lift: 1,
          },
        )}${piece(own, {
          d: path(
            [-36, 9],
            [
              [36, 9],
              [36, 12],
              [-36, 12],
            ],
          ),
          cloth: { base: darker(wood, 0.2) },
          puff: 0.4,
          lift: 0.8,
        })}`;
  const back =
    wallLight(pen, width, height, good.ground) +
    `<g fill="${darker(good.ground, 0.5)}" fill-opacity="0.15" ${blurred(pen, 8)}><path transform="translate(60 480) rotate(44) scale(1.5)" d="${palmShade()}"/><path transform="translate(840 200) rotate(-100) scale(1.2)" d="${palmShade()}"/></g>` +
    (close
      ? ''
      : paper(
          pen,
          path(
            [130, 1060],
            [
              [130, 420],
              [130, 240, 260, 130, 400, 130],
              [540, 130, 670, 240, 670, 420],
              [670, 1060],
            ],
          ),
          lighter(good.ground, 0.3),
          0.8,
        ));
  const top = placed(
    8,
    0,
    0,
    table(pen.at(8), 100, close ? 108 : onStand ? 98 : 92, 34, '#a9744c'),
  );
  return sheet(pen, width, height, back + top + placed(size, 400, foot, below + form(own)), 60);
}

function manyOf(seed: string, good: Good): string {
  const pen = createPen(seed);
  const accent = good.accent ?? '#6f8f56';
  const big = 11;
  const own = pen.at(big);
  const small = 6.1;
  const item = pen.at(small);
  const spots: readonly (readonly [number, number, number])[] = [
    [250, 330, -14],
    [545, 300, 10],
    [400, 520, 4],
    [255, 715, 14],
    [550, 725, -8],
  ];
  const things = spots.map(([x, y, turn]) => placed(small, x, y, good.form(item), turn)).join('');
  return sheet(
    pen,
    width,
    height,
    wallLight(pen, width, height, good.ground) +
      placed(big, 400, 510, surface(own, 'cloth', accent) + wheat(own, 30, 38, 0.8, 60)) +
      things,
    60,
  );
}

/** One picture of a product. */
export function goodView(seed: string, good: Good, view: Good['views'][number]): string {
  const draw = (zoom: number, form: Form) =>
    good.stage === 'top'
      ? fromAbove(seed, { ...good, form }, zoom)
      : fromFront(seed, good, zoom, form);
  switch (view) {
    case 'whole':
      return draw(1, good.form);
    case 'close':
      return draw(1.75, good.form);
    case 'other':
      return draw(1, good.other ?? good.form);
    case 'many':
      return manyOf(seed, good);
  }
}
