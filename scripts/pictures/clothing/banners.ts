import { path } from '../kit/path';
import { blurred, createPen, sheet } from '../kit/pen';
import type { Picture } from '../picture';
import { disc, mist, ridge, teaRows } from '../scenes/land';
import { bigLeaf } from '../scenes/leaf';
import { bolt, pile, pot, reel, table } from '../scenes/props';
import { placed } from '../scenes/views';
import { palmShade, paper, wallLight } from '../scenes/wall';
import { cloth } from './cloths';
import { figure, lookOf, onRail, rail } from './show';

const width = 1600;
const height = 800;

/** A rail of the new season before a clay wall. */
function railBanner(): string {
  const pen = createPen('banner rail');
  const scene =
    wallLight(pen, width, height, '#d6ab92') +
    `<g fill="#5b2f1f" fill-opacity="0.16" ${blurred(pen, 9)}><path transform="translate(150 720) rotate(28) scale(2)" d="${palmShade()}"/><path transform="translate(20 300) rotate(80) scale(1.6)" d="${palmShade()}"/></g>` +
    paper(
      pen,
      path(
        [560, 900],
        [
          [560, 380],
          [560, 180, 720, 60, 880, 60],
          [1040, 60, 1200, 180, 1200, 380],
          [1200, 900],
        ],
      ),
      '#e3c2ac',
      1.2,
    ) +
    rail(pen, 470, 1640, 112) +
    onRail(pen, lookOf('linen-camp-shirt').garment, 1470, 112, 5.7) +
    onRail(pen, lookOf('island-yoke-cardigan').garment, 1240, 112, 6.1) +
    onRail(pen, lookOf('kurung-songket-tunic').garment, 610, 112, 5.5) +
    onRail(pen, lookOf('tea-ridge-puffer').garment, 1030, 112, 5.6) +
    onRail(pen, lookOf('bunga-raya-batik-shirt').garment, 800, 112, 6.3) +
    placed(6, 0, 0, table(pen.at(6), 267, 124, 12, '#b98a62')) +
    placed(
      6,
      230,
      744,

      bigLeaf(pen.at(6), -2, -20, 44, -34, '#4f7a54', 'monstera') +
        bigLeaf(pen.at(6), 2, -20, 52, 8, '#5d8a5c', 'monstera') +
        bigLeaf(pen.at(6), 6, -18, 38, 46, '#446b4a', 'monstera') +
        pot(pen.at(6), 0, 2, 24, 22, '#b5573a'),
    );
  return sheet(pen, width, height, scene, 60);
}

/** A family dressed for an open house. */
function familyBanner(): string {
  const pen = createPen('banner family');
  const scene =
    wallLight(pen, width, height, '#dfc68f') +
    disc(pen, 870, 400, 330, '#edd9aa') +
    paper(
      pen,
      path(
        [-80, 690],
        [
          [300, 640, 700, 700, 1700, 650],
          [1700, 900],
          [-80, 900],
        ],
      ),
      '#c9a46a',
      1,
    ) +
    `<g opacity="0.96">${placed(6, 1430, 700, bigLeaf(pen.at(6), 0, 20, 96, 14, '#6f8f56', 'palm') + bigLeaf(pen.at(6), 10, 22, 80, 48, '#587a4a', 'palm') + bigLeaf(pen.at(6), -8, 20, 84, -24, '#7f9c60', 'palm'))}</g>` +
    placed(
      6,
      170,
      760,
      bigLeaf(pen.at(6), 0, 16, 92, -8, '#6f8f56', 'banana') +
        bigLeaf(pen.at(6), 4, 16, 78, 26, '#587a4a', 'banana') +
        bigLeaf(pen.at(6), -6, 18, 72, -38, '#86a267', 'banana'),
    ) +
    figure(pen, 'cekak-musang-baju-melayu', 1040, 300, 5.6) +
    figure(pen, 'kurung-songket-tunic', 735, 318, 5.6) +
    figure(pen, 'kurung-kecil', 890, 478, 5.2) +
    figure(pen, 'seroja-kebaya', 1255, 326, 5.5);
  return sheet(pen, width, height, scene, 60);
}

/** Highland clothes among rows of tea. */
function highlandBanner(): string {
  const pen = createPen('banner highland');
  const scene =
    wallLight(pen, width, height, '#c3cdc9') +
    disc(pen, 1180, 210, 90, '#f0dcae') +
    ridge(pen, width, height, 330, 60, '#a9bab2') +
    mist(pen, width, 400, 60) +
    ridge(pen, width, height, 430, 50, '#8ba593') +
    mist(pen, width, 500, 50) +
    teaRows(pen, width, 510, 800, '#5f7f4a', 6) +
    figure(pen, 'cameron-cable-jumper', 1130, 350, 6) +
    figure(pen, 'highland-rain-jacket', 850, 330, 6.3) +
    figure(pen, 'monsoon-raincoat', 640, 500, 5.8);
  return sheet(pen, width, height, scene, 60);
}

/** Bolts and piles of cloth on the cutting table. */
function clothBanner(): string {
  const pen = createPen('banner cloth');
  const own = pen.at(6);
  const things =
    bolt(own, 122, 106, 22, 84, cloth.songketWine) +
    bolt(own, 98, 108, 20, 72, cloth.linenSand) +
    bolt(own, 212, 106, 20, 78, cloth.denim) +
    bolt(own, 145, 110, 23, 90, cloth.bungaRaya) +
    bolt(own, 188, 110, 22, 70, cloth.kawungPandan) +
    bolt(own, 167, 113, 20, 62, cloth.ikat) +
    pile(
      own,
      128,
      121,
      44,
      [cloth.pelikat, cloth.linenBrick, cloth.frangipani, cloth.cottonTurmeric, cloth.gingham],
      5.4,
    ) +
    pile(own, 220, 121, 46, [cloth.satinBottle, cloth.madras, cloth.linenWhite], 5.6) +
    reel(own, 160, 123, 9, '#b5573a') +
    reel(own, 171, 124.5, 8, '#d29a34');
  const scene =
    wallLight(pen, width, height, '#b9c0ae') +
    `<g fill="#2c3a2a" fill-opacity="0.15" ${blurred(pen, 9)}><path transform="translate(260 620) rotate(20) scale(2)" d="${palmShade()}"/><path transform="translate(90 280) rotate(66) scale(1.7)" d="${palmShade()}"/></g>` +
    paper(
      pen,
      path(
        [600, 900],
        [
          [600, 360],
          [600, 170, 740, 50, 900, 50],
          [1060, 50, 1200, 170, 1200, 360],
          [1200, 900],
        ],
      ),
      '#cdd2c0',
      1.1,
    ) +
    placed(6, 0, 0, table(own, 267, 106, 30, '#b98a62')) +
    placed(6, 0, 0, things);
  return sheet(pen, width, height, scene, 60);
}

/** The four wide pictures of the slider; their subject stands right of the middle. */
export const bannerPictures: readonly Picture[] = [
  railBanner,
  familyBanner,
  highlandBanner,
  clothBanner,
].map((draw, i) => ({ name: `banner-${i + 1}`, kind: 'banner' as const, draw }));
