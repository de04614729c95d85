import * as v from 'valibot';
import { TEXT_MAX_CHARACTERS } from './limits';
import { shopTime } from './shopTime';

/** A text that tells a day or a moment, such as `Sun Nov 22 2026` or with its hour, as the day that it is in the shop. */
function calendarDay(text: string): string {
  // A bare ISO day is read as midnight in Greenwich, which is the same day's morning in the shop.
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : shopTime(moment).today;
}

const dateText = v.pipe(v.string(), v.transform(calendarDay), v.isoDate());
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
    deliveryAddress: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(TEXT_MAX_CHARACTERS)),
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
