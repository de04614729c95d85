import { publicTexts } from './publicTexts';

test('the public texts are sentences of every folder of texts and of the server, and for a number any number', () => {
  expect(publicTexts).toEqual(
    expect.arrayContaining([
      ...['Send Code', 'Step # of #', 'Cart, # items', 'PRODUCTS'],
      ...['Nobody is logged in.', 'Order placed.', 'Enter your name.'],
      'Too many searches. Please wait a minute and try again.',
    ]),
  );
  expect(publicTexts.filter((text) => text.includes('undefined'))).toEqual([]);
});
