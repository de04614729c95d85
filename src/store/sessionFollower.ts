import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';
import { checkSession } from './checkSession';
import type { AppThunk, RootState } from './createStore';
import type { StorePorts } from './ports';
import { mergeAgain, mergeGuestCart, type SessionStatus } from './session';
import { signedInOrOut } from './sessionSlice';
import type { Tabs } from './tabs';

const { verifyToken } = sessionApi.endpoints;

/** A refusal without a reason that a program could read: on a server that sends none, the session may be over. */
const leavesReasonOpen = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || verifyToken.matchRejected(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  return failure?.kind === 'refused' && failure.code === undefined;
};

const follow =
  (before: SessionStatus, after: SessionStatus): AppThunk =>
  (dispatch) => {
    if (before === 'checking') {
      // A merge that got no answer before the page was loaded again.
      if (after === 'customer') void dispatch(mergeAgain());
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Product', 'Cart', 'Order']));
    // What was added while nobody knew of the session belongs to it.
    if (after === 'customer') void dispatch(mergeGuestCart());
  };

/**
 * When the session turned out to be another than it was (found by a token check, or by an answer that it is gone), the
 * product list, the cart and the orders are asked again (spec §4). Sign-in and logout on this page do so by their tags.
 */
export function sessionFollower(
  tabs: Tabs,
): Middleware<object, RootState, ThunkDispatch<RootState, StorePorts, UnknownAction>> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState().session.status;
      const result = next(action);
      const after = getState().session.status;
      if (signedInOrOut(action)) tabs.tell('session');
      else if (before !== after) dispatch(follow(before, after));
      else if (after === 'customer' && leavesReasonOpen(action)) void dispatch(checkSession());
      return result;
    };
}
