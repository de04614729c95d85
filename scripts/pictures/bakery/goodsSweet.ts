import type { Hex } from '../kit/colour';
import { ellipse } from '../kit/path';
import type { Pen } from '../kit/pen';
import { type Form, studded, tinLoaf } from './breads';
import {
  type CakeCut,
  cream,
  crown,
  drip,
  lapis,
  roundCake,
  strewnTop,
  swissRoll,
  wedgeOf,
} from './cakes';
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
const cakes = { stage: 'front', under: 'stand', size: 10.4 } as const;

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
  topping: strewnTop(['#f3e3bd', '#e2c48e'], 46),
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
  topping: (pen) => drip('#8a4c1c')(pen) + strewnTop(['#f6efe0', '#efe2c6'], 40, 0.8)(pen),
  height: 22,
};
const rose: CakeCut = {
  layers: sponge('#f2d2b0', '#d8848c'),
  top: icing('#f0c9c4', '#d99c98'),
  side: icing('#f0c9c4', '#d99c98'),
  topping: crown('#f8e8e0', '#b8364c', 10),
  height: 21,
};

/** How each pastry looks, by product id. */
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

/** How each cake looks, by product id. */
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
