import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import type { Failure } from '../contract/failure';
import { checkSession } from './checkSession';
import type { SessionState } from './sessionSlice';
import { signedInOrOut } from './sessionSlice';
import type { Tabs } from './tabs';

interface State {
  readonly session: SessionState;
}

/** A refusal without a reason that a program could read: on a server that sends none, the session may be over. */
const leavesReasonOpen = (action: unknown): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  return failure?.kind === 'refused' && failure.code === undefined;
};

/**
 * When the session turned out to be another than it was (found by a token check, or by an answer that it is gone), the
 * product list, the cart and the orders are asked again (spec §4). Sign-in and logout on this page do so by their tags.
 */
export function sessionFollower(
  tabs: Tabs,
): Middleware<object, State, ThunkDispatch<State, unknown, UnknownAction>> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState().session.status;
      const result = next(action);
      const after = getState().session.status;
      if (signedInOrOut(action)) tabs.tell('session');
      else if (before !== after && before !== 'checking') {
        dispatch(baseApi.util.invalidateTags(['Product', 'Cart', 'Order']));
      } else if (after === 'customer' && leavesReasonOpen(action)) {
        void dispatch(checkSession());
      }
      return result;
    };
}
