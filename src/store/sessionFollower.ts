import {
  isRejectedWithValue,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { forgetEarly } from '../api/earlyAnswers';
import { sessionApi } from '../api/sessionApi';
import { CUSTOMER_KEY } from '../contract/earlyAsk';
import type { Failure } from '../contract/failure';
import { checkSession } from './checkSession';
import type { AppThunk, RootState } from './createStore';
import type { StorePorts } from './ports';
import { mergeAgain, mergeGuestCart, type SessionStatus } from './session';
import { signedInOrOut } from './sessionSlice';

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
 * Notes who is here for the next page, which asks what a customer's pages need before it can check that. What this page
 * has asked so belongs to whoever its first check finds, and to nobody who comes after.
 */
const turn =
  (before: SessionStatus, after: SessionStatus, isSignedInOrOut: boolean): AppThunk =>
  (dispatch, _state, { storage: { local }, tabs }) => {
    if (after === 'customer') local.setItem(CUSTOMER_KEY, 'true');
    else local.removeItem(CUSTOMER_KEY);
    if (isSignedInOrOut || before !== 'checking') forgetEarly();
    if (isSignedInOrOut) tabs.tell('session');
    else dispatch(follow(before, after));
  };

type Dispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;

/**
 * When the session turned out to be another than it was (found by a token check, or by an answer that it is gone), the
 * product list, the cart and the orders are asked again (spec §4). Sign-in and logout on this page do so by their tags.
 */
export const sessionFollower: Middleware<object, RootState, Dispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState().session.status;
    const result = next(action);
    const after = getState().session.status;
    const isSigned = signedInOrOut(action);
    if (isSigned || before !== after) dispatch(turn(before, after, isSigned));
    else if (after === 'customer' && leavesReasonOpen(action)) void dispatch(checkSession());
    return result;
  };
