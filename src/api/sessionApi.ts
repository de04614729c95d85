import { isFailure } from '../contract/failure';
import { sessionCalls } from '../contract/session';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';
import { logFailure } from './log';
import { onSuccess } from './tags';

/** The calls of the user area that every page needs: verify the session, and log out. `userApi` adds the others. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.query({
      ...fromCall(sessionCalls.verifyToken),
      providesTags: ['Session'],
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
     * Asks for the server's time, which every answer carries and the transport reads. It is the smallest public call that no
     * HTTP cache answers; its own answer is not looked at.
     */
    readServerTime: build.query<null, void>({
      queryFn: async (_arg, _api, _options, ask) => {
        await ask({ call: sessionCalls.verifyToken });
        return { data: null };
      },
    }),
    logout: build.mutation({
      ...fromCall(sessionCalls.logout),
      invalidatesTags: onSuccess('Session'),
    }),
  }),
});
