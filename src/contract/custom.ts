import * as v from 'valibot';
import { call } from './call';
import { lenientArray, successFields } from './schemas';

/** The call of the custom area (spec §7): the pictures of the home page's slider. */
export const customCalls = {
  getSliderImages: call({
    method: 'GET',
    path: '/api/custom/getSliderImages',
    encoding: 'none',
    request: v.undefined(),
    response: v.object({ ...successFields, sliderImages: lenientArray(v.string()) }),
  }),
} as const;
