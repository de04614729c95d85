import { newsCalls } from '../contract/news';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The call of the news area. */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    all: build.query({
      ...fromCall(newsCalls.all),
      providesTags: ['News'],
    }),
  }),
});

export const { useAllQuery: useNewsQuery, useLazyAllQuery: useLazyNewsQuery } = newsApi;
