import { isFailure } from '@kedai/contract/calls/failure';
import { passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import { visitorApi } from './apis';
import { logFailure } from './classify';
import { fromCall } from './fromCall';

/** The calls of the user area, except `mailedCodeApi.ts`. The store reacts to those that change the session. */
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
  }),
});
