import type { Closure } from '@kedai/contract/rules/slotRules';
import { shortDay } from '../dates/calendarDay';

const hour = (start: number) => `${start}:00`;

/** The hours of a day as spans: `10:00 - 13:00, 14:00 - 22:00`. @param hours start hours, in any order */
export function hoursText(hours: readonly number[]): string {
  const sorted = hours.toSorted((one, other) => one - other);
  const starts = sorted.filter((start) => !sorted.includes(start - 1));
  const ends = sorted.filter((start) => !sorted.includes(start + 1));
  const spans = starts.map(
    (start, index) => `${hour(start)} - ${hour((ends[index] ?? start) + 1)}`,
  );
  return spans.join(', ') || slotsText.closed;
}

/** When a closure is: `Sat, 28 Nov, 14:00 - 16:00`, `Thu, 24 Dec - Fri, 25 Dec`. */
function closureWhen({ from, until, hours }: Closure, today: string): string {
  const days = [...new Set([from, until])].map((day) => shortDay(day, today)).join(' - ');
  return hours === undefined ? days : `${days}, ${hoursText(hours)}`;
}

export const slotsText = {
  title: 'Hours and slots',
  short: 'Hours',
  loading: 'Loading the hours',
  failed: 'The hours could not be loaded',
  hour,
  closed: 'Closed',
  closureWhen,

  closeTitle: 'Close for a while',
  closeHint: 'Nobody can choose these times any more. Orders that are placed already stay.',
  noneLeft: 'The last slot of today has begun.',
  until: (end: number, isRest: boolean) => (isRest ? 'Rest of today' : `Until ${hour(end)}`),
  reason: 'What customers read',
  reasonDefault: 'Short break',
  otherTimes: 'Close other days or hours',
  from: 'First day',
  lastDay: 'Last day',
  fromHour: 'From',
  untilHour: 'Until',
  allDay: 'All day',
  dayMissing: 'Choose a day.',
  dayBefore: 'The last day is before the first one.',
  close: 'Close',

  ordersTitle: (count: number) =>
    count === 1 ? '1 order is in this time' : `${count} orders are in this time`,
  ordersHint: 'Tell the customers, or cancel an order on its page. Closing does not cancel them.',
  chat: 'WhatsApp',
  chatWords: (id: string, slot: string, reason: string) =>
    `Hello, this is about your order ${id} (${slot}). We are closed at that time: ${reason}.`,
  closeAnyway: 'Close now',
  back: 'Back',
  done: (when: string) => `Closed: ${when}.`,

  closuresTitle: 'Closed days and hours',
  noClosures: 'None. The shop is open as the weekdays say.',
  remove: 'Remove',
  removeNamed: (when: string) => `Remove ${when}`,
  removed: (when: string) => `Open again: ${when}.`,

  rulesTitle: 'Open hours',
  rulesForStaff: 'The owner changes these.',
  service: { delivery: 'Delivery', pickup: 'Pick up' },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hoursOne: 'Hours one by one',
  copyToDays: (day: string) => `Copy ${day} to all days`,
  copyToService: 'Same hours for pick up',
  limitsTitle: 'Limits',
  numbers: {
    leadMinutes: { label: 'Minutes between order and slot', hint: '60 is an hour, 1440 a day.' },
    daysAhead: { label: 'Days ahead', hint: 'Until how many days from today orders are taken.' },
    'places.delivery': { label: 'Deliveries per slot', hint: 'Empty: no limit.' },
    'places.pickup': { label: 'Pick ups per slot', hint: 'Empty: no limit.' },
  },
  noLimit: 'No limit',
  wholeNumber: (max: number) => `Enter a whole number from 0 to ${max}.`,
  save: 'Save',
  discard: 'Discard',
  saved: 'Saved.',
  theirs: (value: string) => `Somebody else has saved “${value}” meanwhile.`,
  useTheirs: 'Use that',
  overBy: (count: number) => `${count} over`,
  overByHint: 'The slot holds more orders than it has places.',
} as const;
