import { darker } from '../kit/colour';
import type { Pen } from '../kit/pen';
import { baton, boule, focaccia, rolls } from './breads';
import { baked, bakes, round, seeds } from './dough';
import type { Good } from './stage';
import { studded, swirl, tinLoaf } from './tinLoaf';

const grains = ['#e9d9b0', '#4a3526', '#c99a4a', '#2f2620'] as const;
const sesame = ['#f0e2bd', '#e3cf9a'] as const;
const ground = {
  linen: '#ddd0bd',
  sage: '#b4bda3',
  clay: '#cb9e84',
  mist: '#b7c1c4',
  straw: '#e0c893',
  blush: '#dcb8a4',
  pandan: '#a3b492',
  night: '#5a6660',
} as const;
const topView = { stage: 'top', views: ['whole', 'close', 'many'] } as const;
const tin = { stage: 'front', under: 'board', views: ['whole', 'close'], size: 11.2 } as const;
const white = { bake: bakes.golden, crumb: '#f6ead0' } as const;

const sesameTop = (pen: Pen, x: number, y: number, r: number) =>
  seeds(pen, x, y - r * 0.1, r * 0.6, r * 0.5, 26, sesame, 0.6);
const coconutTop = (pen: Pen, x: number, y: number, r: number) =>
  baked(
    pen,
    round(pen, x, y, r * 0.5, r * 0.48, 0.1),
    { base: '#8a4f24', edge: '#5d3215', dome: 0.8, rough: 1 },
    { lift: 0.2 },
  ) + seeds(pen, x, y, r * 0.5, r * 0.46, 40, ['#f4ead6', '#e9d6b0', '#a9692f'], 0.5);

/** The look of each bread, by product id. */
export const breads: Readonly<Record<string, Good>> = {
  'country-sourdough': {
    ...topView,
    form: boule(bakes.rustic),
    ground: ground.linen,
    under: 'board',
    accent: '#b5573a',
  },
  'wheatleaf-sourdough': {
    ...topView,
    form: boule({ ...bakes.rustic, base: '#a9652f' }, { leaf: true }),
    ground: ground.sage,
    under: 'round',
    accent: '#6f8f56',
  },
  'twin-baguettes': {
    stage: 'top',
    views: ['whole', 'close'],
    form: (pen) =>
      baton(bakes.golden, 66, 12, 5, { turn: -52, y: -8 })(pen) +
      baton(bakes.golden, 66, 12, 5, { turn: -46, y: 8 })(pen),
    ground: ground.clay,
    under: 'cloth',
    accent: '#27406b',
  },
  'kopitiam-white-loaf': {
    ...tin,
    form: tinLoaf({ ...white, square: true, slices: 2 }),
    ground: ground.straw,
    accent: '#b5573a',
  },
  ciabatta: {
    ...topView,
    form: baton({ ...bakes.pale, rough: 0.9 }, 52, 27, 1, { turn: -14, flour: 2 }),
    ground: ground.mist,
    under: 'paper',
    accent: '#3f7f95',
  },
  'butter-dinner-rolls': {
    ...topView,
    views: ['whole', 'close'],
    form: rolls(bakes.glazed, 3, 3, sesameTop),
    ground: ground.pandan,
    under: 'plate',
    accent: '#54704f',
  },
  'rosemary-focaccia': {
    ...topView,
    views: ['whole', 'close', 'many'],
    form: focaccia,
    ground: ground.sage,
    under: 'board',
    accent: '#6f8f56',
  },
  'seeded-rye-tin': {
    ...tin,
    form: tinLoaf({
      bake: bakes.dark,
      crumb: '#9a6c46',
      seeded: grains,
      filling: studded(grains, 40, 0.7),
      slices: 2,
      open: 0.2,
    }),
    ground: ground.mist,
    accent: '#27406b',
  },
  'five-grain-sourdough': {
    ...topView,
    form: boule({ ...bakes.rustic, base: '#a06a38' }, { seeded: grains, flour: 0.2 }),
    ground: ground.straw,
    under: 'round',
    accent: '#d29a34',
  },
  'oat-honey-batard': {
    ...topView,
    form: baton({ ...bakes.golden, dome: 4 }, 54, 29, 1, {
      seeded: ['#f0e2c2', '#e0c794', '#d9b878'],
      turn: -20,
    }),
    ground: ground.blush,
    under: 'cloth',
    accent: '#d29a34',
  },
  'wholemeal-tin-loaf': {
    ...tin,
    form: tinLoaf({ bake: { ...bakes.rustic, rough: 0.6 }, crumb: '#d9b88a', slices: 2 }),
    ground: ground.pandan,
    accent: '#54704f',
  },
  'walnut-spelt-loaf': {
    ...topView,
    form: boule({ ...bakes.dark, base: '#7f4e2e' }, { rx: 26, ry: 21 }),
    ground: ground.clay,
    under: 'paper',
    accent: '#5d4030',
  },
  'kaya-swirl-loaf': {
    ...tin,
    form: tinLoaf({ bake: bakes.glazed, crumb: '#f3e4bf', filling: swirl('#8f8a3a'), slices: 2 }),
    ground: ground.pandan,
    accent: '#6f8f56',
  },
  'cinnamon-raisin-loaf': {
    ...tin,
    form: tinLoaf({
      bake: bakes.glazed,
      crumb: '#efd9b0',
      filling: (pen, w, h) =>
        swirl('#8a5026', 2.4, 1.2)(pen, w, h) + studded(['#3a2019', '#4a2a20'], 12, 1)(pen, w, h),
      slices: 2,
    }),
    ground: ground.blush,
    accent: '#b5573a',
  },
  'pandan-milk-bread': {
    ...tin,
    form: tinLoaf({ bake: bakes.pandan, crumb: '#d3dd9c', slices: 2, open: 0.15 }),
    ground: ground.linen,
    accent: '#6f8f56',
  },
  'coconut-buns': {
    ...topView,
    views: ['whole', 'close'],
    form: rolls(bakes.glazed, 2, 2, coconutTop),
    ground: ground.straw,
    under: 'plate',
    accent: '#b5573a',
  },
  'chocolate-babka': {
    ...tin,
    form: tinLoaf({
      bake: { ...bakes.glazed, base: '#9a5c30' },
      crumb: '#ecd2a4',
      filling: (pen, w, h) => swirl('#3f2214', 3.2, 2)(pen, w, h),
      slices: 2,
    }),
    ground: ground.mist,
    accent: darker('#b5573a', 0.2),
  },
};
