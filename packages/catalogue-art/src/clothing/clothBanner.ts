import type { Cloth } from '../kit/piece';
import type { BannerScene, Cut } from '../scenes/banner';
import { bolt, pile, reel, table } from '../scenes/props';
import { arch, leafShade } from '../scenes/room';
import { placed } from '../scenes/views';
import { paper, wallLight } from '../scenes/wall';
import { cloth } from './cloths';

/** The base, width and height of a bolt, in units of the layout. */
type Bolt = readonly [x: number, y: number, width: number, height: number, cloth: Cloth];

interface Layout {
  /** px per unit. */
  readonly scale: number;
  readonly edge: number;
  /** Ordered from the back to the front. */
  readonly bolts: readonly Bolt[];
  readonly piles: readonly [readonly [x: number, y: number], readonly [x: number, y: number]];
  readonly reels: readonly [readonly [x: number, y: number], readonly [x: number, y: number]];
  /** The centre, the top and the half width of the arch, px. */
  readonly arch: readonly [x: number, top: number, r: number];
}

const layouts: Readonly<Record<Cut, Layout>> = {
  broad: {
    scale: 6,
    edge: 106,
    bolts: [
      [122, 106, 22, 84, cloth.songketWine],
      [98, 108, 20, 72, cloth.linenSand],
      [212, 106, 20, 78, cloth.denim],
      [145, 110, 23, 90, cloth.bungaRaya],
      [188, 110, 22, 70, cloth.kawungPandan],
      [167, 113, 20, 62, cloth.ikat],
    ],
    piles: [
      [128, 121],
      [220, 121],
    ],
    reels: [
      [160, 123],
      [171, 124.5],
    ],
    arch: [900, 50, 300],
  },
  tall: {
    scale: 8,
    edge: 128,
    bolts: [
      [46, 127, 19, 88, cloth.songketWine],
      [27, 129, 17, 70, cloth.linenSand],
      [109, 128, 17, 74, cloth.denim],
      [67, 131, 20, 98, cloth.bungaRaya],
      [95, 131, 19, 84, cloth.kawungPandan],
      [82, 135, 17, 62, cloth.ikat],
    ],
    piles: [
      [46, 147],
      [104, 149],
    ],
    reels: [
      [76, 150],
      [84, 151.5],
    ],
    arch: [560, 130, 400],
  },
  wide: {
    scale: 8,
    edge: 120,
    bolts: [
      [72, 119, 21, 86, cloth.songketWine],
      [50, 121, 19, 70, cloth.linenSand],
      [152, 120, 19, 74, cloth.denim],
      [95, 123, 22, 97, cloth.bungaRaya],
      [132, 123, 21, 80, cloth.kawungPandan],
      [114, 127, 19, 62, cloth.ikat],
    ],
    piles: [
      [74, 137],
      [148, 138],
    ],
    reels: [
      [106, 139],
      [115, 140.5],
    ],
    arch: [830, 90, 440],
  },
};

/** Bolts and piles of cloth on the cutting table. */
export const clothBanner: BannerScene = ({ pen, cut, width, height }) => {
  const { scale, edge, bolts, piles, reels, arch: curve } = layouts[cut];
  const own = pen.at(scale);
  const things =
    bolts.map((given) => bolt(own, ...given)).join('') +
    pile(
      own,
      ...piles[0],
      44,
      [cloth.pelikat, cloth.linenBrick, cloth.frangipani, cloth.cottonTurmeric, cloth.gingham],
      5.4,
    ) +
    pile(own, ...piles[1], 46, [cloth.satinBottle, cloth.madras, cloth.linenWhite], 5.6) +
    reel(own, ...reels[0], 9, '#b5573a') +
    reel(own, ...reels[1], 8, '#d29a34');
  return (
    wallLight(pen, width, height, '#b9c0ae') +
    leafShade(
      pen,
      '#2c3a2a',
      `translate(${width * 0.16} ${height * 0.78}) rotate(20) scale(2)`,
      `translate(${width * 0.06} ${height * 0.35}) rotate(66) scale(1.7)`,
    ) +
    paper(pen, arch(...curve, height + 100), '#cdd2c0', 1.1) +
    placed(scale, 0, 0, table(own, width / scale, edge, height / scale - edge + 6, '#b98a62')) +
    placed(scale, 0, 0, things)
  );
};
