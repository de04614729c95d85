import * as v from 'valibot';
import { required } from '../text/fields/required';
import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR, SELECTION_MAX_DAYS_AHEAD } from './limits';
import { dateText } from './selection';
import { SLOTS } from './slots';
import { requiredText } from './text';

const hours = v.array(
  v.pipe(v.number(), v.integer(), v.minValue(FIRST_SLOT_HOUR), v.maxValue(LAST_SLOT_HOUR)),
);

/** The hours (start of the slot) that are open on each weekday, Sunday first. */
const week = v.pipe(v.array(hours), v.length(7));

/** Days or hours on which the shop is closed, whatever the weekday says. */
export const closureSchema = v.pipe(
  v.object({
    /** The first and last day, `YYYY-MM-DD`. */
    from: dateText,
    until: dateText,
    /** Only these hours; absent: the whole day. */
    hours: v.optional(v.pipe(hours, v.minLength(1, 'Choose the hours, or the whole day.'))),
    /** What shoppers read, such as "Hari Raya". */
    reason: requiredText(required('the reason')),
  }),
  v.check(({ from, until }) => from <= until, 'The last day is not before the first one.'),
);

export type Closure = v.InferOutput<typeof closureSchema>;

/** Closures at a time. */
export const CLOSURES_MAX = 200;

const places = v.nullable(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0, 'Places are a whole number from 0.'),
    v.maxValue(9999),
  ),
);

/** When the shop takes orders. */
export const slotRulesSchema = v.object({
  open: v.object({ pickup: week, delivery: week }),
  closures: v.pipe(
    v.array(closureSchema),
    v.maxLength(CLOSURES_MAX, `At most ${CLOSURES_MAX} closures. Please remove some first.`),
  ),
  /** Minutes between an order and the start of its slot, at least. 0: a slot can be chosen until it begins. */
  leadMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14 * 24 * 60)),
  /** How many days ahead orders are taken, today not counted. */
  daysAhead: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SELECTION_MAX_DAYS_AHEAD)),
  /** Orders that one slot takes, per service; null: no limit. */
  places: v.object({ pickup: places, delivery: places }),
});

export type SlotRules = v.InferOutput<typeof slotRulesSchema>;

const everyHour = SLOTS.map(({ startHour }) => startHour);
const everyDay = Array.from({ length: 7 }, () => everyHour);

/** The rules of the specification (§5): every hour of every day, no limit. */
export const DEFAULT_SLOT_RULES: SlotRules = {
  open: { pickup: everyDay, delivery: everyDay },
  closures: [],
  leadMinutes: 0,
  daysAhead: SELECTION_MAX_DAYS_AHEAD,
  places: { pickup: null, delivery: null },
};
