import type { Hex } from '../kit/colour';
import { ellipse } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Form } from './breads';
import { baked, bakes, dust, round, seeds } from './dough';
import {
  croissant,
  curryPuff,
  danish,
  doughnut,
  knot,
  painAuChocolat,
  scone,
  tart,
  wound,
} from './pastries';
import type { Good } from './stage';

const ground = {
  linen: '#ddd0bd',
  sage: '#b4bda3',
  clay: '#cb9e84',
  mist: '#b7c1c4',
  straw: '#e0c893',
  blush: '#dcb8a4',
  pandan: '#a3b492',
} as const;
const topView = { stage: 'top', views: ['whole', 'close', 'many'] } as const;
const group = { stage: 'top', views: ['whole', 'close'] } as const;

const several =
  (forms: readonly Form[]): Form =>
  (pen) =>
    forms.map((form) => form(pen)).join('');

const berries = (pen: Pen, colour: Hex, spots: readonly (readonly [number, number])[], r = 4) =>
  spots
    .map(([x, y]) =>
      baked(
        pen,
        round(pen, x, y, r, r * 0.96, 0.03),
        { base: colour, edge: '#7a2a14', dome: r * 0.3, gloss: 0.9, rough: 0.1 },
        { lift: 0.5 },
      ),
    )
    .join('');

const mango = (pen: Pen) =>
  [-8, -3, 2, 7]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${i % 2 ? 1 : -1}) rotate(24)">${baked(pen, ellipse(0, 0, 3, 9), { base: '#f0a92c', edge: '#d07f16', dome: 1, gloss: 0.8, rough: 0.05 }, { lift: 0.5 })}</g>`,
    )
    .join('');

const custard = {
  base: '#f2c04e',
  edge: '#c9822a',
  dome: 1.4,
  rough: 0.08,
  gloss: 0.7,
  height: 0.6,
} as const;
const spotted = (pen: Pen) => seeds(pen, 0, 0, 7, 7, 5, ['#8a4a1c', '#a05a22'], 1.1);
const trio = (one: (x: number, y: number) => Form) =>
  several([one(-14, -15), one(15, -11), one(-2, 16)]);

/** The look of each pastry, by product id. */
export const pastries: Readonly<Record<string, Good>> = {
  'butter-croissant': {
    ...topView,
    form: croissant(bakes.butter),
    ground: ground.blush,
    under: 'plate',
    accent: '#b5573a',
    size: 12,
  },
  'pain-au-chocolat': {
    ...topView,
    form: painAuChocolat,
    ground: ground.linen,
    under: 'cloth',
    accent: '#5d4030',
    size: 12,
  },
  'curry-puffs': {
    ...group,
    form: several([
      curryPuff(-11, -20, 0.72, -18),
      curryPuff(13, -2, 0.72, 12),
      curryPuff(-10, 18, 0.72, -6),
    ]),
    ground: ground.straw,
    under: 'paper',
    accent: '#d29a34',
  },
  'egg-tarts': {
    ...group,
    form: trio((x, y) => tart(x, y, 14.5, custard, spotted)),
    ground: ground.mist,
    under: 'plate',
    accent: '#3f7f95',
  },
  'sesame-knots': {
    ...topView,
    form: knot(bakes.glazed, ['#f0e2bd', '#2f2620']),
    ground: ground.clay,
    under: 'board',
    accent: '#27406b',
  },
  'tomato-danish': {
    ...topView,
    form: danish(
      '#f1e6c8',
      (pen) =>
        berries(
          pen,
          '#cf3f28',
          [
            [-5, -5],
            [5, -4],
            [0, 5],
          ],
          4.6,
        ) + seeds(pen, 0, 0, 10, 10, 14, ['#5d7a46', '#4b6338'], 1.1),
    ),
    ground: ground.sage,
    under: 'paper',
    accent: '#54704f',
  },
  'wholewheat-croissant': {
    ...topView,
    form: croissant(
      { ...bakes.butter, base: '#b97f42', edge: '#754318' },
      { top: (pen) => seeds(pen, 0, 0, 17, 7, 46, ['#efe0b8', '#4a3526'], 0.7) },
    ),
    ground: ground.pandan,
    under: 'board',
    accent: '#6f8f56',
    size: 12,
  },
  'oat-date-scones': {
    stage: 'front',
    under: 'board',
    views: ['whole', 'close'],
    size: 11.5,
    form: several([
      scone(-15, 2, 1.5, bakes.rustic),
      scone(15, 2, 1.5, bakes.rustic),
      scone(0, 9, 1.7, bakes.rustic, (pen) =>
        seeds(pen, 0, -14, 7, 2.6, 20, ['#f0e2c2', '#5a3020'], 0.7),
      ),
    ]),
    ground: ground.linen,
    accent: '#d29a34',
  },
  'seeded-spelt-knots': {
    ...topView,
    form: knot({ ...bakes.rustic, dome: 3 }, ['#e9d9b0', '#4a3526', '#8a9a4a']),
    ground: ground.straw,
    under: 'round',
    accent: '#6f8f56',
  },
  'cinnamon-roll': {
    ...topView,
    form: wound(bakes.butter, '#8a4a20', { icing: '#f8efdf' }),
    ground: ground.clay,
    under: 'plate',
    accent: '#b5573a',
    size: 12,
  },
  'pandan-croissant': {
    ...topView,
    form: croissant(
      { ...bakes.pandan, base: '#b9bb5a', edge: '#77792a' },
      { top: (pen) => dust(pen, 0, 0, 20, 9, 240) },
    ),
    ground: ground.linen,
    under: 'plate',
    accent: '#6f8f56',
    size: 12,
  },
  'pineapple-tarts': {
    ...group,
    form: several(
      [-18, 0, 18].flatMap((x) =>
        [-18, 0, 18].map((y) =>
          tart(x, y, 8.6, { base: '#e09a24', edge: '#b06a12', dome: 1, rough: 0.9, gloss: 0.6 }),
        ),
      ),
    ),
    ground: ground.sage,
    under: 'plate',
    accent: '#d29a34',
  },
  'mango-danish': {
    ...topView,
    form: danish('#f6e6b6', mango),
    ground: ground.mist,
    under: 'paper',
    accent: '#d29a34',
  },
  'gula-melaka-doughnuts': {
    ...group,
    form: trio((x, y) => doughnut(x, y, 14.5, '#8a4c1c', ['#f6efe0', '#efe2c6'])),
    ground: ground.blush,
    under: 'plate',
    accent: '#6b4630',
  },
};
