import type { Selection } from './selection';
import { shopTime } from './shopTime';

const FIRST_HOUR = 10;
const LAST_HOUR = 21;

/** A one-hour slot of the day (spec §5). */
export interface Slot {
  /** The hour it starts at, 10 to 21. */
  readonly startHour: number;
  /** As it is shown and stored: `10:00 - 11:00`. */
  readonly label: string;
}

/** The 12 slots of a day, `10:00 - 11:00` to `21:00 - 22:00`. */
export const SLOTS: readonly Slot[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => {
    const startHour = FIRST_HOUR + index;
    return { startHour, label: `${startHour}:00 - ${startHour + 1}:00` };
  },
);

/** Whether a slot can be chosen for a day (`YYYY-MM-DD`) at a moment (epoch ms). */
export function isSlotAvailable(slot: Slot, calendarDate: string, now: number): boolean {
  const { today, hour } = shopTime(now);
  if (calendarDate < today) return false;
  return calendarDate > today || slot.startHour > hour;
}

/** Whether a day has any slot left. */
export function hasAvailableSlot(calendarDate: string, now: number): boolean {
  return SLOTS.some((slot) => isSlotAvailable(slot, calendarDate, now));
}

/** Whether a saved selection's slot is still to come; a slot that is none of the 12 is not. */
export function isSelectionCurrent(selection: Selection, now: number): boolean {
  const slot = SLOTS.find(({ label }) => label === selection.deliveryTime);
  return slot !== undefined && isSlotAvailable(slot, selection.calendarDate, now);
}
