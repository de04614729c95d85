import { accountCalls } from '@kedai/contract/calls/account';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

/** The customer's own account. No calls of spec §7: a server may respond with 404. */
export const accountApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.query({ ...fromCall(accountCalls.account), providesTags: ['Account'] }),
    changePassword: build.mutation({
      ...fromCall(accountCalls.changePassword),
      invalidatesTags: onSuccess('Device'),
    }),
  }),
});

export const { useAccountQuery, useChangePasswordMutation } = accountApi;
