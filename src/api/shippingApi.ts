import { shippingCalls } from '../contract/shipping';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The call of the shipping area; a mutation, since a fee is asked anew each time and never taken from a cache. */
export const shippingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    calculateShipping: build.mutation(fromCall(shippingCalls.calculateShipping)),
  }),
});

export const { useCalculateShippingMutation } = shippingApi;
