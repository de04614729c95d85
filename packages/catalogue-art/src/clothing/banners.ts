import type { Pen } from '../kit/pen';
import { type BannerScene, bannerSet, type Cut } from '../scenes/banner';
import { bigLeaf } from '../scenes/leaf';
import { pile, pot, table } from '../scenes/props';
import { arch, leafShade } from '../scenes/room';
import { placed } from '../scenes/views';
import { paper, wallLight } from '../scenes/wall';
import { clothBanner } from './clothBanner';
import { cloth } from './cloths';
import { familyBanner, highlandBanner } from './groupBanners';
import { lookOf, onRail, rail, type Spot } from './show';

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

/** A rail of the new season in front of a clay wall. */
const railBanner: BannerScene = ({ pen, cut, width, height }) => {
  const { bar, garments, arch: curve, edge, plant, pile: folded } = rails[cut];
  const own = pen.at(6);
  return (
    wallLight(pen, width, height, '#d6ab92') +
    leafShade(
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

/** The four slider pictures. */
export const bannerPictures = bannerSet('clothing', [
  railBanner,
  familyBanner,
  highlandBanner,
  clothBanner,
]);
