import { shopTime } from '@kedai/contract/rules/shopTime';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Formats midnight (UTC) of a day (`YYYY-MM-DD`). An invalid day is returned unchanged. */
function format(date: string, as: Intl.DateTimeFormat): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : as.format(time);
}

/** The weekday of a day: `Saturday`. */
export const weekdayOf = (date: string): string => format(date, weekday);

/** The long format of a day: `21 November 2026`. */
export const longDay = (date: string): string => format(date, day);

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a news item (text or epoch ms): `24 August 2026`. Text that is no date is returned unchanged. */
export function formatNewsDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const timestamp = new Date(date).getTime();
  return Number.isNaN(timestamp) ? String(date) : longDay(shopTime(timestamp).today);
}
