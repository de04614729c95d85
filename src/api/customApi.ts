import { customCalls } from '@kedai/contract/calls/custom';
import { publicApi } from './apis';
import { fromCall } from './fromCall';

/** The call of the custom area. */
export const customApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    getSliderImages: build.query({
      ...fromCall(customCalls.getSliderImages),
      providesTags: ['Slider'],
    }),
  }),
});

export const { useGetSliderImagesQuery } = customApi;
