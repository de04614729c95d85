import * as v from 'valibot';
import * as serviceFields from '../text/fields/service';
import { cookieValues, SELECTION_COOKIE } from './cookies';
import { isCalendarDate } from './shopTime';
import { requiredText } from './text';

/** A day, `YYYY-MM-DD`. */
export const dateText = v.pipe(v.string(), v.check(isCalendarDate, serviceFields.wrongDate));
const slotText = v.pipe(v.string(), v.regex(/^\d{2}:00 - \d{2}:00$/));

/** The chosen service (spec §3). `calendarDate` is `YYYY-MM-DD`, `deliveryTime` such as `10:00 - 11:00`. */
export const selectionSchema = v.variant('serviceType', [
  v.object({
    serviceType: v.literal('pickup'),
    calendarDate: dateText,
    deliveryTime: slotText,
  }),
  v.object({
    serviceType: v.literal('delivery'),
    deliveryAddress: requiredText(serviceFields.address),
    calendarDate: dateText,
    deliveryTime: slotText,
  }),
]);

export type Selection = v.InferOutput<typeof selectionSchema>;
export type ServiceType = Selection['serviceType'];

/** Parses a saved selection: a list with one entry, or the object itself. Anything else counts as absent. */
export function readSelection(value: unknown): Selection | null {
  const candidate: unknown = Array.isArray(value) ? value[0] : value;
  const result = v.safeParse(selectionSchema, candidate);
  return result.success ? result.output : null;
}

export const isSameSelection = (one: Selection, other: Selection): boolean =>
  textOf(one) === textOf(other);

/** Parsing puts the fields into the order of the schema. */
const textOf = (selection: Selection) => JSON.stringify(v.parse(selectionSchema, selection));

/** The selections in a `Cookie` header, in the order of the header. An invalid value counts as absent. */
export const readSelectionCookies = (cookies = ''): readonly Selection[] =>
  cookieValues(cookies, SELECTION_COOKIE).flatMap((value) => {
    try {
      return readSelection(JSON.parse(decodeURIComponent(value))) ?? [];
    } catch {
      return [];
    }
  });
