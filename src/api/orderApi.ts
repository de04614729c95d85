import { orderCalls } from '../contract/order';
import { baseApi } from './baseApi';
import { fromCall, fromIdempotentCall } from './fromCall';
import { LIST, onSuccess } from './tags';

/** What is known of one order: itself, and its place in the list. */
const tagsOf = (id: string) =>
  [
    { type: 'Order', id },
    { type: 'Order', id: LIST },
  ] as const;

/** Asks anew for what is shown of an order. */
export const orderMayHaveChanged = (orderId: string) =>
  baseApi.util.invalidateTags([...tagsOf(orderId)]);

/** The calls of the order area. Progress of an upload: `watchUpload` with the same key. */
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
      providesTags: (answer) => [
        'Session',
        { type: 'Order', id: LIST },
        ...(answer?.orders ?? []).map(({ id }) => ({ type: 'Order' as const, id })),
      ],
    }),
    orderdetail: build.query({
      ...fromCall(orderCalls.orderdetail),
      providesTags: (_answer, _error, { orderId }) => [
        'Session',
        { type: 'Order', id: String(orderId) },
      ],
    }),
    uploadpayment: build.mutation({
      ...fromIdempotentCall(orderCalls.uploadpayment),
      // Also without an answer: the receipt may have arrived.
      invalidatesTags: (_answer, error, { orderId }) =>
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
