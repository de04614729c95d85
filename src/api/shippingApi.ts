import { shippingCalls } from '../contract/shipping';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The call of the shipping area. It is a mutation, since a fee must never come from the cache. */
export const shippingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    calculateShipping: build.mutation(fromCall(shippingCalls.calculateShipping)),
  }),
});

export const { useCalculateShippingMutation } = shippingApi;
