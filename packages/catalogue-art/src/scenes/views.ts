import { type Aspect, extent, type Garment } from '../garments/cut';
import { blurred, createPen, type Pen, sheet } from '../kit/pen';
import { clipBar, clips, fitted, hanger, peg } from './hung';
import { type Wall, wall } from './wall';

const width = 800;
const height = 1000;

/** Places a drawing in cm on the tile. */
export function placed(scale: number, x: number, y: number, content: string, turn = 0): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})${turn ? ` rotate(${turn})` : ''}">${content}</g>`;
}

/** The soft shadow of a hung garment on the wall behind it. */
function castShadow(pen: Pen, garment: Garment, aspect: Aspect): string {
  const d = garment.outlines(aspect).join('');
  return `<path d="${d}" transform="translate(1.8 3)" fill="#24120a" fill-opacity="0.3" ${blurred(pen, 2)}/>`;
}

/** A garment on a hanger in front of a wall: front or back. */
export function hungView(
  seed: string,
  garment: Garment,
  tile: Wall,
  aspect: 'front' | 'back' = 'front',
): string {
  const pen = createPen(seed);
  const isTop = garment.hangsBy === 'shoulders';
  const frame = { x: 44, y: isTop ? 170 : 166, width: 712, height: isTop ? 780 : 790 };
  const fit = fitted(garment, aspect, frame, garment.fits === 'kid' ? 13.2 : 9.8);
  const own = pen.at(fit.scale);
  const y = Math.min(fit.y, isTop ? 190 + fit.scale * 3 : 270);
  const drawn = garment.draw(own, aspect);
  const box = extent(garment, aspect);
  const content = isTop
    ? peg(own, -14) + drawn.behind + hanger(own, Math.min(box.width * 0.3, 20)) + drawn.front
    : peg(own, -17.6) + drawn.behind + clipBar(own, 17) + drawn.front + clips(own, 17);
  const scene =
    wall(pen, tile) + placed(fit.scale, fit.x, y, castShadow(own, garment, aspect) + content);
  return sheet(pen, width, height, scene);
}

/** A close-up of a collar, waist or fabric. */
export function detailView(seed: string, garment: Garment, tile: Wall): string {
  const pen = createPen(seed);
  const { at, width: span } = garment.focus;
  const scale = 800 / span;
  const tall = span * 1.25;
  const view = {
    x: at[0] - span * 0.62,
    y: at[1] - tall * 0.6,
    width: span * 1.24,
    height: tall * 1.24,
  };
  const own = pen.at(scale, view);
  const drawn = garment.draw(own, 'front');
  const scene =
    wall(pen, { ...tile, shape: 'none' }) +
    placed(scale, 400 - at[0] * scale, 480 - at[1] * scale, drawn.behind + drawn.front, -7);
  return sheet(pen, width, height, scene, 60);
}
