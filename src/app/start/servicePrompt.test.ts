import { readSelectionCookies, type Selection } from '@kedai/contract/rules/selection';
import { encodeCookieValue } from '../../state/device/cookies';
import { needsServicePrompt } from './servicePrompt';

const PICKUP: Selection = {
  serviceType: 'pickup',
  calendarDate: '2026-11-21',
  deliveryTime: '10:00 - 11:00',
};
const DELIVERY: Selection = {
  ...PICKUP,
  serviceType: 'delivery',
  deliveryAddress: '1, Jalan "Ampang"',
};

const cookieOf = (value: unknown) => `userSelection=${encodeCookieValue(JSON.stringify(value))}`;

test.each([
  ['no cookie', ''],
  ["another's cookie", 'guestCartData=%7B%7D'],
  ['cookies with a similar name', 'xuserSelection=1; userSelectionOld=1'],
  ['an empty one', 'token=a; userSelection='],
  ['plain text', 'token=a; userSelection=nonsense'],
  ['an empty list', cookieOf([])],
  ['null', cookieOf(null)],
  ['a number', cookieOf(7)],
  ['no known service', cookieOf([{ ...PICKUP, serviceType: 'drone' }])],
  ['no slot', cookieOf([{ ...PICKUP, deliveryTime: undefined }])],
  ['text for a slot', cookieOf([{ ...PICKUP, deliveryTime: 'noon' }])],
  ['a slot that is a list', cookieOf([{ ...PICKUP, deliveryTime: ['10:00 - 11:00'] }])],
])('with %s, the visitor sees the prompt', (_, cookies) => {
  expect(needsServicePrompt(cookies)).toBe(true);
  expect(readSelectionCookies(cookies)).toEqual([]);
});

test.each([
  ['a list', cookieOf([PICKUP])],
  ['the bare entry', cookieOf(PICKUP)],
  ['an address', `token=a; ${cookieOf([DELIVERY])}; guestCartData=%7B%7D`],
  [
    'a cookie of which everything is encoded',
    `userSelection=${encodeURIComponent(JSON.stringify([PICKUP]))}`,
  ],
  // Only the server's time decides whether a slot has passed.
  ['a day that has passed by any clock', cookieOf([{ ...PICKUP, calendarDate: '2024-02-01' }])],
  // Only the shop's rules check a date.
  ['a date in words', cookieOf([{ ...PICKUP, calendarDate: 'Sat Nov 21 2026' }])],
])('a visitor with a selection does not see the prompt: %s', (_, cookies) => {
  expect(needsServicePrompt(cookies)).toBe(false);
});
