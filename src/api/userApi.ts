import type { InferOutput } from 'valibot';
import { userCalls } from '../contract/user';
import { fromCall } from './fromCall';
import { sessionApi } from './sessionApi';
import { onSuccess } from './tags';

type SessionAnswer = InferOutput<typeof userCalls.login.response>;

/**
 * Removes the token from the response of a sign-in, so that it is never cached, logged or shown in DevTools. The session is
 * an HttpOnly cookie.
 */
function withoutToken(answer: unknown): SessionAnswer {
  const { token: _dropped, ...rest } = answer as SessionAnswer;
  return rest;
}

/** All calls of the user area, `sessionApi` included. */
export const userApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...fromCall(userCalls.login),
      transformResponse: withoutToken,
      invalidatesTags: onSuccess('Session'),
    }),
    register: build.mutation({
      ...fromCall(userCalls.register),
      transformResponse: withoutToken,
      invalidatesTags: onSuccess('Session'),
    }),
    sendRegisterOtp: build.mutation(fromCall(userCalls.sendRegisterOtp)),
    verifyRegisterOtp: build.mutation(fromCall(userCalls.verifyRegisterOtp)),
    sendResetOtp: build.mutation(fromCall(userCalls.sendResetOtp)),
    verifyResetOtp: build.mutation(fromCall(userCalls.verifyResetOtp)),
    resetPassword: build.mutation(fromCall(userCalls.resetPassword)),
  }),
});
