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

test.each([
  '        ',
  'aaaaaaaa',
  'aaaa bbbb',
  'abcdefgh',
  '98765432',
  'abababab',
  '123123123',
  'qwertasdf',
  '1qaz 2wsx',
  '17-08-1993',
  '1990-08-17',
  'aaaaaaaaaaaab1',
])('%s is refused, because it follows a pattern', (password) => {
  expect(() => check(password)).toThrow('easy to guess');
});

test.each(['password1 ', ' Monkey!!', 'p@ssw0rd1!', 'sunshine2026', '00 superman'])(
  '%s is refused, because it is a common one with something around it',
  (password) => {
    expect(() => check(password)).toThrow(/most common|easy to guess/);
  },
);

test.each(['tan12345', 'Tan!!!!!', 'aishah1990', 'binti-1234', 'roti2026!', 'example1'])(
  '%s is refused, because little is left without names and sequences',
  (password) => {
    expect(() => check(password)).toThrow('easy to guess');
  },
);

test('a refusal says what to do', () => {
  const advice = 'Please choose another, such as three words that do not belong together.';
  expect(() => check('password1')).toThrow(advice);
  expect(() => check('aaaaaaaa')).toThrow(advice);
  expect(() => check('Aishah123')).toThrow(advice);
});

test.each([
  'good password',
  'kedai kopi biru',
  'aishah likes batik',
  '73 19 02 44',
  'tan-tan-tan',
  'sea horse lamp',
  'sunshine73190244x',
  'correcthorsebattery',
  'xK9$vq2L',
  '我喜欢吃榴莲和椰浆饭',
])('%s is accepted', (password) => {
  expect(() => check(password)).not.toThrow();
});
