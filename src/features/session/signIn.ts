import { refusal } from '../../api/classify';
import { userApi } from '../../api/userApi';
import { type Failure, messageOf } from '../../contract/failure';
import { completeSignIn } from '../../store/completeSignIn';
import type { AppThunk } from '../../store/createStore';
import { failureTexts } from '../../text/failures';
import { sessionTexts } from '../../text/session';
import { toast } from '../../ui/toast';

const { login, register } = userApi.endpoints;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The reason of a sign-in that succeeded and that the token check after it knows nothing of. */
export const NOT_KEPT = 'not-kept';

/** Any thrown value as a failure; RTK Query's own errors have been failures all along. */
function toFailure(caught: unknown): Failure {
  const message = messageOf(caught, failureTexts.refused);
  const { code, kind = 'refused' } = caught as Partial<Failure>;
  return { kind, message, retryable: false, ...(code === undefined ? {} : { code }) };
}

/** Signs in by `enter`; a failed merge is told and goes on. @returns why it failed, or that it was not kept, or null. */
const thenWelcome =
  (enter: AppThunk<Promise<unknown>>, notKept: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, _state, { cart }) => {
    try {
      // What is held back belongs to the guest's cart.
      await cart.flush();
      await dispatch(enter);
    } catch (caught) {
      const failure = toFailure(caught);
      toast.error(failure.message);
      return failure;
    }
    toast.dismissErrors();
    const { isPersisted, mergeFailure } = await dispatch(completeSignIn());
    if (mergeFailure !== null) toast.error(sessionTexts.mergeFailed);
    return isPersisted ? null : refusal(notKept, NOT_KEPT);
  };

/** Signs in; failures of the call are told as toasts (spec §8). @returns why it failed, or null. */
export const signIn = (credentials: Credentials) =>
  thenWelcome(
    (dispatch) => dispatch(login.initiate(credentials, { track: false })).unwrap(),
    sessionTexts.signIn.notKept,
  );

/** Makes an account for an e-mail that has been verified, and signs in. @returns why it failed, or null. */
export const signUp = (account: Credentials & { readonly name: string }) =>
  thenWelcome(
    (dispatch) => dispatch(register.initiate(account, { track: false })).unwrap(),
    sessionTexts.signUp.notKept,
  );
