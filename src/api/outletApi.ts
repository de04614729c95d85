import { outletCalls } from '@kedai/contract/calls/outlet';
import { publicApi } from './apis';
import { fromCatalogueCall } from './fromCall';

/** The call of the outlet area. */
export const outletApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    outletList: build.query({
      ...fromCatalogueCall(outletCalls.outletList),
      providesTags: ['Outlet'],
    }),
  }),
});

export const { useOutletListQuery } = outletApi;
