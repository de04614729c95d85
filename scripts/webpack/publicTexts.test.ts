import { readdirSync } from 'node:fs';
import path from 'node:path';
import { publicTexts, textModules } from './publicTexts';

test('the public texts are those of every file of texts', () => {
  const folder = path.resolve(__dirname, '../../src/text');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^.]+\.ts$/.test(name),
  );
  expect(textModules).toHaveLength(files.length);
});

test('they contain sentences, and for a number any number', () => {
  expect(publicTexts).toEqual(
    expect.arrayContaining(['Send Code', 'Step # of #', 'Cart, # items', 'PRODUCTS']),
  );
  expect(publicTexts.filter((text) => text.includes('undefined'))).toEqual([]);
});
