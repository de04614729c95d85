import { extent, measures } from '../garments/cut';
import { ellipse } from '../kit/path';
import { blurred, createPen, type Pen, sheet } from '../kit/pen';
import type { Look } from '../picture';
import { bodyBehind, builds, neck } from './figure';
import { head } from './head';
import { placed } from './views';
import { wall } from './wall';

/** How far the waist of trousers is below the side of the neck, in cm. */
const waistAt = { man: 45, woman: 39, kid: 30 } as const;

/** A dressed figure in cm around the side of its neck; `pen` has the figure's scale. */
export function dressed(pen: Pen, look: Look): string {
  const { garment, styling = {} } = look;
  const { fits } = garment;
  const build = builds[fits];
  const isTop = garment.hangsBy === 'shoulders';
  const upper = isTop ? garment : styling.with;
  const lower = isTop ? styling.with : garment;
  const shift = waistAt[fits];
  const view = pen.view && { ...pen.view, y: pen.view.y - shift };
  const crown = head(pen, fits, styling);
  const drawnUpper = upper?.draw(pen, 'worn');
  const drawnLower = lower?.draw(pen.at(pen.scale, view), 'worn');
  const bottoms = drawnLower
    ? `<g transform="translate(0 ${shift})">${drawnLower.behind}${drawnLower.front}</g>`
    : '';
  const hem = lower ? shift + extent(lower, 'worn').height - 6 : build.crotch;
  const body = bodyBehind(pen, fits, styling, { cuff: upper?.cuff?.('worn'), legsFrom: hem });
  const tops = (styling.under?.draw(pen, 'worn').front ?? '') + (drawnUpper?.front ?? '');
  const inside = (drawnUpper?.behind ?? '') + neck(pen, fits, styling);
  const layers = isTop ? bottoms + inside + tops : inside + tops + bottoms;
  return crown.behind + body + layers + crown.front;
}

/** The shadows of a standing figure on the wall and the floor. */
export function figureShadow(pen: Pen, fits: Look['garment']['fits']): string {
  const build = builds[fits];
  const crown = -build.head * 2.4;
  const onWall = ellipse(
    3.4,
    (crown + build.foot) / 2 + 6,
    build.shoulder * 1.7,
    (build.foot - crown) * 0.52,
  );
  const onFloor = ellipse(2, build.foot + 6.4, build.shoulder * 1.6, 2.6);
  return (
    `<path d="${onWall}" fill="#24120a" fill-opacity="0.2" ${blurred(pen, 5)}/>` +
    `<path d="${onFloor}" fill="#24120a" fill-opacity="0.4" ${blurred(pen, 1.6)}/>`
  );
}

/** The visible part of a figure, in cm: head to thigh for tops, chest to feet for bottoms. */
function framing({ garment }: Look): { from: number; to: number; isTop: boolean } {
  const { fits } = garment;
  const build = builds[fits];
  if (garment.hangsBy === 'clips') return { from: 12, to: build.foot + 12, isTop: false };
  const { height } = extent(garment, 'worn');
  const usual = measures[fits].length;
  const to = height > usual * 1.22 ? Math.min(height + 14, build.foot + 12) : usual * 1.16 + 10;
  return { from: -build.head * 2.5, to, isTop: true };
}

/** A garment on a figure, framed to the garment. */
export function wornView(seed: string, look: Look): string {
  const { garment, wall: tile } = look;
  const pen = createPen(seed);
  const { from, to, isTop } = framing(look);
  const scale = Math.min(930 / (to - from), 800 / (builds[garment.fits].shoulder * 4.3));
  const y = isTop ? 44 - from * scale : 965 - to * scale;
  const view = { x: -460 / scale, y: -(y + 60) / scale, width: 920 / scale, height: 1120 / scale };
  const own = pen.at(scale, view);
  const ground = wall(pen, { ...tile, shape: tile.shape === 'arch' ? 'sun' : 'arch' });
  const figure = figureShadow(own, garment.fits) + dressed(own, look);
  return sheet(pen, 800, 1000, ground + placed(scale, 400, y, figure), 60);
}
