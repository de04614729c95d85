import { type Aspect, extent, type Garment } from '../garments/cut';
import { path } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { piece } from '../kit/piece';

const wood = { base: '#b98555' } as const;

/** A wooden hanger with a brass hook, in cm around the side of the neck; `half` is its half width. */
export function hanger(pen: Pen, half: number): string {
  const bar = path(
    [-half, 6.6],
    [
      [-half * 0.6, 2.6, -3.4, 0.4, -1.6, -2.6],
      [-0.8, -3.6, 0.8, -3.6, 1.6, -2.6],
      [3.4, 0.4, half * 0.6, 2.6, half, 6.6],
      [half * 0.95, 8, half * 0.6, 5.4, 0, 3],
      [-half * 0.6, 5.4, -half * 0.95, 8, -half, 6.6],
    ],
  );
  return hook(pen, -3) + piece(pen, { d: bar, cloth: wood, puff: 0.9, depth: 1.4 });
}

/** A brass hook whose top is at the peg. */
export function hook(pen: Pen, from: number): string {
  const d = `M0 ${from}L0 ${from - 5}C0 ${from - 6.4} 2.6 ${from - 6.6} 2.6 ${from - 9}C2.6 ${from - 11.4} -2.4 ${from - 11.6} -2.6 ${from - 9}`;
  return (
    `<path d="${d}" transform="translate(0.8 1.2)" fill="none" stroke="#24120a" stroke-opacity="0.35" stroke-width="0.6" ${blurred(pen, 0.3)}/>` +
    `<path d="${d}" fill="none" stroke="#a9803c" stroke-width="0.75" stroke-linecap="round"/><path d="${d}" transform="translate(-0.12 -0.1)" fill="none" stroke="#f2d99a" stroke-width="0.22" stroke-linecap="round"/>`
  );
}

/** A round wooden peg on the wall for the hook. */
export function peg(pen: Pen, y: number): string {
  return (
    `<ellipse cx="1.4" cy="${y + 2}" rx="2.6" ry="2.4" fill="#24120a" fill-opacity="0.35" ${blurred(pen, 0.7)}/>` +
    piece(pen, {
      d: `M-2.2 ${y}C-2.2 ${y - 1.2} -1.2 ${y - 2.2} 0 ${y - 2.2}C1.2 ${y - 2.2} 2.2 ${y - 1.2} 2.2 ${y}C2.2 ${y + 1.2} 1.2 ${y + 2.2} 0 ${y + 2.2}C-1.2 ${y + 2.2} -2.2 ${y + 1.2} -2.2 ${y}Z`,
      cloth: { base: '#c9955f' },
      puff: 0.8,
      depth: 1.5,
      lift: 0.6,
    })
  );
}

/** The bar and hook of a hanger with clips, for bottoms; the waist is at y = 0. */
export function clipBar(pen: Pen, half: number): string {
  const bar = path(
    [-half, -5.2],
    [
      [half, -5.2],
      [half, -3.4],
      [-half, -3.4],
    ],
  );
  return hook(pen, -5) + piece(pen, { d: bar, cloth: wood, puff: 0.7, depth: 1.4 });
}

/** The two clips, in front of the waistband. */
export function clips(pen: Pen, half: number): string {
  return [-half + 3.5, half - 3.5]
    .map((x) =>
      piece(pen, {
        d: path(
          [x - 1.6, -4.8],
          [
            [x + 1.6, -4.8],
            [x + 1.9, 1.9],
            [x - 1.9, 1.9],
          ],
        ),
        cloth: { base: '#b98a45' },
        puff: 0.5,
        depth: 1.2,
        lift: 0.5,
      }),
    )
    .join('');
}

export interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Fits a garment into a frame of pixels. @returns scale and origin */
export function fitted(
  garment: Garment,
  aspect: Aspect,
  frame: { x: number; y: number; width: number; height: number },
  largest = 9.6,
): Placed {
  const box = extent(garment, aspect);
  const scale = Math.min(frame.width / box.width, frame.height / box.height, largest);
  return {
    scale,
    x: frame.x + frame.width / 2 - (box.x + box.width / 2) * scale,
    y: frame.y + (frame.height - box.height * scale) / 2 - box.y * scale,
  };
}
