/*
 * Calendar days (`YYYY-MM-DD`) in words, the same wherever the device is. Without `Intl`: the first `DateTimeFormat` of a
 * page costs more than all that stands around the day. ECMAScript fixes what `toUTCString` writes:
 * `Sat, 21 Nov 2026 00:00:00 GMT`.
 */
const WRITTEN = /^(\w{3}), 0?(\d+ \w{3}) (\d+)/;

/**
 * Its day of the week and the rest, `Sat` and `21 Nov`, or `21 Nov 2099` in another year than the shop's; a text that is no
 * day stays as it is, without a weekday.
 * @param today the shop's day, `YYYY-MM-DD`
 */
export function partsOfDay(
  date: string,
  today: string,
): readonly [weekday: string, dayAndMonth: string] {
  const written = WRITTEN.exec(new Date(`${date}T00:00:00Z`).toUTCString());
  const [, weekday = '', dayAndMonth = date, year = ''] = written ?? [];
  return [weekday, today.startsWith(year) ? dayAndMonth : `${dayAndMonth} ${year}`];
}

/** As everywhere in the shop: `Sat, 21 Nov`. */
export const shortDay = (date: string, today: string): string =>
  partsOfDay(date, today).filter(Boolean).join(', ');
