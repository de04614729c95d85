import { shortDay } from './calendarDay';
import { longDay, weekdayOf } from './longDay';

test.each([
  ['2026-11-21', 'Sat, 21 Nov', '21 November 2026', 'Saturday'],
  ['2026-01-01', 'Thu, 1 Jan', '1 January 2026', 'Thursday'],
  ['2028-02-29', 'Tue, 29 Feb', '29 February 2028', 'Tuesday'],
  ['soon', 'soon', 'soon', ''],
])('%s is %s, or %s, a %s', (date, short, long, weekday) => {
  expect(shortDay(date)).toBe(short);
  expect(longDay(date)).toBe(long);
  expect(weekdayOf(date)).toBe(weekday);
});
