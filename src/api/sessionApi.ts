import { isFailure } from '../contract/failure';
import { sessionCalls } from '../contract/session';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';
import { logFailure } from './log';
import { onSuccess } from './tags';

/** The part of the user area that every page needs: who is here, and leaving. The rest comes with `userApi`. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyToken: build.query({
      ...fromCall(sessionCalls.verifyToken),
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
    logout: build.mutation({
      ...fromCall(sessionCalls.logout),
      invalidatesTags: onSuccess('Session'),
    }),
  }),
});
