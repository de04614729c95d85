import { accountCalls } from '@kedai/contract/calls/account';
import { deviceCalls } from '@kedai/contract/calls/devices';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

/** The customer's own account, its devices and passkeys. No calls of spec §7: a server may respond with 404. */
export const accountApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.query({ ...fromCall(accountCalls.account), providesTags: ['Account'] }),
    changePassword: build.mutation({
      ...fromCall(accountCalls.changePassword),
      invalidatesTags: onSuccess('Device'),
    }),
    devices: build.query({
      ...fromCall(deviceCalls.devices),
      providesTags: ['Device'],
      keepUnusedDataFor: 0,
    }),
    signOutDevice: build.mutation({
      ...fromCall(deviceCalls.signOutDevice),
      invalidatesTags: onSuccess('Device'),
    }),
    signOutOtherDevices: build.mutation({
      ...fromCall(deviceCalls.signOutOtherDevices),
      invalidatesTags: onSuccess('Device'),
    }),
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

export const {
  useAccountQuery,
  useChangePasswordMutation,
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
  usePasskeysQuery,
} = accountApi;
