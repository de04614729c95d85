import type { InferOutput } from 'valibot';
import { isFailure } from '../contract/failure';
import { userCalls } from '../contract/user';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';
import { logFailure } from './log';
import { onSuccess } from './tags';

type SessionAnswer = InferOutput<typeof userCalls.login.response>;

/**
 * A sign-in's answer without its token: the session is the browser's cookie, so the token is dropped before it could be
 * kept, logged or shown in DevTools.
 */
function withoutToken(answer: unknown): SessionAnswer {
  const { token: _dropped, ...rest } = answer as SessionAnswer;
  return rest;
}

/** The calls of the user area. */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.query({
      ...fromCall(userCalls.verifyToken),
      providesTags: ['Session'],
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.catch(({ error }) => {
          // Being no customer is no failure; not knowing is one, and only logged (spec §8).
          if (isFailure(error) && error.kind !== 'refused') {
            logFailure('The sign-in could not be checked', error);
          }
        });
      },
    }),
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
    logout: build.mutation({
      ...fromCall(userCalls.logout),
      invalidatesTags: onSuccess('Session'),
    }),
    sendRegisterOtp: build.mutation(fromCall(userCalls.sendRegisterOtp)),
    verifyRegisterOtp: build.mutation(fromCall(userCalls.verifyRegisterOtp)),
    sendResetOtp: build.mutation(fromCall(userCalls.sendResetOtp)),
    verifyResetOtp: build.mutation(fromCall(userCalls.verifyResetOtp)),
    resetPassword: build.mutation(fromCall(userCalls.resetPassword)),
  }),
});
