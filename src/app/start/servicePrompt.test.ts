import { readSelectionCookies, type Selection } from '@kedai/contract/selection';
import { isSelectionCurrent } from '@kedai/contract/slots';
import { encodeCookieValue } from '../../state/device/cookies';
import { servicePrompt } from './servicePrompt';

/** 09:59:59 in Kuala Lumpur. */
const NOW = Date.parse('2026-11-21T09:59:59+08:00');
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
const promptFor = (cookies: string, { path = '/', now = NOW } = {}) =>
  servicePrompt(cookies, path, now);

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
])('with %s, the visitor sees the prompt, without the reason of a passed slot', (_, cookies) => {
  expect(promptFor(cookies)).toEqual({ passedSlot: null });
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
  ['a later day', cookieOf([{ ...PICKUP, calendarDate: '2026-11-22' }])],
])('a visitor with a selection does not see the prompt: %s', (_, cookies) => {
  expect(promptFor(cookies)).toBeNull();
});

test("a date that only the shop's rules can check counts as valid", () => {
  expect(promptFor(cookieOf([{ ...PICKUP, calendarDate: 'Sat Nov 21 2026' }]))).toBeNull();
  expect(promptFor(cookieOf([{ ...PICKUP, calendarDate: 'some day' }]))).toBeNull();
});

test('an order that is being paid keeps a slot that has passed', () => {
  const passed = cookieOf([{ ...PICKUP, calendarDate: '2026-11-20' }]);
  expect(promptFor(passed, { path: '/checkout/1' })).toBeNull();
  expect(promptFor(passed, { path: '/orders' })).toEqual({ passedSlot: '10:00 - 11:00' });
  expect(promptFor('', { path: '/checkout/1' })).toEqual({ passedSlot: null });
});

test.each([
  ['2026-11-20', '21:00 - 22:00'],
  ['2026-11-21', '10:00 - 11:00'],
  ['2026-11-21', '21:00 - 22:00'],
  ['2026-11-22', '10:00 - 11:00'],
])(
  "a slot passes at the same time as in the shop's rules: %s, %s",
  (calendarDate, deliveryTime) => {
    const selection = { ...PICKUP, calendarDate, deliveryTime };
    const seconds = Array.from(
      { length: 49 },
      (_, hour) => Date.parse('2026-11-20T15:59:59Z') + hour * 3_600_000,
    );
    for (const now of seconds.flatMap((second) => [second, second + 1000])) {
      expect([now, promptFor(cookieOf([selection]), { now }) === null]).toEqual([
        now,
        isSelectionCurrent(selection, now),
      ]);
    }
  },
);
