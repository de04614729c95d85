import * as v from 'valibot';
import { lenientArray, successResponse } from '../rules/schemas';
import { get } from './call';

/** The call of the custom area (spec §7): the pictures of the home page's slider. */
export const customCalls = {
  getSliderImages: get('/api/custom/getSliderImages', {
    audience: 'public',
    cached: true,
    response: successResponse({ sliderImages: lenientArray(v.string()) }),
  }),
} as const;
