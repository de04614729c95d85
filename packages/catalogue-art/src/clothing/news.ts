import { wau } from '../cloths/motifs';
import { batik, kawung } from '../cloths/prints';
import { bottom } from '../garments/bottom';
import type { Hex } from '../kit/colour';
import { ellipse } from '../kit/path';
import { createPen, type Pen, sheet } from '../kit/pen';
import { button, type Cloth } from '../kit/piece';
import type { Picture } from '../picture';
import { disc, mist, ridge, shophouse, teaRows } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { bolt, pile, pot, reel, table } from '../scenes/props';
import { placed } from '../scenes/views';
import { wallLight } from '../scenes/wall';
import { cloth } from './cloths';
import { bundle, hangingCloths, kolam, parcel } from './newsProps';
import { figure, lookOf, onRail, rail } from './show';

const width = 640;
const height = 400;
const scale = 4;

type Scene = (pen: Pen, own: Pen) => string;

/** A scene on a table in front of a wall. The drawing is in cm (160 by 100), with the table's edge at 72. */
function onTable(ground: Hex, things: (own: Pen) => string, wood: Hex = '#b98a62'): Scene {
  return (pen, own) =>
    wallLight(pen, width, height, ground) +
    placed(scale, 0, 0, table(own, 160, 72, 30, wood) + things(own));
}

/** Garments on a rail in front of a wall, each with its x (px) and its scale (px per cm). */
function onRails(ground: Hex, hung: readonly (readonly [string, number, number])[]): Scene {
  return (pen) =>
    wallLight(pen, width, height, ground) +
    rail(pen, -20, width + 20, 40) +
    hung.map(([id, x, size]) => onRail(pen, lookOf(id).garment, x, 40, size)).join('');
}

/** Figures in front of a paper disc; (x, y) is the side of the neck, px. */
function people(
  ground: Hex,
  sun: Hex,
  figures: readonly (readonly [string, number, number, number])[],
): Scene {
  return (pen) =>
    wallLight(pen, width, height, ground) +
    disc(pen, 330, 210, 170, sun) +
    figures.map(([id, x, y, size]) => figure(pen, id, x, y, size)).join('');
}

const buttons = (at: readonly (readonly [number, number, Hex])[]) =>
  at.map(([x, y, colour]) => button(x, y, colour, 2)).join('');

const shorts = (dyed: Cloth) =>
  bottom({ fits: 'kid', cloth: dyed, length: 34, hem: 20, ease: 1.5, waist: 'drawstring' });

const scenes: readonly Scene[] = [
  onTable(
    '#d9b8a0',
    (own) =>
      bolt(own, 52, 82, 18, 60, cloth.frangipani) +
      bolt(own, 98, 82, 18, 66, cloth.kawungPandan) +
      bolt(own, 75, 86, 20, 58, cloth.bungaRaya) +
      pile(own, 124, 90, 34, [cloth.blackHibiscus, cloth.coralHibiscus, cloth.seaFrangipani]),
  ),
  (pen, own) =>
    wallLight(pen, width, height, '#d8cdb8') +
    placed(
      scale,
      0,
      0,
      `${hangingCloths(own, [cloth.denimLight, { base: '#27406b' }, kawung('#2c4877', '#dfe3e4', '#9fb4cf', 5), { base: '#1e2f55' }]) + pot(own, 80, 104, 46, 26, '#6b4630')}<path d="${ellipse(80, 77, 22, 4)}" fill="#1d2c55"/><path d="${ellipse(76, 76.4, 12, 1.6)}" fill="#7e6a4e" fill-opacity="0.6"/>`,
    ),
  onTable(
    '#b7bfae',
    (own) =>
      reel(own, 40, 84, 17, '#b5573a') +
      reel(own, 60, 88, 14, '#27406b') +
      reel(own, 76, 84, 18, '#d29a34') +
      pile(own, 118, 88, 42, [cloth.denim, cloth.linenBrick, cloth.gingham, cloth.corduroy], 6) +
      buttons([
        [52, 92, '#efe3cb'],
        [86, 93, '#b5573a'],
        [94, 90, '#6b4a2e'],
        [30, 91, '#54704f'],
      ]),
  ),
  onRails('#b4bda3', [
    ['seroja-kebaya', 210, 3.9],
    ['songket-wrap-skirt', 470, 3],
  ]),
  onTable(
    '#cbb79c',
    (own) =>
      bolt(own, 46, 84, 20, 62, cloth.linenSand) +
      bolt(own, 72, 84, 20, 54, cloth.linenWhite) +
      bolt(own, 98, 84, 20, 64, cloth.linenStone) +
      bolt(own, 122, 86, 19, 50, cloth.linenBrick),
  ),
  (pen) =>
    wallLight(pen, width, height, '#c3cdc9') +
    disc(pen, 480, 96, 44, '#f0dcae') +
    ridge(pen, width, height, 170, 26, '#a9bab2') +
    mist(pen, width, 200, 26) +
    ridge(pen, width, height, 220, 22, '#8ba593') +
    teaRows(pen, width, 250, 400, '#5f7f4a', 5) +
    figure(pen, 'tea-ridge-puffer', 250, 170, 3.6) +
    figure(pen, 'island-yoke-cardigan', 370, 184, 3.6),
  onTable(
    '#c8b27c',
    (own) =>
      bolt(own, 60, 84, 20, 62, cloth.songketWine) +
      bolt(own, 86, 84, 20, 56, cloth.songketBorder) +
      pile(own, 118, 88, 38, [cloth.songketMidnight, cloth.songketWine, cloth.satinBottle], 6) +
      reel(own, 38, 90, 14, '#d9b25a'),
  ),
  onRails('#a9b8bd', [
    ['durian-tee', 120, 4.6],
    ['hornbill-joggers', 300, 4],
    ['monsoon-raincoat', 480, 4.2],
  ]),
  people('#dfc68f', '#edd9aa', [
    ['cekak-musang-baju-melayu', 400, 150, 3.8],
    ['kurung-songket-tunic', 250, 160, 3.8],
  ]),
  onTable(
    '#b9c0ae',
    (own) =>
      bolt(own, 50, 84, 20, 62, cloth.pelikat) +
      bolt(own, 76, 84, 20, 54, cloth.pelikatBlue) +
      bolt(own, 102, 84, 20, 64, cloth.madras) +
      pile(own, 132, 90, 30, [cloth.pelikat, cloth.pelikatBlue]),
  ),
  (pen) =>
    wallLight(pen, width, height, '#d3d8d2') +
    shophouse(pen, -40, 400, 230, 290, '#a9bfae', '#4d6b5c') +
    shophouse(pen, 200, 400, 240, 310, '#e2c08e', '#8a4b33') +
    shophouse(pen, 450, 400, 230, 285, '#d9a79a', '#35546b'),
  (pen) =>
    wallLight(pen, width, height, '#ddd0bd') +
    rail(pen, -20, 660, 40) +
    [
      kawung('#5f8450', '#e9e0bd', '#dca94a', 3.4),
      batik(
        '#3c6f70',
        { petal: '#f5ead6', heart: '#eda65f', leaf: '#79a98c', line: '#f3e6cf' },
        3.4,
        'frangipani',
      ),
      kawung('#a8472f', '#f0dcae', '#27406b', 3),
    ]
      .map((dyed, i) => onRail(pen, shorts(dyed), 115 + i * 205, 40, 4.6))
      .join(''),
  onTable(
    '#8fa08a',
    (own) =>
      bundle(own, 58, 88, 19, cloth.bungaRaya) +
      bundle(own, 98, 86, 15, cloth.gingham) +
      bundle(own, 126, 90, 13, cloth.kawungPandan),
  ),
  (pen) =>
    `${wallLight(pen, width, height, '#b9cdd3') + ridge(pen, width, height, 300, 26, '#b4bda3') + ridge(pen, width, height, 350, 18, '#8fa477')}<path d="M330 220C380 290 300 330 340 420" fill="none" stroke="#6b4a36" stroke-width="1.4"/><g transform="translate(325 160) rotate(-9) scale(86)">${wau('#b5573a', '#27406b', '#e0b04a')}</g>`,
  (pen, own) => wallLight(pen, width, height, '#6a2f3c') + placed(scale, 0, 0, kolam(own)),
  (pen, own) =>
    wallLight(pen, width, height, '#bcd0d2') +
    ridge(pen, width, height, 340, 18, '#9fb38a') +
    placed(
      scale,
      0,
      0,
      hangingCloths(own, [
        cloth.linenWhite,
        cloth.stripes,
        cloth.seaFrangipani,
        cloth.linenBrick,
        cloth.gingham,
      ]),
    ),
  onTable(
    '#d8bfa6',
    (own) =>
      parcel(own, 42, 88, 34, 24, '#c9a27a', '#f2e8d6') +
      parcel(own, 50, 64, 24, 16, '#b5573a', '#f2e8d6') +
      parcel(own, 84, 90, 40, 30, '#6f8f56', '#f2e8d6') +
      bundle(own, 104, 60, 10, cloth.frangipani),
  ),
  people('#dcb8a4', '#ecd3c2', [
    ['kurung-kecil', 240, 170, 5],
    ['mini-batik-shirt', 410, 176, 5],
  ]),
  (pen, own) =>
    wallLight(pen, width, height, '#8f9bab') +
    rail(pen, -20, 660, 30) +
    onRail(pen, lookOf('highland-rain-jacket').garment, 320, 30, 3.7) +
    onRail(pen, lookOf('fern-rain-parka').garment, 520, 30, 3.2) +
    placed(
      scale,
      0,
      0,
      bigLeaf(own, 18, 104, 62, 10, '#54704f', 'banana') +
        bigLeaf(own, 12, 104, 50, -30, '#6f8f56', 'banana'),
    ),
];

/** The pictures of the clothing shop's news, numbered from 1. */
export const newsPictures: readonly Picture[] = scenes.map((draw, i) => {
  const name = `news-${i + 1}`;
  return {
    name,
    kind: 'news' as const,
    draw: () => {
      const pen = createPen(name);
      const content = draw(pen, pen.at(scale));
      return sheet(pen, width, height, content, 60);
    },
  };
});
