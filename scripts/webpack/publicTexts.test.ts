import { publicTexts } from './publicTexts';

test('the public texts are sentences of every folder of texts, and for a number any number', () => {
  expect(publicTexts).toEqual(
    expect.arrayContaining(['Send Code', 'Step # of #', 'Cart, # items', 'PRODUCTS']),
  );
  expect(publicTexts.filter((text) => text.includes('undefined'))).toEqual([]);
});
