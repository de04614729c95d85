import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { visitorApi } from './apis';
import { fromCall } from './fromCall';

/** The first step of a sign-in with a passkey. The second is `passkeySignIn` in `userApi.ts`, which the store reacts to. */
export const passkeySignInApi = visitorApi.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySignIn: build.mutation(fromCall(passkeyCalls.startPasskeySignIn)),
  }),
});
