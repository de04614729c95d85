import type { Hex } from '../kit/colour';
import type { Pen } from '../kit/pen';
import { type BannerScene, bannerSet, type Cut } from '../scenes/banner';
import { bigLeaf } from '../scenes/leaf';
import { pot } from '../scenes/props';
import { placed } from '../scenes/views';
import { cup, type Under, wheat } from './kitchen';
import { laid, onStand, put, room, spread } from './table';

/** A position and a scale, px and px per unit. */
type Spot = readonly [x: number, y: number, size: number];

/** A product on its surface, seen from above; optionally rotated, in degrees. */
type Laid = readonly [id: string, under: Under, spot: Spot, accent: Hex, turn?: number];

/** A set table, seen from above: coffee, ears of wheat, and products in drawing order, the bottom one first. */
interface Spread {
  readonly goods: readonly Laid[];
  readonly cup: readonly [spot: Spot, glaze: Hex];
  readonly wheat: readonly (readonly [spot: Spot, turn: number])[];
}

function laidOut(pen: Pen, { goods, cup: coffee, wheat: ears }: Spread): string {
  const [[x, y, size], glaze] = coffee;
  return (
    goods
      .map(([id, under, [gx, gy, scale], accent, turn]) =>
        laid(pen, id, under, gx, gy, scale, accent, turn),
      )
      .join('') +
    ears
      .map(([[wx, wy, scale], turn]) => placed(scale, wx, wy, wheat(pen.at(9), 0, 0, 1, turn)))
      .join('') +
    placed(size, x, y, cup(pen.at(size), 0, 0, 9, glaze))
  );
}

const breakfasts: Readonly<Record<Cut, Spread>> = {
  broad: {
    goods: [
      ['butter-croissant', 'plate', [870, 390, 9.4], '#b5573a'],
      ['cinnamon-roll', 'round', [1330, 260, 6.6], '#6f8f56'],
      ['gula-melaka-doughnuts', 'plate', [1370, 640, 6.2], '#d29a34'],
      ['egg-tarts', 'plate', [500, 600, 5.6], '#3f7f95'],
    ],
    cup: [[558, 198, 9], '#27406b'],
    wheat: [[[1152, 432, 9], 40]],
  },
  tall: {
    goods: [
      ['butter-croissant', 'plate', [520, 640, 10.4], '#b5573a'],
      ['cinnamon-roll', 'round', [800, 262, 6.2], '#6f8f56'],
      ['egg-tarts', 'plate', [296, 1086, 5.8], '#3f7f95'],
      ['gula-melaka-doughnuts', 'plate', [772, 1078, 6.6], '#d29a34'],
    ],
    cup: [[252, 296, 10], '#27406b'],
    wheat: [[[900, 640, 9], 24]],
  },
  wide: {
    goods: [
      ['butter-croissant', 'plate', [748, 610, 12], '#b5573a'],
      ['cinnamon-roll', 'round', [1216, 300, 7.4], '#6f8f56'],
      ['gula-melaka-doughnuts', 'plate', [1214, 888, 7.2], '#d29a34'],
      ['egg-tarts', 'plate', [318, 890, 6.8], '#3f7f95'],
    ],
    cup: [[310, 330, 11], '#27406b'],
    wheat: [[[1130, 590, 10], 30]],
  },
};

const hearths: Readonly<Record<Cut, Spread>> = {
  broad: {
    goods: [
      ['country-sourdough', 'board', [860, 400, 9.6], '#b5573a', -6],
      ['twin-baguettes', 'cloth', [1330, 400, 8.8], '#27406b', 8],
      ['rosemary-focaccia', 'paper', [470, 640, 6.2], '#6f8f56', -10],
    ],
    cup: [[468, 180, 9], '#b5573a'],
    wheat: [
      [[558, 216, 10.8], -38],
      [[630, 162, 9.9], -56],
    ],
  },
  tall: {
    goods: [
      ['country-sourdough', 'board', [500, 590, 10.2], '#b5573a', -6],
      ['twin-baguettes', 'cloth', [760, 1010, 7], '#27406b', 8],
      ['rosemary-focaccia', 'paper', [306, 1080, 6], '#6f8f56', -10],
    ],
    cup: [[850, 250, 9], '#b5573a'],
    wheat: [
      [[890, 470, 10], 30],
      [[930, 520, 9], 46],
    ],
  },
  wide: {
    goods: [
      ['country-sourdough', 'board', [680, 620, 11.6], '#b5573a', -6],
      ['twin-baguettes', 'cloth', [1140, 660, 9.2], '#27406b', 8],
      ['rosemary-focaccia', 'paper', [310, 880, 6.8], '#6f8f56', -10],
    ],
    cup: [[280, 330, 11], '#b5573a'],
    wheat: [
      [[1000, 200, 11], 50],
      [[1080, 240, 10], 66],
    ],
  },
};

const flatLay =
  (ground: Hex, layouts: Readonly<Record<Cut, Spread>>): BannerScene =>
  ({ pen, cut, width, height }) =>
    spread(ground, (own) => laidOut(own, layouts[cut]))(pen, width, height);

/** The bread room: the positions of its arch and its table (fractions), the cake, and the products in front of it. */
interface Counter {
  readonly arch: number;
  readonly edge: number;
  readonly cakes: readonly (readonly [id: string, spot: Spot, glaze: Hex])[];
  readonly goods?: readonly (readonly [id: string, spot: Spot])[];
  readonly plant?: Spot;
}

const teaTables: Readonly<Record<Cut, Counter>> = {
  broad: {
    arch: 0.58,
    edge: 0.72,
    cakes: [['gula-melaka-cake', [1240, 500, 8.6], '#6f8f56']],
    goods: [
      ['kaya-swirl-loaf', [860, 610, 11]],
      ['oat-date-scones', [500, 690, 6.4]],
      ['pandan-swiss-roll', [1450, 720, 6]],
    ],
  },
  tall: {
    arch: 0.54,
    edge: 0.555,
    cakes: [['gula-melaka-cake', [690, 560, 9.2], '#6f8f56']],
    goods: [
      ['kaya-swirl-loaf', [540, 1010, 11]],
      ['oat-date-scones', [318, 1196, 6.6]],
      ['pandan-swiss-roll', [790, 1200, 7]],
    ],
  },
  wide: {
    arch: 0.58,
    edge: 0.64,
    cakes: [['gula-melaka-cake', [1060, 560, 10], '#6f8f56']],
    goods: [
      ['kaya-swirl-loaf', [720, 880, 12.4]],
      ['oat-date-scones', [346, 1040, 7.4]],
      ['pandan-swiss-roll', [1160, 1040, 8]],
    ],
  },
};

const parties: Readonly<Record<Cut, Counter>> = {
  broad: {
    arch: 0.6,
    edge: 0.76,
    cakes: [
      ['chocolate-fudge-cake', [1300, 520, 7.4], '#b8364c'],
      ['rose-bandung-cake', [940, 490, 9.2], '#d99a94'],
      ['pandan-chiffon', [620, 560, 6.6], '#6f8f56'],
    ],
    plant: [190, 760, 6],
  },
  tall: {
    arch: 0.5,
    edge: 0.6,
    cakes: [
      ['rose-bandung-cake', [540, 580, 10.6], '#d99a94'],
      ['chocolate-fudge-cake', [766, 960, 7], '#b8364c'],
      ['pandan-chiffon', [322, 990, 7], '#6f8f56'],
    ],
  },
  wide: {
    arch: 0.51,
    edge: 0.64,
    cakes: [
      ['rose-bandung-cake', [770, 590, 11], '#d99a94'],
      ['chocolate-fudge-cake', [1130, 760, 8.4], '#b8364c'],
      ['pandan-chiffon', [400, 790, 8], '#6f8f56'],
    ],
  },
};

const counter =
  (ground: Hex, layouts: Readonly<Record<Cut, Counter>>): BannerScene =>
  ({ pen, cut, width, height }) => {
    const { arch, edge, cakes, goods = [], plant } = layouts[cut];
    const things = (own: Pen) =>
      cakes.map(([id, spot, glaze]) => onStand(own, id, ...spot, glaze)).join('') +
      goods.map(([id, spot]) => put(own, id, ...spot)).join('') +
      (plant ? potted(own, plant) : '');
    return room(ground, arch, edge, things)(pen, width, height);
  };

function potted(pen: Pen, [x, y, scale]: Spot): string {
  const own = pen.at(scale);
  return placed(
    scale,
    x,
    y,
    bigLeaf(own, -2, -18, 44, -30, '#54704f', 'monstera') +
      bigLeaf(own, 3, -18, 50, 14, '#6f8f56', 'monstera') +
      pot(own, 0, 2, 24, 22, '#b5573a'),
  );
}

/** The four slider pictures. */
export const bannerPictures = bannerSet('bakery', [
  flatLay('#b3bdb6', breakfasts),
  flatLay('#c9b49a', hearths),
  counter('#b9bfa6', parties),
  counter('#dcbf9c', teaTables),
]);
