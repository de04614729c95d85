import * as v from 'valibot';
import { nameLanguage, requestedLanguage } from '../rules/language';
import { idSchema, lenientArray, lenientText, successResponse } from '../rules/schemas';
import { type FactsOf, getWithQuery } from './call';

/** One day of an outlet's hours (spec §3). */
export const outletDaySchema = v.object({
  day: v.string(),
  available: v.boolean(),
  operatingTime: v.nullish(v.object({ start: v.string(), end: v.string() })),
});

export const outletSchema = v.object({
  id: idSchema,
  title: v.string(),
  contactNumber: lenientText,
  whatsappNumber: lenientText,
  googleMap: lenientText,
  address: v.object(
    v.entriesFromList(['street', 'city', 'zipcode', 'state', 'country'], lenientText),
  ),
  schedule: v.nullish(lenientArray(outletDaySchema), []),
  language: nameLanguage,
});

export type Outlet = v.InferOutput<typeof outletSchema>;
export type OutletOnWire = v.InferInput<typeof outletSchema>;

export const outletCalls = {
  outletList: getWithQuery('/api/outlet/outletList', {
    audience: 'public',
    request: v.optional(v.object({ language: requestedLanguage })),
    response: successResponse({ outlets: lenientArray(outletSchema) }),
  }),
} as const;

export const outletFacts: FactsOf<typeof outletCalls> = { outletList: { cached: true } };
