import { deviceCalls } from '@kedai/contract/calls/devices';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

/** Where a customer is signed in. No calls of spec §7: a server may respond with 404. */
export const devicesApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useDevicesQuery, useSignOutDeviceMutation, useSignOutOtherDevicesMutation } =
  devicesApi;
