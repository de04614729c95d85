import type { Outlet } from '@kedai/contract/calls/outlet';

type OutletDay = Outlet['schedule'][number];

/** The hours of one day, such as `10:00 - 22:00`; null when the outlet is closed (spec §2). */
export const hoursOfDay = ({ available, operatingTime }: OutletDay): string | null =>
  available && operatingTime ? `${operatingTime.start} - ${operatingTime.end}` : null;

/** Whether a day of a schedule, such as `Monday` or `mon`, is this weekday, such as `Monday`. */
export function isWeekday({ day }: OutletDay, weekday: string): boolean {
  const name = day.trim().toLowerCase();
  return name.length >= 3 && weekday.toLowerCase().startsWith(name);
}
