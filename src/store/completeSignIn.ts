import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';
import { abortRunning } from './abortRunning';
import { checkSession } from './checkSession';
import type { AppThunk } from './createStore';
import { isSignedIn, mergeGuestCart } from './session';

/**
 * Runs the session check and then the merge of the guest's cart, after every sign-in and registration (spec §4).
 * @returns whether the browser stored the session cookie (otherwise nothing is merged), and why the merge failed, or null
 */
export const completeSignIn =
  (): AppThunk<Promise<{ readonly isPersisted: boolean; readonly mergeFailure: Failure | null }>> =>
  async (dispatch) => {
    // A running check began before the sign-in, so its response would be outdated.
    await dispatch(abortRunning(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
    await dispatch(checkSession());
    const isPersisted = dispatch(isSignedIn());
    return { isPersisted, mergeFailure: isPersisted ? await dispatch(mergeGuestCart()) : null };
  };
