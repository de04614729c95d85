import { path } from '../kit/path';
import type { BannerScene, Cut } from '../scenes/banner';
import { disc, mist, ridge, teaRows } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { placed } from '../scenes/views';
import { paper, wallLight } from '../scenes/wall';
import { figure, type Spot } from './show';

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
export const familyBanner: BannerScene = ({ pen, cut, width, height }) => {
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
export const highlandBanner: BannerScene = ({ pen, cut, width, height }) => {
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
