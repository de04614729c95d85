import { DEFAULT_SLOT_RULES, type SlotRules } from '@kedai/contract/rules/slotRules';
import { serverTexts } from '../../text/serverText';
import { nextOpenSlots, slotTimes, viewSlot } from './slotState';

/** A time of Malaysia, such as `2026-11-30 23:59`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);

const everyDayBut = (weekday: number, hours: readonly number[]) =>
  DEFAULT_SLOT_RULES.open.pickup.map((all, day) => (day === weekday ? [...hours] : all));
const rulesOf = (parts: Partial<SlotRules> = {}): SlotRules => ({
  ...DEFAULT_SLOT_RULES,
  ...parts,
});

const slotAt = (text: string) => {
  const [date = '', hour] = text.split(' ');
  return { service: 'pickup', date, hour: Number(hour) } as const;
};

const view = (slot: string, now: string, rules = rulesOf(), taken = 0) => {
  const { state, reason, left } = viewSlot(slotAt(slot), {
    rules,
    taken: () => taken,
    now: at(now),
  });
  return [state, reason?.(serverTexts.en) ?? left].filter((part) => part !== undefined).join(': ');
};

const closed = (parts: Partial<SlotRules['closures'][number]>) =>
  rulesOf({
    closures: [{ from: '2026-11-30', until: '2026-12-01', reason: 'Hari Raya', ...parts }],
  });
const lead = (minutes: number) => rulesOf({ leadMinutes: minutes });
const monday = rulesOf({ open: { ...DEFAULT_SLOT_RULES.open, pickup: everyDayBut(1, [10, 11]) } });
const ahead = (days: number) => rulesOf({ daysAhead: days });
const places = (count: number) => rulesOf({ places: { pickup: count, delivery: null } });

/** 30 November 2026 is a Monday. */
test.each<[string, string, string, SlotRules?, number?]>([
  ['2026-11-30 10', '2026-11-30 09:59', 'open'],
  ['2026-11-30 10', '2026-11-30 10:00', 'passed'],
  ['2026-11-30 21', '2026-12-01 00:00', 'passed'],
  // The lead time, over midnight, the end of a month and of a year.
  ['2026-11-30 12', '2026-11-30 10:00', 'passed', lead(120)],
  ['2026-11-30 12', '2026-11-30 09:59', 'open', lead(120)],
  ['2026-12-01 10', '2026-11-30 21:59', 'open', lead(12 * 60)],
  ['2026-12-01 10', '2026-11-30 22:00', 'passed', lead(12 * 60)],
  ['2027-01-01 10', '2026-12-30 09:59', 'open', lead(48 * 60)],
  ['2027-01-01 10', '2026-12-30 10:00', 'passed', lead(48 * 60)],
  ['2028-03-01 10', '2028-02-29 09:59', 'open', lead(24 * 60)],
  // Closed days and hours.
  ['2026-11-29 21', '2026-11-29 09:00', 'open', closed({})],
  ['2026-11-30 10', '2026-11-29 09:00', 'closed: Hari Raya', closed({})],
  ['2026-12-01 21', '2026-11-29 09:00', 'closed: Hari Raya', closed({})],
  ['2026-12-02 10', '2026-11-29 09:00', 'open', closed({})],
  ['2026-12-01 14', '2026-11-29 09:00', 'closed: Hari Raya', closed({ hours: [14, 15] })],
  ['2026-12-01 16', '2026-11-29 09:00', 'open', closed({ hours: [14, 15] })],
  // The hours of a weekday, also when it is still Sunday in Greenwich.
  ['2026-11-30 11', '2026-11-30 00:30', 'open', monday],
  ['2026-11-30 12', '2026-11-30 00:30', 'closed: No pickups at this time', monday],
  ['2026-12-01 12', '2026-11-30 00:30', 'open', monday],
  // Days ahead.
  ['2026-11-30 10', '2026-11-30 09:00', 'open', ahead(0)],
  ['2026-12-01 10', '2026-11-30 23:59', 'closed: Orders are taken until 2026-11-30', ahead(0)],
  ['2026-12-01 10', '2026-12-01 00:00', 'open', ahead(0)],
  ['2026-12-07 10', '2026-11-30 23:59', 'open', ahead(7)],
  ['2026-12-08 10', '2026-11-30 23:59', 'closed: Orders are taken until 2026-12-07', ahead(7)],
  // Places.
  ['2026-11-30 10', '2026-11-30 09:00', 'open', places(5), 1],
  ['2026-11-30 10', '2026-11-30 09:00', 'open: 3', places(5), 2],
  ['2026-11-30 10', '2026-11-30 09:00', 'open: 1', places(5), 4],
  ['2026-11-30 10', '2026-11-30 09:00', 'full', places(5), 5],
  ['2026-11-30 10', '2026-11-30 09:00', 'full', places(5), 6],
  ['2026-11-30 10', '2026-11-30 09:00', 'full', places(0)],
  ['2026-11-30 10', '2026-11-30 10:00', 'passed', places(0)],
])('the slot %s is at %s %s', (slot, now, expected, rules = rulesOf(), taken = 0) => {
  expect(view(slot, now, rules, taken)).toBe(expected);
});

test.each([
  ['2026-11-30 20', rulesOf(), '2026-11-30 21:00 - 22:00, 2026-12-01 10:00 - 11:00, 11:00 - 12:00'],
  ['2026-11-30 10', closed({}), '2026-12-02 10:00 - 11:00, 11:00 - 12:00, 12:00 - 13:00'],
  ['2026-11-30 20', ahead(0), '2026-11-30 21:00 - 22:00, 10:00 - 11:00, 11:00 - 12:00'],
  ['2026-11-30 20', places(0), ''],
])('after %s the next open slots are said', (slot, rules, expected) => {
  const facts = { rules, taken: () => 0, now: at('2026-11-30 09:00') };
  expect(slotTimes(nextOpenSlots(slotAt(slot), facts), serverTexts.en).join(', ')).toBe(expected);
});
