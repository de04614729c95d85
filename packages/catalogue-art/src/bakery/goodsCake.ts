import type { Hex } from '../kit/colour';
import { type CakeCut, lapis, roundCake, swissRoll, wedgeOf } from './cakes';
import { cream, crown, drip, scatteredTopping } from './cakeTops';
import { bakes } from './dough';
import type { Good } from './stage';
import { studded, tinLoaf } from './tinLoaf';

const ground = {
  linen: '#ddd0bd',
  sage: '#b4bda3',
  clay: '#cb9e84',
  mist: '#b7c1c4',
  straw: '#e0c893',
  blush: '#dcb8a4',
  pandan: '#a3b492',
} as const;
const cakes = { stage: 'front', under: 'stand', size: 10.4 } as const;

const sponge = (colour: Hex, filling: Hex) => [
  { share: 0.28, colour, sponge: true },
  { share: 0.08, colour: filling },
  { share: 0.28, colour, sponge: true },
  { share: 0.08, colour: filling },
  { share: 0.28, colour, sponge: true },
];
const whole = (colour: Hex) => [{ share: 1, colour, sponge: true }];
const icing = (base: Hex, edge: Hex) =>
  ({ base, edge, dome: 2.4, rough: 0.06, gloss: 0.25, height: 0.8 }) as const;
const sided = (cake: CakeCut) => ({
  form: roundCake({ ...cake, cut: true }),
  other: wedgeOf(cake),
});

const butterCake: CakeCut = {
  layers: whole('#f0cf7e'),
  top: bakes.golden,
  side: bakes.golden,
  topping: scatteredTopping(['#f3e3bd', '#e2c48e'], 46),
  height: 17,
};
const marble: CakeCut = {
  layers: [
    { share: 0.3, colour: '#f0d48e', sponge: true },
    { share: 0.22, colour: '#6b4128', sponge: true },
    { share: 0.2, colour: '#f0d48e', sponge: true },
    { share: 0.16, colour: '#6b4128', sponge: true },
    { share: 0.12, colour: '#f0d48e', sponge: true },
  ],
  top: bakes.golden,
  side: bakes.rustic,
  height: 18,
};
const chiffon: CakeCut = {
  layers: whole('#b9cc74'),
  top: { ...bakes.pandan, gloss: 0 },
  side: { ...bakes.pandan, gloss: 0, rough: 0.6 },
  ring: true,
  height: 25,
};
const burnt: CakeCut = {
  layers: [
    { share: 0.94, colour: '#f6e3ae' },
    { share: 0.06, colour: '#8a4f22' },
  ],
  top: { base: '#7a4420', edge: '#432210', dome: 2, rough: 0.3, gloss: 0.4 },
  side: { base: '#dba95c', edge: '#9a5f28', dome: 2.6, rough: 0.5 },
  height: 18,
};
const carrot: CakeCut = {
  layers: sponge('#b9743a', cream),
  top: icing('#f7ecd6', '#dcc7a0'),
  side: { ...bakes.rustic, rough: 0.8 },
  topping: crown('#f7ecd6', '#d9762c', 9),
  height: 22,
};
const fudge: CakeCut = {
  layers: sponge('#5a3420', '#3a1f12'),
  top: bakes.chocolate,
  side: bakes.chocolate,
  topping: drip('#3a1e11'),
  height: 22,
};
const melaka: CakeCut = {
  layers: sponge('#e2bd7a', '#a9652a'),
  top: icing('#efdcb8', '#cfae78'),
  side: icing('#efdcb8', '#cfae78'),
  topping: (pen) => drip('#8a4c1c')(pen) + scatteredTopping(['#f6efe0', '#efe2c6'], 40, 0.8)(pen),
  height: 22,
};
const rose: CakeCut = {
  layers: sponge('#f2d2b0', '#d8848c'),
  top: icing('#f0c9c4', '#d99c98'),
  side: icing('#f0c9c4', '#d99c98'),
  topping: crown('#f8e8e0', '#b8364c', 10),
  height: 21,
};

/** The look of each cake, by product id. */
export const cakesAndLoaves: Readonly<Record<string, Good>> = {
  'butter-cake': {
    ...cakes,
    ...sided(butterCake),
    views: ['whole', 'other', 'close'],
    ground: ground.blush,
    accent: '#b5573a',
  },
  'marble-cake': {
    ...cakes,
    ...sided(marble),
    views: ['whole', 'other'],
    ground: ground.mist,
    accent: '#5d4030',
  },
  'pandan-chiffon': {
    ...cakes,
    form: roundCake(chiffon),
    other: wedgeOf({ ...chiffon, height: 24 }),
    views: ['whole', 'other', 'close'],
    ground: ground.linen,
    accent: '#6f8f56',
  },
  'burnt-cheesecake': {
    ...cakes,
    ...sided(burnt),
    views: ['whole', 'other', 'close'],
    ground: ground.sage,
    accent: '#b5573a',
  },
  'wholemeal-carrot-cake': {
    ...cakes,
    ...sided(carrot),
    views: ['whole', 'other', 'close'],
    ground: ground.straw,
    accent: '#d9762c',
  },
  'banana-walnut-loaf': {
    stage: 'front',
    under: 'board',
    size: 11.2,
    views: ['whole', 'close'],
    form: tinLoaf({
      bake: { ...bakes.dark, base: '#8a5430' },
      crumb: '#d9b070',
      filling: studded(['#6b4128', '#8a5a34'], 16, 1.1),
      slices: 2,
    }),
    ground: ground.pandan,
    accent: '#54704f',
  },
  'kek-lapis': {
    stage: 'front',
    under: 'board',
    size: 12.5,
    views: ['whole', 'close'],
    form: lapis(['#e8bd62', '#a9582a', '#f0d08a', '#c67f36'], 16),
    ground: ground.clay,
    accent: '#b5573a',
  },
  'chocolate-fudge-cake': {
    ...cakes,
    ...sided(fudge),
    views: ['whole', 'other', 'close'],
    ground: ground.blush,
    accent: '#6b1f35',
  },
  'gula-melaka-cake': {
    ...cakes,
    ...sided(melaka),
    views: ['whole', 'other', 'close'],
    ground: ground.pandan,
    accent: '#6f8f56',
  },
  'rose-bandung-cake': {
    ...cakes,
    ...sided(rose),
    views: ['whole', 'other', 'close'],
    ground: ground.mist,
    accent: '#b8364c',
  },
  'pandan-swiss-roll': {
    stage: 'front',
    under: 'board',
    size: 12,
    views: ['whole', 'close'],
    form: swissRoll('#bccb6e', '#f8f0dd', { ...bakes.pandan, gloss: 0 }),
    ground: ground.straw,
    accent: '#6f8f56',
  },
};
