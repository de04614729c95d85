import { slotCalls } from '@kedai/contract/calls/slots';
import { publicApi } from './apis';
import { fromCall } from './fromCall';

/** The call about slots. It is apart from the other call of its area, because the home page does without it. */
export const slotApi = publicApi.injectEndpoints({
  endpoints: (build) => ({ getSlots: build.query(fromCall(slotCalls.getSlots)) }),
});

export const { useGetSlotsQuery } = slotApi;
