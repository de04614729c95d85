import { orderCalls } from '../contract/order';
import { baseApi } from './baseApi';
import { fromCall, fromIdempotentCall } from './fromCall';
import { LIST, onSuccess } from './tags';

/** The tags of one order: its detail and its entry in the list. */
const tagsOf = (id: string) =>
  [
    { type: 'Order', id },
    { type: 'Order', id: LIST },
  ] as const;

/** Refetches an order wherever it is shown. */
export const invalidateOrder = (orderId: string) =>
  baseApi.util.invalidateTags([...tagsOf(orderId)]);

/** The calls of the order area. For the progress of an upload see `watchUpload`. */
export const orderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    place: build.mutation({
      ...fromIdempotentCall(orderCalls.place),
      invalidatesTags: onSuccess('Cart', { type: 'Order', id: LIST }),
    }),
    stripe: build.mutation({
      ...fromIdempotentCall(orderCalls.stripe),
      invalidatesTags: onSuccess('Cart', { type: 'Order', id: LIST }),
    }),
    userorders: build.query({
      ...fromCall(orderCalls.userorders),
      providesTags: (response) => [
        'Session',
        { type: 'Order', id: LIST },
        ...(response?.orders ?? []).map(({ id }) => ({ type: 'Order' as const, id })),
      ],
    }),
    orderdetail: build.query({
      ...fromCall(orderCalls.orderdetail),
      providesTags: (_response, _error, { orderId }) => [
        'Session',
        { type: 'Order', id: String(orderId) },
      ],
    }),
    uploadpayment: build.mutation({
      ...fromIdempotentCall(orderCalls.uploadpayment),
      // Also after a lost response, since the receipt may have arrived.
      invalidatesTags: (_response, error, { orderId }) =>
        error?.kind === 'refused' ? [] : [...tagsOf(String(orderId))],
    }),
  }),
});

export const {
  usePlaceMutation,
  useStripeMutation,
  useUserordersQuery: useUserOrdersQuery,
  useOrderdetailQuery: useOrderDetailQuery,
  useUploadpaymentMutation: useUploadPaymentMutation,
} = orderApi;
