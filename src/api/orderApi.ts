import { type OrdersRequest, orderCalls, shippingCalls } from '@kedai/contract/calls/order';
import { splitSelection } from '@kedai/contract/protocol/selectionHeader';
import { ORDERS_PAGE_SIZE } from '@kedai/contract/rules/limits';
import type { InferOutput } from 'valibot';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

/** The calls of the order and shipping areas, except the upload (`uploadApi.ts`). */
export const orderApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, since a fee must never come from the cache.
    calculateShipping: build.mutation(fromCall(shippingCalls.calculateShipping)),
    orderPlace: build.mutation({
      ...fromCall(orderCalls.place, { split: splitSelection }),
      invalidatesTags: onSuccess('Cart', 'Order'),
    }),
    orderStripe: build.mutation({
      ...fromCall(orderCalls.stripe, { split: splitSelection }),
      invalidatesTags: onSuccess('Cart', 'Order'),
    }),
    /** The customer's orders, page by page. An API without pages answers all of them. */
    userorders: build.infiniteQuery<
      InferOutput<typeof orderCalls.userorders.response>,
      void,
      NonNullable<OrdersRequest['before']> | null
    >({
      query: ({ pageParam }) => ({
        call: orderCalls.userorders,
        body: { amount: ORDERS_PAGE_SIZE, ...(pageParam && { before: pageParam }) },
      }),
      responseSchema: fromCall(orderCalls.userorders).responseSchema,
      providesTags: ['Order'],
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ orders, olderOrders = 0 }, _pages, before) => {
          const last = orders.at(-1);
          // An API that ignores `before` repeats its page.
          if (last === undefined || olderOrders === 0 || last.id === before?.id) return undefined;
          return { date: last.date, id: last.id };
        },
      },
    }),
    orderdetail: build.query({
      ...fromCall(orderCalls.orderdetail),
      providesTags: ['Order'],
    }),
    /** A refused order is another one than the page shows, and after a lost response it may be cancelled: both are refetched. */
    orderCancel: build.mutation({
      ...fromCall(orderCalls.cancel),
      invalidatesTags: ['Order'],
      onQueryStarted: async (order, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response === null) return;
        dispatch(orderApi.util.upsertQueryData('orderdetail', order, response.data));
      },
    }),
  }),
});

export const {
  useUserordersInfiniteQuery: useUserOrdersInfiniteQuery,
  useOrderdetailQuery: useOrderDetailQuery,
  useOrderCancelMutation: useCancelOrderMutation,
} = orderApi;
