import { extent, measures } from '../garments/cut';
import { ellipse } from '../kit/path';
import { blurred, createPen, sheet } from '../kit/pen';
import type { Look } from '../picture';
import { bodyBehind, builds, neck } from './figure';
import { head } from './head';
import { placed } from './views';
import { wall } from './wall';

/** How much lower than the side of the neck the waist of trousers sits, in cm. */
const waistAt = { man: 45, woman: 39, kid: 30 } as const;

/** A garment on a figure, framed to the garment: head to thigh for tops, waist to feet for bottoms. */
export function wornView(seed: string, look: Look): string {
  const { garment, wall: tile, styling = {} } = look;
  const pen = createPen(seed);
  const { fits } = garment;
  const build = builds[fits];
  const isTop = garment.hangsBy === 'shoulders';
  const crown = -build.head * 2.5;
  const long = extent(garment, 'worn').height > measures[fits].length * 1.22;
  const frameTop = isTop ? crown : 12;
  const frameBottom =
    isTop && !long
      ? measures[fits].length * 1.16 + 10
      : isTop
        ? Math.min(extent(garment, 'worn').height + 22, build.foot + 12)
        : build.foot + 12;
  const tall = frameBottom - frameTop;
  const scale = Math.min(930 / tall, 800 / (build.shoulder * 4.3));
  const y = isTop ? 44 - frameTop * scale : 965 - frameBottom * scale;
  const view = { x: -400 / scale, y: -y / scale, width: 800 / scale, height: 1000 / scale };
  const own = pen.at(scale, view);
  const lower = isTop ? styling.with : garment;
  const upper = isTop ? garment : styling.with;
  const shift = waistAt[fits];
  const crownParts = head(own, fits, styling);
  const drawnUpper = upper?.draw(own, 'worn');
  const drawnLower = lower?.draw(pen.at(scale, { ...view, y: view.y - shift }), 'worn');
  const bottoms = drawnLower
    ? `<g transform="translate(0 ${shift})">${drawnLower.behind}${drawnLower.front}</g>`
    : '';
  const shadow = `<path d="${ellipse(3.4, (crown + build.foot) / 2 + 6, build.shoulder * 1.7, (build.foot - crown) * 0.52)}" fill="#24120a" fill-opacity="0.2" ${blurred(pen, 5)}/>`;
  const floor = `<path d="${ellipse(2, build.foot + 6.4, build.shoulder * 1.6, 2.6)}" fill="#24120a" fill-opacity="0.4" ${blurred(pen, 1.6)}/>`;
  const tucked = !isTop;
  const hem = lower ? shift + extent(lower, 'worn').height - 6 : build.crotch;
  const body = bodyBehind(own, fits, styling, { cuff: upper?.cuff?.('worn'), legsFrom: hem });
  const under = styling.under?.draw(own, 'worn').front ?? '';
  const tops = under + (drawnUpper?.front ?? '');
  const content =
    shadow +
    floor +
    crownParts.behind +
    body +
    (tucked ? '' : bottoms) +
    (drawnUpper?.behind ?? '') +
    neck(own, fits, styling) +
    tops +
    (tucked ? bottoms : '') +
    crownParts.front;
  return sheet(
    pen,
    800,
    1000,
    wall(pen, { ...tile, shape: tile.shape === 'arch' ? 'sun' : 'arch' }) +
      placed(scale, 400, y, content),
  );
}
