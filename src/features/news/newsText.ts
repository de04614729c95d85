import { NEWS_EXCERPT_CHARACTERS } from '../../contract/limits';
import { shopTime } from '../../contract/shopTime';
import { firstCharacters } from '../../contract/text';
import { longDay } from '../../text/longDay';

/** Cuts a longer description to exactly 100 characters plus an ellipsis (spec §2). */
export function excerpt(description: string): string {
  const text = description.trim();
  const start = firstCharacters(text, NEWS_EXCERPT_CHARACTERS);
  return start === text ? text : `${start}…`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** Formats a date as `24 August 2026`. Text that is no date is returned unchanged. */
export function formatNewsDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const timestamp = new Date(date).getTime();
  return Number.isNaN(timestamp) ? String(date) : longDay(shopTime(timestamp).today);
}
