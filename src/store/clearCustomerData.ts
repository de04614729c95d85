import { dropPersonalQueries } from '../api/personalQueries';
import { discardPreloaded } from '../api/preloaded';
import type { AppThunk } from './createStore';
import { rehydrateFromStorage } from './rehydrateFromStorage';
import { customerDataCleared } from './slices';

/** Where the key of a merge waits until the merge has been answered. */
export const MERGE_KEY = 'kedai:merge';

export interface ClearOptions {
  /**
   * Whether this device still holds what the customer left on it. Where it does not, another tab has cleared it, and what
   * is stored now belongs to somebody else.
   */
  readonly isOnDevice: boolean;
}

/** Drops everything of a customer who is gone: in the store, in this tab, on this device. Nothing more is sent for them. */
export const clearCustomerData =
  ({ isOnDevice }: ClearOptions): AppThunk =>
  (dispatch, _state, { cart, storage, flushPersistence }) => {
    cart.discard();
    dispatch(dropPersonalQueries());
    if (isOnDevice) {
      dispatch(customerDataCleared());
      flushPersistence();
      storage.local.removeItem(MERGE_KEY);
    } else {
      dispatch(rehydrateFromStorage());
    }
    storage.clearTab();
    discardPreloaded();
  };
