import { shopTime } from './shopTime';
import {
  dateProblem,
  hasAvailableSlot,
  isSelectionCurrent,
  isSlotAvailable,
  lastBookableDate,
  SLOTS,
} from './slots';

/** 13:30 on 5 March 2026 in Kuala Lumpur. */
const NOW = Date.parse('2026-03-05T05:30:00Z');

test('there are 12 slots from 10:00 to 22:00', () => {
  expect(SLOTS.map(({ label }) => label)).toEqual([
    '10:00 - 11:00',
    '11:00 - 12:00',
    '12:00 - 13:00',
    '13:00 - 14:00',
    '14:00 - 15:00',
    '15:00 - 16:00',
    '16:00 - 17:00',
    '17:00 - 18:00',
    '18:00 - 19:00',
    '19:00 - 20:00',
    '20:00 - 21:00',
    '21:00 - 22:00',
  ]);
});

test('the day begins at midnight in Kuala Lumpur, not at midnight UTC', () => {
  expect(shopTime(Date.parse('2026-03-05T15:59:59Z'))).toEqual({ today: '2026-03-05', hour: 23 });
  expect(shopTime(Date.parse('2026-03-05T16:00:00Z'))).toEqual({ today: '2026-03-06', hour: 0 });
});

test.each([
  ['2026-03-04', []],
  ['2026-03-05', ['14', '15', '16', '17', '18', '19', '20', '21']],
  ['2026-03-06', SLOTS.map(({ startHour }) => String(startHour))],
])('at 13:30 on the 5th, %s offers the hours %p', (date, hours) => {
  const offered = SLOTS.filter((slot) => isSlotAvailable(slot, date, NOW));
  expect(offered.map(({ startHour }) => String(startHour))).toEqual(hours);
});

test.each([
  ['2026-03-05', null],
  ['2026-05-04', null],
  ['2026-05-05', 'too-far'],
  ['9999-12-31', 'too-far'],
  ['2026-03-04', 'passed'],
  ['0202-03-05', 'passed'],
  ['2026-02-30', 'not-a-date'],
  ['20266-03-05', 'not-a-date'],
  ['', 'not-a-date'],
])('on 5 March 2026 the problem of the date %p is %p', (date, problem) => {
  expect(dateProblem(date, NOW)).toBe(problem);
});

test('the last day is 60 days ahead in Kuala Lumpur', () => {
  expect(lastBookableDate(NOW)).toBe('2026-05-04');
  expect(lastBookableDate(Date.parse('2026-03-05T16:00:00Z'))).toBe('2026-05-05');
});

test('after 21:00 the day has no slot left', () => {
  expect(hasAvailableSlot('2026-03-05', Date.parse('2026-03-05T12:59:00Z'))).toBe(true);
  expect(hasAvailableSlot('2026-03-05', Date.parse('2026-03-05T13:00:00Z'))).toBe(false);
});

test.each([
  ['2026-03-05', '14:00 - 15:00', true],
  ['2026-03-05', '13:00 - 14:00', false],
  ['2026-03-04', '21:00 - 22:00', false],
  ['2026-03-06', '10:00 - 11:00', true],
  ['2026-03-06', '09:00 - 10:00', false],
])('a selection for %s at %s is still valid: %p', (calendarDate, deliveryTime, current) => {
  expect(isSelectionCurrent({ serviceType: 'pickup', calendarDate, deliveryTime }, NOW)).toBe(
    current,
  );
});
