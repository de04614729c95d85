/*
 * Formats calendar days (`YYYY-MM-DD`), independent of the device's time zone and language. `Intl` is not used: creating the
 * first `DateTimeFormat` of a page takes too long. ECMAScript defines the format of `toUTCString`:
 * `Sat, 21 Nov 2026 00:00:00 GMT`.
 */
const UTC_STRING = /^(\w{3}), 0?(\d+ \w{3}) (\d+)/;

/**
 * Splits a day into its weekday and the rest: `Sat` and `21 Nov`, or `21 Nov 2099` outside the current year. An invalid day
 * is returned unchanged, without a weekday.
 * @param today the current day of the shop, `YYYY-MM-DD`
 */
export function partsOfDay(
  date: string,
  today: string,
): readonly [weekday: string, dayAndMonth: string] {
  const parts = UTC_STRING.exec(new Date(`${date}T00:00:00Z`).toUTCString());
  const [, weekday = '', dayAndMonth = date, year = ''] = parts ?? [];
  return [weekday, today.startsWith(year) ? dayAndMonth : `${dayAndMonth} ${year}`];
}

/** The short format of a day: `Sat, 21 Nov`. */
export const shortDay = (date: string, today: string): string =>
  partsOfDay(date, today).filter(Boolean).join(', ');
