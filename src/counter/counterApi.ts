import { COUNTER_PAGE_SIZE, counterDayCalls } from '@kedai/contract/calls/counterDay';
import { counterMailCalls } from '@kedai/contract/calls/counterMails';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { InferOutput } from 'valibot';
import { logBrokenContract, malformed } from '../api/classify';
import { fromCall } from '../api/fromCall';
import { transport } from '../api/transport';

/** After a sign-in everything is loaded again: the role decides which acts an order offers. */
const signsIn = (_: unknown, error: unknown) =>
  error === undefined ? (['Session', 'Order', 'Mail', 'Changes'] as const) : [];

export type OrdersPage = InferOutput<typeof counterDayCalls.queue.response>;

/** A list of orders, page by page. */
const pagesOf = <Request>(
  call: typeof counterDayCalls.queue | typeof counterDayCalls.searchOrders,
) => ({
  query: ({ queryArg, pageParam }: { queryArg: Request; pageParam: number }) => ({
    call,
    body: { ...(queryArg as object | undefined), page: String(pageParam) },
  }),
  responseSchema: fromCall(counterDayCalls.queue).responseSchema,
  providesTags: ['Order'] as const,
  infiniteQueryOptions: {
    initialPageParam: 0,
    getNextPageParam: ({ count }: OrdersPage, _pages: unknown, page: number) =>
      (page + 1) * COUNTER_PAGE_SIZE < count ? page + 1 : undefined,
  },
});

/** The calls of the counter. */
export const counterApi = createApi({
  reducerPath: 'counterApi',
  baseQuery: transport,
  tagTypes: ['Session', 'Order', 'Mail', 'SlotRules', 'Changes'],
  catchSchemaFailure: () => malformed(),
  onSchemaFailure: logBrokenContract,
  endpoints: (build) => ({
    counterSession: build.query({
      ...fromCall(counterSessionCalls.counterSession),
      providesTags: ['Session'],
    }),
    startCounterSignIn: build.mutation(fromCall(counterSessionCalls.startCounterSignIn)),
    counterSignIn: build.mutation({
      ...fromCall(counterSessionCalls.counterSignIn),
      invalidatesTags: signsIn,
    }),
    startInvitation: build.mutation(fromCall(counterSessionCalls.startInvitation)),
    acceptInvitation: build.mutation({
      ...fromCall(counterSessionCalls.acceptInvitation),
      invalidatesTags: signsIn,
    }),
    counterSignOut: build.mutation(fromCall(counterSessionCalls.counterSignOut)),
    addExampleOrders: build.mutation({
      ...fromCall(counterSessionCalls.addExampleOrders),
      invalidatesTags: ['Session', 'Order', 'Changes'],
    }),
    removeExampleOrders: build.mutation({
      ...fromCall(counterSessionCalls.removeExampleOrders),
      invalidatesTags: ['Session', 'Order', 'Changes'],
    }),
    changes: build.query({ ...fromCall(counterDayCalls.changes), providesTags: ['Changes'] }),
    queue: build.infiniteQuery<OrdersPage, void, number>(pagesOf<void>(counterDayCalls.queue)),
    searchOrders: build.infiniteQuery<OrdersPage, { readonly text?: string }, number>(
      pagesOf(counterDayCalls.searchOrders),
    ),
    waitingReceipts: build.query({
      ...fromCall(counterOrderCalls.waitingReceipts),
      providesTags: ['Order'],
    }),
    counterOrder: build.query({
      ...fromCall(counterOrderCalls.counterOrder),
      providesTags: ['Order'],
    }),
    ordersToPrint: build.query({
      ...fromCall(counterDayCalls.ordersToPrint),
      providesTags: ['Order'],
    }),
    failedMails: build.query({
      ...fromCall(counterMailCalls.failedMails),
      providesTags: ['Mail'],
    }),
    sendMailAgain: build.mutation({
      ...fromCall(counterMailCalls.sendMailAgain),
      invalidatesTags: ['Mail'],
    }),
    // Also after a failure: somebody else has changed the order, or a response was lost.
    act: build.mutation({ ...fromCall(counterOrderCalls.act), invalidatesTags: ['Changes'] }),
    addNote: build.mutation({ ...fromCall(counterOrderCalls.addNote), invalidatesTags: ['Order'] }),
  }),
});

export const {
  useCounterSessionQuery,
  useStartCounterSignInMutation,
  useCounterSignInMutation,
  useStartInvitationMutation,
  useAcceptInvitationMutation,
  useCounterSignOutMutation,
  useAddExampleOrdersMutation,
  useRemoveExampleOrdersMutation,
  useChangesQuery,
  useQueueInfiniteQuery,
  useSearchOrdersInfiniteQuery,
  useWaitingReceiptsQuery,
  useCounterOrderQuery,
  useOrdersToPrintQuery,
  useActMutation,
  useAddNoteMutation,
  useFailedMailsQuery,
  useSendMailAgainMutation,
} = counterApi;
