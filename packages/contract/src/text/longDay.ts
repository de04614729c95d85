import { shopTime } from '../rules/shopTime';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The long format of a day (`YYYY-MM-DD`): `21 November 2026`. An invalid day is returned unchanged. */
export function longDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a news item (text or epoch ms): `24 August 2026`. Text that is no date is returned unchanged. */
export function formatNewsDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const timestamp = new Date(date).getTime();
  return Number.isNaN(timestamp) ? String(date) : longDay(shopTime(timestamp).today);
}
