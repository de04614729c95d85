import type { SlotState } from '@kedai/contract/calls/slots';
import { SUGGESTION_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { longDay } from '@kedai/contract/text/longDay';
import { shortDay } from '../dates/calendarDay';

/** What the list of times says about a slot. */
interface SlotWords {
  readonly label: string;
  readonly state: SlotState;
  readonly reason?: string | undefined;
  readonly left?: number | undefined;
}

const CLOSED = 'Closed';

/** The reason beside “(Unavailable)”; empty for a slot whose time is over. */
function whyNotOpen({ state, reason }: SlotWords): string {
  if (state === 'full') return 'Full';
  if (state !== 'closed') return '';
  return reason === undefined ? CLOSED : `${CLOSED}: ${reason}`;
}

const andWhy = (words: string, why: string) => (why === '' ? words : `${words} – ${why}`);

export const serviceSelectionText = {
  back: 'Back',
  next: 'Next',
  confirm: 'Confirm',
  address: {
    label: 'Delivery address',
    placeholder: 'Street, building or area',
    hint: `Type at least ${SUGGESTION_MIN_CHARACTERS} characters, then choose a suggestion or keep your own text.`,
    suggestions: 'Suggestions',
    found: (count: number) =>
      count === 1
        ? '1 suggestion, use the arrow keys.'
        : `${count} suggestions, use the arrow keys.`,
    searching: 'Looking for addresses',
    map: (address: string) => `Map of ${address}`,
    zoom: { zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' },
    leafletTitle: 'A JavaScript library for interactive maps',
    /** After the link to OpenStreetMap. */
    contributors: 'contributors',
    mapWaiting: 'Choose a suggestion to see it on the map.',
    mapLocating: 'Looking for the place on the map',
    mapFailed: 'The map cannot be shown right now. Your address is still here.',
    mapIncomplete: 'Parts of the map cannot be shown right now. Your address is still here.',
  },
  slot: {
    date: 'Date',
    /** @param days the number of days until `date` (`YYYY-MM-DD`); small enough that the text needs no year */
    day: (date: string, days: number) => ['Today', 'Tomorrow'][days] ?? shortDay(date, date),
    nextDays: 'The next days',
    time: 'Time',
    chooseTime: 'Choose a time',
    option: (slot: SlotWords) =>
      slot.state === 'open'
        ? andWhy(slot.label, slot.left === undefined ? '' : `${slot.left} left`)
        : andWhy(`${slot.label} (Unavailable)`, whyNotOpen(slot)),
    /** The chosen slot is not open on the chosen day. */
    refused: (slot: SlotWords) =>
      `${andWhy(`${slot.label} cannot be chosen on this day`, whyNotOpen(slot))}. Please choose another time.`,
    /** Why no slot of a day is open. */
    noneOpen: (slots: readonly SlotWords[], isToday: boolean) => {
      const [first, ...others] = new Set(
        slots.filter(({ state }) => state !== 'passed').map(whyNotOpen),
      );
      const isClosed = first?.startsWith(CLOSED) === true && others.length === 0;
      const day = isToday ? 'No time slot is left today' : 'No time slot is free on this day';
      return `${andWhy(day, isClosed ? first : '')}. Please choose another day.`;
    },
    /** Texts by the problem of a date. `last` (`YYYY-MM-DD`) is the last day that can be chosen. */
    dateProblems: {
      passed: () => 'That day has passed. Please choose today or a later day.',
      'too-far': (last: string) =>
        `That day is too far ahead. Please choose one until ${longDay(last)}.`,
      'not-a-date': () => 'This date does not exist. Please choose another one.',
    },
    addressMissing: 'Your delivery address is missing. Go back to enter it.',
    loading: 'Looking up today’s date',
    zone: 'Times are Malaysian time.',
    /** @param hours such as `10:00 - 18:00`; none when the branch is closed */
    branchHours: (branch: string, weekday: string, hours: readonly string[]) =>
      hours.length === 0
        ? `${branch} is closed on ${weekday}.`
        : `${branch} is open on ${weekday}, ${hours.join(' and ')}.`,
  },
  problems: {
    fieldsMissing: 'Please fill in all required fields.',
    slotPassed: 'That time slot has just passed. Please choose another one.',
    notSaved:
      'Your choice could not be saved on this device. Allow cookies for this shop, then try again.',
    notReplaced:
      'Your choice could not be saved on this device. Delete the cookies of this shop in your browser, then try again.',
  },
} as const;
