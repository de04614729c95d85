import { readdirSync } from 'node:fs';
import path from 'node:path';
import { publicTexts, textModules } from './publicTexts';

test('the public texts are those of every file of texts', () => {
  const files = readdirSync(path.resolve(__dirname, '../../src/text')).filter(
    (name) => !name.includes('.test.'),
  );
  expect(textModules).toHaveLength(files.length);
});

test('they contain sentences, and for a number any number', () => {
  expect(publicTexts).toEqual(
    expect.arrayContaining(['Send Code', 'Step # of #', 'Cart, # items', 'PRODUCTS']),
  );
  expect(publicTexts.filter((text) => text.includes('undefined'))).toEqual([]);
});
