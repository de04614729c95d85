import { shortDay } from './calendarDay';

test.each([
  ['2026-11-21', 'Sat, 21 Nov'],
  ['2026-01-01', 'Thu, 1 Jan'],
  ['2028-02-29', 'Tue, 29 Feb'],
  ['soon', 'soon'],
])('%s is %s', (date, said) => {
  expect(shortDay(date)).toBe(said);
});
