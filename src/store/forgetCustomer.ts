import { dropPersonalQueries } from '../api/personalQueries';
import { discardPreloaded } from '../api/preloaded';
import type { AppThunk } from './createStore';
import { lookAtStorage } from './deviceStorage';
import { customerForgotten } from './slices';

/** Where the key of a merge waits until the merge has been answered. */
export const MERGE_KEY = 'kedai:merge';

export interface Forgetting {
  /**
   * Whether this device still holds what the customer left on it. Where it does not, another tab has cleared it, and what
   * is stored now belongs to somebody else.
   */
  readonly isOnDevice: boolean;
}

/** Drops everything of a customer who is gone: in the store, in this tab, on this device. Nothing more is sent for them. */
export const forgetCustomer =
  ({ isOnDevice }: Forgetting): AppThunk =>
  (dispatch, _state, { cart, storage, writeNow }) => {
    cart.discard();
    dispatch(dropPersonalQueries());
    if (isOnDevice) {
      dispatch(customerForgotten());
      writeNow();
      storage.local.removeItem(MERGE_KEY);
    } else {
      dispatch(lookAtStorage());
    }
    storage.forgetTab();
    discardPreloaded();
  };
