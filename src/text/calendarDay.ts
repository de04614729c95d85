/*
 * Calendar days (`YYYY-MM-DD`) in words, the same wherever the device is. Without `Intl`: the first `DateTimeFormat` of a
 * page costs more than all that stands around the day. ECMAScript fixes what `toUTCString` writes:
 * `Sat, 21 Nov 2026 00:00:00 GMT`.
 */
const WRITTEN = /^(\w{3}), 0?(\d+ \w{3})/;

/** Its day of the week and the rest, `Sat` and `21 Nov`; a text that is no day stays as it is, without a weekday. */
export function partsOfDay(date: string): readonly [weekday: string, dayAndMonth: string] {
  const [, weekday = '', dayAndMonth = date] =
    WRITTEN.exec(new Date(`${date}T00:00:00Z`).toUTCString()) ?? [];
  return [weekday, dayAndMonth];
}

/** As everywhere in the shop: `Sat, 21 Nov`. */
export const shortDay = (date: string): string => partsOfDay(date).filter(Boolean).join(', ');
