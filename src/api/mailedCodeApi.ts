import { HUMAN_CHECK_PATH, mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import * as v from 'valibot';
import { visitorApi } from './apis';
import { fromCall } from './fromCall';
import type { CallArgs } from './transport';

/** The challenge for the ALTCHA widget, which validates the rest of it. */
const challengeSchema = v.looseObject({ parameters: v.looseObject({ algorithm: v.string() }) });

export type HumanCheckChallenge = v.InferOutput<typeof challengeSchema>;

/** The calls of mailed codes, and of the human check before one is sent. */
export const mailedCodeApi = visitorApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches the challenge of the human check. A shop without a human check responds with 204 or 404; both fail here, and the
     * form continues without it. A mutation, since a challenge is valid once and must not be cached.
     */
    humanCheck: build.mutation({
      query: (_: ReturnType<() => void>): CallArgs => ({
        call: { method: 'GET', path: HUMAN_CHECK_PATH, encoding: 'none', audience: 'visitor' },
      }),
      responseSchema: challengeSchema,
    }),
    sendRegisterOtp: build.mutation(fromCall(mailedCodeCalls.sendRegisterOtp)),
    verifyRegisterOtp: build.mutation(fromCall(mailedCodeCalls.verifyRegisterOtp)),
    sendResetOtp: build.mutation(fromCall(mailedCodeCalls.sendResetOtp)),
    verifyResetOtp: build.mutation(fromCall(mailedCodeCalls.verifyResetOtp)),
    resetPassword: build.mutation(fromCall(mailedCodeCalls.resetPassword)),
  }),
});
