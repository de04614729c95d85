import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';
import { abortRunning } from './abortRunning';
import { checkSession } from './checkSession';
import type { AppThunk } from './createStore';
import { isSignedIn, mergeGuestCart } from './session';

/**
 * What follows a sign-in, wherever it happened (spec §4): the token check, then the merge of the guest's cart.
 * @returns whether the browser kept the sign-in, without which nothing is merged; and why the merge failed, or null.
 */
export const completeSignIn =
  (): AppThunk<Promise<{ readonly isPersisted: boolean; readonly mergeFailure: Failure | null }>> =>
  async (dispatch) => {
    // A check that is under way began before the sign-in: its answer would be of before.
    await dispatch(abortRunning(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
    await dispatch(checkSession());
    const isPersisted = dispatch(isSignedIn());
    return { isPersisted, mergeFailure: isPersisted ? await dispatch(mergeGuestCart()) : null };
  };
