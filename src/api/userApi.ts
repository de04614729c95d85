import { isFailure } from '@kedai/contract/calls/failure';
import { HUMAN_CHECK_PATH, passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import * as v from 'valibot';
import { visitorApi } from './apis';
import { logFailure } from './classify';
import { fromCall } from './fromCall';
import type { CallArgs } from './transport';

/** The challenge for the ALTCHA widget, which validates the rest of it. */
const challengeSchema = v.looseObject({ parameters: v.looseObject({ algorithm: v.string() }) });

export type HumanCheckChallenge = v.InferOutput<typeof challengeSchema>;

/** The calls of the user area. The store reacts to those that change the session. */
export const userApi = visitorApi.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.query({
      ...fromCall(userCalls.verifyToken),
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.catch(({ error }) => {
          // A guest's 401 is no failure. Any other failure is logged only (spec §8).
          if (isFailure(error) && error.kind !== 'refused') {
            logFailure('The sign-in could not be checked', error);
          }
        });
      },
    }),
    /**
     * Asks for the server's time, which every response carries and the transport reads. It is the smallest public call that no
     * HTTP cache serves; its own response is not looked at.
     */
    readServerTime: build.query<null, void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        await baseQuery({ call: userCalls.verifyToken });
        return { data: null };
      },
    }),
    logout: build.mutation(fromCall(userCalls.logout)),
    login: build.mutation(fromCall(userCalls.login)),
    register: build.mutation(fromCall(userCalls.register)),
    passkeySignIn: build.mutation(fromCall(passkeySignIn)),
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
    sendRegisterOtp: build.mutation(fromCall(userCalls.sendRegisterOtp)),
    verifyRegisterOtp: build.mutation(fromCall(userCalls.verifyRegisterOtp)),
    sendResetOtp: build.mutation(fromCall(userCalls.sendResetOtp)),
    verifyResetOtp: build.mutation(fromCall(userCalls.verifyResetOtp)),
    resetPassword: build.mutation(fromCall(userCalls.resetPassword)),
  }),
});
