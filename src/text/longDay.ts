const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Midnight (UTC) of a day (`YYYY-MM-DD`). */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The weekday of a day: `Saturday`; empty for an invalid day. */
export const weekdayOf = (date: string): string => WEEKDAYS[dayOf(date).getUTCDay()] ?? '';

/** The long format of a day: `21 November 2026`. An invalid day is returned unchanged. */
export function longDay(date: string): string {
  const day = dayOf(date);
  const month = MONTHS[day.getUTCMonth()];
  return month === undefined ? date : `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}
