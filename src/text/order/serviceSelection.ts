import { SUGGESTION_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { shortDay } from '../dates/calendarDay';
import { longDay } from '../dates/longDay';

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
    unavailable: (slot: string) => `${slot} (Unavailable)`,
    noneLeft: 'No time slot is left today. Please choose another day.',
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
