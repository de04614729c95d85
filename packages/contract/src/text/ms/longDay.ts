import { shopTime } from '../../rules/shopTime';

const MONTHS = [
  'Januari',
  'Februari',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'September',
  'Oktober',
  'November',
  'Disember',
];

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The long format of a day: `21 November 2026`. */
export function longDay(date: string): string {
  const day = dayOf(date);
  if (Number.isNaN(day.getTime())) return date;
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

export function formatNewsDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const timestamp = new Date(date).getTime();
  return Number.isNaN(timestamp) ? String(date) : longDay(shopTime(timestamp).today);
}
