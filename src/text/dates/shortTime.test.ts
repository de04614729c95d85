import { shortTime } from './shortTime';

const NOON = Date.UTC(2026, 10, 21, 4);

test.each([
  [Date.UTC(2026, 10, 20, 16, 5), '00:05'],
  [Date.UTC(2026, 10, 20, 15, 59), '20 Nov, 23:59'],
  [Date.UTC(2025, 11, 31, 1), '31 Dec 2025, 09:00'],
])('at noon of 21 November 2026 the time %d is %s', (at, expected) => {
  expect(shortTime(at, NOON)).toBe(expected);
});
