import { checks, gingham, hoops, pelikat } from '../cloths/lines';
import { durian, fish, hornbill, wau } from '../cloths/motifs';
import { corduroy, denim, fleece, linen, plain } from '../cloths/plain';
import { batik, kawung, palmPrint, scatteredPrint } from '../cloths/prints';
import { cable, fairIsle, ikat, knit, rib, songket } from '../cloths/woven';
import { hue } from './palette';

/** The shop's fabrics, each used by one or more garments. */
export const cloth = {
  bungaRaya: batik(hue.indigo, {
    petal: '#d9694a',
    heart: '#f0c05a',
    leaf: '#4f8a6b',
    line: '#f3e6cf',
  }),
  blackHibiscus: batik(
    '#2f2b2e',
    { petal: '#c9564a', heart: '#ecc266', leaf: '#6f9a78', line: '#ecdcc2' },
    5,
  ),
  coralHibiscus: batik(
    '#f2e6d2',
    { petal: '#e07a5f', heart: '#f2c14e', leaf: '#7fa377', line: '#fffaf0' },
    4,
  ),
  frangipani: batik(
    '#3c6f70',
    { petal: '#f5ead6', heart: '#eda65f', leaf: '#79a98c', line: '#f3e6cf' },
    4,
    'frangipani',
  ),
  seaFrangipani: batik(
    '#35708c',
    { petal: '#f7efe0', heart: '#f0b94f', leaf: '#86b8a4', line: '#f3e6cf' },
    3.4,
    'frangipani',
  ),
  kawungPandan: kawung('#5f8450', '#e9e0bd', '#dca94a', 3.4),
  palms: palmPrint('#f1e7d3', '#4f7a54', '#a9bf94', 7),
  pelikat: pelikat('#3e5a4c', '#7a2f38', '#e0b95c', '#efe4cc'),
  pelikatBlue: pelikat('#e9dfca', '#34548a', '#b5573a', '#24304f'),
  madras: checks('#ead9bb', 8, [
    { at: 0, width: 3, colour: '#9a4130', opacity: 0.95 },
    { at: 3.6, width: 0.5, colour: '#d29a34' },
    { at: 5, width: 1.6, colour: '#4e6a52', opacity: 0.9 },
    { at: 7.2, width: 0.3, colour: '#24304f' },
  ]),
  gingham: gingham('#f6ecdc', '#c8452f', 1),
  stripes: hoops('#f3ead8', 4, [{ at: 0, width: 1.5, colour: '#2a3a5e' }]),
  songketWine: songket(hue.wine, hue.gold),
  songketMidnight: songket(hue.midnight, hue.gold, 'scatter'),
  songketBorder: songket('#2a2350', hue.gold, 'full', 0.34),
  kurungMint: scatteredPrint(
    '#a9c7b0',
    [
      '<g fill="#c9982f"><circle r="0.26"/><ellipse cy="-0.66" rx="0.26" ry="0.42"/><ellipse cy="0.66" rx="0.26" ry="0.42"/><ellipse cx="-0.66" rx="0.42" ry="0.26"/><ellipse cx="0.66" rx="0.42" ry="0.26"/><circle cx="0.8" cy="0.8" r="0.13"/><circle cx="-0.8" cy="0.8" r="0.13"/><circle cx="0.8" cy="-0.8" r="0.13"/><circle cx="-0.8" cy="-0.8" r="0.13"/></g>',
    ],
    1.35,
    4.4,
  ),
  ikat: ikat('#ecdfc6', '#a8472f', '#27406b', 8),
  satinBottle: plain(hue.bottle, 0.9),
  satinClay: plain('#bd7355', 0.8),
  voileLotus: scatteredPrint(
    '#e2a9a6',
    [
      '<circle r="0.35" fill="#fbeee6"/><g fill="#b8576a"><circle cx="0.7" r="0.2"/><circle cx="-0.7" r="0.2"/><circle cy="0.7" r="0.2"/><circle cy="-0.7" r="0.2"/></g>',
    ],
    0.9,
    3.4,
  ),
  lace: kawung('#b8576a', '#f0cfc8', '#f7e4d8', 1.5),
  linenSand: linen('#d3bd95'),
  linenStone: linen('#a39d8e'),
  linenBrick: linen('#b0604a'),
  linenWhite: linen('#efe7d8'),
  denim: denim('#2f4a6f'),
  denimLight: denim('#5b7da3', 0.28),
  chino: linen('#7d8f5c'),
  cottonTurmeric: linen(hue.turmeric),
  jerseyCream: plain('#efe5d0'),
  jerseyTeal: plain('#2f6f73'),
  white: plain('#f5eee2'),
  waxMustard: plain('#cf9330', 0.25),
  rainYellow: plain('#ecb52e', 0.6),
  rainFern: plain('#5d7a55', 0.35),
  padGreen: plain('#3f6350', 0.35),
  padBrick: plain('#b04a35', 0.35),
  fleeceRust: fleece('#a95f3d'),
  fleeceOat: fleece('#e5d6b9'),
  corduroy: corduroy('#6b4a36', 1.1),
  corduroyTerracotta: corduroy('#b9603f', 0.85),
  camel: fleece('#bb8c58'),
  cableCream: cable('#eadfc8'),
  ribCream: rib('#eadfc8'),
  knitMist: knit('#8fa3b0', undefined, 0.85),
  ribMist: rib('#8fa3b0'),
  ribOat: rib('#d9c8a8', 1.5),
  ribTeal: rib('#265b5f'),
  ribGreen: rib('#2d4a3c'),
  islandSage: knit('#8d9f83', fairIsle('#f0e4cb', '#a8492f')),
  ribSage: rib('#8d9f83'),
  islandBlue: knit('#2c466e', fairIsle('#f0e4cb', '#d9a038'), 0.85),
  ribBlue: rib('#2c466e'),
  durians: scatteredPrint(
    '#f0e6d0',
    [durian('#8fa04a', '#5d6b2c'), durian('#c9a53c', '#8a6d1e')],
    1.5,
    5.2,
  ),
  hornbills: scatteredPrint(
    '#b5ada0',
    [hornbill('#2b2926', '#dc8a2e', '#f3ead8'), fish('#8c4a36', '#efe3cb')],
    1.5,
    5.4,
  ),
  ribGrey: rib('#8f887c'),
} as const;

/** Drawings that are printed once, on the chest. */
export const emblem = {
  wau: `<g transform="scale(9)">${wau('#b5573a', '#27406b', '#d29a34')}</g>`,
  hornbill: `<g transform="scale(6)">${hornbill('#f0e4cb', '#e39a35', '#24304f')}</g>`,
} as const;
