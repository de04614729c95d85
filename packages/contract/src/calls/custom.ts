import * as v from 'valibot';
import { lenientArray, successResponse } from '../rules/schemas';
import { type FactsOf, get } from './call';

/** The call of the custom area (spec §7): the pictures of the home page's slider. */
export const customCalls = {
  getSliderImages: get('/api/custom/getSliderImages', {
    audience: 'public',
    response: successResponse({ sliderImages: lenientArray(v.string()) }),
  }),
} as const;

export const customFacts: FactsOf<typeof customCalls> = { getSliderImages: { cached: true } };
