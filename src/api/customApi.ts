import { customCalls } from '@kedai/contract/calls/custom';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The call of the custom area. */
export const customApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSliderImages: build.query({
      ...fromCall(customCalls.getSliderImages),
      providesTags: ['Slider'],
    }),
  }),
});

export const { useGetSliderImagesQuery } = customApi;
