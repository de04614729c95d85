import { NEWS_EXCERPT_CHARACTERS } from '../../contract/limits';

/** A description cut to 100 characters, no fewer, plus an ellipsis (spec §2); a shorter one stays whole. */
export function excerpt(description: string): string {
  const text = description.trim();
  if (text.length <= NEWS_EXCERPT_CHARACTERS) return text;
  return `${text.slice(0, NEWS_EXCERPT_CHARACTERS)}…`;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;

/** A day as readers write it, `24 August 2026`; a text that is no date is shown as the shop wrote it. */
export function readableDate(date: string | number): string {
  const day = typeof date === 'string' && CALENDAR_DAY.test(date) ? date.slice(0, 10) : date;
  const moment = new Date(day);
  if (Number.isNaN(moment.getTime())) return String(date);
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: typeof day === 'string' ? 'UTC' : 'Asia/Kuala_Lumpur',
  }).format(moment);
}
