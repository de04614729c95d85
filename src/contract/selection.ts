import * as v from 'valibot';
import { isCalendarDate, shopTime } from './shopTime';
import { requiredText } from './text';

/** A bare date, whose day is checked as it is written: browsers read 30 February as a day in March. */
const BARE_DATE = /^\d+-\d+-\d+$/;
/** The last year of four digits, epoch ms. */
const YEAR_10000 = Date.UTC(10_000, 0, 1);

/** Converts a moment in words, such as `Sun Nov 22 2026` or an ISO time, to its day in the shop, `YYYY-MM-DD`. */
function calendarDay(text: string): string {
  const moment = BARE_DATE.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) || Math.abs(moment) > YEAR_10000 ? text : shopTime(moment).today;
}

const dateText = v.pipe(
  v.string(),
  v.transform(calendarDay),
  v.check(isCalendarDate, 'A date is a day of the calendar such as "2026-11-22".'),
);
const slotText = v.pipe(v.string(), v.regex(/^\d{2}:00 - \d{2}:00$/));

/** The chosen service (spec §3): `calendarDate` is `YYYY-MM-DD` once it is read, `deliveryTime` such as `10:00 - 11:00`. */
export const selectionSchema = v.variant('serviceType', [
  v.object({
    serviceType: v.literal('pickup'),
    calendarDate: dateText,
    deliveryTime: slotText,
  }),
  v.object({
    serviceType: v.literal('delivery'),
    deliveryAddress: requiredText('the address'),
    calendarDate: dateText,
    deliveryTime: slotText,
  }),
]);

export type Selection = v.InferOutput<typeof selectionSchema>;
export type ServiceType = Selection['serviceType'];

/** Reads a saved selection: a list with one entry or the bare object. Whatever else it is counts as absent. */
export function readSelection(value: unknown): Selection | null {
  const candidate: unknown = Array.isArray(value) ? value[0] : value;
  const result = v.safeParse(selectionSchema, candidate);
  return result.success ? result.output : null;
}

/** Whether two selections are the same service, place, date and slot. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.serviceType === other.serviceType &&
    addressOf(one) === addressOf(other) &&
    one.calendarDate === other.calendarDate &&
    one.deliveryTime === other.deliveryTime
  );
}

const addressOf = (selection: Selection) =>
  selection.serviceType === 'delivery' ? selection.deliveryAddress : null;

/** A selection as it is stored: a list with one entry. */
export function writeSelection(selection: Selection): readonly [Selection] {
  return [selection];
}

/** Reads a selection from a cookie's value (JSON, percent-encoded or not); nonsense counts as absent. */
export function readSelectionCookie(cookie: string | undefined): Selection | null {
  if (cookie === undefined) return null;
  for (const text of [cookie, decoded(cookie)]) {
    try {
      return readSelection(JSON.parse(text));
    } catch {
      // not JSON in this form; the other form may be
    }
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
