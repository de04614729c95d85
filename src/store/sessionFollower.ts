import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import type { SessionState } from './sessionSlice';
import { signedInOrOut } from './sessionSlice';
import type { Tabs } from './tabs';

/**
 * When the session turned out to be another than it was (found by a token check, or by an answer that it is gone), the
 * product list, the cart and the orders are asked again (spec §4). Sign-in and logout on this page do so by their tags.
 */
export function sessionFollower(tabs: Tabs): Middleware<object, { session: SessionState }> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState().session.status;
      const result = next(action);
      const after = getState().session.status;
      if (signedInOrOut(action)) tabs.tell('session');
      else if (before !== after && before !== 'checking') {
        dispatch(baseApi.util.invalidateTags(['Product', 'Cart', 'Order']));
      }
      return result;
    };
}
