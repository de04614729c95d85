import * as v from 'valibot';
import { get } from './call';
import { lenientArray, successResponse } from './schemas';

/** The call of the custom area (spec §7): the pictures of the home page's slider. */
export const customCalls = {
  getSliderImages: get('/api/custom/getSliderImages', {
    response: successResponse({ sliderImages: lenientArray(v.string()) }),
  }),
} as const;
