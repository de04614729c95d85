import { readSelection, readSelectionCookie, writeSelection } from './selection';

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
  ['a date that is none', [{ ...pickup, calendarDate: 'tomorrow' }], null],
  ['a text', 'pickup', null],
  ['the longest address', [delivery('x'.repeat(200))], delivery('x'.repeat(200))],
  ['an address longer than any', [delivery('x'.repeat(201))], null],
])('reads %s', (_, value, expected) => {
  expect(readSelection(value)).toEqual(expected);
});

test.each([
  ['percent-encoded', encodeURIComponent(JSON.stringify([pickup])), pickup],
  ['plain', JSON.stringify([pickup]), pickup],
  ['nonsense', '%E0%A4%A', null],
  ['absent', undefined, null],
])('reads a cookie that is %s', (_, cookie, expected) => {
  expect(readSelectionCookie(cookie)).toEqual(expected);
});

test('what is written is read back', () => {
  expect(readSelection(writeSelection(pickup))).toEqual(pickup);
});
