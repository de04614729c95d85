import { orderCalls, shippingCalls } from '../contract/order';
import { customerApi, onSuccess } from './baseApi';
import { fromCall, fromIdempotentCall } from './fromCall';
import { sendUpload } from './upload';

const upload = fromIdempotentCall(orderCalls.uploadpayment);

/** The calls of the order and shipping areas. For the progress of an upload see `watchUpload`. */
export const orderApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, since a fee must never come from the cache.
    calculateShipping: build.mutation(fromCall(shippingCalls.calculateShipping)),
    place: build.mutation({
      ...fromIdempotentCall(orderCalls.place),
      invalidatesTags: onSuccess('Cart', 'Order'),
    }),
    stripe: build.mutation({
      ...fromIdempotentCall(orderCalls.stripe),
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
    uploadpayment: build.mutation({
      ...upload,
      query: (arg: Parameters<typeof upload.query>[0]) => ({
        ...upload.query(arg),
        send: sendUpload,
      }),
      // Also after a lost response, since the receipt may have arrived.
      invalidatesTags: (_response, error) => (error?.kind === 'refused' ? [] : ['Order']),
    }),
  }),
});

export const { useUserordersQuery: useUserOrdersQuery, useOrderdetailQuery: useOrderDetailQuery } =
  orderApi;
