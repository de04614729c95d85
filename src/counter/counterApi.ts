import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { counterMailCalls } from '@kedai/contract/calls/counterMails';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { createApi } from '@reduxjs/toolkit/query/react';
import { logBrokenContract, malformed } from '../api/classify';
import { fromCall } from '../api/fromCall';
import { transport } from '../api/transport';

/** After a sign-in everything is loaded again: the role decides which acts an order offers. */
const signsIn = (_: unknown, error: unknown) =>
  error === undefined ? (['Session', 'Order', 'Mail'] as const) : [];

/** The calls of the counter. */
export const counterApi = createApi({
  reducerPath: 'counterApi',
  baseQuery: transport,
  tagTypes: ['Session', 'Order', 'Mail'],
  catchSchemaFailure: () => malformed(),
  onSchemaFailure: logBrokenContract,
  refetchOnReconnect: true,
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
      invalidatesTags: ['Session', 'Order'],
    }),
    removeExampleOrders: build.mutation({
      ...fromCall(counterSessionCalls.removeExampleOrders),
      invalidatesTags: ['Session', 'Order'],
    }),
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
    // Orders are loaded again after a failure too: somebody else has changed the order, or a response was lost.
    act: build.mutation({ ...fromCall(counterOrderCalls.act), invalidatesTags: ['Order'] }),
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
  useWaitingReceiptsQuery,
  useCounterOrderQuery,
  useOrdersToPrintQuery,
  useActMutation,
  useAddNoteMutation,
  useFailedMailsQuery,
  useSendMailAgainMutation,
} = counterApi;
