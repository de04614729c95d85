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
])('the texts for %j are %j', (leftOut, texts) => {
  expect(leftOutTexts(leftOut)).toEqual(texts);
});
