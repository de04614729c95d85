import { formatNewsDate, longDay } from '@kedai/contract/text/longDay';
import { shortDay } from './calendarDay';

test.each([
  ['2026-11-21', 'Sat, 21 Nov', '21 November 2026'],
  ['2026-01-01', 'Thu, 1 Jan', '1 January 2026'],
  ['2028-02-29', 'Tue, 29 Feb 2028', '29 February 2028'],
  ['2025-12-31', 'Wed, 31 Dec 2025', '31 December 2025'],
  ['2099-12-31', 'Thu, 31 Dec 2099', '31 December 2099'],
  ['soon', 'soon', 'soon'],
])('in 2026 %s is %s, or %s', (date, short, long) => {
  expect(shortDay(date, '2026-11-22')).toBe(short);
  expect(longDay(date)).toBe(long);
});

test.each([
  ['2026-08-24', '24 August 2026'],
  ['2026-08-24T23:30:00+08:00', '24 August 2026'],
  [Date.UTC(2026, 7, 24, 20), '25 August 2026'],
  ['last week', 'last week'],
])('formats the date %s as %s', (date, expected) => {
  expect(formatNewsDate(date)).toBe(expected);
});
