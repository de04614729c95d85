import type { Failure } from '@kedai/contract/calls/failure';
import { toast } from '@kedai/ui/overlay/toast';
import { refusal, withoutResponse } from '../../api/classify';
import { userApi } from '../../api/userApi';
import { flushPendingWrites } from '../../state/cart/cartWrites';
import { completeSignIn } from '../../state/session/customerSession';
import { type AppThunk, failureOf } from '../../state/thunk';
import { sessionText } from '../../text/account/signIn';

const { login, register } = userApi.endpoints;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The code for a sign-in that succeeded although the browser did not store its session. */
export const NOT_PERSISTED = 'session-not-persisted';

/**
 * Runs `enter` and completes the sign-in. Failures of the call are shown as toasts (spec §8). A failed cart merge only shows a
 * toast. @returns the failure, or null
 */
const signInBy =
  (
    enter: AppThunk<PromiseLike<{ readonly error?: unknown }>>,
    notPersistedText: string,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    // Pending changes belong to the guest cart.
    await dispatch(flushPendingWrites());
    const failure = failureOf(await dispatch(enter));
    if (failure !== null) {
      toast.error(failure.message);
      return failure;
    }
    toast.dismissErrors();
    const { isPersisted, mergeFailure } = await dispatch(completeSignIn());
    if (mergeFailure !== null) toast.error(sessionText.mergeFailed);
    return isPersisted ? null : refusal(notPersistedText, NOT_PERSISTED);
  };

export const signIn = (credentials: Credentials) =>
  signInBy(login.initiate(credentials, { track: false }), sessionText.signIn.cookiesBlocked);

/** Creates an account for a verified e-mail and signs in. @returns the failure, or null */
export const signUp = (account: Credentials & { readonly name: string }) =>
  signInBy(register.initiate(account, { track: false }), sessionText.signUp.cookiesBlocked);

/** The code for the browser's passkeys is loaded when it is needed. */
const enter: AppThunk<Promise<{ readonly error?: unknown }>> = async (dispatch) => {
  const chunk = await import(/* webpackChunkName: "passkey" */ './enterWithPasskey').catch(
    () => null,
  );
  return chunk ? dispatch(chunk.enterWithPasskey()) : { error: withoutResponse('offline') };
};

/** Signs in with a passkey. @returns the failure, or null */
export const signInWithPasskey = () => signInBy(enter, sessionText.signIn.cookiesBlocked);
