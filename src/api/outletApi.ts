import { outletCalls } from '@kedai/contract/calls/outlet';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The call of the outlet area. */
export const outletApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    outletList: build.query({
      ...fromCall(outletCalls.outletList),
      providesTags: ['Outlet'],
    }),
  }),
});

export const { useOutletListQuery } = outletApi;
