import { outletCalls } from '@kedai/contract/calls/outlet';
import { publicApi } from './apis';
import { fromCall } from './fromCall';

/** The call of the outlet area. */
export const outletApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    outletList: build.query({
      ...fromCall(outletCalls.outletList),
      providesTags: ['Outlet'],
    }),
  }),
});

export const { useOutletListQuery } = outletApi;
