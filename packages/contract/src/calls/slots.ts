import * as v from 'valibot';
import { lenientArray, nullAsAbsent, successResponse } from '../rules/schemas';
import { dateText } from '../rules/selection';
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

/** Days that one call of `getSlots` returns at most. */
export const SLOT_DAYS_MAX = 62;

const LAST_MONTHS = '9999-10';
const FROM_PROBLEM = 'The field from is a day before October 9999.';
const DAYS_PROBLEM = `The field days is a number from 1 to ${SLOT_DAYS_MAX}.`;

/** Not part of spec §7. It is apart from the other call of its area, because the home page does without it. */
export const slotCalls = {
  getSlots: getWithQuery('/api/custom/getSlots', {
    audience: 'public',
    /** `from`: the first day, `YYYY-MM-DD`; `days`: how many, at most `SLOT_DAYS_MAX`. */
    request: v.object({
      // Every day of the response has a year of four digits.
      from: v.pipe(
        dateText,
        v.check((from) => from < LAST_MONTHS, FROM_PROBLEM),
      ),
      days: v.pipe(
        v.string(),
        v.regex(/^[1-9]\d?$/, DAYS_PROBLEM),
        v.check((days) => Number(days) <= SLOT_DAYS_MAX, DAYS_PROBLEM),
      ),
    }),
    response: successResponse({ days: lenientArray(daySlotsSchema) }),
  }),
} as const;

export const slotFacts: FactsOf<typeof slotCalls> = {
  getSlots: { isOptional: true, hasTag: true },
};
