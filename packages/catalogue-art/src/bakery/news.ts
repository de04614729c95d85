import type { Hex } from '../kit/colour';
import { ellipse, path } from '../kit/path';
import { blurred, createPen, sheet } from '../kit/pen';
import { pictureSizes } from '../names';
import type { Picture } from '../picture';
import { disc, ridge, shophouse } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { placed } from '../scenes/views';
import { wallLight } from '../scenes/wall';
import { cup, type Under, wheat } from './kitchen';
import { laid, onStand, put, room, type Scene, spread } from './table';

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

/** The pictures of the bakery's news. */
export const newsPictures: readonly Picture[] = news.map((scene, i) => {
  const kind = 'news';
  const name = `news-${i + 1}`;
  const { width, height } = pictureSizes[kind];
  const draw = () => {
    const pen = createPen(`bakery ${name}`);
    return sheet(pen, width, height, scene(pen, width, height), 60);
  };
  return { name, kind, draw };
});
