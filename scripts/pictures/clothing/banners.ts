import { path } from '../kit/path';
import { blurred, type Pen } from '../kit/pen';
import { type BannerScene, bannerSet, type Cut } from '../scenes/banner';
import { disc, mist, ridge, teaRows } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { pile, pot, table } from '../scenes/props';
import { placed } from '../scenes/views';
import { palmShade, paper, wallLight } from '../scenes/wall';
import { clothBanner } from './clothBanner';
import { cloth } from './cloths';
import { figure, lookOf, onRail, rail } from './show';

/** A thing of the catalogue at (x, y) px, `scale` px per cm. */
type Spot = readonly [id: string, x: number, y: number, scale: number];

/** The arch that is cut into a wall, `r` px to each side of `x`, its crown at `top`. */
function arch(x: number, top: number, r: number, foot: number): string {
  const shoulder = top + r;
  return path(
    [x - r, foot],
    [
      [x - r, shoulder],
      [x - r, top + r * 0.4, x - r * 0.5, top, x, top],
      [x + r * 0.5, top, x + r, top + r * 0.4, x + r, shoulder],
      [x + r, foot],
    ],
  );
}

/** The shade of palm leaves outside the window. */
function shade(pen: Pen, colour: string, ...leaves: readonly string[]): string {
  const drawn = leaves.map((at) => `<path transform="${at}" d="${palmShade()}"/>`).join('');
  return `<g fill="${colour}" fill-opacity="0.16" ${blurred(pen, 9)}>${drawn}</g>`;
}

function potted(pen: Pen, x: number, y: number, scale: number): string {
  const own = pen.at(scale);
  return placed(
    scale,
    x,
    y,
    bigLeaf(own, -2, -20, 44, -34, '#4f7a54', 'monstera') +
      bigLeaf(own, 2, -20, 52, 8, '#5d8a5c', 'monstera') +
      bigLeaf(own, 6, -18, 38, 46, '#446b4a', 'monstera') +
      pot(own, 0, 2, 24, 22, '#b5573a'),
  );
}

interface RailLayout {
  readonly bar: readonly [from: number, to: number, y: number];
  readonly garments: readonly Spot[];
  readonly arch: readonly [x: number, top: number, r: number];
  readonly edge: number;
  readonly plant: readonly [x: number, y: number, scale: number];
  readonly pile?: readonly [x: number, y: number, scale: number];
}

const rails: Readonly<Record<Cut, RailLayout>> = {
  broad: {
    bar: [470, 1640, 112],
    garments: [
      ['linen-camp-shirt', 1470, 112, 5.7],
      ['island-yoke-cardigan', 1240, 112, 6.1],
      ['kurung-songket-tunic', 610, 112, 5.5],
      ['tea-ridge-puffer', 1030, 112, 5.6],
      ['bunga-raya-batik-shirt', 800, 112, 6.3],
    ],
    arch: [880, 60, 320],
    edge: 744,
    plant: [230, 744, 6],
  },
  tall: {
    bar: [-60, 1140, 190],
    garments: [
      ['kurung-songket-tunic', 314, 190, 7.4],
      ['tea-ridge-puffer', 764, 190, 7.2],
      ['bunga-raya-batik-shirt', 536, 190, 8.5],
    ],
    arch: [560, 96, 430],
    edge: 1206,
    plant: [190, 1222, 6.2],
    pile: [790, 1262, 8],
  },
  wide: {
    bar: [150, 1580, 186],
    garments: [
      ['island-yoke-cardigan', 1250, 186, 7.4],
      ['kurung-songket-tunic', 416, 186, 7.4],
      ['tea-ridge-puffer', 972, 186, 7.3],
      ['bunga-raya-batik-shirt', 690, 186, 8.4],
    ],
    arch: [820, 96, 470],
    edge: 1104,
    plant: [188, 1116, 6.4],
    pile: [1130, 1150, 7.6],
  },
};

/** A rail of the new season before a clay wall. */
const railBanner: BannerScene = ({ pen, cut, width, height }) => {
  const { bar, garments, arch: curve, edge, plant, pile: folded } = rails[cut];
  const own = pen.at(6);
  return (
    wallLight(pen, width, height, '#d6ab92') +
    shade(
      pen,
      '#5b2f1f',
      `translate(150 ${height * 0.9}) rotate(28) scale(2)`,
      `translate(20 ${height * 0.38}) rotate(80) scale(1.6)`,
    ) +
    paper(pen, arch(...curve, height + 100), '#e3c2ac', 1.2) +
    rail(pen, ...bar) +
    garments.map(([id, x, y, scale]) => onRail(pen, lookOf(id).garment, x, y, scale)).join('') +
    placed(6, 0, 0, table(own, width / 6, edge / 6, (height - edge) / 6 + 6, '#b98a62')) +
    (folded
      ? placed(
          folded[2],
          folded[0],
          folded[1],
          pile(
            pen.at(folded[2]),
            0,
            0,
            46,
            [cloth.pelikat, cloth.linenWhite, cloth.cottonTurmeric],
            5.4,
          ),
        )
      : '') +
    potted(pen, ...plant)
  );
};

interface GroupLayout {
  readonly figures: readonly Spot[];
  readonly sun: readonly [x: number, y: number, r: number];
}

const families: Readonly<
  Record<Cut, GroupLayout & { readonly floor: number; readonly leaves: readonly [number, number] }>
> = {
  broad: {
    figures: [
      ['cekak-musang-baju-melayu', 1040, 300, 5.6],
      ['kurung-songket-tunic', 735, 318, 5.6],
      ['kurung-kecil', 890, 478, 5.2],
      ['seroja-kebaya', 1255, 326, 5.5],
    ],
    sun: [870, 400, 330],
    floor: 650,
    leaves: [170, 1430],
  },
  tall: {
    figures: [
      ['cekak-musang-baju-melayu', 588, 350, 5.9],
      ['kurung-songket-tunic', 330, 372, 5.9],
      ['kurung-kecil', 460, 580, 5.9],
      ['seroja-kebaya', 800, 384, 5.8],
    ],
    sun: [560, 470, 400],
    floor: 1030,
    leaves: [60, 1010],
  },
  wide: {
    figures: [
      ['cekak-musang-baju-melayu', 850, 296, 5.7],
      ['kurung-songket-tunic', 580, 318, 5.7],
      ['kurung-kecil', 716, 512, 5.6],
      ['seroja-kebaya', 1072, 328, 5.6],
    ],
    sun: [810, 430, 400],
    floor: 930,
    leaves: [190, 1380],
  },
};

/** A family dressed for an open house. */
const familyBanner: BannerScene = ({ pen, cut, width, height }) => {
  const { figures, sun, floor, leaves } = families[cut];
  const [left, right] = leaves;
  const own = pen.at(6);
  return (
    wallLight(pen, width, height, '#dfc68f') +
    disc(pen, ...sun, '#edd9aa') +
    paper(
      pen,
      path(
        [-80, floor + 40],
        [
          [width * 0.2, floor - 10, width * 0.44, floor + 50, width + 100, floor],
          [width + 100, height + 100],
          [-80, height + 100],
        ],
      ),
      '#c9a46a',
      1,
    ) +
    `<g opacity="0.96">${placed(6, right, height - 100, bigLeaf(own, 0, 20, 96, 14, '#6f8f56', 'palm') + bigLeaf(own, 10, 22, 80, 48, '#587a4a', 'palm') + bigLeaf(own, -8, 20, 84, -24, '#7f9c60', 'palm'))}</g>` +
    placed(
      6,
      left,
      height - 40,
      bigLeaf(own, 0, 16, 92, -8, '#6f8f56', 'banana') +
        bigLeaf(own, 4, 16, 78, 26, '#587a4a', 'banana') +
        bigLeaf(own, -6, 18, 72, -38, '#86a267', 'banana'),
    ) +
    figures.map((spot) => figure(pen, ...spot)).join('')
  );
};

const hikers: Readonly<
  Record<Cut, GroupLayout & { readonly horizon: number; readonly rows: number }>
> = {
  broad: {
    figures: [
      ['cameron-cable-jumper', 1130, 350, 6],
      ['highland-rain-jacket', 850, 330, 6.3],
      ['monsoon-raincoat', 640, 500, 5.8],
    ],
    sun: [1180, 210, 90],
    horizon: 330,
    rows: 6,
  },
  tall: {
    figures: [
      ['cameron-cable-jumper', 770, 470, 7.3],
      ['highland-rain-jacket', 524, 440, 7],
      ['monsoon-raincoat', 314, 768, 7],
    ],
    sun: [820, 260, 120],
    horizon: 560,
    rows: 11,
  },
  wide: {
    figures: [
      ['cameron-cable-jumper', 1060, 440, 8],
      ['highland-rain-jacket', 760, 410, 7.8],
      ['monsoon-raincoat', 510, 706, 7.4],
    ],
    sun: [1170, 250, 120],
    horizon: 500,
    rows: 10,
  },
};

/** Highland clothes among rows of tea. */
const highlandBanner: BannerScene = ({ pen, cut, width, height }) => {
  const { figures, sun, horizon, rows } = hikers[cut];
  return (
    wallLight(pen, width, height, '#c3cdc9') +
    disc(pen, ...sun, '#f0dcae') +
    ridge(pen, width, height, horizon, 60, '#a9bab2') +
    mist(pen, width, horizon + 70, 60) +
    ridge(pen, width, height, horizon + 100, 50, '#8ba593') +
    mist(pen, width, horizon + 170, 50) +
    teaRows(pen, width, horizon + 180, height, '#5f7f4a', rows) +
    figures.map((spot) => figure(pen, ...spot)).join('')
  );
};

/** The four pictures of the slider. */
export const bannerPictures = bannerSet('clothing', [
  railBanner,
  familyBanner,
  highlandBanner,
  clothBanner,
]);
