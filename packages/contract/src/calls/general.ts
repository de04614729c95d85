import * as v from 'valibot';
import { TEXT_MAX_CHARACTERS } from '../rules/limits';
import { lenientArray, lenientNumber, successResponse } from '../rules/schemas';
import { cleanedText, maxCharacters, storableText } from '../rules/text';
import * as placeFields from '../text/fields/place';
import { type FactsOf, getWithQuery, post } from './call';

/** A suggested address (spec §3). */
export const addressSuggestionSchema = v.object({
  description: v.string(),
  place_id: v.string(),
});

export type AddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>;

/** The suggestions are in `data.data` (spec §7). Some servers send them in `data`. */
const suggestedSchema = v.union([
  v.object({ data: lenientArray(addressSuggestionSchema) }),
  v.pipe(
    lenientArray(addressSuggestionSchema),
    v.transform((data) => ({ data })),
  ),
]);

/** A place on the map, degrees. */
export const locationSchema = v.object({
  lat: v.pipe(lenientNumber, v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(lenientNumber, v.minValue(-180), v.maxValue(180)),
});

export type Location = v.InferOutput<typeof locationSchema>;

export const generalCalls = {
  generateMapList: post('/api/general/generateMapList', {
    audience: 'visitor',
    request: v.object({
      input: v.pipe(cleanedText(), maxCharacters(TEXT_MAX_CHARACTERS, placeFields.tooLong)),
    }),
    response: successResponse({ data: suggestedSchema }),
  }),
  /** The geocoding service of the reference server. A setting may replace it by another. */
  geocode: getWithQuery('/api/general/geocode', {
    audience: 'visitor',
    request: v.object({ place_id: v.pipe(storableText, v.nonEmpty(), v.maxLength(500)) }),
    response: v.object({
      results: v.array(v.object({ geometry: v.object({ location: locationSchema }) })),
    }),
  }),
} as const;

export const generalFacts: FactsOf<typeof generalCalls> = {
  generateMapList: { limited: true },
  geocode: { limited: true, refusals: { 404: ['not-found'] } },
};
