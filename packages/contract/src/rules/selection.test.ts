import { isSameSelection, readSelection, readSelectionCookies, type Selection } from './selection';

const pickup = {
  serviceType: 'pickup',
  calendarDate: '2026-03-05',
  deliveryTime: '10:00 - 11:00',
} as const;

const delivery = (deliveryAddress: string) => ({
  ...pickup,
  serviceType: 'delivery',
  deliveryAddress,
});

test.each([
  ['a list with one entry', [pickup], pickup],
  ['the bare object', pickup, pickup],
  ['an empty list', [], null],
  ['a delivery without an address', [{ ...pickup, serviceType: 'delivery' }], null],
  ['text in place of a date', [{ ...pickup, calendarDate: 'tomorrow' }], null],
  ['a day in words', { ...pickup, calendarDate: 'Thu Mar 05 2026 09:00:00 GMT+0800' }, null],
  ['a day that does not exist', { ...pickup, calendarDate: '2026-13-05' }, null],
  ['a day that its month does not have', { ...pickup, calendarDate: '2026-02-30' }, null],
  ['a year of five digits', { ...pickup, calendarDate: '20266-03-05' }, null],
  ['another service', { ...pickup, serviceType: 'drone' }, null],
  ['a delivery to a blank address', delivery('  '), null],
  ['an address with blanks around it', delivery(' 3 Jalan '), delivery('3 Jalan')],
  ['text in place of a time', { ...pickup, deliveryTime: '10:00' }, null],
  ['a time with something before it', { ...pickup, deliveryTime: 'x10:00 - 11:00' }, null],
  ['a time with something after it', { ...pickup, deliveryTime: '10:00 - 11:00x' }, null],
  ['a time at half past', { ...pickup, deliveryTime: '10:30 - 11:30' }, null],
  ['a time of one digit', { ...pickup, deliveryTime: '9:00 - 8:00' }, null],
  ['a delivery on a day that does not exist', { ...delivery('3 Jalan'), calendarDate: '' }, null],
  ['a text', 'pickup', null],
  ['the longest address', [delivery('x'.repeat(200))], delivery('x'.repeat(200))],
  ['an address that is too long', [delivery('x'.repeat(201))], null],
])('parses a selection from %s', (_, value, expected) => {
  expect(readSelection(value)).toEqual(expected);
});

test.each([
  [
    'the same fields in another order',
    Object.fromEntries(Object.entries(pickup).toReversed()),
    true,
  ],
  ['another date', { ...pickup, calendarDate: '2026-03-06' }, false],
] as const)('compares two selections: %s', (_, other, expected) => {
  expect(isSameSelection(pickup, other as Selection)).toBe(expected);
});

const encoded = (selection: object) =>
  `userSelection=${encodeURIComponent(JSON.stringify([selection]))}`;

test.each([
  ['percent-encoded', encoded(pickup), [pickup]],
  ['plain', `a=1; userSelection=${JSON.stringify([pickup])}; b=2`, [pickup]],
  ['nonsense', 'userSelection=%E0%A4%A', []],
  ['missing', 'xuserSelection=1; userSelectionOld=2', []],
  ['absent', undefined, []],
  [
    'there three times',
    `${encoded(delivery('1 Jalan'))}; userSelection=; ${encoded(pickup)}`,
    [delivery('1 Jalan'), pickup],
  ],
])('parses a selection cookie that is %s', (_, cookies, expected) => {
  expect(readSelectionCookies(cookies)).toEqual(expected);
});
