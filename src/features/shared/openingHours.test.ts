import { weekdayOf } from '@kedai/contract/rules/weekday';

test.each([
  ['2026-11-21', 'Saturday'],
  ['2026-01-01', 'Thursday'],
  ['2028-02-29', 'Tuesday'],
  ['soon', ''],
])('the weekday of %s is %p', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
