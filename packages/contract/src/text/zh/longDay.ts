import { shopTime } from '../../rules/shopTime';

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The long format of a day: `2026年11月21日`. */
export function longDay(date: string): string {
  const day = dayOf(date);
  if (Number.isNaN(day.getTime())) return date;
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

export function formatNewsDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const timestamp = new Date(date).getTime();
  return Number.isNaN(timestamp) ? String(date) : longDay(shopTime(timestamp).today);
}
