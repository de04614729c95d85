import { SELECTION_MAX_DAYS_AHEAD } from '@kedai/contract/rules/limits';
import type { Closure, SlotRules } from '@kedai/contract/rules/slotRules';
import { slotsText } from '../../text/counter/slots';

export const SERVICES = ['delivery', 'pickup'] as const;
type Service = (typeof SERVICES)[number];

/** Weekdays as the rules count them, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** The rules without the closures, as a text for each field of the form. Hours are start hours, such as `10,11`. */
export type RuleFields = Readonly<Record<string, string>>;

export const hoursField = (service: Service, weekday: number) => `open.${service}.${weekday}`;

/** The fields with a whole number. */
export const NUMBERS = [
  { name: 'leadMinutes', max: 14 * 24 * 60, isOptional: false },
  { name: 'daysAhead', max: SELECTION_MAX_DAYS_AHEAD, isOptional: false },
  { name: 'places.delivery', max: 9999, isOptional: true },
  { name: 'places.pickup', max: 9999, isOptional: true },
] as const;

export const hoursOf = (text = ''): readonly number[] =>
  text === '' ? [] : text.split(',').map(Number);

export function fieldsOfRules({ open, leadMinutes, daysAhead, places }: SlotRules): RuleFields {
  const hours = SERVICES.flatMap((service) =>
    WEEKDAYS.map((day) => [hoursField(service, day), open[service][day]?.join(',') ?? '']),
  );
  return {
    ...Object.fromEntries(hours),
    leadMinutes: String(leadMinutes),
    daysAhead: String(daysAhead),
    'places.delivery': String(places.delivery ?? ''),
    'places.pickup': String(places.pickup ?? ''),
  };
}

/** What is wrong in the fields, by their names. */
export function errorsOf(fields: RuleFields): RuleFields {
  const wrong = NUMBERS.filter(({ name, max, isOptional }) => {
    const text = fields[name]?.trim() ?? '';
    return text === '' ? !isOptional : !/^\d+$/.test(text) || Number(text) > max;
  });
  return Object.fromEntries(wrong.map(({ name, max }) => [name, slotsText.wholeNumber(max)]));
}

/** The rules of valid fields. */
export function rulesOf(fields: RuleFields, closures: readonly Closure[]): SlotRules {
  const week = (service: Service) =>
    Array.from({ length: 7 }, (_, day) => [...hoursOf(fields[hoursField(service, day)])]);
  const places = (service: Service) => {
    const text = fields[`places.${service}`]?.trim() ?? '';
    return text === '' ? null : Number(text);
  };
  return {
    open: { delivery: week('delivery'), pickup: week('pickup') },
    closures: [...closures],
    leadMinutes: Number(fields.leadMinutes),
    daysAhead: Number(fields.daysAhead),
    places: { delivery: places('delivery'), pickup: places('pickup') },
  };
}

/** A field as somebody has changed it, and what was saved before. */
interface Edit {
  readonly value: string;
  readonly before: string;
}

export type Edits = Readonly<Record<string, Edit>>;

/** Changes fields; one that is as it is saved is no edit. */
export function edit(edits: Edits, saved: RuleFields, changed: RuleFields): Edits {
  const all = { ...edits };
  for (const [name, value] of Object.entries(changed)) {
    if (value === saved[name]) delete all[name];
    else all[name] = { value, before: edits[name]?.before ?? saved[name] ?? '' };
  }
  return all;
}

/** The saved fields with what has been changed here. Fields that only others have changed are theirs. */
export const merge = (saved: RuleFields, edits: Edits): RuleFields => ({
  ...saved,
  ...Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, value])),
});

/** The edited fields that somebody else has saved meanwhile with another value. */
export const conflictsOf = (saved: RuleFields, edits: Edits): readonly string[] =>
  Object.entries(edits).flatMap(([name, { value, before }]) =>
    saved[name] !== before && saved[name] !== value ? name : [],
  );
