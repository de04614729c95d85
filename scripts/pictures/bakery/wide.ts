import { darker, type Hex, lighter } from '../kit/colour';
import { ellipse, path } from '../kit/path';
import { blurred, createPen, type Pen, sheet } from '../kit/pen';
import { pictureSizes } from '../names';
import type { Picture } from '../picture';
import { disc, ridge, shophouse } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { pot, table } from '../scenes/props';
import { placed } from '../scenes/views';
import { palmShade, paper, wallLight } from '../scenes/wall';
import { cup, stand, surface, type Under, wheat } from './kitchen';
import { goods } from './pictures';

type Scene = (pen: Pen, width: number, height: number) => string;

function formOf(id: string) {
  const good = goods[id];
  if (!good) throw new Error(`No good is called ${id}.`);
  return good.form;
}

/** A good at (x, y) px, `size` px per unit. */
function put(pen: Pen, id: string, x: number, y: number, size: number, turn = 0): string {
  return placed(size, x, y, formOf(id)(pen.at(size)), turn);
}

/** A cake on its stand, the plate at y. */
function onStand(pen: Pen, id: string, x: number, y: number, size: number, glaze: Hex): string {
  const own = pen.at(size);
  return placed(size, x, y, stand(own, glaze) + formOf(id)(own));
}

/** A good on its surface, seen from above. */
function laid(
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

/** A wall with leaf shade and an arch at `middle`, and a table whose edge is at `edge`; lengths as shares. */
function room(
  ground: Hex,
  middle: number,
  edge: number,
  things: (pen: Pen, w: number, h: number) => string,
): Scene {
  return (pen, w, h) => {
    const r = h * 0.4;
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
    const k = h / 800;
    return (
      wallLight(pen, w, h, ground) +
      `<g fill="${darker(ground, 0.55)}" fill-opacity="0.15" ${blurred(pen, 9 * k)}><path transform="translate(${w * 0.14} ${h * 0.78}) rotate(24) scale(${2 * k})" d="${palmShade()}"/><path transform="translate(${w * 0.03} ${h * 0.36}) rotate(72) scale(${1.7 * k})" d="${palmShade()}"/></g>` +
      paper(pen, arch, lighter(ground, 0.3), k) +
      placed(6 * k, 0, 0, table(pen.at(6 * k), w / 6 / k, (h * edge) / 6 / k, 60, '#a9744c')) +
      things(pen, w, h)
    );
  };
}

/** A table seen from above, its colour the ground. */
function spread(ground: Hex, things: (pen: Pen, w: number, h: number) => string): Scene {
  return (pen, w, h) => wallLight(pen, w, h, ground) + things(pen, w, h);
}

const banners: readonly Scene[] = [
  room(
    '#dcbf9c',
    0.58,
    0.72,
    (pen) =>
      onStand(pen, 'gula-melaka-cake', 1240, 500, 8.6, '#6f8f56') +
      put(pen, 'kaya-swirl-loaf', 860, 610, 11) +
      put(pen, 'oat-date-scones', 500, 690, 6.4) +
      put(pen, 'pandan-swiss-roll', 1450, 720, 6),
  ),
  spread(
    '#c9b49a',
    (pen) =>
      laid(pen, 'country-sourdough', 'board', 860, 400, 9.6, '#b5573a', -6) +
      laid(pen, 'twin-baguettes', 'cloth', 1330, 400, 8.8, '#27406b', 8) +
      laid(pen, 'rosemary-focaccia', 'paper', 470, 640, 6.2, '#6f8f56', -10) +
      placed(
        9,
        0,
        0,
        wheat(pen.at(9), 62, 24, 1.2, -38) +
          wheat(pen.at(9), 70, 18, 1.1, -56) +
          cup(pen.at(9), 52, 20, 8, '#b5573a'),
      ),
  ),
  room(
    '#b9bfa6',
    0.6,
    0.76,
    (pen) =>
      onStand(pen, 'chocolate-fudge-cake', 1300, 520, 7.4, '#b8364c') +
      onStand(pen, 'rose-bandung-cake', 940, 490, 9.2, '#d99a94') +
      onStand(pen, 'pandan-chiffon', 620, 560, 6.6, '#6f8f56') +
      placed(
        6,
        190,
        760,
        bigLeaf(pen.at(6), -2, -18, 44, -30, '#54704f', 'monstera') +
          bigLeaf(pen.at(6), 3, -18, 50, 14, '#6f8f56', 'monstera') +
          pot(pen.at(6), 0, 2, 24, 22, '#b5573a'),
      ),
  ),
  spread(
    '#b3bdb6',
    (pen) =>
      laid(pen, 'butter-croissant', 'plate', 870, 390, 9.4, '#b5573a') +
      laid(pen, 'cinnamon-roll', 'round', 1330, 260, 6.6, '#6f8f56') +
      laid(pen, 'gula-melaka-doughnuts', 'plate', 1370, 640, 6.2, '#d29a34') +
      laid(pen, 'egg-tarts', 'plate', 500, 600, 5.6, '#3f7f95') +
      placed(9, 0, 0, cup(pen.at(9), 62, 22, 9, '#27406b') + wheat(pen.at(9), 128, 48, 1, 40)),
  ),
];

const pair = (ground: Hex, one: string, other: string, edge = 0.74) =>
  room(ground, 0.5, edge, (pen) => put(pen, other, 440, 330, 4.4) + put(pen, one, 230, 338, 5.4));
const cakeRoom = (ground: Hex, id: string, glaze: Hex) =>
  room(ground, 0.5, 0.8, (pen) => onStand(pen, id, 320, 262, 5, glaze));
const board = (ground: Hex, id: string, under: Under, accent: Hex) =>
  spread(
    ground,
    (pen) =>
      laid(pen, id, under, 340, 206, 5.3, accent, -6) +
      placed(4.4, 0, 0, wheat(pen.at(4.4), 24, 44, 1, -42) + cup(pen.at(4.4), 126, 24, 9, accent)),
  );

const news: readonly Scene[] = [
  room('#8f5a50', 0.5, 0.76, (pen) => put(pen, 'kek-lapis', 330, 330, 6.6)),
  room(
    '#3f4a5c',
    0.5,
    0.74,
    (pen) => disc(pen, 520, 90, 34, '#f0dcae') + put(pen, 'wholemeal-tin-loaf', 300, 330, 5.6),
  ),
  board('#e0c893', 'mango-danish', 'plate', '#d29a34'),
  spread(
    '#b9a88e',
    (pen) =>
      laid(pen, 'kopitiam-white-loaf', 'cloth', 190, 220, 4.4, '#b5573a') +
      laid(pen, 'coconut-buns', 'plate', 470, 200, 4.6, '#27406b'),
  ),
  room('#b4bda3', 0.5, 0.74, (pen) => {
    const jar = path(
      [70, 80],
      [
        [69, 60, 69, 52, 72, 48],
        [90, 48],
        [93, 52, 93, 60, 92, 80],
      ],
    );
    return `<path d="${ellipse(326, 326, 60, 10)}" fill="#24120a" fill-opacity="0.4" ${blurred(pen, 6)}/>${placed(
      4,
      0,
      0,
      `<path d="${jar}" fill="#dfe6e0" fill-opacity="0.75"/><path d="${path(
        [70, 79],
        [
          [69.4, 66],
          [75, 62, 86, 66, 92.6, 62],
          [92, 79],
        ],
      )}" fill="#efe0bd"/><g fill="#fff8e6"><circle cx="76" cy="70" r="1.6"/><circle cx="83" cy="73" r="1.1"/><circle cx="88" cy="69" r="1.8"/><circle cx="79" cy="76" r="1"/></g><path d="M72 52L72 76" stroke="#fff" stroke-opacity="0.8" stroke-width="1.2"/>${surfaceLid()}`,
    )}${put(pen, 'oat-date-scones', 500, 330, 3.4)}`;
  }),
  board('#cb9e84', 'rosemary-focaccia', 'board', '#6f8f56'),
  pair('#b7c1c4', 'kaya-swirl-loaf', 'pandan-swiss-roll'),
  board('#dcb8a4', 'coconut-buns', 'plate', '#b5573a'),
  (pen, w, h) =>
    wallLight(pen, w, h, '#cfd8d6') +
    shophouse(pen, -60, 400, 240, 280, '#d9a79a', '#6b4630') +
    shophouse(pen, 195, 400, 250, 320, '#efe0bd', '#54704f') +
    shophouse(pen, 460, 400, 240, 285, '#a9bfae', '#27406b'),
  board('#c8b27c', 'pineapple-tarts', 'plate', '#b5573a'),
  pair('#ddd0bd', 'seeded-rye-tin', 'wholemeal-tin-loaf'),
  spread('#c3b18f', (pen) => laid(pen, 'country-sourdough', 'cloth', 330, 204, 5.4, '#54704f')),
  (pen, w, h) =>
    wallLight(pen, w, h, '#c9d3c0') +
    ridge(pen, w, h, 270, 20, '#9fb38a') +
    placed(
      4,
      0,
      0,
      [20, 52, 84, 116, 144]
        .map(
          (x, i) =>
            bigLeaf(pen.at(4), x, 104, 56, -16, '#6f8f56', 'banana') +
            bigLeaf(pen.at(4), x + 8, 106, 50, 18, i % 2 ? '#587a4a' : '#86a267', 'banana'),
        )
        .join(''),
    ) +
    put(pen, 'pandan-milk-bread', 330, 350, 4.6),
  board('#d9b8a0', 'curry-puffs', 'paper', '#d29a34'),
  pair('#9aa59a', 'cinnamon-raisin-loaf', 'oat-date-scones'),
  room(
    '#c9a48a',
    0.5,
    0.78,
    (pen) => put(pen, 'kek-lapis', 200, 330, 4.6) + put(pen, 'kek-lapis', 450, 336, 4.6),
  ),
  cakeRoom('#7c4a58', 'rose-bandung-cake', '#d9b25a'),
  pair('#b4bda3', 'chocolate-babka', 'kopitiam-white-loaf'),
  cakeRoom('#b7c1c4', 'butter-cake', '#b5573a'),
  board('#ddd0bd', 'five-grain-sourdough', 'round', '#d29a34'),
];

/** The cloth lid of a jar, tied with string. */
function surfaceLid(): string {
  return `<path d="${path(
    [68, 50],
    [
      [72, 42, 90, 42, 94, 50],
      [90, 48, 74, 48, 68, 50],
    ],
  )}" fill="#c8452f"/><path d="M71 48.6L91 48.6" stroke="#f3ead8" stroke-width="0.8"/>`;
}

function pictures(kind: 'banner' | 'news', scenes: readonly Scene[]): Picture[] {
  const { width, height } = pictureSizes[kind];
  return scenes.map((scene, i) => {
    const name = `${kind}-${i + 1}`;
    return {
      name,
      kind,
      draw: () => {
        const pen = createPen(`bakery ${name}`);
        const content = scene(pen, width, height);
        return sheet(pen, width, height, content, 60);
      },
    };
  });
}

/** The bakery's slider and news pictures. */
export const widePictures: readonly Picture[] = [
  ...pictures('banner', banners),
  ...pictures('news', news),
];
