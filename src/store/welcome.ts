import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';
import { checkSession } from './checkSession';
import type { AppThunk } from './createStore';
import { giveUp } from './giveUp';
import { isSignedIn, mergeGuestCart } from './session';

/**
 * What follows a sign-in, wherever it happened (spec §4): the token check, then the merge of the guest's cart.
 * @returns whether the browser kept the sign-in, without which nothing is merged; and why the merge failed, or null.
 */
export const welcome =
  (): AppThunk<Promise<{ readonly isKept: boolean; readonly mergeFailure: Failure | null }>> =>
  async (dispatch) => {
    // A check that is under way began before the sign-in: its answer would be of before.
    await dispatch(giveUp(sessionApi.util.getRunningQueryThunk('verifyToken', undefined)));
    await dispatch(checkSession());
    const isKept = dispatch(isSignedIn());
    return { isKept, mergeFailure: isKept ? await dispatch(mergeGuestCart()) : null };
  };
