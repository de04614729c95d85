import { leftOutTexts } from './leftOut';

const shirt = { name: 'Linen Shirt', feature: 'XL', quantity: 2, reason: 'not-sold' } as const;
const unknown = { feature: '', quantity: 1, reason: 'not-sold' } as const;
const tote = { name: 'Canvas Tote', feature: '', quantity: 3, reason: 'too-many' } as const;

test.each([
  [[], []],
  [[shirt], ['Linen Shirt, XL is no longer available, so it is not in your cart.']],
  [[unknown], ['A product is no longer available, so it is not in your cart.']],
  [
    [shirt, tote, unknown],
    [
      'Linen Shirt, XL and a product are no longer available, so they are not in your cart.',
      'Your cart already has the maximum of: Canvas Tote.',
    ],
  ],
  [
    [tote, tote, tote, tote],
    [
      'Your cart already has the maximum of: Canvas Tote; Canvas Tote; Canvas Tote and Canvas Tote.',
    ],
  ],
])('the texts for %j are %j', (leftOut, texts) => {
  expect(leftOutTexts(leftOut)).toEqual(texts);
});

test('a text names the first three of many products, and cuts long names', () => {
  const long = { ...tote, name: 'Tote '.repeat(40) };
  expect(
    leftOutTexts([
      shirt,
      ...Array.from({ length: 59 }, () => shirt),
      long,
      ...Array(60).fill(tote),
    ]),
  ).toEqual([
    'Linen Shirt, XL; Linen Shirt, XL; Linen Shirt, XL and 57 more products are no longer available, so they are not in your cart.',
    `Your cart already has the maximum of: ${'Tote '.repeat(12)}…; Canvas Tote; Canvas Tote and 58 more products.`,
  ]);
});
