/*
 * Calendar days (`YYYY-MM-DD`) in words, the same wherever the device is. Without `Intl`: the first `DateTimeFormat` of a
 * page costs more than all that stands around the day.
 */

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What a text says that is a calendar day; null when it is none. */
function partsOf(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  return {
    weekday: WEEKDAYS[day.getUTCDay()] ?? '',
    day: day.getUTCDate(),
    month: MONTHS[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  };
}

const short = (word: string): string => word.slice(0, 3);

/** Its day of the week: `Saturday`, or `Sat`. */
export const weekdayOf = (date: string): string => partsOf(date)?.weekday ?? '';
export const shortWeekdayOf = (date: string): string => short(weekdayOf(date));

/** `21 Nov`; a text that is no day stays as it is. */
export function dayAndMonth(date: string): string {
  const parts = partsOf(date);
  return parts === null ? date : `${parts.day} ${short(parts.month)}`;
}

/** As everywhere in the shop: `Sat, 21 Nov`. */
export function shortDay(date: string): string {
  return [shortWeekdayOf(date), dayAndMonth(date)].filter(Boolean).join(', ');
}

/** As readers write it: `21 November 2026`. */
export function longDay(date: string): string {
  const parts = partsOf(date);
  return parts === null ? date : `${parts.day} ${parts.month} ${parts.year}`;
}
