import path from 'node:path';
import { testFolder, writeFile } from '../../server/testing/testFolder';
import { translationOf } from './translatedTexts';

const folder = testFolder();

test.each([
  ['text/order/cart.ts', 'ms', 'text/ms/order/cart.ts'],
  ['text/order/cart.ts', 'en', null],
  ['text/order/cart.ts', 'zh', null],
  ['text/ms/order/cart.ts', 'ms', null],
  ['textual/order/cart.ts', 'ms', null],
  ['other/cart.ts', 'ms', null],
] as const)('the translation of %s in %s is %s', (file, language, translation) => {
  writeFile(folder('text/ms/order/cart.ts'), '');
  expect(translationOf(folder(file), language, [folder('text')])).toBe(
    translation && path.join(folder(), translation),
  );
});
