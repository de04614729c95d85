import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR, SELECTION_MAX_DAYS_AHEAD } from './limits';
import type { Selection } from './selection';
import { isCalendarDate, shopTime } from './shopTime';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A one-hour slot of the day (spec §5). */
export interface Slot {
  readonly startHour: number;
  /** As displayed and stored: `10:00 - 11:00`. */
  readonly label: string;
}

/** The 12 slots of a day, `10:00 - 11:00` to `21:00 - 22:00`. */
export const SLOTS: readonly Slot[] = Array.from(
  { length: LAST_SLOT_HOUR - FIRST_SLOT_HOUR + 1 },
  (_, index) => {
    const startHour = FIRST_SLOT_HOUR + index;
    return { startHour, label: `${startHour}:00 - ${startHour + 1}:00` };
  },
);

/** The last day (`YYYY-MM-DD`) that can be chosen. */
export function lastBookableDate(now: number): string {
  return shopTime(now + SELECTION_MAX_DAYS_AHEAD * DAY_MS).today;
}

export type DateProblem = 'not-a-date' | 'passed' | 'too-far';

/** Why a date (`YYYY-MM-DD`) cannot be chosen now (epoch ms); null if it can. */
export function dateProblem(date: string, now: number): DateProblem | null {
  if (!isCalendarDate(date)) return 'not-a-date';
  if (date < shopTime(now).today) return 'passed';
  return date > lastBookableDate(now) ? 'too-far' : null;
}

export function isSlotAvailable(slot: Slot, calendarDate: string, now: number): boolean {
  const { today, hour } = shopTime(now);
  if (dateProblem(calendarDate, now) !== null) return false;
  return calendarDate > today || slot.startHour > hour;
}

export function hasAvailableSlot(calendarDate: string, now: number): boolean {
  return SLOTS.some((slot) => isSlotAvailable(slot, calendarDate, now));
}

/** Whether a selection can be ordered: a known slot that has not begun and is not too far ahead. */
export function isSelectionCurrent(selection: Selection, now: number): boolean {
  const slot = SLOTS.find(({ label }) => label === selection.deliveryTime);
  return slot !== undefined && isSlotAvailable(slot, selection.calendarDate, now);
}
