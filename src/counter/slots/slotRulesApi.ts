import { counterSlotCalls } from '@kedai/contract/calls/counterSlots';
import type { InferOutput } from 'valibot';
import { fromCall } from '../../api/fromCall';
import { counterApi } from '../counterApi';

export type LoadedRules = InferOutput<typeof counterSlotCalls.slotRules.response>;

const slotRulesApi = counterApi.injectEndpoints({
  endpoints: (build) => ({
    slotRules: build.query({
      ...fromCall(counterSlotCalls.slotRules),
      providesTags: ['SlotRules'],
    }),
    ordersInSlots: build.query(fromCall(counterSlotCalls.ordersInSlots)),
    saveSlotRules: build.mutation(fromCall(counterSlotCalls.saveSlotRules)),
    addClosure: build.mutation(fromCall(counterSlotCalls.addClosure)),
    removeClosure: build.mutation(fromCall(counterSlotCalls.removeClosure)),
  }),
});

export const {
  useSlotRulesQuery,
  useLazyOrdersInSlotsQuery,
  useSaveSlotRulesMutation,
  useAddClosureMutation,
  useRemoveClosureMutation,
} = slotRulesApi;
