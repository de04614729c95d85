import { NEWS_EXCERPT_CHARACTERS } from '../../contract/limits';
import { shopTime } from '../../contract/shopTime';
import { firstCharacters } from '../../contract/text';
import { longDay } from '../../text/longDay';

/** A description cut to 100 characters, no fewer, plus an ellipsis (spec §2); a shorter one stays whole. */
export function excerpt(description: string): string {
  const text = description.trim();
  const start = firstCharacters(text, NEWS_EXCERPT_CHARACTERS);
  return start === text ? text : `${start}…`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** A day as readers write it, `24 August 2026`; a text that is no date is shown as the shop wrote it. */
export function readableDate(date: string | number): string {
  if (typeof date === 'string' && CALENDAR_DAY.test(date)) return longDay(date.slice(0, 10));
  const moment = new Date(date).getTime();
  return Number.isNaN(moment) ? String(date) : longDay(shopTime(moment).today);
}
