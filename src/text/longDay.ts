const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What day a text (`YYYY-MM-DD`) means, midnight in UTC. */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Its day of the week, `Saturday`; empty when a text is no day. */
export const weekdayOf = (date: string): string => WEEKDAYS[dayOf(date).getUTCDay()] ?? '';

/** A calendar day as readers write it, `21 November 2026`; a text that is no day stays as it is. */
export function longDay(date: string): string {
  const day = dayOf(date);
  const month = MONTHS[day.getUTCMonth()];
  return month === undefined ? date : `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}
