import { dictionary } from '@zxcvbn-ts/language-common';
import { assertNotGuessable } from './guessablePassword';

const shop = { shopName: 'Kain & Roti' };
const check = (password: string) =>
  assertNotGuessable(password, shop, 'aishah.tan@example.my', 'Aishah binti Tan');

test('the list has more than 3000 passwords that are long enough', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3000);
});

test.each(['12345678', 'password', 'PASSWORD', 'iloveyou', 'Trustno1', 'ｐａｓｓｗｏｒｄ'])(
  '%s is refused, because it is common',
  (password) => {
    expect(() => check(password)).toThrow('among the most common');
  },
);

test.each([
  'Kedai2026!',
  'kain&roti1',
  'aishah.tan@example.my',
  'Aishah123',
  '1998-binti',
  'aishahbintitan',
])('%s is refused, because it names the shop or the customer', (password) => {
  expect(() => check(password)).toThrow('easy to guess');
});

test.each(['good password', 'kedai kopi biru', 'aishah likes batik', '73 19 02 44', 'tan-tan-tan'])(
  '%s is accepted',
  (password) => {
    expect(() => check(password)).not.toThrow();
  },
);
