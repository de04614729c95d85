import { refusal } from '../../api/classify';
import { userApi } from '../../api/userApi';
import { type Failure, messageOf } from '../../contract/failure';
import type { AppThunk } from '../../store/createStore';
import { completeSignIn } from '../../store/session';
import { failureText } from '../../text/failures';
import { sessionText } from '../../text/session';
import { toast } from '../../ui/toast';

const { login, register } = userApi.endpoints;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The code for a sign-in that succeeded although the browser did not store its session. */
export const NOT_PERSISTED = 'session-not-persisted';

/** Converts any thrown value to a failure. Errors from RTK Query already are failures. */
function toFailure(error: unknown): Failure {
  const message = messageOf(error, failureText.refused);
  const { code, kind = 'refused' } = error as Partial<Failure>;
  return { kind, message, code, retryable: false };
}

/** Runs `enter` and completes the sign-in. A failed cart merge only shows a toast. @returns the failure, or null. */
const signInBy =
  (
    enter: AppThunk<Promise<unknown>>,
    notPersistedText: string,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, _state, { cart }) => {
    try {
      // Pending changes belong to the guest cart.
      await cart.flush();
      await dispatch(enter);
    } catch (error) {
      const failure = toFailure(error);
      toast.error(failure.message);
      return failure;
    }
    toast.dismissErrors();
    const { isPersisted, mergeFailure } = await dispatch(completeSignIn());
    if (mergeFailure !== null) toast.error(sessionText.mergeFailed);
    return isPersisted ? null : refusal(notPersistedText, NOT_PERSISTED);
  };

/** Signs in. Failures of the call are shown as toasts (spec §8). @returns the failure, or null. */
export const signIn = (credentials: Credentials) =>
  signInBy(
    (dispatch) => dispatch(login.initiate(credentials, { track: false })).unwrap(),
    sessionText.signIn.notKept,
  );

/** Creates an account for a verified e-mail and signs in. @returns the failure, or null. */
export const signUp = (account: Credentials & { readonly name: string }) =>
  signInBy(
    (dispatch) => dispatch(register.initiate(account, { track: false })).unwrap(),
    sessionText.signUp.notKept,
  );
