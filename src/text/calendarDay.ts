/**
 * A calendar day in words, the same wherever the device is. What `toUTCString` writes is fixed by ECMAScript
 * (`Sat, 21 Nov 2026 00:00:00 GMT`); the first `Intl.DateTimeFormat` of a page costs more than all that stands around it.
 * @param date `YYYY-MM-DD`; a text that is no day is left as it is, without a weekday
 */
export function calendarDay(date: string): {
  readonly weekday: string;
  readonly dayAndMonth: string;
} {
  const written = new Date(`${date}T00:00:00Z`).toUTCString();
  const [, weekday = '', dayAndMonth = date] = /^(\w{3}), 0?(\d+ \w{3}) /.exec(written) ?? [];
  return { weekday, dayAndMonth };
}

/** A calendar day (`YYYY-MM-DD`) for a shopper, as everywhere in the shop: `Sat, 21 Nov`. */
export function shortDay(date: string): string {
  const { weekday, dayAndMonth } = calendarDay(date);
  return weekday === '' ? date : `${weekday}, ${dayAndMonth}`;
}
