import * as v from 'valibot';
import {
  addMoney,
  formatMoney,
  moneySchema,
  NO_MONEY,
  parseRinggit,
  sen,
  timesQuantity,
  toRinggitText,
} from './money';

test.each([
  [25, 2500],
  ['25.00', 2500],
  [12.5, 1250],
  ['12.5', 1250],
  [0.1 + 0.2, 30],
  [1.005, 101],
  ['19.999', 2000],
  [' 7 ', 700],
  [0, 0],
  ['-0.00', 0],
  ['0.5', 50],
  ['0.004', 0],
  ['0.005', 1],
  ['999999999999', 99_999_999_999_900],
  ['-3.20', -320],
])('reads %p ringgit as %p sen', (amount, expected) => {
  expect(parseRinggit(amount)).toBe(expected);
});

test.each([
  '',
  '25x',
  '1234567890123',
  'RM25',
  '1,200.00',
  '12.',
  '.5',
  'NaN',
  '1e3',
  '--1',
  Number.NaN,
  Infinity,
  1e21,
])('finds no amount in %p', (amount) => {
  expect(parseRinggit(amount)).toBeNull();
});

test.each([
  [2500, '25.00'],
  [5, '0.05'],
  [0, '0.00'],
  [-320, '-3.20'],
  [123456, '1234.56'],
])('writes %p sen as %p', (amount, expected) => {
  expect(toRinggitText(sen(amount))).toBe(expected);
});

test('adds amounts that the server sends as text', () => {
  const [product, shipping] = [v.parse(moneySchema, '25.00'), v.parse(moneySchema, '10.00')];
  expect(formatMoney(addMoney(product, shipping), 'RM')).toBe('RM35.00');
});

test('multiplies a price by a quantity; the sum of nothing is 0', () => {
  expect(timesQuantity(sen(1250), 3)).toBe(3750);
  expect(addMoney()).toBe(NO_MONEY);
  expect(NO_MONEY).toBe(0);
});

test('refuses a fraction of a sen', () => {
  expect(() => sen(12.5)).toThrow('An amount in sen must be a whole number, not 12.5.');
});

test('the message for an invalid amount shows valid ones', () => {
  const result = v.safeParse(moneySchema, 'free');
  expect(result.issues?.[0]?.message).toBe('Must be an amount in ringgit such as 25 or "25.00".');
});
