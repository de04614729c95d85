import type { Outlet } from '@kedai/contract/calls/outlet';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day (`YYYY-MM-DD`), as schedules name it; empty for an invalid day. */
export const weekdayOf = (date: string): string =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

type OutletDay = Outlet['schedule'][number];

/** The hours of one day, such as `10:00 - 22:00`; null when the outlet is closed (spec §2). */
export const hoursOfDay = ({ available, operatingTime }: OutletDay): string | null =>
  available && operatingTime ? `${operatingTime.start} - ${operatingTime.end}` : null;

/** Whether a day of a schedule, such as `Monday` or `mon`, is this weekday, such as `Monday`. */
export function isWeekday({ day }: OutletDay, weekday: string): boolean {
  const name = day.trim().toLowerCase();
  return name.length >= 3 && weekday.toLowerCase().startsWith(name);
}
