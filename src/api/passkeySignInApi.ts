import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The first step of a sign-in with a passkey. The second is `passkeySignIn` in `userApi.ts`, which the store reacts to. */
export const passkeySignInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySignIn: build.mutation(fromCall(passkeyCalls.startPasskeySignIn)),
  }),
});
