import * as v from 'valibot';
import { SLOT_DAYS_MAX } from '../rules/limits';
import { lenientArray, nullAsAbsent, successResponse } from '../rules/schemas';
import { dateText } from '../rules/selection';
import * as slotFields from '../text/fields/slots';
import { type FactsOf, getWithQuery } from './call';

/** Whether a slot can be chosen. `passed`: its time, or the time to order for it, is over. */
export const SLOT_STATES = ['open', 'full', 'closed', 'passed'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

const slotSchema = v.object({
  /** The hour in which it starts, in Malaysia. */
  hour: v.number(),
  state: v.picklist(SLOT_STATES),
  /** Why it is closed, for shoppers. */
  reason: nullAsAbsent(v.string()),
  /** Places left, when they are 3 or fewer. */
  left: nullAsAbsent(v.number()),
});

/** The slots of a day, for each service. */
const daySlotsSchema = v.object({
  /** `YYYY-MM-DD` */
  date: v.string(),
  pickup: lenientArray(slotSchema),
  delivery: lenientArray(slotSchema),
});

export type DaySlots = v.InferOutput<typeof daySlotsSchema>;

const LAST_MONTHS = '9999-10';

/** Not part of spec §7. It is apart from the other call of its area, because the home page does without it. */
export const slotCalls = {
  getSlots: getWithQuery('/api/custom/getSlots', {
    audience: 'public',
    /** `from`: the first day, `YYYY-MM-DD`; `days`: how many, at most `SLOT_DAYS_MAX`. */
    request: v.object({
      // Every day of the response has a year of four digits.
      from: v.pipe(
        dateText,
        v.check((from) => from < LAST_MONTHS, slotFields.wrongFrom),
      ),
      days: v.pipe(
        v.string(),
        v.regex(/^[1-9]\d?$/, slotFields.wrongDays),
        v.check((days) => Number(days) <= SLOT_DAYS_MAX, slotFields.wrongDays),
      ),
    }),
    response: successResponse({ days: lenientArray(daySlotsSchema) }),
  }),
} as const;

export const slotFacts: FactsOf<typeof slotCalls> = {
  getSlots: { isOptional: true, hasTag: true },
};
