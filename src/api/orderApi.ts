import { orderCalls, shippingCalls } from '@kedai/contract/order';
import { customerApi, onSuccess } from './baseApi';
import { fromCall } from './fromCall';

/** The calls of the order and shipping areas, except the upload (`uploadApi.ts`). */
export const orderApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, since a fee must never come from the cache.
    calculateShipping: build.mutation(fromCall(shippingCalls.calculateShipping)),
    place: build.mutation({
      ...fromCall(orderCalls.place),
      invalidatesTags: onSuccess('Cart', 'Order'),
    }),
    stripe: build.mutation({
      ...fromCall(orderCalls.stripe),
      invalidatesTags: onSuccess('Cart', 'Order'),
    }),
    userorders: build.query({
      ...fromCall(orderCalls.userorders),
      providesTags: ['Order'],
    }),
    orderdetail: build.query({
      ...fromCall(orderCalls.orderdetail),
      providesTags: ['Order'],
    }),
  }),
});

export const { useUserordersQuery: useUserOrdersQuery, useOrderdetailQuery: useOrderDetailQuery } =
  orderApi;
