import { extent, type Garment } from '../garments/cut';
import { roundedBox } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { piece } from '../kit/piece';
import type { Look } from '../picture';
import { clipBar, clips, hanger } from '../scenes/hung';
import { placed } from '../scenes/views';
import { dressed, figureShadow } from '../scenes/worn';
import { kids } from './kids';
import { men } from './men';
import { women } from './women';

/** The look of every garment, by product id. */
export const looks: Readonly<Record<string, Look>> = { ...men, ...women, ...kids };

/** A product at (x, y) px, `scale` px per cm. */
export type Spot = readonly [id: string, x: number, y: number, scale: number];

/** The look of a product. @throws for an unknown id */
export function lookOf(id: string): Look {
  const look = looks[id];
  if (!look) throw new Error(`There is no look for the product "${id}".`);
  return look;
}

/** A garment on its hanger; the top of the hook is at (x, y) px. */
export function onRail(pen: Pen, garment: Garment, x: number, y: number, scale: number): string {
  const own = pen.at(scale);
  const drawn = garment.draw(own, 'front');
  const half = Math.min(extent(garment, 'front').width * 0.3, 20);
  const isTop = garment.hangsBy === 'shoulders';
  const d = garment.outlines('front').join('');
  const shadow = `<path d="${d}" transform="translate(2 3)" fill="#24120a" fill-opacity="0.3" ${blurred(own, 2)}/>`;
  const content = isTop
    ? drawn.behind + hanger(own, half) + drawn.front
    : drawn.behind + clipBar(own, 17) + drawn.front + clips(own, 17);
  return placed(scale, x, y + (isTop ? 13.5 : 16) * scale, shadow + content);
}

/** A dressed figure; the side of its neck is at (x, neckY) px. */
export function figure(pen: Pen, id: string, x: number, neckY: number, scale: number): string {
  const own = pen.at(scale);
  const look = lookOf(id);
  return placed(scale, x, neckY, figureShadow(own, look.garment.fits) + dressed(own, look));
}

/** A horizontal clothes rail, in px. */
export function rail(pen: Pen, from: number, to: number, y: number): string {
  return (
    `<path d="M${from} ${y + 14}H${to}" stroke="#24120a" stroke-opacity="0.3" stroke-width="12" ${blurred(pen, 6)}/>` +
    piece(pen.at(1), {
      d: roundedBox(from, y - 6, to - from, 12, 5),
      cloth: { base: '#b98555' },
      puff: 3,
      depth: 2.2,
      lift: 0,
    })
  );
}
