import { DEFAULT_SLOT_RULES } from '@kedai/contract/rules/slotRules';
import { hoursText, slotsText } from '../../text/counter/slots';
import { closuresFromNow, isOver } from './closures';
import { conflictsOf, edit, errorsOf, fieldsOfRules, merge, rulesOf } from './ruleFields';

/** A time of 28 November 2026 in Malaysia. */
const at = (time: string) => Date.parse(`2026-11-28T${time}:00+08:00`);
const TODAY = '2026-11-28';

test.each([
  ['09:20', [[10], [10, 11], [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]]],
  [
    '14:20',
    [
      [14, 15],
      [14, 15, 16],
      [14, 15, 16, 17, 18, 19, 20, 21],
    ],
  ],
  [
    '19:59',
    [
      [19, 20],
      [19, 20, 21],
    ],
  ],
  ['20:00', [[20, 21]]],
  ['21:00', []],
  ['23:30', []],
])('at %s the shop can be closed for the hours %j', (time, hours) => {
  expect(closuresFromNow(at(time))).toEqual(
    hours.map((some) => ({ from: TODAY, until: TODAY, hours: some })),
  );
});

test.each([
  [{ from: TODAY, until: TODAY }, false],
  [{ from: TODAY, until: TODAY, hours: [14] }, false],
  [{ from: TODAY, until: TODAY, hours: [13] }, true],
  [{ from: '2026-11-01', until: '2026-11-27' }, true],
  [{ from: TODAY, until: '2026-11-30', hours: [10] }, false],
])('at 14:20 the closure %j is over: %s', (closure, expected) => {
  expect(isOver({ ...closure, reason: 'x' }, at('14:20'))).toBe(expected);
});

test.each([
  [[], 'Closed'],
  [[10], '10:00 - 11:00'],
  [[10, 11, 12, 14, 21], '10:00 - 13:00, 14:00 - 15:00, 21:00 - 22:00'],
])('the hours %j are %s', (hours, words) => {
  expect(hoursText(hours)).toBe(words);
});

test('a closure names its days and hours', () => {
  const when = (until: string, hours?: number[]) =>
    slotsText.closureWhen({ from: TODAY, until, reason: '', ...(hours && { hours }) }, TODAY);
  expect(when(TODAY)).toBe('Sat, 28 Nov');
  expect(when('2026-11-30', [10, 11])).toBe('Sat, 28 Nov - Mon, 30 Nov, 10:00 - 12:00');
});

const SAVED = fieldsOfRules(DEFAULT_SLOT_RULES);

test('rules are the same after they were fields', () => {
  const closures = [{ from: TODAY, until: TODAY, reason: 'Hari Raya' }];
  const rules = { ...DEFAULT_SLOT_RULES, closures, places: { pickup: null, delivery: 3 } };
  expect(rulesOf(fieldsOfRules(rules), closures)).toEqual(rules);
});

test.each([
  ['leadMinutes', ['', '-1', '1.5', 'soon', '20161'], ['0', '20160', ' 60 ']],
  ['daysAhead', ['', '61'], ['0', '60']],
  ['places.pickup', ['many', '10000'], ['', '0', '9999']],
])('the field %s refuses %j and takes %j', (name, wrong, right) => {
  for (const value of wrong)
    expect(Object.keys(errorsOf({ ...SAVED, [name]: value }))).toEqual([name]);
  for (const value of right) expect(errorsOf({ ...SAVED, [name]: value })).toEqual({});
});

test('what others save meanwhile is merged, but not over what was changed here', () => {
  const edits = edit({}, SAVED, { leadMinutes: '60', daysAhead: '14', 'open.pickup.1': '' });
  const theirs = { ...SAVED, leadMinutes: '30', daysAhead: '14', 'places.pickup': '5' };
  expect(conflictsOf(SAVED, edits)).toEqual([]);
  expect(conflictsOf(theirs, edits)).toEqual(['leadMinutes']);
  expect(merge(theirs, edits)).toEqual({ ...theirs, leadMinutes: '60', 'open.pickup.1': '' });
  const typedOn = edit(edits, theirs, { leadMinutes: '45' });
  expect(conflictsOf(theirs, typedOn)).toEqual(['leadMinutes']);
  expect(edit(edits, theirs, { leadMinutes: '30' })).not.toHaveProperty('leadMinutes');
});
