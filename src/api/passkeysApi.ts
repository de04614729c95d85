import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

/** The customer's passkeys. No calls of spec §7: a server may respond with 404. */
export const passkeysApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query({
      ...fromCall(passkeyCalls.passkeys),
      providesTags: ['Passkey'],
      keepUnusedDataFor: 0,
    }),
    startPasskey: build.mutation(fromCall(passkeyCalls.startPasskey)),
    addPasskey: build.mutation({
      ...fromCall(passkeyCalls.addPasskey),
      invalidatesTags: onSuccess('Passkey'),
    }),
    removePasskey: build.mutation({
      ...fromCall(passkeyCalls.removePasskey),
      invalidatesTags: onSuccess('Passkey'),
    }),
  }),
});

export const { usePasskeysQuery } = passkeysApi;
